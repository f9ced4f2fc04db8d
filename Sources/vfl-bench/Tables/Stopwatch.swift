/// Measures the time of a function.
struct Stopwatch {
  /// The minimum duration of a round.
  let roundLength: Duration

  /// The number of rounds whose median is computed.
  private static let rounds = 7

  /// Returns the time of one call of `work` in nanoseconds.
  ///
  /// The time is the median of several rounds. All rounds have the same number of calls, which takes at least
  /// ``roundLength``.
  ///
  /// `work` must return a number that depends on its computation, so that it is not optimized away.
  func nanoseconds(_ work: () -> Int) -> Double {
    var calls = 1
    while true {
      let elapsed = time(calls, work)
      if elapsed >= roundLength || calls > 1 << 30 { break }
      calls *= 2
    }
    let rounds = (0..<Self.rounds).map { _ in time(calls, work).nanoseconds / Double(calls) }
    return rounds.sorted()[Self.rounds / 2]
  }

  private func time(_ calls: Int, _ work: () -> Int) -> Duration {
    var sum = 0
    let elapsed = ContinuousClock().measure {
      for _ in 0..<calls { sum &+= work() }
    }
    precondition(sum != .min, "the work has to count something")
    return elapsed
  }
}

extension Duration {
  /// The duration in nanoseconds.
  var nanoseconds: Double {
    Double(components.seconds) * 1e9 + Double(components.attoseconds) / 1e9
  }
}
