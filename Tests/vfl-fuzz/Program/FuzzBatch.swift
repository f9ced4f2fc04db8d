/// Consecutive seeds, and the kinds of input that they stand for.
struct FuzzBatch: Sendable, Equatable {
  /// The first seed.
  var seed: UInt64 = 1
  /// The number of seeds.
  var count = 20_000
  /// The kinds, which take turns by seed.
  var kinds = InputKind.allCases

  /// The input of a seed.
  func input(of seed: UInt64) -> FuzzInput {
    kinds[Int(seed % UInt64(kinds.count))].input(seed: seed)
  }

  /// The arguments with which a worker runs the seeds from one on.
  func workerArguments(from first: UInt64) -> [String] {
    let kind = kinds.count == 1 ? ["--kind", kinds[0].rawValue] : []
    let left = UInt64(count) - (first &- seed)
    return ["--worker", "--seed", String(first), "--count", String(left)] + kind
  }
}
