import VFLPanels

/// The sizes of star tracks by WPF's rule: repeatedly, the tracks whose share violates a limit are fixed at
/// the limit.
///
/// This is an independent implementation without constraints.
struct StarRule {
  /// The sizes in points, in the order of the star tracks.
  private(set) var sizes: [Double]

  /// Divides a length in points among the given star tracks.
  init(_ stars: [GridTrack], of length: Double) {
    let shares = stars.map { if case .star(let share) = $0.size { share } else { 0.0 } }
    sizes = stars.map { _ in 0 }
    var open = Set(stars.indices)
    while !open.isEmpty {
      let fixed = stars.indices.filter { !open.contains($0) }.reduce(0) { $0 + sizes[$1] }
      let all = open.reduce(0) { $0 + shares[$1] }
      var missing: [Int: Double] = [:]
      for index in open {
        let share = max(0, length - fixed) * shares[index] / all
        sizes[index] = min(max(share, stars[index].minimum ?? 0), stars[index].maximum ?? .infinity)
        missing[index] = sizes[index] - share
      }
      // The excess of the tracks at their minimum size minus the shortfall of the tracks at their maximum
      // size.
      let balance = missing.values.reduce(0, +)
      let broken = missing.filter { balance > 1e-9 ? $0.value > 0 : $0.value < 0 }
      if broken.isEmpty || balance.magnitude <= 1e-9 { return }
      open.subtract(broken.keys)
    }
  }
}
