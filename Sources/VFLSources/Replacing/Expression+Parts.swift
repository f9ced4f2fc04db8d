extension Expression {
  /// The expressions that this expression contains directly, in the order of the file.
  ///
  /// A closure and a statement that has a value have no parts.
  var parts: [Expression] {
    switch kind {
    case .name, .number, .closure, .statement, .opaque: []
    case .string(let parts): parts.flatMap { $0.computed }
    case .member(let base, _): base.map { [$0] } ?? []
    case .call(let call): [call.callee] + call.arguments.map { $0.value }
    case .subscripted(let base, let arguments): [base] + arguments.map { $0.value }
    case .array(let elements): elements
    case .dictionary(let entries): entries.flatMap { [$0.key, $0.value] }
    case .tuple(let values): values.map { $0.value }
    case .prefix(_, let value), .postfix(let value, _), .cast(let value, _): [value]
    case .operation(let operands, _): operands
    case .ternary(let condition, let yes, let no): [condition, yes, no].compactMap { $0 }
    }
  }
}

extension Expression.StringPart {
  /// The expressions of the computed parts of a literal.
  var computed: [Expression] {
    if case .literal(_, let computed) = self { computed } else { [] }
  }
}
