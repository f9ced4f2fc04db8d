/// The arguments of a call, in the order of the parameters.
struct CallArguments {
  /// For each parameter its argument; `nil` for an omitted one.
  private(set) var parts: [Expression?] = []
  /// Arguments without a label after the last parameter that has one: there is a variadic parameter.
  private(set) var rest: [Expression] = []
  /// Whether a closure follows the parentheses.
  let hasClosure: Bool

  /// Orders the arguments of a call by labels, `_` for none; as they come if there are no labels.
  ///
  /// Returns `nil` for a call that has other labels. The selector of a message has to be equal.
  ///
  /// - Parameter areOptional: Whether the call may omit any label, as calls of functions outside of types do
  ///   in Swift 1.
  init?(
    _ call: Expression.Call, named name: Int, labels: [String]?, areOptional: Bool = false,
    in tokens: HostTokens
  ) {
    hasClosure = call.arguments.contains { $0.isTrailing }
    let arguments = call.arguments.filter { !$0.isTrailing }
    guard let labels else {
      guard call.style == .function else { return nil }
      parts = arguments.map { $0.value }
      return
    }
    guard tokens.language == .swift else {
      guard call.style == .message,
        call.selectorParts(named: name, in: tokens) == labels
      else { return nil }
      parts = arguments.prefix(labels.count).map { $0.value }
      rest = arguments.dropFirst(labels.count).map { $0.value }
      return
    }
    var parameter = 0
    for argument in arguments {
      let label = argument.label.map { tokens.word($0) } ?? "_"
      var match = parameter
      let isOmitted = areOptional && argument.label == nil
      while match < labels.count, labels[match] != label, !isOmitted { match += 1 }
      if match >= labels.count {
        guard label == "_" else { return nil }
        rest.append(argument.value)
        continue
      }
      while parts.count < match { parts.append(nil) }
      parts.append(argument.value)
      parameter = match + 1
    }
  }

  subscript(index: Int) -> Expression? { parts.indices.contains(index) ? parts[index] : nil }
}

extension Expression.Call {
  /// The receiver of the call; `nil` for a call without one, and for `.name(…)`.
  package var receiver: Expression? {
    if case .member(let base, _) = function.kind { return base }
    return nil
  }

  /// The token of the function's name; `nil` for a call of any other expression.
  package var name: Int? {
    switch function.kind {
    case .name(let token), .member(_, name: let token): token
    default: nil
    }
  }

  /// Whether the call is one of a member, such as `view.add(…)` and `.zero(…)`.
  var isMember: Bool {
    if case .member = function.kind { return true }
    return false
  }

  /// The function, without a `?` or `!` before the parentheses.
  private var function: Expression {
    var function = callee
    while case .postfix(let base, _) = function.kind { function = base }
    return function
  }

  /// The argument labels of a Swift call, or the selector parts of a message after the first part; empty
  /// strings for unlabeled arguments, and no entries for trailing closures.
  func labels(in tokens: HostTokens) -> [String] {
    arguments.filter { !$0.isTrailing }.map { argument in
      argument.label.map { tokens.word($0) } ?? ""
    }
  }

  func argument(_ label: String, in tokens: HostTokens) -> Expression? {
    arguments.first { argument in argument.label.map { tokens.word($0) } == label }?.value
  }

  /// The full selector of a message with arguments whose name is a token.
  func selector(named name: Int, in tokens: HostTokens) -> String {
    selectorParts(named: name, in: tokens).map { $0 + ":" }.joined()
  }

  /// The parts of the selector of a message whose name is a token, without colons.
  func selectorParts(named name: Int, in tokens: HostTokens) -> [String] {
    guard !arguments.isEmpty else { return [] }
    return [tokens.word(name)]
      + arguments.compactMap { argument in
        argument.label.map { tokens.word($0) }
      }
  }
}

extension Expression {
  /// The first token of a chain of members and calls, if it is a name: `view` in `view.layer.copy()`.
  package var root: Int? {
    var expression = self
    while true {
      switch expression.kind {
      case .name(let token): return token
      case .member(let base?, _): expression = base
      case .call(let call): expression = call.callee
      default: return nil
      }
    }
  }
}
