/// Times a piece of work.
struct Stopwatch {
  /// How long a round runs at least.
  let roundLength: Duration

  /// How many rounds the median is taken of.
  private static let rounds = 7

  /// The nanoseconds that one call of `work` takes: the median of several rounds, each of as many
  /// calls as its length holds.
  ///
  /// `work` gives a number that depends on what it did, so that nothing is optimised away.
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
