/// A batch of consecutive seeds and their kinds of input.
struct FuzzBatch: Sendable, Equatable {
  /// The first seed.
  var seed: UInt64 = 1
  /// The number of seeds.
  var count = 20_000
  /// The kinds, which alternate by seed.
  var kinds = InputKind.allCases

  /// Returns the input for a seed.
  func input(of seed: UInt64) -> FuzzInput {
    kinds[Int(seed % UInt64(kinds.count))].input(seed: seed)
  }

  /// Returns the arguments of a worker process that runs all seeds from `first` to the end of the batch.
  func workerArguments(from first: UInt64) -> [String] {
    let kind = kinds.count == 1 ? ["--kind", kinds[0].rawValue] : []
    let left = UInt64(count) - (first &- seed)
    return ["--worker", "--seed", String(first), "--count", String(left)] + kind
  }
}
