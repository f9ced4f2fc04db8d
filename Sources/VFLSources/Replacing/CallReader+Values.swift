import VFLDiagnostics

/// Recognises values whose code does nothing but give them, and the numbers in number objects.
extension CallReader {
  /// Whether an expression does nothing but give a value: literals and variables, and no call, closure or
  /// subscript.
  func isPlain(_ expression: Expression) -> Bool {
    var waiting = [expression]
    while let next = waiting.popLast() {
      switch next.kind {
      case .name, .number, .member, .array, .dictionary, .tuple, .ternary, .cast: break
      case .string: if !next.parts.isEmpty { return false }
      case .prefix(let sign, _):
        guard tokens.isWord(sign, anyOf: ["-", "!", "@", "@(", "*"]) || tokens.isName(sign) else {
          return false
        }
        if tokens.isWord(sign, anyOf: ["try", "await"]) { return false }
      case .postfix(_, let sign):
        guard tokens.isWord(sign, anyOf: ["!", "?"]) else { return false }
      case .operation(_, let signs):
        guard signs.allSatisfy({ tokens.isWord($0, anyOf: ["-", "*"]) }) else { return false }
      case .call(let call):
        guard isNumberObject(call) || call.isDictionaryOfBindings(in: tokens) else { return false }
        waiting += call.arguments.map { $0.value }
        continue
      case .subscripted, .closure, .statement, .opaque: return false
      }
      waiting += next.parts
    }
    return true
  }

  /// Whether a call makes a number object: `NSNumber(…)`, `[NSNumber numberWith…]`.
  private func isNumberObject(_ call: Expression.Call) -> Bool {
    guard let name = call.name else { return false }
    if isSwift { return !call.isMember && tokens.isWord(name, "NSNumber") }
    guard case .name(let receiver)? = call.receiver?.kind else { return false }
    return tokens.isWord(receiver, "NSNumber") && tokens.word(name).hasPrefix("numberWith")
  }

  /// Returns the tokens of the number from which an expression creates a number object, such as `gap` of
  /// `@(gap)`, `[NSNumber numberWithFloat:gap]` and `NSNumber(value: gap)`; `nil` for another expression.
  func boxedNumber(in expression: Range<Int>) -> Range<Int>? {
    let (first, last) = (expression.lowerBound, expression.upperBound - 1)
    let value: Range<Int>
    if isSwift {
      guard expression.count > 5, tokens.isWord(first, "NSNumber"), tokens.isWord(first + 1, "("),
        tokens.isWord(first + 2, "value"), tokens.tokens[first + 1].link == last
      else { return nil }
      value = (first + 4)..<last
    } else if tokens.isWord(first, "@("), expression.count > 2 {
      value = (first + 1)..<last
    } else {
      guard expression.count > 5, tokens.isWord(first, "["), tokens.isWord(first + 1, "NSNumber"),
        tokens.word(first + 2).hasPrefix("numberWith"), tokens.isWord(first + 3, ":")
      else { return nil }
      value = (first + 4)..<last
      // The methods for integers remove the fraction.
      let keepsFraction = tokens.isWord(first + 2, anyOf: ["numberWithFloat", "numberWithDouble"])
      guard keepsFraction || isInteger(value) else { return nil }
    }
    let open = isSwift ? first + 1 : first
    return tokens.tokens[open].link == last ? value : nil
  }

  /// Whether tokens are an integer or an Objective-C variable that is declared as an integer.
  private func isInteger(_ value: Range<Int>) -> Bool {
    if value.count == 1, tokens.tokens[value.lowerBound].kind == .number {
      return tokens.word(value.lowerBound).allSatisfy { $0.isWholeNumber }
    }
    return VariablePath(value, in: tokens).map { path in
      isDeclared(
        path, as: ["int", "NSInteger", "NSUInteger", "long", "unsigned"], not: ["double", "float"])
    } ?? false
  }
}

extension Expression.Call {
  /// Whether the call is one of the macro that makes a dictionary of variables.
  func isDictionaryOfBindings(in tokens: HostTokens) -> Bool {
    style == .function && !isMember
      && name.map { tokens.isWord($0, "NSDictionaryOfVariableBindings") } == true
  }
}
