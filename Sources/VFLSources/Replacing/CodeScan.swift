/// A walk over a file that finds its scopes, its assignments and some of its calls.
struct CodeScan {
  /// A mention of a name that assigns a value, or may do so.
  struct Assignment {
    /// The token of the mention.
    let token: Int
    /// The number of the name of the variable.
    let name: Int32
    /// Whether the variable is a property of something else than the object around the mention.
    let isOther: Bool
  }

  /// A call of a method.
  struct MethodCall {
    /// The token that names the method.
    let method: Int
    /// The call.
    let call: Expression.Call
  }

  let file: FileReading
  /// The scopes.
  private(set) var scopes: CodeScopes
  /// The assignments, in the order of the file.
  private(set) var assignments: [Assignment] = []
  /// The calls with the name of the system's function, by the tokens of their names.
  private(set) var formatCalls: [Int: Expression.Call] = [:]
  /// The calls that add views to superviews or remove them.
  private(set) var subviewCalls: [MethodCall] = []
  /// The first conditions in scopes that unwrap names, by the tokens of the names.
  private(set) var unwrapped: [CodeScopes.Name: Int] = [:]
  private var scope = 0
  private var tokens: HostTokens { file.tree.tokens }
  private var isSwift: Bool { file.tree.tokens.language == .swift }

  /// Walks over a file and the replacement texts of its macros.
  ///
  /// - Complexity: O(*n*), where *n* is the number of tokens.
  init(_ file: FileReading) {
    self.file = file
    scopes = CodeScopes(file.tree)
    for statement in file.tree.statements { walk(statement) }
    for macro in file.tree.macros {
      for statement in macro.body { walk(statement) }
    }
  }

  // MARK: Statements

  private mutating func walk(_ statement: Statement) {
    switch statement.kind {
    case .expression(let value): walk(value)
    case .variables(let declaration): for binding in declaration.bindings { walk(binding) }
    case .function(let function):
      let outer = enter(.function, function.range, function.body)
      for parameter in function.parameters { walk(parameter.defaultValue) }
      leave(function.body, to: outer)
    case .type(let type):
      let members = Block(range: type.range, statements: type.members)
      leave(members, to: enter(.type, type.range, members))
    case .enumCases(let cases): for (_, value) in cases { walk(value) }
    case .jump(_, let value, _): walk(value)
    case .labelled(_, let inner): walk(inner)
    case .compiled(let branches):
      for branch in branches {
        for statement in branch.statements { walk(statement) }
      }
    case .imports: break
    case .opaque: addOpaque(statement.range)
    default: walkBlocks(statement)
    }
  }

  private mutating func walkBlocks(_ statement: Statement) {
    switch statement.kind {
    case .branches(let branches):
      for branch in branches {
        let outer = enter(.block, from: branch.start, branch.body)
        walk(branch.conditions)
        leave(branch.body, to: outer)
      }
    case .exit(let conditions, let body):
      walk(conditions)
      walk(body)
    case .selection(let value, let cases):
      walk(value)
      walk(cases)
    case .loop(let loop): walk(loop)
    case .attempt(let body, let handlers, let finally):
      walk(body)
      for handler in handlers {
        let start = handler.pattern?.range.lowerBound ?? handler.body.range.lowerBound
        leave(handler.body, to: enter(.block, from: start, handler.body))
      }
      if let finally { walk(finally) }
    case .block(let block):
      // `extern "C" {` contains members of the file.
      walk(block, scopes.code(around: scope) > 0 || isSwift ? .block : .type)
    case .deferred(let block): walk(block)
    default: break
    }
  }

