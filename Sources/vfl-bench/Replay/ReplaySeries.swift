/// Consecutive replays of a problem until a limit is reached.
struct ReplaySeries: Sendable {
  /// The limits of the time and the number of replays.
  struct Limits: Sendable, Hashable {
    /// The time limit of the series in seconds.
    ///
    /// A replay that exceeds this limit is ended.
    var limit = 50.0
    /// The time in seconds after which no new replay begins.
    var budget = 1.0
    /// The maximum number of replays.
    var repetitions = 1_000
    /// Whether rows are removed and added again at the end of each replay.
    var readds = true
  }

  /// The results of the first replay.
  private(set) var firstReplay = ReplayTimes()
  private(set) var status = ReplayStatus.finished
  private(set) var repetitions = 0
  /// The number of items that the last replay added.
  private(set) var added = 0
  private(set) var objects: [Double] = []
  private(set) var add: [Double] = []
  private(set) var first: [Double] = []
  private(set) var cycles: [Double] = []
  private(set) var readds: [Double] = []

  /// Replays a problem repeatedly.
  ///
  /// Only the first replay calls `dump`.
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

  /// The median time for building the problem plus the median time for the first solve, in microseconds;
  /// `nil` if no replay completed the first solve.
  var buildAndFirst: Double? {
    guard let first = Quantile.median(of: first), let add = Quantile.median(of: add),
      let objects = Quantile.median(of: objects)
    else { return nil }
    return objects + add + first
  }
}
