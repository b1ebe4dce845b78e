// swift-tools-version: 6.2

import PackageDescription

// The manifest is the architecture: data flows Codec -> Ingest -> Refunds -> Render, and a target may import only
// what is declared here (docs/ARCHITECTURE.md). CI refuses every import that is not declared.
let settings: [SwiftSetting] = [
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "refunds",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "refunds", targets: ["CommandLineTool"]),
    .executable(name: "generate-fixtures", targets: ["FixtureGenerator"]),
  ],
  targets: [
    .systemLibrary(
      name: "CCrypto", pkgConfig: "libcrypto",
      providers: [.apt(["libssl-dev"]), .brew(["openssl@3"])]),
    .systemLibrary(
      name: "CZlib", pkgConfig: "zlib",
      providers: [.apt(["zlib1g-dev"]), .brew(["zlib"])]),
    .target(name: "Codec", dependencies: ["CCrypto", "CZlib"], swiftSettings: settings),
    // Intervals take square roots, which a debug build on Linux calls from libm.
    .target(
      name: "Refunds", swiftSettings: settings,
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    .target(name: "Ingest", dependencies: ["Codec", "Refunds"], swiftSettings: settings),
    .target(name: "Render", dependencies: ["Codec", "Refunds"], swiftSettings: settings),
    .executableTarget(
      name: "CommandLineTool", dependencies: ["Codec", "Ingest", "Refunds", "Render"], swiftSettings: settings),
    .executableTarget(name: "FixtureGenerator", dependencies: ["CCrypto", "Codec"], swiftSettings: settings),
    .testTarget(name: "CodecTests", dependencies: ["Codec"], swiftSettings: settings),
    .testTarget(name: "RefundsTests", dependencies: ["Refunds"], swiftSettings: settings),
    .testTarget(name: "IngestTests", dependencies: ["Codec", "Ingest", "Refunds"], swiftSettings: settings),
    .testTarget(name: "RenderTests", dependencies: ["Codec", "Refunds", "Render"], swiftSettings: settings),
    .testTarget(
      name: "FixtureGeneratorTests", dependencies: ["FixtureGenerator", "Refunds"], swiftSettings: settings),
    .testTarget(
      name: "CommandLineToolTests", dependencies: ["Codec", "CommandLineTool", "FixtureGenerator", "Render"],
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
