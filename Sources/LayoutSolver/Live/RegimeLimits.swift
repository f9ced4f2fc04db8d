/// Limits of a regime that is being charted: how far the constants of its parameters may go; see
/// ``RegimeAtlas/Regime``.
struct RegimeLimits: Sendable {
  private let parameterCount: Int
  /// Where the numbers of the limits begin.
  private let first: Int
  /// How many limits there are, one number for each and its rates.
  private(set) var count = 0

  /// Creates limits that let all constants go anywhere, behind the numbers that there are.
  init(parameterCount: Int, in numbers: inout [Double]) {
    self.parameterCount = parameterCount
    first = numbers.count
    if parameterCount == 1 {
      numbers.append(-.infinity)
      numbers.append(.infinity)
    }
  }

  /// Adds the limit that something sets which is so far from the 0 that it must not pass, on the side
  /// with a sign, 0 if it must not move at all, given how fast it grows with each parameter.
  mutating func add(
    _ room: (size: Double, sign: Double), to numbers: inout [Double], _ rate: (Int) -> Double
  ) {
    if room.sign == 0 {
      add((0, 1), to: &numbers, rate)
      add((0, -1), to: &numbers, rate)
    } else if parameterCount == 1 {
      let rate = room.sign * rate(0)
      let end = room.size / rate.magnitude
      if rate > 0 {
        numbers[first] = Swift.max(numbers[first], -end)
      } else if rate < 0 {
        numbers[first + 1] = Swift.min(numbers[first + 1], end)
      }
    } else {
      numbers.append(room.size)
      for index in 0..<parameterCount { numbers.append(room.sign * rate(index)) }
      count += 1
    }
  }
}
