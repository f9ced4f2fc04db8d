/// The mentions that change variables.
extension Binder {
  /// Notes that an assignment changes a variable, an element of it, or each variable of a tuple.
  mutating func markAssigned(_ target: Expression) {
    if case .tuple(let parts) = target.kind {
      for part in parts { markAssigned(part.value) }
    } else if let token = variable(target) {
      mark(token)
    }
  }

  /// Notes the changes of `&value`, `++value` and `value++`.
  mutating func markChanged(_ value: Expression, bySign sign: Int, isPrefix: Bool) {
    if isPrefix, tokens.isWord(sign, "&") {
      if let token = object(value) { mark(token) }
    } else if tokens.isWord(sign, anyOf: ["++", "--"]), let token = variable(value) {
      mark(token)
    }
  }

  /// The token that names the variable that an expression is, or is an element of.
  private func variable(_ expression: Expression) -> Int? {
    var expression = expression
    while true {
      switch expression.kind {
      case .name(let token): return token
      case .member(let base?, let name): return isSelf(base) || isType(base) ? name : nil
      case .subscripted(let base, _), .cast(let base, _), .postfix(let base, _): expression = base
      case .prefix(let sign, let base) where tokens.isWord(sign, "*"): expression = base
      default: return nil
      }
    }
  }

  /// The token that names the variable that an expression is, or is a part of.
  private func object(_ expression: Expression) -> Int? {
    if let token = variable(expression) { return token }
    var expression = expression
    while true {
      switch expression.kind {
      case .name(let token): return token
      case .member(let base?, let name):
        if isSelf(base) { return name }
        expression = base
      case .subscripted(let base, _), .postfix(let base, _): expression = base
      default: return nil
      }
    }
  }

  private func isType(_ expression: Expression) -> Bool {
    guard case .name(let token) = expression.kind else { return false }
    return tokens.isCapitalized(token)
  }

  // MARK: Methods

  /// Notes that a method with a name may change the variable that it is called on.
  mutating func markChanged(_ base: Expression, byCalling name: Int, _ call: Expression.Call) {
    guard isSwift else {
      guard call.style == .message, tokens.hasPrefix(name, Self.changingPrefixes) else { return }
      if let token = variable(base) { mark(token) }
      if isSelf(base), call.arguments.count == 1, let property = property(setBy: name) {
        pending.append(Pending(token: name, form: .setter(property), part: part))
        mark(name)
      }
      return
    }
    let isBare = !call.arguments.isEmpty && call.arguments.allSatisfy { $0.isTrailing }
    let isReader =
      isBare
      ? !tokens.isWord(name, anyOf: Self.changersWithClosure)
      : tokens.isWord(name, anyOf: SystemMethods.reading)
    if !isReader, let token = receiver(base, ofCallTo: name) { mark(token) }
  }

  /// The token that names the variable that a method of Swift is called on, itself or on a part of it.
  private func receiver(_ base: Expression, ofCallTo name: Int) -> Int? {
    var base = base
    while true {
      switch base.kind {
      case .name(let token): return token
      case .member(let inner?, let member):
        if isSelf(inner) { return member }
        base = inner
      case .postfix(let inner, _), .cast(let inner, _): base = inner
      case .subscripted(let inner, _):
        // An element of a list of strings may change in place; views in a dictionary do not change it.
        return tokens.hasPrefix(name, Self.elementPrefixes) ? variable(inner) : nil
      default: return nil
      }
    }
  }

  /// The number of the name of the property that a selector such as `setName` sets.
  private func property(setBy name: Int) -> Int32? {
    var word = Array(tokens.word(name).utf8.dropFirst(3))
    guard tokens.hasPrefix(name, ["set"]), let first = word.first, first >= 0x41, first <= 0x5A
    else { return nil }
    word[0] = first + 0x20
    return tokens.names.number(of: String(decoding: word, as: UTF8.self), in: tokens.bytes)
  }

  private static let changingPrefixes: [StaticString] = [
    "set", "add", "append", "insert", "replace", "remove", "delete",
  ]
  private static let elementPrefixes: [StaticString] = [
    "append", "insert", "replace", "remove",
  ]

  /// Methods that change a value of Swift and are called with nothing but a closure.
  private static let changersWithClosure: [StaticString] = [
    "removeAll", "sort", "withUTF8", "partition",
  ]
}

extension HostTokens {
  fileprivate func hasPrefix(_ token: Int, _ prefixes: [StaticString]) -> Bool {
    prefixes.contains {
      bytes.has($0, at: Int(tokens[token].start), before: Int(tokens[token].end))
    }
  }
}