  private mutating func walk(_ binding: VariableDeclaration.Binding) {
    walk(binding.value)
    guard let accessors = binding.accessors else { return }
    let blocks = ([accessors.getter].compactMap { $0 } + accessors.others)
    for block in blocks.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      walk(block, .function)
    }
  }

  private mutating func walk(_ conditions: [Statement.Condition]) {
    for condition in conditions {
      switch condition {
      case .expression(let value): walk(value)
      case .binding(let pattern, let value, let isCase, _):
        if !isCase, case .name(let token) = pattern.form, tokens.isName(token) {
          let name = CodeScopes.Name(scope: scope, name: tokens.tokens[token].link)
          unwrapped[name] = unwrapped[name] ?? token
        }
        walk(value)
      }
    }
  }

  private mutating func walk(_ cases: [Statement.Case]) {
    guard let first = cases.first, let last = cases.last else { return }
    guard !isSwift else {
      for item in cases { leave(item.body, to: enter(.cases, from: item.start, item.body)) }
      return
    }
    let all = Block(
      range: first.start..<last.body.range.upperBound,
      statements: cases.flatMap { $0.body.statements })
    walk(all, .cases)
  }

  private mutating func walk(_ loop: Statement.Loop) {
    let outer = enter(
      .loop, from: min(loop.headRange.lowerBound, loop.body.range.lowerBound), loop.body)
    switch loop.head {
    case .each(let pattern, let sequence, let filter):
      switch pattern.form {
      case .expression(let target): assign(target)
      case .name(let token) where pattern.names.isEmpty: add(token, isOther: false)
      case .name, .tuple, .other: break
      }
      walk(sequence)
      walk(filter)
    case .counting(let start, let condition, let step):
      for statement in start { walk(statement) }
      walk(condition)
      walk(step)
    case .whileTrue(let conditions): walk(conditions)
    case .untilFalse: break
    }
    leave(loop.body, to: outer)
    if case .untilFalse(let condition) = loop.head { walk(condition) }
  }

  // MARK: Scopes

  private mutating func walk(_ block: Block, _ kind: CodeScopes.Scope.Kind = .block) {
    leave(block, to: enter(kind, block.range, block))
  }

  /// Begins a scope whose head begins at a token, and returns the scope around it.
  private mutating func enter(
    _ kind: CodeScopes.Scope.Kind, from start: Int, _ body: Block
  ) -> Int {
    enter(kind, start..<max(start, body.range.upperBound), body)
  }

  private mutating func enter(
    _ kind: CodeScopes.Scope.Kind, _ range: Range<Int>, _ body: Block?
  ) -> Int {
    defer {
      // A branch or loop of C may have a statement without braces.
      let isBody: Bool
      switch kind {
      case .type: isBody = false
      case .cases: isBody = isSwift
      case .function, .closure: isBody = true
      case .loop, .block: isBody = body.map { tokens.isWord($0.range.lowerBound - 1, "{") } ?? false
      }
      scope = scopes.append(kind, range, in: scope, body?.statements ?? [], isBody: isBody)
    }
    return scope
  }

  /// Walks over the statements of a scope, and returns to the scope around it.
  private mutating func leave(_ body: Block?, to outer: Int) {
    for statement in body?.statements ?? [] { walk(statement) }
    scope = outer
  }

  // MARK: Expressions

  /// Walks over an expression, with a stack of its own for the parts.
  private mutating func walk(_ expression: Expression?) {
    var waiting = [expression].compactMap { $0 }
    while let next = waiting.popLast() {
      visit(next)
      waiting += next.parts.reversed()
    }
  }

  private mutating func visit(_ expression: Expression) {
    switch expression.kind {
    case .closure(let closure):
      for capture in closure.captures { walk(capture.value) }
      leave(closure.body, to: enter(.closure, expression.range, closure.body))
    case .statement(let statement): walk(statement)
    case .opaque: addOpaque(expression.range)
    case .call(let call): visit(call)
    case .operation(let operands, let signs):
      for (index, sign) in signs.enumerated()
      where tokens.assigns(sign, before: operands[index + 1].range.lowerBound) {
        assign(operands[index])
      }
    case .prefix(let sign, let value):
      if tokens.isWord(sign, "&") {
        addParts(of: value)
      } else if tokens.isWord(sign, anyOf: ["++", "--"]) {
        assign(value)
      }
    case .postfix(let value, let sign):
      if tokens.isWord(sign, anyOf: ["++", "--"]) { assign(value) }
    default: break
    }
  }

  private mutating func visit(_ call: Expression.Call) {
    guard let name = call.name else { return }
    if tokens.isWord(name, anyOf: ["constraints", "constraintsWithVisualFormat"]) {
      formatCalls[name] = call
    } else if tokens.isWord(name, anyOf: SubviewIndex.methods + ["removeFromSuperview"]) {
      subviewCalls.append(MethodCall(method: name, call: call))
    }
    // A setter of Objective-C.
    guard call.style == .message, !call.arguments.isEmpty, let receiver = call.receiver,
      let property = tokens.property(ofSetter: name)
    else { return }
    assignments.append(Assignment(token: name, name: property, isOther: !isOwn(receiver)))
  }

  // MARK: Assignments

  /// Adds the variables that an assignment changes.
  private mutating func assign(_ target: Expression) {
    switch target.kind {
    case .name(let token): add(token, isOther: false)
    case .member(let base, let name): add(name, isOther: !(base.map(isOwn) ?? false))
    case .postfix(let base, _), .cast(let base, _): assign(base)
    case .tuple(let parts): for part in parts { assign(part.value) }
    // An element of a collection, or what a pointer refers to.
    default: break
    }
  }

  /// Adds all variables of a path, such as `view` and `label` of `view.label`.
  private mutating func addParts(of path: Expression) {
    var next: Expression? = path
    while let part = next {
      assign(part)
      next = part.parts.first
    }
  }

  private mutating func add(_ token: Int, isOther: Bool) {
    guard tokens.isName(token) else { return }
    assignments.append(
      Assignment(token: token, name: tokens.tokens[token].link, isOther: isOther))
  }

  /// Adds the names of code that is not understood: each of them may be assigned.
  private mutating func addOpaque(_ range: Range<Int>) {
    let isCode = isSwift ? scope == 0 || scopes[scope].kind != .type : scopes[scope].kind != .type
    // `@selector(name)` and the like name no variable.
    guard isCode, let first = range.first, tokens.bytes[Int(tokens.tokens[first].start)] != 0x40
    else { return }
    for token in range {
      add(token, isOther: tokens.isAfterDot(token) && !isSelf(token - 2))
    }
  }

  /// Whether an expression is the object around it.
  private func isOwn(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .name(let token): isSelf(token)
    case .postfix(let base, _): isOwn(base)
    default: false
    }
  }

  private func isSelf(_ token: Int) -> Bool {
    tokens.isWord(token, anyOf: ["self", "Self", "weakSelf", "strongSelf"])
  }
}

extension Expression.Call {
  /// The token that names the function or method; `nil` for a call of another expression.
  var name: Int? {
    switch callee.kind {
    case .name(let name), .member(_, let name): name
    default: nil
    }
  }
}

extension HostTokens {
  /// Whether the operator that begins at a token and ends before another one assigns a value.
  fileprivate func assigns(_ sign: Int, before end: Int) -> Bool {
    let last = max(sign, end - 1)
    let bytes = bytes[Int(tokens[sign].start)..<Int(tokens[last].end)]
    guard bytes.last == UInt8(ascii: "=") else { return false }
    return !["==", "!=", "<=", ">=", "===", "!==", "~="].contains { bytes.elementsEqual($0.utf8) }
  }

  /// The number of the name of the property that a selector such as `setLabel` sets.
  func property(ofSetter token: Int) -> Int32? {
    let word = word(token)
    guard word.hasPrefix("set"), let first = word.dropFirst(3).first, first.isUppercase else {
      return nil
    }
    return names.number(of: first.lowercased() + word.dropFirst(4), in: bytes)
  }
}
