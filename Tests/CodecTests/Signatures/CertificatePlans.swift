/// All certificates that the tests of chains use, by name; `ChainFixtures` holds them made.
enum CertificatePlans {
  /// Arguments of `openssl genpkey`.
  static let keys: [String: [String]] = [
    "root": curve("P-256"), "intermediate": curve("P-256"), "leaf": curve("P-256"), "stranger": curve("P-256"),
    "p384": curve("P-384"), "p192": curve("P-192"),
    "explicit": curve("P-256") + ["-pkeyopt", "ec_param_enc:explicit"],
    "rsa": ["-algorithm", "RSA", "-pkeyopt", "rsa_keygen_bits:1024"],
  ]

  private static func curve(_ name: String) -> [String] {
    ["-algorithm", "EC", "-pkeyopt", "ec_paramgen_curve:\(name)"]
  }

  static var all: [String: CertificatePlan] {
    leaves.merging(intermediates) { $1 }.merging(roots) { $1 }
  }

  private static let unknownCritical = CertificatePlan.item("1.2.3.4", isCritical: true, [0x05, 0x00])
  /// permitted: DNS names under example.com. libcrypto knows it, yet checking one signature does not act on it.
  private static let nameConstraints = CertificatePlan.item(
    "2.5.29.30", isCritical: true,
    DER.sequence(DER.value(0xA0, DER.sequence(DER.value(0x82, Array("example.com".utf8))))))

  private static var leaves: [String: CertificatePlan] {
    let good = CertificatePlan.leaf
    let marker = CertificatePlan.marker(CertificatePlan.leafMarker)
    let hidden = CertificatePlan.item("1.2.3.5", isCritical: false, marker)
    let agreement = CertificatePlan.item("2.5.29.15", isCritical: true, DER.bits([0x08], unused: 3))
    return [
      "leaf": good,
      "leaf-bare": good.with { $0.extensions = [marker] },
      "leaf-critical-marker": good.with {
        $0.extensions[2] = CertificatePlan.marker(CertificatePlan.leafMarker, isCritical: true)
      },
      "leaf-authority": good.with { $0.extensions[0] = CertificatePlan.basicConstraints(authority: true) },
      "leaf-other-use": good.with { $0.extensions[1] = agreement },
      "leaf-unknown-critical": good.with { $0.extensions.append(unknownCritical) },
      "leaf-name-constraints": good.with { $0.extensions.append(nameConstraints) },
      "leaf-unmarked": good.with { $0.extensions.removeLast() },
      "leaf-other-marker": good.with { $0.extensions[2] = CertificatePlan.marker(CertificatePlan.intermediateMarker) },
      "leaf-hidden-marker": good.with { $0.extensions[2] = hidden },
      "leaf-twice": good.with { $0.extensions.append($0.extensions[0]) },
      "leaf-version-1": good.with { $0.version = 0 },
      "leaf-sha1": good.with { $0.digest = "sha1" },
      "leaf-rsa": good.with { $0.key = "rsa" },
      "leaf-p192": good.with { $0.key = "p192" },
      "leaf-p384": good.with { $0.key = "p384" },
      "leaf-explicit": good.with { $0.key = "explicit" },
      "leaf-by-stranger": good.with { $0.signer = "stranger" },
      "leaf-under-p384": good.with { $0.signer = "p384" },
    ]
  }

  private static var intermediates: [String: CertificatePlan] {
    let good = CertificatePlan.intermediate
    return [
      "intermediate": good,
      "intermediate-bare": good.with { $0.extensions.remove(at: 1) },
      "intermediate-no-authority": good.with { $0.extensions[0] = CertificatePlan.basicConstraints(authority: false) },
      "intermediate-no-constraints": good.with { $0.extensions.removeFirst() },
      "intermediate-negative-length": good.with {
        $0.extensions[0] = CertificatePlan.basicConstraints(authority: true, pathLength: -1)
      },
      "intermediate-other-use": good.with { $0.extensions[1] = CertificatePlan.keyUsage(certificates: false) },
      "intermediate-unknown-critical": good.with { $0.extensions.append(unknownCritical) },
      "intermediate-unmarked": good.with { $0.extensions.removeLast() },
      "intermediate-other-marker": good.with {
        $0.extensions[2] = CertificatePlan.marker(CertificatePlan.leafMarker)
      },
      "intermediate-sha1": good.with { $0.digest = "sha1" },
      "intermediate-rsa": good.with { $0.key = "rsa" },
      "intermediate-p192": good.with { $0.key = "p192" },
      "intermediate-explicit": good.with { $0.key = "explicit" },
      "intermediate-by-stranger": good.with { $0.signer = "stranger" },
      "intermediate-p384": good.with {
        $0.key = "p384"
        $0.signer = "p384"
      },
    ]
  }

  private static var roots: [String: CertificatePlan] {
    let good = CertificatePlan.root
    let byP384 = good.with {
      $0.key = "p384"
      $0.signer = "p384"
    }
    return [
      "root": good,
      // The same key again, for a later time, as when a root is renewed.
      "root-renewed": good.with {
        $0.notBefore = "290101000000Z"
        $0.notAfter = "350101000000Z"
      },
      // The same name with another key: a forger's root.
      "root-fake": good.with {
        $0.key = "stranger"
        $0.signer = "stranger"
      },
      "root-p384": byP384,
      // Its key signed an intermediate, which its limit forbids.
      "root-no-intermediates": byP384.with {
        $0.extensions[0] = CertificatePlan.basicConstraints(authority: true, pathLength: 0)
      },
      "root-no-authority": good.with { $0.extensions[0] = CertificatePlan.basicConstraints(authority: false) },
      "root-no-constraints": good.with { $0.extensions.removeFirst() },
      "root-other-use": good.with { $0.extensions[1] = CertificatePlan.keyUsage(certificates: false) },
      "root-unknown-critical": good.with { $0.extensions.append(unknownCritical) },
      "root-rsa": good.with { $0.key = "rsa" },
      "root-p192": good.with { $0.key = "p192" },
      "root-explicit": good.with { $0.key = "explicit" },
      "root-by-stranger": good.with { $0.signer = "stranger" },
    ]
  }
}
