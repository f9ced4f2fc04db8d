/// Expressions: each name is a mention of a variable.
///
/// An expression may be much higher than code is nested, such as a chain of calls. So the walk keeps its own stack,
/// and only closures recur.
extension Binder {
  mutating func walk(_ expression: Expression?) {
    if let expression { walk(expression) }
  }

  mutating func walk(_ expression: Expression) {
    if case .name(let token) = expression.kind { return mention(token) }
    var stack = [(expression: expression, isWalked: false)]
    while let (expression, isWalked) = stack.popLast() {
      result.steps += 1
      if isWalked {
        end(expression)
        continue
      }
      begin(expression)
      let parts = expression.parts
      if !parts.isEmpty { stack.append((expression, true)) }
      for part in parts.reversed() { stack.append((part, false)) }
    }
  }

  /// Walks over the names and statements of an expression that are no parts of it.
  private mutating func begin(_ expression: Expression) {
    switch expression.kind {
    case .name(let token): mention(token)
    case .closure(let closure): walk(closure)
    case .statement(let statement):
      let scope = beginScope()
      walk(statement)
      endScope(scope)
    case .opaque: walkOpaque(expression.range)
    case .string(let parts): for case .pasted(let token) in parts { mention(token) }
    default: break
    }
  }

  /// Finds the variable of a member, and notes the changes that an expression makes, after its parts.
  private mutating func end(_ expression: Expression) {
    switch expression.kind {
    case .member(let base?, let name): mention(member: name, of: base)
    case .call(let call):
      if case .member(let base?, let name) = call.callee.kind {
        markChanged(base, byCalling: name, call)
      }
    case .prefix(let sign, let value): markChanged(value, bySign: sign, isPrefix: true)
    case .postfix(let value, let sign): markChanged(value, bySign: sign, isPrefix: false)
    case .operation(let operands, let operators):
      for (operand, sign) in zip(operands, operators) where tokens.isAssignment(sign) {
        markAssigned(operand)
      }
    default: break
    }
  }

  /// Finds the variable that a member denotes: a member of the type around it or of a named type.
  private mutating func mention(member name: Int, of base: Expression) {
    if isSelf(base) {
      mentionOwn(name)
    } else if case .name(let type) = base.kind, tokens.isCapitalized(type) {
      pending.append(Pending(token: name, form: .member(ofTypeAt: type), part: part))
    }
  }

  private mutating func mentionOwn(_ name: Int) {
    let isArrow = !isSwift && tokens.isWord(name - 1, "->")
    pending.append(Pending(token: name, form: isArrow ? .instanceVariable : .own, part: part))
  }

  /// Takes the names of code that is not understood: each of them may be changed.
  mutating func walkOpaque(_ range: Range<Int>) {
    for token in range where tokens.isName(token) {
      result.steps += 1
      if !tokens.isAfterDot(token) {
        mention(token)
      } else if tokens.isName(token - 2), selfNames.contains(tokens.tokens[token - 2].link) {
        mentionOwn(token)
      } else {
        continue
      }
      mark(token)
    }
  }
}
