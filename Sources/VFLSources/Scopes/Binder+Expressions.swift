/// Expressions: each name is a mention of a variable.
extension Binder {
  /// Walks over an expression, if there is one.
  mutating func walk(_ expression: Expression?) {
    if let expression { walk(expression) }
  }

  /// Walks over an expression.
  mutating func walk(_ expression: Expression) {
    result.steps += 1
    switch expression.kind {
    case .name(let token): mention(token)
    case .number: break
    case .string(let parts): walk(parts)
    case .member(let base, let name):
      guard let base else { break }
      walk(base)
      mention(member: name, of: base)
    case .call(let call): walk(call)
    case .subscripted(let base, let arguments):
      walk(base)
      for argument in arguments { walk(argument.value) }
    case .array(let elements): for element in elements { walk(element) }
    case .dictionary(let entries):
      for entry in entries {
        walk(entry.key)
        walk(entry.value)
      }
    case .tuple(let parts): for part in parts { walk(part.value) }
    case .closure(let closure): walk(closure)
    case .prefix(let sign, let value):
      walk(value)
      markChanged(value, bySign: sign, isPrefix: true)
    case .postfix(let value, let sign):
      walk(value)
      markChanged(value, bySign: sign, isPrefix: false)
    case .operation(let operands, let operators):
      for operand in operands { walk(operand) }
      for (operand, sign) in zip(operands, operators) where assigns(sign) { markAssigned(operand) }
    case .ternary(let condition, let yes, let no):
      walk(condition)
      walk(yes)
      walk(no)
    case .cast(let value, _): walk(value)
    case .statement(let statement): inScope { $0.walk(statement) }
    case .opaque: walkOpaque(expression.range)
    }
  }

  private mutating func walk(_ parts: [Expression.StringPart]) {
    for part in parts {
      switch part {
      case .literal(_, let computed): for value in computed { walk(value) }
      case .pasted(let token): mention(token)
      case .stringized: break
      }
    }
  }

  private mutating func walk(_ call: Expression.Call) {
    walk(call.callee)
    for argument in call.arguments { walk(argument.value) }
    if case .member(let base?, let name) = call.callee.kind {
      markChanged(base, byCalling: name, call)
    }
  }

  /// Finds the variable that a member stands for: one of the type around it, or of a type with a name.
  private mutating func mention(member name: Int, of base: Expression) {
    if isSelf(base) {
      let isArrow = !isSwift && tokens.isWord(name - 1, "->")
      pending.append(
        Pending(token: name, form: isArrow ? .instanceVariable : .own, part: part))
    } else if case .name(let type) = base.kind, tokens.isCapitalized(type) {
      pending.append(Pending(token: name, form: .member(ofTypeAt: type), part: part))
    }
  }

  /// Takes the names of code that is not understood: each of them may be changed.
  mutating func walkOpaque(_ range: Range<Int>) {
    for token in range where tokens.isName(token) {
      result.steps += 1
      if !tokens.isAfterDot(token) {
        mention(token)
      } else if tokens.isName(token - 2),
        selfNames.contains(tokens.tokens[token - 2].link)
      {
        let isArrow = !isSwift && tokens.isWord(token - 1, "->")
        pending.append(
          Pending(token: token, form: isArrow ? .instanceVariable : .own, part: part))
      } else {
        continue
      }
      mark(token)
    }
  }
}
