/// Which of several functions with one name a call is one of, by what it is given.
extension FormatFinder {
  /// Whether the labels of a call are all of those of another function, which has no defaults then.
  func isOfOverload(_ name: Int, _ wrapper: FormatWrapper, _ home: WrapperHome) -> Bool {
    let owner: Int32
    switch home {
    case .type(let type, _): owner = type
    case .file: owner = -1
    case .anywhere, .declaration: return false
    }
    guard syntax.isSwift, let call = syntax.call(at: name) else { return false }
    let labels = call.arguments.map { ($0.label.isEmpty ? "_" : $0.label) + ":" }.joined()
    let full = "\(wrapper.parts.base)(\(labels))"
    return full != wrapper.name && known.count(of: full, in: owner) > 0
  }

  /// Whether arguments may be those of a wrapper by their types, as far as these are seen.
  func fits(
    _ arguments: OrderedArguments, _ wrapper: FormatWrapper, _ home: WrapperHome
  ) -> Bool {
    guard syntax.isSwift, home != .anywhere else { return true }
    // A closure may follow behind the parentheses.
    let isComplete =
      wrapper.required.allSatisfy { arguments[$0] != nil }
      || syntax.at(arguments.range.upperBound, "{")
    guard isComplete else { return false }
    guard arguments.rest.isEmpty || wrapper.variadic != nil else { return false }
    guard case .numbered(_, let index, _, _) = wrapper.views else { return true }
    // Views are not given as a dictionary to a function that numbers them.
    let content = arguments[index].flatMap(listContent)
    return content.map { syntax.first(":", in: $0) == nil } ?? true
  }
}
