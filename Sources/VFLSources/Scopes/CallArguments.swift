/// The arguments of a call, in the order of the parameters.
struct CallArguments {
  /// For each parameter its argument; `nil` for an omitted one.
  private(set) var parts: [Expression?] = []
  /// Arguments without a label after the last parameter that has one: there is a variadic parameter.
  private(set) var rest: [Expression] = []
  /// Whether a closure follows the parentheses.
  let hasClosure: Bool

  /// Orders the arguments of a call of Swift or C by labels, `_` for none; as they come if there are no labels.
  ///
  /// Returns `nil` when the call has a label that is none of them. The selector of a message has to be equal.
  init?(_ call: Expression.Call, labels: [String]?, in tokens: HostTokens) {
    return nil
  }

  /// The argument for a parameter.
  subscript(index: Int) -> Expression? { parts.indices.contains(index) ? parts[index] : nil }
}
