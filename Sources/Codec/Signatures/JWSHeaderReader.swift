/// Reads headers of signed texts strictly (RFC 7515 section 4). One for each worker; it reuses all its memory.
///
/// Only `alg` and `x5c` are used. A key is never taken from `jwk`, `jku`, `x5u` or `kid`: whoever wrote the text wrote
/// those, too.
final class JWSHeaderReader {
  private enum Name: Int, CaseIterable {
    case alg, x5c, crit, b64
  }

  /// How many certificates Apple sends.
  private static let certificateCount = 3

  private var index = JSONIndex(names: JSONNames(Name.allCases.map { "\($0)" }))
  private var header = ByteBuffer()
  private var der = ByteBuffer()
  private var x5c: JSONNode?
  private var x5cPosition = 0

  /// Checks that the header is one JSON object that names ES256 and demands nothing else.
  func read(_ jws: CompactJWS, in bytes: RawSpan) throws(SignatureFault) {
    do throws(JWSError) {
      try jws.decode(.header, of: bytes, into: &header)
    } catch {
      throw .headerEncoding
    }
    try header.withBytes { (bytes) throws(SignatureFault) in
      try readObject(bytes)
      try readMembers(bytes)
    }
  }

  /// The certificates of the header that was read last: leaf, intermediate, and one of which only the form counts.
  func certificates() throws(SignatureFault) -> [Certificate] {
    guard let x5c else { throw .certificatesAbsent }
    guard x5c.kind == .array else { throw .certificatesMalformed }
    var texts: [JSONNode] = []
    var position = x5cPosition + 1
    while position < x5c.next {
      guard index[position].kind == .string else { throw .certificatesMalformed }
      texts.append(index[position])
      position = index[position].next
    }
    switch texts.count {
    case 0: throw .certificatesNone
    case 1: throw .xcodeCertificate
    case 2: throw .certificatesTooFew
    case JWSHeaderReader.certificateCount: break
    default: throw .certificatesTooMany
    }
    var certificates: [Certificate] = []
    for (text, role) in zip(texts, CertificateRole.allCases) {
      certificates.append(try certificate(text, role))
    }
    return certificates
  }

  private func readObject(_ bytes: RawSpan) throws(SignatureFault) {
    let end: Int
    do throws(JSONError) {
      end = try index.read(bytes, at: 0)
    } catch {
      throw error.fault == .duplicateName ? .headerDuplicateName : .headerJSON
    }
    guard index[0].kind == .object else { throw .headerJSON }
    for position in end..<header.count {
      switch bytes.byte(at: position) {
      case 0x20, 0x09, 0x0A, 0x0D: continue
      default: throw .headerJSON
      }
    }
  }

  private func readMembers(_ bytes: RawSpan) throws(SignatureFault) {
    var algorithm: JWSAlgorithm? = .missing
    var hasCritical = false
    var hasUnencodedPayload = false
    x5c = nil
    var position = 1
    while position < index[0].next {
      let node = index[position]
      switch Name(rawValue: node.name) {
      case .alg: algorithm = JWSHeaderReader.refusedAlgorithm(bytes, node)
      case .x5c:
        x5c = node
        x5cPosition = position
      case .crit: hasCritical = true
      case .b64: hasUnencodedPayload = true
      case nil: break
      }
      position = node.next
    }
    if let algorithm { throw .algorithm(algorithm) }
    if hasCritical { throw .headerCritical }
    if hasUnencodedPayload { throw .headerUnencodedPayload }
  }

  /// nil for the accepted one.
  private static func refusedAlgorithm(_ bytes: RawSpan, _ node: JSONNode) -> JWSAlgorithm? {
    guard node.kind == .string else { return .missing }
    if JSONText.equals(bytes, node, JWSAlgorithm.accepted) { return nil }
    return JWSAlgorithm.refused(named: JSONText.string(bytes, node))
  }

  private func certificate(_ text: JSONNode, _ role: CertificateRole) throws(SignatureFault) -> Certificate {
    do throws(Base64Error) {
      try header.withBytes { (bytes) throws(Base64Error) in
        if text.hasEscapes {
          // Some JSON writers put a backslash before each slash.
          var unescaped: [UInt8] = []
          JSONText.append(bytes, text, to: &unescaped)
          let count = unescaped.count
          try ByteBuffer(unescaped).withBytes { (bytes) throws(Base64Error) in
            try Base64.decode(bytes, from: 0, to: count, into: &der)
          }
        } else {
          try Base64.decode(bytes, from: text.start, to: text.end, into: &der)
        }
      }
    } catch {
      throw .certificate(.encoding, role)
    }
    do throws(CertificateFault) {
      let count = der.count
      return try der.withBytes { (bytes) throws(CertificateFault) in
        try Certificate(der: bytes.extracting(0..<count))
      }
    } catch {
      throw .certificate(error, role)
    }
  }
}
