/// Statements: each block is a scope.
extension Binder {
  mutating func walk(_ statement: Statement) {
    result.steps += 1
    switch statement.kind {
    case .expression(let value): walk(value)
    case .variables(let declaration): walk(declaration, at: statement.range.lowerBound)
    case .function(let declaration): walk(declaration)
    case .type(let declaration): walk(declaration)
    case .jump(_, let value, _): walk(value)
    case .labelled(_, let inner): walk(inner)
    case .imports: break
    case .opaque: walkOpaque(statement.range)
    case .enumCases(let cases): for (_, rawValue) in cases { walk(rawValue) }
    case .branches(let branches): for branch in branches { walk(branch.conditions, branch.body) }
    case .exit(let conditions, let body): walkExit(conditions, body)
    case .selection(let value, let cases): walk(value, cases)
    case .loop(let loop): walk(loop)
    case .attempt(let body, let handlers, let finally):
      walk(body)
      for handler in handlers { walk(handler) }
      if let finally { walk(finally) }
    case .block(let block, let object):
      walk(object)
      // A block of Swift may be an accessor of a subscript. `extern "C" {` is no scope.
      if isSwift {
        walk(accessor: block)
      } else if isLocal {
        walk(block)
      } else {
        walk(block.statements)
      }
    case .deferred(let block): walk(block)
    case .compiled(let branches): inBranches(branches.map { $0.statements }) { $0.walk($1) }
    }
  }

  private mutating func walk(_ statements: [Statement]) {
    for statement in statements { walk(statement) }
  }

  mutating func walk(_ block: Block) {
    let scope = beginScope()
    if isSwift { hoist(block.statements) }
    walk(block.statements)
    endScope(scope)
  }

  private mutating func walk(_ conditions: [Statement.Condition], _ body: Block) {
    let scope = beginScope()
    bind(conditions)
    walk(body)
    endScope(scope)
  }

  /// Declares the functions of a block, which are visible before their declarations, too.
  private mutating func hoist(_ statements: [Statement]) {
    for statement in statements {
      result.steps += 1
      switch statement.kind {
      case .function(let function):
        guard let token = function.name, function.style == .function else { continue }
        declare(token, .function)
        hoisted[token] = result.variableOfToken[token]
      case .compiled(let branches):
        inBranches(branches.map { $0.statements }) { $0.hoist($1) }
      default: break
      }
    }
  }

  // MARK: Conditional compilation

  /// Walks over the branches of an `#if`; a name that several of them declare is one variable.
  private mutating func inBranches(
    _ branches: [[Statement]], _ body: (inout Binder, [Statement]) -> Void
  ) {
    let outer = alternatives
    var declared: [(name: Int32, variable: Int32)] = []
    alternatives = Alternatives(depth: depth)
    // A nested `#if` continues the declarations of the preceding branches.
    if outer.depth == depth { alternatives.earlier = outer.earlier }
    var all: [(name: Int32, variable: Int32)] = []
    for branch in branches {
      let mark = scopes.mark
      body(&self, branch)
      declared += scopes.undo(to: mark)
      for (name, variable) in alternatives.own where alternatives.earlier[name] == nil {
        alternatives.earlier[name] = variable
      }
      all += alternatives.own
      alternatives.own = []
    }
    alternatives = outer
    if outer.depth == depth { alternatives.own += all }
    scopes.redo(declared)
    result.steps += declared.count + all.count
  }

  // MARK: Conditions

  /// Walks over conditions, and declares the names that they bind.
  mutating func bind(_ conditions: [Statement.Condition], isExit: Bool = false) {
    for condition in conditions {
      switch condition {
      case .expression(let value): walk(value)
      case .binding(let pattern, let value, let isCase, _):
        walk(value)
        if !isCase, case .name(let token) = pattern.form {
          if isUnwrapped(token, value) {
            mention(token)
          } else {
            // Of the value that `if let` tests, the block sees one of several.
            declare(
              token, isExit && isSwift ? .local : .pattern, type: pattern.type, value: value)
          }
        } else {
          declare(pattern)
        }
      }
    }
  }

