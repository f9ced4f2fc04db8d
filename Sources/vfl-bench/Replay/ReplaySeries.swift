/// Replays of one problem, one after another, until a budget of time is used up.
struct ReplaySeries: Sendable {
  /// How long and how often a problem is replayed.
  struct Limits: Sendable, Hashable {
    /// No replay goes on for longer than this after the series began, in seconds.
    var limit = 50.0
    /// No replay begins later than this, in seconds.
    var budget = 1.0
    /// How many replays there are at most.
    var repetitions = 1_000
    /// Whether rows go and come back at the end of each.
    var readds = true
  }

  /// How the first replay went.
  private(set) var firstReplay = ReplayTimes()
  private(set) var status = ReplayStatus.finished
  private(set) var repetitions = 0
  /// How many items the last replay added.
  private(set) var added = 0
  private(set) var objects: [Double] = []
  private(set) var add: [Double] = []
  private(set) var first: [Double] = []
  private(set) var cycles: [Double] = []
  private(set) var readds: [Double] = []

  /// Replays a problem; the values of the first replay are dumped.
  init(
    of problem: BenchmarkProblem, _ limits: Limits = Limits(),
    dump: ((Character, [Double]) -> Void)? = nil
  ) {
    ProcessMemory.keepFreed()
    let start = MonotonicClock.nanoseconds
    let deadline = start + MonotonicClock.nanoseconds(in: limits.limit)
    repeat {
      let times = Replay.run(
        problem, until: deadline, readds: limits.readds,
        dump: repetitions == 0 ? dump : nil)
      if repetitions == 0 { firstReplay = times }
      repetitions += 1
      status = times.status
      added = times.added
      objects.append(times.objects)
      add.append(times.add)
      if let time = times.first { first.append(time) }
      cycles += times.cycles
      readds += times.readds
    } while status == .finished && repetitions < limits.repetitions
      && MonotonicClock.microseconds(since: start) < limits.budget * 1e6
  }

  /// Building the problem and solving it for the first time, in microseconds; nil where that did not
  /// come to an end.
  var buildAndFirst: Double? {
    guard let first = Quantile.median(of: first), let add = Quantile.median(of: add),
      let objects = Quantile.median(of: objects)
    else { return nil }
    return objects + add + first
  }
}
