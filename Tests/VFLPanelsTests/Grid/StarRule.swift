import VFLPanels

/// How long stars are by the rule of WPF: by fixing, again and again, those that cannot have their share.
///
/// Nothing is solved here, and no unit is looked for.
struct StarRule {
  /// The sizes in points, in the order of the stars.
  private(set) var sizes: [Double]

  /// Divides a length in points among stars.
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
      // What those at their least size take beyond their shares, and those at their largest leave of it.
      let balance = missing.values.reduce(0, +)
      let broken = missing.filter { balance > 1e-9 ? $0.value > 0 : $0.value < 0 }
      if broken.isEmpty || balance.magnitude <= 1e-9 { return }
      open.subtract(broken.keys)
    }
  }
}
