import VFLDiagnostics

/// Finds the statements that contain calls.
extension CallReader {
  /// Returns the statement that contains a call; `nil` if other statements cannot be inserted before it.
  ///
  /// The code of the statement before the call must have no effects and must not be a condition. In Swift,
  /// the statement must not be an implicit return value.
  func statement(around call: Expression.Call, _ range: Range<Int>) -> SourceSpan? {
    let scope = scopes.innermost(at: range.lowerBound)
    guard scopes[scope].isBody,
      let statement = scopes.statement(at: range.lowerBound, in: scope),
      range.lowerBound - statement.range.lowerBound < Self.beginningLimit,
      tokens.tokens[statement.range.lowerBound].isFirstOnLine,
      isSwift || tokens.isWord(statement.range.upperBound - 1, ";"),
      let value = value(of: statement, with: range), isSimple(value, before: call, range),
      !isImplicitlyReturned(statement, in: scopes[scope], call, range)
    else { return nil }
    return file.span(of: statement.range)
  }

  /// The maximum number of tokens of a statement before a call.
  private static let beginningLimit = 4096

  /// The expression of a statement that contains a call, if nothing but names is evaluated before it.
  private func value(of statement: Statement, with call: Range<Int>) -> Expression? {
    switch statement.kind {
    case .expression(let value), .jump(.leave, let value?, _): return value
    case .variables(let declaration):
      guard declaration.modifiers.isDisjoint(with: [.isLazy, .isStatic, .isPrivate]) else {
        return nil
      }
      let values = declaration.bindings.compactMap { $0.value }
      guard let index = values.firstIndex(where: { $0.range.contains(call.lowerBound) }),
        values[..<index].allSatisfy(isHarmless)
      else { return nil }
      return values[index]
    default: return nil
    }
  }

  /// Whether an expression evaluates a call in it unconditionally, and only names before it.
  private func isSimple(
    _ expression: Expression, before call: Expression.Call, _ range: Range<Int>
  ) -> Bool {
    var next = expression
    while true {
      var parts = next.parts
      switch next.kind {
      case .call(let outer):
        if outer.callee.range == call.callee.range { return true }
      case .member, .subscripted, .array, .tuple: break
      case .postfix(_, let sign): if !tokens.isWord(sign, "!") { return false }
      case .prefix(let sign, _): if !tokens.isWord(sign, "!") { return false }
      case .cast: if !isSwift { return false }
      case .ternary(let condition, _, _): parts = [condition]
      case .operation(_, let signs):
        let harmless: [StaticString] = ["=", "+=", "+", "*", "<", ">"]
        if !signs.allSatisfy({ tokens.isWord($0, anyOf: harmless) }) { return false }
      default: return false
      }
      guard let index = parts.firstIndex(where: { $0.range.contains(range.lowerBound) }),
        parts[..<index].allSatisfy(isHarmless)
      else { return false }
      next = parts[index]
    }
  }

  /// Whether an expression only names a variable or function, or is another call that creates constraints.
  private func isHarmless(_ expression: Expression) -> Bool {
    var expression = expression
    while true {
      switch expression.kind {
      case .name, .member(nil, _): return true
      case .member(let base?, _): expression = base
      case .call(let call):
        return isSwift && call.name.map { scan.formatCalls[$0] != nil } == true
      default: return false
      }
    }
  }

  /// Whether a statement may be the implicit return value of its function or closure.
  private func isImplicitlyReturned(
    _ statement: Statement, in scope: CodeScopes.Scope, _ call: Expression.Call,
    _ range: Range<Int>
  ) -> Bool {
    guard isSwift, case .expression(let value) = statement.kind else { return false }
    if case .call(let outer) = value.kind, outer.callee.range == call.callee.range { return true }
    guard scope.statements.count == 1 else { return false }
    switch value.kind {
    case .operation(_, let signs):
      return !signs.contains { tokens.isWord($0, anyOf: ["=", "+="]) }
    case .call(let outer):
      let isPassedOn = outer.arguments.contains { $0.value.range.contains(range.lowerBound) }
      return !isPassedOn || !(outer.name.map { tokens.isWord($0, anyOf: Self.procedures) } ?? false)
    default: return true
    }
  }

  /// Functions of the system without a result to which constraints are passed.
  private static let procedures: [StaticString] = [
    "activate", "deactivate", "addConstraints", "removeConstraints", "append",
  ]
}
