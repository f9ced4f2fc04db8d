/// The tokens of a file that stand in calls which the finder has found.
struct CallTokens {
  /// The tokens that are a whole argument of a call, and that the call only reads.
  private(set) var arguments: Set<Int> = []
  /// The tokens that are a whole argument of a call which may change the object that the token names.
  private(set) var changedArguments: Set<Int> = []
  /// The tokens of ``arguments`` that are given to a method of the system, which does nothing else with them.
  private(set) var systemArguments: Set<Int> = []
  /// Whether each token is part of a format string of a call.
  private var isFormat: [Bool]

  /// Creates the tokens of a file without calls.
  init(tokenCount: Int) { isFormat = Array(repeating: false, count: tokenCount) }

  /// Returns whether a token is part of a format string of a call.
  func isInFormat(_ token: Int) -> Bool { isFormat.indices.contains(token) && isFormat[token] }

  /// Adds a call.
  ///
  /// - Parameter changed: the parameters for which it may change the object that is its argument.
  mutating func add(_ call: FormatCall, changing changed: [Int]) {
    for range in [call.format] + (call.takesFormats ? call.rest : []) {
      for token in range.clamped(to: isFormat.indices) { isFormat[token] = true }
    }
    for parameter in changed {
      guard let range = call.arguments[parameter], range.count == 1 else { continue }
      changedArguments.insert(range.lowerBound)
    }
    for range in call.others + call.arguments.compactMap({ $0 }) + call.rest
    where range.count == 1 && !changedArguments.contains(range.lowerBound) {
      arguments.insert(range.lowerBound)
      if call.wrapper == nil { systemArguments.insert(range.lowerBound) }
    }
  }
}
