/// The sequence of the values that are suggested for edited lengths.
struct EditCourse {
  private let lengths: [WorkloadBuilder.EditedLength]
  private let jumps: Bool
  private var values: [Int]
  /// For each length, the direction in which it is dragged: 1 or -1.
  private var ways: [Int]
  private var count = 0

  /// Creates a sequence of random jumps, or of small steps that begin in the middle of each range.
  init(_ lengths: [WorkloadBuilder.EditedLength], jumps: Bool) {
    self.lengths = lengths
    self.jumps = jumps
    values = lengths.map { ($0.range.lowerBound + $0.range.upperBound) / 2 }
    ways = lengths.map { _ in 1 }
  }

  /// Returns the next value of each length.
  mutating func next(_ random: inout WorkloadRandom) -> [BenchmarkProblem.Suggestion] {
    count += 1
    for index in lengths.indices { values[index] = next(index, &random) }
    return values.indices.map { .init(edit: $0, value: Double(values[$0])) }
  }

  private mutating func next(_ index: Int, _ random: inout WorkloadRandom) -> Int {
    let length = lengths[index]
    if jumps {
      let value = random.number(in: length.range)
      // One jump in ten is to an impossible size, so that the recovery from it is also measured.
      return count.isMultiple(of: 10) ? length.tooSmall ?? value : value
    }
    if count == 1 { return values[index] }
    // A drag changes its direction occasionally, and always at the ends of the range.
    let value = values[index]
    if random.number(in: 0...19) == 0 { ways[index] = -ways[index] }
    if value - 4 < length.range.lowerBound { ways[index] = 1 }
    if value + 4 > length.range.upperBound { ways[index] = -1 }
    return value + ways[index] * random.number(in: 1...4)
  }
}
