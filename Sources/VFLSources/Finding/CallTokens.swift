/// What stands in the calls of a file that were found, token by token.
struct CallTokens {
  /// The tokens that are all of an argument of a call, and that it only reads.
  private(set) var arguments: Set<Int> = []
  /// Those that are not, since the call may change what they hold.
  private(set) var changedArguments: Set<Int> = []
  /// Those of a call of the system, which does nothing else with them.
  private(set) var systemArguments: Set<Int> = []
  /// The tokens of what calls are given as their formats.
  private(set) var formats: Set<Int> = []

  /// Adds a call.
  ///
  /// - Parameter changed: the parameters for which it may change the object that is its argument.
  mutating func add(_ call: FormatCall, changing changed: [Int]) {
    formats.formUnion(call.format)
    if call.takesFormats { for range in call.rest { formats.formUnion(range) } }
    for parameter in changed {
      guard let range = call.arguments[parameter], range.count == 1 else { continue }
      changedArguments.insert(range.lowerBound)
    }
    for range in call.others + call.arguments.compactMap(\.self) + call.rest
    where range.count == 1 && !changedArguments.contains(range.lowerBound) {
      arguments.insert(range.lowerBound)
      if call.wrapper == nil { systemArguments.insert(range.lowerBound) }
    }
  }
}
