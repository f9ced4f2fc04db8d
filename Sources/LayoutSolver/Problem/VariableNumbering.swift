/// Gives the variables of a few rows of a large problem numbers of their own, in the order in which
/// they are met.
struct VariableNumbering: Sendable {
  private var numbers: [DenseIndex]
  /// The variables that have a number, by number.
  private(set) var variables: [DenseIndex] = []

  init(variableCount: Int) {
    numbers = [DenseIndex](repeating: -1, count: variableCount)
  }

  /// The number of a variable, a new one if it was not met.
  mutating func number(of variable: DenseIndex) -> Int {
    if numbers[variable] < 0 {
      numbers[variable] = DenseIndex(truncatingIfNeeded: variables.count)
      variables.append(variable)
    }
    return Int(numbers[variable])
  }

  /// Forgets all numbers, in time proportional to how many there are.
  mutating func clear() {
    for variable in variables { numbers[variable] = -1 }
    variables.removeAll(keepingCapacity: true)
  }
}
