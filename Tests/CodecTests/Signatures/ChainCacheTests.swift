import Testing

@testable import Codec

struct ChainCacheTests {
  private static func answer(_ header: [UInt8], in cache: inout ChainCache) -> SignatureFault? {
    let count = header.count
    return ByteBuffer(header).withBytes { bytes in
      guard case .failure(let fault) = cache.answer(for: bytes.extracting(0..<count)) else { return nil }
      return fault
    }
  }

  private static func insert(_ fault: SignatureFault, _ header: [UInt8], into cache: inout ChainCache) {
    let count = header.count
    ByteBuffer(header).withBytes { bytes in cache.insert(.failure(fault), for: bytes.extracting(0..<count)) }
  }

  @Test(arguments: 0..<40)
  func everyByteOfTheHeaderCounts(_ count: Int) {
    let header = (0..<UInt8(count)).map { $0 }
    var cache = ChainCache()
    ChainCacheTests.insert(.chainForeignRoot, header, into: &cache)
    #expect(ChainCacheTests.answer(header, in: &cache) == .chainForeignRoot)
    #expect(ChainCacheTests.answer(header + [0], in: &cache) == nil)
    for position in header.indices {
      var other = header
      other[position] ^= 0x80
      #expect(ChainCacheTests.answer(other, in: &cache) == nil, "byte \(position)")
    }
  }

  @Test func theOldestEntriesGoFirst() {
    var cache = ChainCache()
    for number in 0..<UInt8(ChainCache.entryLimit + 2) {
      ChainCacheTests.insert(.chainForeignRoot, [number], into: &cache)
    }
    #expect(ChainCacheTests.answer([0], in: &cache) == nil)
    #expect(ChainCacheTests.answer([1], in: &cache) == nil)
    for number in 2..<UInt8(ChainCache.entryLimit + 2) {
      #expect(ChainCacheTests.answer([number], in: &cache) == .chainForeignRoot)
    }
  }

  @Test func longHeadersAreNotKept() {
    let longest = Array(repeating: UInt8(7), count: ChainCache.headerByteLimit)
    var cache = ChainCache()
    ChainCacheTests.insert(.chainForeignRoot, longest, into: &cache)
    ChainCacheTests.insert(.chainForeignRoot, longest + [7], into: &cache)
    #expect(ChainCacheTests.answer(longest, in: &cache) == .chainForeignRoot)
    #expect(ChainCacheTests.answer(longest + [7], in: &cache) == nil)
  }
}
