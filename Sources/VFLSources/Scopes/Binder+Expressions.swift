/// Expressions: each name is a mention of a variable.
///
/// An expression may be much higher than code is nested, such as a chain of calls. So the walk keeps its own stack,
/// and only closures recur.
extension Binder {
  /// A part of the walk over an expression.
  private enum Step {
    /// Walks over an expression.
    case walk(Expression)
    /// Finds the variable of a member, whose base is walked over.
    case member(Int, of: Expression)
    /// Notes the changes of a call, whose receiver and arguments are walked over.
    case call(Expression.Call)
    /// Notes the changes of an operator with one value.
    case sign(Int, Expression, isPrefix: Bool)
    /// Notes the changes of assignments.
    case operation([Expression], operators: [Int])
  }

  /// Walks over an expression, if there is one.
  mutating func walk(_ expression: Expression?) {
    if let expression { walk(expression) }
  }

  /// Walks over an expression.
  mutating func walk(_ expression: Expression) {
    if case .name(let token) = expression.kind { return mention(token) }
    var steps = [Step.walk(expression)]
    while let step = steps.popLast() {
      result.steps += 1
      switch step {
      case .walk(let part): begin(part, &steps)
      case .member(let name, let base): mention(member: name, of: base)
      case .call(let call):
        if case .member(let base?, let name) = call.callee.kind {
          markChanged(base, byCalling: name, call)
        }
      case .sign(let sign, let value, let isPrefix):
        markChanged(value, bySign: sign, isPrefix: isPrefix)
      case .operation(let operands, let operators):
        for (operand, sign) in zip(operands, operators) where assigns(sign) {
          markAssigned(operand)
        }
      }
    }
  }

  /// Walks over an expression without parts, or puts its parts on the stack, the first one last.
  private mutating func begin(_ expression: Expression, _ steps: inout [Step]) {
    switch expression.kind {
    case .name(let token): mention(token)
    case .closure(let closure): walk(closure)
    case .statement(let statement):
      let scope = beginScope()
      walk(statement)
      endScope(scope)
    case .opaque: walkOpaque(expression.range)
    case .number: break
    case .string(let parts): begin(parts, &steps)
    case .array(let elements): push(elements, &steps)
    case .tuple(let parts): push(parts, &steps)
    case .dictionary(let entries):
      for entry in entries.reversed() { steps += [.walk(entry.value), .walk(entry.key)] }
    default: beginOperation(expression, &steps)
    }
  }

  private mutating func beginOperation(_ expression: Expression, _ steps: inout [Step]) {
    switch expression.kind {
    case .member(let base?, let name): steps += [.member(name, of: base), .walk(base)]
    case .call(let call):
      steps.append(.call(call))
      push(call.arguments, &steps)
      steps.append(.walk(call.callee))
    case .subscripted(let base, let arguments):
      push(arguments, &steps)
      steps.append(.walk(base))
    case .prefix(let sign, let value):
      steps += [.sign(sign, value, isPrefix: true), .walk(value)]
    case .postfix(let value, let sign):
      steps += [.sign(sign, value, isPrefix: false), .walk(value)]
    case .operation(let operands, let operators):
      steps.append(.operation(operands, operators: operators))
      push(operands, &steps)
    case .ternary(let condition, let yes, let no):
      steps.append(.walk(no))
      if let yes { steps.append(.walk(yes)) }
      steps.append(.walk(condition))
    case .cast(let value, _): steps.append(.walk(value))
    default: break
    }
  }

  private func push(_ values: [Expression], _ steps: inout [Step]) {
    for value in values.reversed() { steps.append(.walk(value)) }
  }

  private func push(_ arguments: [Expression.Argument], _ steps: inout [Step]) {
    for argument in arguments.reversed() { steps.append(.walk(argument.value)) }
  }

  private mutating func begin(_ parts: [Expression.StringPart], _ steps: inout [Step]) {
    for part in parts {
      if case .pasted(let token) = part { mention(token) }
    }
    for part in parts.reversed() {
      if case .literal(_, let computed) = part { push(computed, &steps) }
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
