import VFLTestSupport

/// Checks the regimes of a size range against layouts at single sizes.
struct RegimeCheck {
  let input: FuzzInput

  /// The largest size to solve.
  ///
  /// At much larger sizes, differences of a few points are rounding errors.
  private static let largestSize = 1e6

  /// Returns the first difference between the regimes and a layout; `nil` if they agree.
  func failure(of json: JSONTree) -> String? {
    for sensitivity in json["sensitivity"]?.elements ?? [] {
      let flag = sensitivity["axis"]?.string == "vertical" ? "--height" : "--width"
      for regime in (sensitivity["regimes"]?.elements ?? []).prefix(4) {
        if let failure = failure(of: regime, flag) { return failure }
      }
      for reason in sensitivity["unsatisfiable"]?.elements ?? [] {
        guard let size = Self.size(beyond: reason) else { continue }
        if let status = solved(flag, size)["status"]?.string, status != "unsatisfiable" {
          return "\(status) at \(flag) \(size), which is called impossible"
        }
      }
    }
    return nil
  }

  private func failure(of regime: JSONTree, _ flag: String) -> String? {
    guard let size = Self.size(inside: regime["range"]), size <= Self.largestSize else {
      return nil
    }
    let answer = solved(flag, size)
    if answer["status"] == nil { return nil }
    guard let frames = answer["frames"], case .object(let lines) = regime["frames"] else {
      return "\(answer["status"] ?? .null) at \(flag) \(size), which a regime contains"
    }
    for (name, frame) in lines.sorted(by: { $0.key < $1.key }) {
      for part in ["x", "y", "width", "height"] {
        guard let line = frame[part], let slope = line[0]?.double, let constant = line[1]?.double,
          let value = frames[name]?[part]?.double
        else { continue }
        let scale = max(1, (slope * size).magnitude, constant.magnitude)
        if (slope * size + constant - value).magnitude > 1e-4 * scale {
          return "\(name).\(part) is \(value) at \(flag) \(size), "
            + "but \(slope * size + constant) in the regime"
        }
      }
    }
    return nil
  }

  /// Returns the output for a single size; `null` if the command rejects its numbers or prints no JSON.
  private func solved(_ flag: String, _ size: Double) -> JSONTree {
    let arguments = ["solve", flag, "\(size)", "--format", "json", "-"]
    let answer = CommandAnswer(to: input.with(arguments: arguments))
    return answer.refusesNumbers ? .null : answer.json ?? .null
  }

  /// Returns a size inside a range; `nil` if the range is too narrow.
  private static func size(inside range: JSONTree?) -> Double? {
    guard let lower = range?[0]?.double else { return nil }
    guard let upper = range?[1]?.double else { return lower + max(1, lower.magnitude) }
    return upper - lower > 1e-3 * max(1, upper.magnitude) ? (lower + upper) / 2 : nil
  }

  /// Returns a size beyond the bound at which the layout becomes unsatisfiable; `nil` if there is no such
  /// size.
  private static func size(beyond reason: JSONTree) -> Double? {
    if let bound = reason["below"]?.double {
      let size = bound - 1e-3 * max(1, bound.magnitude)
      return size >= 0 ? size : nil
    }
    guard let bound = reason["above"]?.double else { return nil }
    let size = bound + 1e-3 * max(1, bound.magnitude)
    return (0...largestSize).contains(size) ? size : nil
  }
}
