import LayoutSolver
import VFLTestSupport

/// Writes rows that presolving uses to link variables, in random order: sums that share a pair of variables,
/// and other rows that may make some of them redundant.
///
/// There is a point at which all required rows are satisfied.
struct SumsWriter {
  /// The calls that add the variables and rows and then solve.
  private(set) var script: [LiveEdit] = []

  private let point: [Double]
  private var rows: [LiveRow] = []
  private var random: SplitMix64

  init(shape: LiveShape, random: inout SplitMix64) {
    let count = Int.random(in: shape.variables, using: &random)
    point = (0..<count).map { _ in Double(Int.random(in: -5...9, using: &random)) }
    self.random = random
    for _ in 0..<number(in: shape.groups) { writeGroup() }
    for _ in 0..<number(in: 0...4) { writeSum(of: number(in: 1...3)) }
    for _ in 0..<number(in: 0...2) { writeBound() }
    for variable in 0..<count where number(in: 0...3) > 0 {
      write(
        [(variable, 1)], .equal, by: pick([0, 3, -4, 7]), priority: Double(900 - 10 * variable))
    }
    if let row = rows.first, number(in: 0...1) == 0 { rows.append(row) }
    rows.shuffle(using: &self.random)
    random = self.random
    script = (0..<count).map(LiveEdit.addVariable)
    script += rows.enumerated().map { .addRow($0.offset, $0.element) } + [.solve]
  }

  /// Writes sums of a pair and a third variable each, relations between the third variables, and other rows
  /// about the pair and a third variable.
  private mutating func writeGroup() {
    let variables = point.indices.shuffled(using: &random)
    guard variables.count >= 4 else { return }
    let (first, second) = (variables[0], variables[1])
    let thirds = Array(variables[2..<min(variables.count, number(in: 4...5))])
    let (left, right) = (pick([1.0, -1, 2]), pick([1.0, -1, 0.5]))
    for third in thirds { write([(first, left), (second, right), (third, 1)]) }
    for _ in 0..<number(in: 1...2) {
      write([(thirds[0], 1), (thirds[1], -1), (pick([first, second]), pick([1, -1, 2]))])
    }
    for _ in 0..<number(in: 1...2) {
      write([
        (first, pick([1, -1, 2])), (second, pick([1, -1, 2])), (pick(thirds), pick([1, -1, 2, 3])),
      ])
    }
  }

  private mutating func writeSum(of count: Int) {
    let variables = point.indices.shuffled(using: &random).prefix(count)
    write(variables.map { ($0, pick([1, 1, -1, 2])) })
  }

  private mutating func writeBound() {
    let isLower = number(in: 0...1) == 0
    write(
      [(pick(Array(point.indices)), 1)], isLower ? .greaterThanOrEqual : .lessThanOrEqual,
      by: pick([0, 2]) * (isLower ? -1 : 1))
  }

  /// Writes a row that the point satisfies or violates by the given distance.
  private mutating func write(
    _ terms: [(variable: Int, coefficient: Double)], _ relation: RowRelation = .equal,
    by distance: Double = 0, priority: Double = LinearProblem.requiredPriority
  ) {
    let sum = terms.reduce(0) { $0 + $1.coefficient * point[$1.variable] }
    rows.append(
      LiveRow(
        terms: terms, relation: relation, constant: sum + distance, priority: priority))
  }

  private mutating func number(in range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &random)
  }

  private mutating func pick<T>(_ choices: [T]) -> T {
    choices[number(in: 0...(choices.count - 1))]
  }
}
