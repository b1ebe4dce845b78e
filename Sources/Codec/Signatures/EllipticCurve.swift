/// The curves on which a certificate's key may lie: those of Apple's chains (formats.md 6.2).
enum EllipticCurve: Hashable, Sendable {
  case p256
  case p384
}
