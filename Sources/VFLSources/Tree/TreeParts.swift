/// Receives the direct parts of expressions and statements.
struct PartReceiver {
  /// Receives an expression.
  let expression: (Expression) -> Void
  /// Receives a statement.
  let statement: (Statement) -> Void

  fileprivate func receive(_ block: Block?) {
    for inner in block?.statements ?? [] { statement(inner) }
  }

  fileprivate func receive(_ conditions: [Statement.Condition]) {
    for condition in conditions {
      switch condition {
      case .expression(let value): expression(value)
      case .binding(let pattern, let value, _, _):
        receive(pattern)
        value.map(expression)
      }
    }
  }

  fileprivate func receive(_ pattern: Pattern?) {
    switch pattern?.form {
    case .expression(let value)?: expression(value)
    case .tuple(let parts)?: for part in parts { receive(part) }
    case .name?, .other?, nil: break
    }
  }

  fileprivate func receive(_ parameters: [Parameter]) {
    for parameter in parameters { parameter.defaultValue.map(expression) }
  }
}

extension SourceTree {
  /// Passes all expressions of the file and of its macros to a function, each one before its parts.
  func forEachExpression(_ body: (Expression) -> Void) {
    withoutActuallyEscaping(body) { body in
      func statement(_ statement: Statement) {
        statement.forEachPart(PartReceiver(expression: expression, statement: statement(_:)))
      }
      func expression(_ value: Expression) {
        body(value)
        value.forEachPart(PartReceiver(expression: expression, statement: statement))
      }
      for inner in statements { statement(inner) }
      for inner in macros.flatMap({ $0.body }) { statement(inner) }
    }
  }
}

extension Expression {
  /// Passes the direct parts of the expression to a receiver, in order.
  func forEachPart(_ receiver: PartReceiver) {
    let take = receiver.expression
    switch kind {
    case .name, .number, .opaque: break
    case .string(let parts):
      for case .literal(_, let computed) in parts { for value in computed { take(value) } }
    case .member(let base, _): base.map(take)
    case .call(let call):
      take(call.callee)
      for argument in call.arguments { take(argument.value) }
    case .subscripted(let base, let arguments):
      take(base)
      for argument in arguments { take(argument.value) }
    case .array(let elements): for element in elements { take(element) }
    case .dictionary(let entries):
      for entry in entries {
        take(entry.key)
        take(entry.value)
      }
    case .tuple(let elements): for element in elements { take(element.value) }
    case .closure(let closure):
      for capture in closure.captures { take(capture.value) }
      receiver.receive(closure.parameters)
      receiver.receive(closure.body)
    case .prefix(_, let value), .postfix(let value, _), .cast(let value, _): take(value)
    case .operation(let operands, _): for operand in operands { take(operand) }
    case .ternary(let condition, let yes, let no):
      take(condition)
      yes.map(take)
      take(no)
    case .statement(let statement): receiver.statement(statement)
    }
  }
}

extension Statement {
  /// Passes the direct parts of the statement to a receiver, in order.
  func forEachPart(_ receiver: PartReceiver) {
    let take = receiver.expression
    switch kind {
    case .imports, .opaque: break
    case .expression(let value): take(value)
    case .variables(let variables):
      for binding in variables.bindings {
        binding.value.map(take)
        receiver.receive(binding.accessors?.getter)
        for block in binding.accessors?.others ?? [] { receiver.receive(block) }
      }
    case .function(let function):
      receiver.receive(function.parameters)
      receiver.receive(function.body)
    case .type(let type): for member in type.members { receiver.statement(member) }
    case .enumCases(let cases): for one in cases { one.rawValue.map(take) }
    case .branches(let branches):
      for branch in branches {
        receiver.receive(branch.conditions)
        receiver.receive(branch.body)
      }
    case .exit(let conditions, let body):
      receiver.receive(conditions)
      receiver.receive(body)
    case .selection(let subject, let cases):
      take(subject)
      for one in cases {
        for pattern in one.patterns { receiver.receive(pattern) }
        receiver.receive(one.body)
      }
    case .loop(let loop):
      loop.head.forEachPart(receiver)
      receiver.receive(loop.body)
    case .attempt(let body, let handlers, let finally):
      receiver.receive(body)
      for handler in handlers {
        receiver.receive(handler.pattern)
        receiver.receive(handler.body)
      }
      receiver.receive(finally)
    case .block(let body), .deferred(let body): receiver.receive(body)
    case .jump(_, let value, _): value.map(take)
    case .compiled(let branches):
      for inner in branches.flatMap({ $0.statements }) { receiver.statement(inner) }
    case .labelled(_, let statement): receiver.statement(statement)
    }
  }
}

extension Statement.Loop.Head {
  fileprivate func forEachPart(_ receiver: PartReceiver) {
    let take = receiver.expression
    switch self {
    case .each(let pattern, let sequence, let filter):
      receiver.receive(pattern)
      take(sequence)
      filter.map(take)
    case .counting(let start, let condition, let step):
      for inner in start { receiver.statement(inner) }
      condition.map(take)
      step.map(take)
    case .whileTrue(let conditions): receiver.receive(conditions)
    case .untilFalse(let condition): condition.map(take)
    }
  }
}
