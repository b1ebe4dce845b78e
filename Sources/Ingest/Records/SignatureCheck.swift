internal import Codec
internal import Refunds

/// Checks the signature of a signed text once its payload is decoded, for the payload says when it was signed.
extension RecordReader {
  /// How far a signed text and what stands in it can be trusted; nil after the record was left out.
  ///
  /// What an outer signature covers is not checked again unless all signatures are to be checked. A signed text in a
  /// notification that nobody signed is checked, and the whole still counts as unsigned.
  mutating func trust(
    of signed: CompactJWS, _ bytes: RawSpan, _ content: ByteBuffer, _ index: JSONIndex, _ outer: RecordContext
  ) -> Trust? {
    guard let verifier, isToBeChecked(outer) else { return outer.trust ?? .notChecked }
    let claims = content.withBytes { self.claims(of: index, $0) }
    switch verifier.verify(signed, in: bytes, at: claims.signedAt?.milliseconds) {
    case .verified(let signer):
      signers[signer, default: 0] += 1
      return outer.trust ?? .verified
    case .noDate:
      if claims.isLocalTest { return .notChecked }
      // Nobody can say whether its certificates were valid when it was signed, and the clock must not stand in.
      note(.signatureRefused, "signature-without-date")
      leaveOut(.signatureWithoutDate)
    case .refused(let fault):
      // Xcode and LocalTesting sign with certificates of their own; their environment keeps them out of all numbers.
      if claims.isLocalTest { return .notChecked }
      note(.signatureRefused, fault.code)
      leaveOut(.signatureRefused)
    }
    return nil
  }

  func isToBeChecked(_ outer: RecordContext) -> Bool {
    switch options.verification {
    case .off: false
    case .outer: outer.trust == nil || outer.trust == .unsigned
    case .all: true
    }
  }

  /// The signers of the block by name; while it is read they are counted by number, since names are long.
  func namedSigners() -> [Signer: Int] {
    guard let trusted = options.verification.roots else { return [:] }
    // The roots of receipts follow those of signed texts.
    let roots = trusted.roots.map { ($0.name, $0.fingerprint) } + trusted.receiptRoots.map { ($0.name, $0.fingerprint) }
    return signers.reduce(into: [:]) { named, entry in
      let root = roots[entry.key.root]
      let signer = Signer(
        root: root.0, rootFingerprint: root.1,
        leafValidFrom: Instant(milliseconds: entry.key.leafValidity.notBeforeMilliseconds),
        leafValidUntil: Instant(milliseconds: entry.key.leafValidity.notAfterMilliseconds))
      named[signer] = entry.value
    }
  }

  /// What a payload says about its own signature.
  private struct Claims {
    var signedAt: Instant?
    var isLocalTest = false
  }

  // Uses `fields`, as every reader does: whoever reads the payload next fills them anew.
  private mutating func claims(of index: JSONIndex, _ bytes: RawSpan) -> Claims {
    guard index[0].kind == .object else { return Claims() }
    fields.fill(index, object: 0)
    var claims = Claims()
    claims.signedAt = instant(fields[.signedDate], index, bytes)
    // App transactions are judged at their creation (formats.md 3.9).
    if claims.signedAt == nil { claims.signedAt = instant(fields[.receiptCreationDate], index, bytes) }
    var environment = fields[.environment] ?? fields[.receiptType]
    if let data = fields[.data] ?? fields[.appData] ?? fields[.summary], index[data].kind == .object {
      fields.fill(index, object: data)
      environment = environment ?? fields[.environment]
      if claims.signedAt == nil { claims.signedAt = nestedDate(fields[.signedTransactionInfo], index, bytes) }
    }
    if let environment, index[environment].kind == .string {
      let name = texts.symbol(bytes, index[environment])
      claims.isLocalTest = self.environment(of: name).idsCollideBetweenFiles
    }
    return claims
  }

  private func instant(_ position: Int?, _ index: JSONIndex, _ bytes: RawSpan) -> Instant? {
    position.flatMap { DateReader.read(bytes, index[$0], latestPlausible: options.latestPlausible).instant }
  }

  // Notifications of 2022 had no date of their own; their transactions had.
  private func nestedDate(_ position: Int?, _ index: JSONIndex, _ bytes: RawSpan) -> Instant? {
    guard let position, index[position].kind == .string else { return nil }
    let node = index[position]
    var content = ByteBuffer()
    var nested = JSONIndex(names: FieldSpellings.names)
    guard let signed = try? CompactJWS(bytes, from: node.start, to: node.end),
      (try? signed.decode(.payload, of: bytes, into: &content)) != nil
    else { return nil }
    return content.withBytes { payload in
      guard (try? nested.read(payload, at: 0)) != nil, nested[0].kind == .object else { return nil }
      var members = ObjectFields()
      members.fill(nested, object: 0)
      return instant(members[.signedDate], nested, payload)
    }
  }
}
