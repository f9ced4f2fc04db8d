/// The expressions of a file, each with the expression that contains it.
package struct ExpressionTable {
  /// An expression of a file.
  package struct Entry {
    /// The expression; an opaque one for a statement that is not understood.
    package let expression: Expression
    /// The index of the expression that contains this one; `nil` for none.
    ///
    /// The statements of a closure are no part of the closure's expression.
    package let parent: Int?
    /// The tokens of the innermost statement around the expression.
    package let statement: Range<Int>
    /// The number of the code sequence of the expression.
    ///
    /// If one expression is evaluated, so are all later ones of the same sequence, unless the code leaves.
    package let sequence: Int
  }

  /// The expressions.
  ///
  /// An expression precedes its parts, and expressions of a statement precede later statements' expressions.
  package private(set) var entries: [Entry] = []
  private let tree: SourceTree
  private var tokens: HostTokens { tree.tokens }
  private var places: [Int: Int] = [:]
  private var statement = 0..<0
  /// The statements in the expression at hand, which run at another time.
  private var inner: [[Statement]] = []
  private var sequenceCount = 0

  /// Finds the expressions of a file and of its macros.
  package init(_ tree: SourceTree) {
    self.tree = tree
    walk(tree.statements, in: beginSequence())
    for macro in tree.macros { walk(macro.body, in: beginSequence()) }
    for (index, entry) in entries.enumerated() {
      switch entry.expression.kind {
      case .name(let token), .member(_, name: let token): places[offset(of: token)] = index
      case .call(let call) where call.style == .message:
        places[offset(of: entry.expression.range.lowerBound)] = index
      default: break
      }
    }
  }

  /// Returns the expression at an index.
  package subscript(index: Int) -> Entry { entries[index] }

  /// Returns the index of the name, member or message at a token.
  ///
  /// The token of a member is its name.
  package func place(of token: Int) -> Int? { places[offset(of: token)] }

  /// Returns the index of the name, member or message at an offset of the file, as of ``place(of:)``.
  package func place(at offset: Int) -> Int? { places[offset] }

  private func offset(of token: Int) -> Int { Int(tokens.tokens[token].start) }

  private mutating func beginSequence() -> Int {
    sequenceCount += 1
    return sequenceCount - 1
  }

  // MARK: Statements

  private mutating func walk(_ statements: [Statement], in sequence: Int) {
    for statement in statements { walk(statement, in: sequence) }
  }

  private mutating func walk(_ block: Block) { walk(block.statements, in: beginSequence()) }

  private mutating func walk(_ statement: Statement, in sequence: Int) {
    let outer = self.statement
    self.statement = statement.range
    defer { self.statement = outer }
    switch statement.kind {
    case .expression(let value): add(value, in: sequence)
    case .variables(let declaration): walk(declaration, in: sequence)
    case .function(let function):
      for parameter in function.parameters { add(parameter.defaultValue, in: beginSequence()) }
      if let body = function.body { walk(body) }
    case .type(let type): walk(type.members, in: beginSequence())
    case .enumCases(let cases): for item in cases { add(item.rawValue, in: beginSequence()) }
    case .jump(_, let value, _): add(value, in: sequence)
    case .labelled(_, let inner): walk(inner, in: sequence)
    case .block(let block, let object):
      add(object, in: sequence)
      walk(block.statements, in: sequence)
    case .imports: break
    case .opaque: add(Expression(range: statement.range, kind: .opaque), in: sequence)
    case .branches(let branches):
      for branch in branches {
        walk(branch.conditions)
        walk(branch.body)
      }
    case .exit(let conditions, let body):
      walk(conditions)
      walk(body)
    case .selection(let value, let cases):
      add(value, in: sequence)
      for item in cases {
        for pattern in item.patterns { walk(pattern) }
        walk(item.body)
      }
    case .loop(let loop):
      walk(loop.head, in: sequence)
      walk(loop.body)
    case .attempt(let body, let handlers, let finally):
      walk(body)
      for handler in handlers {
        for pattern in handler.patterns { walk(pattern) }
        walk(handler.body)
      }
      if let finally { walk(finally) }
    case .deferred(let block): walk(block)
    case .compiled(let branches):
      for branch in branches { walk(branch.statements, in: beginSequence()) }
    }
  }

  private mutating func walk(_ declaration: VariableDeclaration, in sequence: Int) {
    for binding in declaration.bindings {
      walk(binding.pattern)
      add(
        binding.value,
        in: declaration.modifiers.contains(.isLazy) ? beginSequence() : sequence)
      for block in binding.accessors?.blocks ?? [] { walk(block) }
    }
  }

  private mutating func walk(_ conditions: [Statement.Condition]) {
    for condition in conditions {
      switch condition {
      case .expression(let value): add(value, in: beginSequence())
      case .binding(let pattern, let value, _, _):
        walk(pattern)
        add(value, in: beginSequence())
      }
    }
  }

  private mutating func walk(_ head: Statement.Loop.Head, in sequence: Int) {
    switch head {
    case .each(let pattern, let list, let filter):
      walk(pattern)
      add(list, in: sequence)
      add(filter, in: beginSequence())
    case .counting(let start, let condition, let step):
      walk(start, in: sequence)
      add(condition, in: beginSequence())
      add(step, in: beginSequence())
    case .whileTrue(let conditions): walk(conditions)
    case .untilFalse(let condition): add(condition, in: beginSequence())
    }
  }

  private mutating func walk(_ pattern: Pattern) {
    switch pattern.form {
    case .expression(let value): add(value, in: beginSequence())
    case .tuple(let parts): for part in parts { walk(part) }
    case .name, .other: break
    }
    add(pattern.filter, in: beginSequence())
  }

  // MARK: Expressions

  /// Adds an expression and its parts.
  ///
  /// An expression may be much higher than code is nested, so only closures and statements in it recur.
  private mutating func add(_ root: Expression?, in sequence: Int) {
    guard let root else { return }
    let outer = inner
    inner = []
    var index = entries.count
    append(root, to: nil, in: sequence)
    while index < entries.count {
      addParts(of: entries[index].expression, at: index)
      index += 1
    }
    let found = inner
    inner = outer
    for statements in found { walk(statements, in: beginSequence()) }
  }

  private mutating func append(_ expression: Expression, to parent: Int?, in sequence: Int) {
    entries.append(
      Entry(expression: expression, parent: parent, statement: statement, sequence: sequence))
  }

  private mutating func addParts(of expression: Expression, at index: Int) {
    var parts = expression.parts
    switch expression.kind {
    case .closure(let closure):
      parts = closure.captures.map { $0.value }
      inner.append(closure.body.statements)
    case .statement(let statement): inner.append([statement])
    default: break
    }
    var isConditional = false
    for (number, part) in parts.enumerated() {
      append(part, to: index, in: isConditional ? beginSequence() : entries[index].sequence)
      isConditional = isConditional || isLast(part, number, of: expression)
    }
  }

  /// Whether a part may be the last one of an expression that is evaluated.
  private func isLast(_ part: Expression, _ number: Int, of expression: Expression) -> Bool {
    switch expression.kind {
    case .ternary: true
    case .call, .subscripted: number == 0 && mayStop(part)
    // Of `view?.names = value`, the value is evaluated only if there is a view.
    case .operation(_, let operators):
      number < operators.count
        && (tokens.isWord(operators[number], anyOf: ["&&", "||", "??"]) || mayStop(part))
    default: false
    }
  }

  /// Whether the evaluation of an expression may stop at a `?` in it.
  private func mayStop(_ expression: Expression) -> Bool {
    var expression = expression
    while true {
      switch expression.kind {
      case .postfix(let base, let sign):
        if tokens.isWord(sign, "?") { return true }
        expression = base
      case .member(let base?, _), .subscripted(let base, _): expression = base
      case .call(let call): expression = call.callee
      default: return false
      }
    }
  }
}
