/// The arguments of a call, in the order of the parameters.
struct OrderedArguments {
  /// The tokens of the call.
  let range: Range<Int>
  /// For each parameter what is given for it; `nil` where its default is taken.
  private(set) var parts: [Range<Int>?] = []
  /// What follows without a label behind an argument that is no longer one of another parameter: there are
  /// parameters that take any number of them.
  private(set) var rest: [Range<Int>] = []

  /// Orders the arguments by labels, `_` for none; as they come when there are no labels to go by.
  ///
  /// Gives `nil` when the call has a label that is none of them.
  init?(_ call: HostCall, labels: [String]?) {
    range = call.range
    guard let labels else {
      parts = call.arguments.map { $0.range }
      return
    }
    var parameter = 0
    for argument in call.arguments {
      let label = argument.label.isEmpty ? "_" : argument.label
      var match = parameter
      while match < labels.count, labels[match] != label { match += 1 }
      if match >= labels.count {
        guard label == "_" else { return nil }
        rest.append(argument.range)
        continue
      }
      while parts.count < match { parts.append(nil) }
      parts.append(argument.range)
      parameter = match + 1
    }
  }

  /// What is given for a parameter.
  subscript(index: Int) -> Range<Int>? { parts.indices.contains(index) ? parts[index] : nil }
}
