import VFLDiagnostics

/// Finds the statements that contain calls.
extension CallReader {
  /// Returns the statement that contains a call; `nil` if other statements cannot be inserted before it.
  ///
  /// The code of the statement before the call must have no effects and must not be a condition. In Swift,
  /// the statement must not be an implicit return value.
  ///
  /// - Parameter path: the expressions from the statement's own to the call.
  func statement(around call: Range<Int>, _ path: [Expression]) -> SourceSpan? {
    let around = levels.levels(at: call.lowerBound)
    guard let level = around.last, isBody(level),
      let statement = level.statement(at: call.lowerBound),
      call.lowerBound - statement.range.lowerBound < Self.beginningLimit,
      tokens.tokens[statement.range.lowerBound].isFirstOnLine, isInBraces(statement),
      isSwift || tokens.isWord(statement.range.upperBound - 1, ";"),
      isSimple(statement, before: call.lowerBound), isSimple(path, before: call.lowerBound),
      !isImplicitlyReturned(path, in: level, statement)
    else { return nil }
    return file.span(of: statement.range)
  }

  /// The maximum number of tokens of a statement before a call.
  private static let beginningLimit = 4096

  /// Whether braces are the innermost brackets around a statement.
  ///
  /// In incomplete code, other brackets may contain a statement.
  func isInBraces(_ statement: Statement) -> Bool {
    tokens.isWord(Int(tokens.parent(of: statement.range.lowerBound)), "{")
  }

  /// Whether a level contains statements among which a variable can be declared.
  private func isBody(_ level: CodeLevel) -> Bool {
    switch level.kind {
    case .function, .closure: true
    // A branch or loop of C may have a statement without braces.
    case .loop, .block: tokens.isWord(level.start, "{")
    // C does not allow a jump to a label that skips the initialization of a variable.
    case .cases: isSwift
    case .type: false
    }
  }

  /// Whether a statement does nothing before the expression that contains a token.
  private func isSimple(_ statement: Statement, before token: Int) -> Bool {
    switch statement.kind {
    case .expression, .jump(.leave, value: _, label: _): return true
    case .variables(let declaration):
      return declaration.modifiers.isDisjoint(with: [.isLazy, .isStatic, .isPrivate])
        && declaration.bindings.compactMap { $0.value }
          .prefix { $0.range.upperBound <= token }.allSatisfy(isHarmless)
    default: return false
    }
  }

  /// Whether a call is evaluated unconditionally, and nothing but names before it.
  ///
  /// - Parameter path: the expressions around the call, each of which contains the next one, and the call.
  private func isSimple(_ path: [Expression], before token: Int) -> Bool {
    path.dropLast().allSatisfy { outer in
      switch outer.kind {
      case .call, .member, .subscripted, .array, .tuple: break
      case .postfix(_, let sign), .prefix(let sign, _):
        if !tokens.isWord(sign, "!") { return false }
      case .cast: if !isSwift { return false }
      case .ternary(let condition, _, _): return condition.range.contains(token)
      case .operation(_, let signs):
        let harmless: [StaticString] = ["=", "+=", "+", "*", "<", ">"]
        if !signs.allSatisfy({ tokens.isWord($0, anyOf: harmless) }) { return false }
      default: return false
      }
      return outer.parts.prefix { $0.range.upperBound <= token }.allSatisfy(isHarmless)
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
        return isSwift && call.name.map(isSystem) == true
      default: return false
      }
    }
  }

  /// Whether a statement may be the implicit return value of its function or closure.
  private func isImplicitlyReturned(
    _ path: [Expression], in level: CodeLevel, _ statement: Statement
  ) -> Bool {
    guard isSwift, case .expression(let value) = statement.kind else { return false }
    if path.count == 1 { return true }
    guard level.statements.count == 1 else { return false }
    switch value.kind {
    case .operation(_, let signs):
      return !signs.contains { tokens.isWord($0, anyOf: ["=", "+="]) }
    case .call(let outer):
      let isPassedOn = path.count == 2 && !outer.callee.range.contains(path[1].range.lowerBound)
      return !isPassedOn || !(outer.name.map { tokens.isWord($0, anyOf: Self.procedures) } ?? false)
    default: return true
    }
  }

  /// Functions of the system without a result to which constraints are passed.
  private static let procedures: [StaticString] = [
    "activate", "deactivate", "addConstraints", "removeConstraints", "append",
  ]
}
