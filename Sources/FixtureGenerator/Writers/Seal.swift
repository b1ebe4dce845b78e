/// Turns a payload into what stands for it in a record: a compact JWS, or the payload itself as decoded archives have it.
package enum Seal {
  case decoded
  case signed(Signer)

  package func callAsFunction(_ payload: JSONValue) throws -> JSONValue {
    switch self {
    case .decoded: payload
    case .signed(let signer): .string(try signer.sign(payload))
    }
  }
}
