/// Holm's correction for many comparisons (Holm 1979): the chance of any false alarm among all of them stays below the
/// level, however the comparisons depend on each other.
package enum HolmCorrection {
  /// Corrected probabilities in the order of the given ones; none exceeds 1.
  package static func corrected(_ probabilities: [Double]) -> [Double] {
    let order = probabilities.indices.sorted { probabilities[$0] < probabilities[$1] }
    var corrected = probabilities
    var greatest = 0.0
    for (rank, position) in order.enumerated() {
      // A less likely comparison is never corrected to more than a likelier one.
      greatest = max(greatest, min(1, Double(probabilities.count - rank) * probabilities[position]))
      corrected[position] = greatest
    }
    return corrected
  }
}