  /// Whether a condition gives a variable its own value without the optional: `if let a`, `if let a = a`.
  private func isUnwrapped(_ token: Int, _ value: Expression?) -> Bool {
    guard isSwift, tokens.isWord(token - 1, "let") else { return false }
    guard let value else { return true }
    guard case .name(let other) = value.kind, tokens.isName(other), tokens.isName(token) else {
      return false
    }
    return tokens.tokens[other].link == tokens.tokens[token].link
  }

  /// `guard`: the names are visible after it, and not in its block.
  private mutating func walkExit(_ conditions: [Statement.Condition], _ body: Block) {
    let mark = scopes.mark
    bind(conditions, isExit: true)
    let declared = scopes.undo(to: mark)
    walk(body)
    scopes.redo(declared)
    result.steps += declared.count
  }

  // MARK: Patterns

  /// Declares the names of a pattern, and walks over the expressions in it.
  mutating func declare(_ pattern: Pattern, in declaration: VariableDeclaration? = nil) {
    for token in pattern.names { declare(token, .pattern, in: declaration) }
    walkExpressions(of: pattern)
  }

  mutating func walkExpressions(of pattern: Pattern) {
    switch pattern.form {
    case .expression(let value): walk(value)
    case .tuple(let parts): for part in parts { walkExpressions(of: part) }
    // `for (name in list)` with a variable from outside of the loop.
    case .name(let token): if pattern.names.isEmpty { mention(token) }
    case .other: break
    }
  }

  private mutating func walk(_ value: Expression, _ cases: [Statement.Case]) {
    walk(value)
    // All cases of C are one scope.
    let scope = beginScope()
    for item in cases {
      let inner = isSwift ? beginScope() : nil
      declareOnce(item.patterns)
      if isSwift { walk(item.body) } else { walk(item.body.statements) }
      if let inner { endScope(inner) }
    }
    endScope(scope)
  }

  /// Declares the names of the patterns of a case or handler, and walks over the filters.
  ///
  /// `case .a(let x), .b(let x)` declares one variable.
  private mutating func declareOnce(_ patterns: [Pattern]) {
    let first = result.variables.count
    for pattern in patterns {
      walkExpressions(of: pattern)
      for token in pattern.names where tokens.isName(token) {
        if let known = scopes[tokens.tokens[token].link], Int(known) >= first,
          known != NameScopes.hidden
        {
          result.variableOfToken[token] = known
        } else {
          declare(token, .pattern)
        }
      }
      walk(pattern.filter)
    }
  }

  private mutating func walk(_ handler: Statement.Handler) {
    let scope = beginScope()
    declareOnce(handler.patterns)
    if handler.patterns.isEmpty, isSwift { hide("error") }
    walk(handler.body)
    endScope(scope)
  }

  // MARK: Loops

  private mutating func walk(_ loop: Statement.Loop) {
    if case .each(_, let sequence, _) = loop.head { walk(sequence) }
    let scope = beginScope()
    walkHead(loop.head)
    walk(loop.body)
    endScope(scope)
    if case .untilFalse(let condition) = loop.head { walk(condition) }
  }

  /// Walks over the part of a loop's head that the block sees.
  private mutating func walkHead(_ head: Statement.Loop.Head) {
    switch head {
    case .each(let pattern, _, let filter):
      declare(pattern)
      switch pattern.form {
      case .expression(let target): markAssigned(target)
      case .name(let token) where pattern.names.isEmpty: mark(token)
      case .name, .tuple, .other: break
      }
      walk(filter)
    case .counting(let start, let condition, let step):
      walk(start)
      walk(condition)
      walk(step)
    case .whileTrue(let conditions): bind(conditions)
    case .untilFalse: break
    }
  }
}
