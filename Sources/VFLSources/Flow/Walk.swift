import VFLDiagnostics

/// A walk over the statements of one function, closure or other piece of code, in the order in which they are run.
///
/// It keeps the values of the variables and the conditions on the path, and records the calls that are given format
/// strings. Branches are walked one after the other from the same state, and their states are joined.
final class Walk {
  unowned(unsafe) let file: FileReading
  /// The code around each point: its types and whether it belongs to a type itself.
  let context: CallContext
  var state = FlowState()
  var path = FlowPath()
  /// The code's contribution to the rest of the file.
  var result = WalkResult()
  /// The function or closure whose statements are walked; −1 for none.
  var home: Int
  /// For each variable that a loop binds to a part of an element, the variables with the other parts.
  var partners: [Int: [Int]] = [:]
  /// The positions at which the branches around this point begin.
  var branchStarts: [Int] = []
  /// The branch of the program around this point.
  var arm: Arm?
  /// The loops and `switch` statements around this point that jumps lead to, the innermost one last.
  var targets: [JumpTarget] = []
  /// What variables may hold where something is thrown, for each `do` around this point.
  var attempts: [Attempt] = []
  /// The values that functions and closures return, by their numbers.
  var returned: [Int: [Value]] = [:]
  /// The properties whose values the walk has set since the last call that may change them.
  var setMembers: Set<Int> = []
  /// The position of the last call that may change properties.
  var lastCall = 0
  /// The loops around this point, the innermost one last.
  var loops: [LoopScope] = []
  /// Whether the walk only computes values, and records nothing.
  var isDry = false
  /// Whether the walk leaves no trace in the file, since it only computes a constant.
  var isSilent = false
  /// How many expressions and statements the walk is inside of.
  var depth = 0
  /// The macros that are expanded around this point.
  var expansions: [Expansion] = []
  /// The values of the variables that the texts of macros declare, by their names.
  var macroLocals: [String: Value] = [:]
  /// The tokens of the macro calls around this point.
  var callRanges: [Range<Int>] = []
  /// The parameters of the macro whose replacement text is walked by itself.
  var macroParameters: [String] = []
  /// The use of the value of an `if` or `switch` around this point.
  var expressionUse = Use.other
  /// Accepts the values of the branches of an `if` or `switch` that has a value.
  var takeValue: ((Value) -> Void)?
  /// Whether the value at this point is not used together with values of other iterations.
  ///
  /// It is stored under a key, or an element of a list of lists, or only inspected.
  var isKeptApart = false
  /// Whether a test expects the code at this point to fail.
  var expectsFailure = false
  /// The value of the first parameter at the end of the last closure that ran.
  var lastReducedValue: Value?

  /// How many expressions, statements and expanded macros inside each other are walked.
  static let depthLimit = 72

  init(_ file: FileReading, context: CallContext, home: Int) {
    (self.file, self.context, self.home) = (file, context, home)
  }

  /// A loop or `switch`, with the states at the jumps to the code after it.
  struct JumpTarget {
    /// The label of the statement; `nil` for none.
    let label: Int32?
    /// The mark of the state at its beginning; `nil` for a loop, whose jumps need no states.
    let mark: Int?
    /// The number of facts at its beginning.
    let decisionCount: Int
    /// The states at the jumps: the decisions and the changed variables.
    var ends: [BranchEnd] = []
  }

  /// The state at the end of a branch.
  struct BranchEnd {
    /// The conditions under which the branch is taken.
    let decisions: Decisions
    let changes: [(variable: Int, slot: FlowState.Slot)]
  }

  /// A `do` whose handlers see the states at the statements that may throw.
  struct Attempt {
    /// The mark of the state at its beginning.
    let mark: Int
    /// How many statements may throw.
    var count = 0
    /// The possible values of the changed variables at a throw, with the number of statements and the last version.
    var thrown: [Int: (value: Value, count: Int, version: Int)] = [:]
  }

  /// A loop around a point.
  struct LoopScope {
    let position: Int
    let body: Range<Int>
    /// The elements that the loop counts, if it walks over a list.
    let counter: Counter?
  }

  // MARK: Positions

  /// Returns the next position of the walk.
  func advance() -> Int { file.nextPosition() }

  var tokens: HostTokens { file.tree.tokens }

  /// Notes the use of a variable or literal at a token.
  func mark(_ token: Int, as use: Use) {
    if !isSilent { file.uses[token] = use }
  }

  /// Notes how the result of a parameterless function is used.
  func noteResult(of name: Int, as use: Use) {
    if file.bindings.variable(at: name) == nil { mark(name, as: use) }
  }

  /// Notes the branch around the mention of a variable at a token.
  func note(at token: Int) {
    if !isSilent, let arm { file.arms[token] = arm }
  }

  var isSwift: Bool { tokens.language == .swift }

  // MARK: Statements

  /// Walks the statements of a block, and returns whether the end of the block is reached.
  @discardableResult
  func walk(_ block: Block) -> Bool { walk(block.statements) }

  /// Walks statements, and returns whether the code after them is reached.
  @discardableResult
  func walk(_ statements: [Statement]) -> Bool {
    var completes = true
    var deferred: [Block] = []
    for statement in statements {
      if case .deferred(let block) = statement.kind {
        deferred.append(block)
      } else if !walk(statement) {
        completes = false
      }
    }
    for block in deferred.reversed() { walk(block) }
    return completes
  }

  private func walk(_ statement: Statement) -> Bool {
    file.budget.spend(1)
    guard depth < Self.depthLimit, !file.budget.isExceeded else { return true }
    depth += 1
    defer { depth -= 1 }
    switch statement.kind {
    case .expression(let expression): return walk(expression)
    case .variables(let declaration): declare(declaration)
    case .function(let function): walk(local: function)
    case .type, .enumCases, .imports: break
    case .branches(let branches): return walk(branches)
    case .exit(let conditions, let block): return walk(exit: conditions, block)
    case .selection(let subject, let cases): return walk(cases, of: subject, label: nil)
    case .loop(let loop): return walk(loop, label: nil)
    case .attempt(let block, let handlers, let last): return walk(block, handlers, finally: last)
    case .block(let block, let object):
      if let object { evaluate(object, .other) }
      return walk(block)
    case .deferred(let block): walk(block)
    case .jump(let jump, let value, let label): return walk(jump, value, label)
    case .compiled(let branches): return walk(compiled: branches)
    case .labelled(let label, let inner): return walk(inner, labelled: label)
    case .opaque: touch(statement.range)
    }
    return true
  }

  private func walk(_ statement: Statement, labelled label: Int) -> Bool {
    let name = tokens.tokens[label].link
    switch statement.kind {
    case .loop(let loop): return walk(loop, label: name)
    case .selection(let subject, let cases): return walk(cases, of: subject, label: name)
    default:
      addTarget(name)
      let mark = path.mark
      let completes = walk(statement)
      path.leave(to: mark, stopping: [.stop])
      return arrive(completes: completes, from: advance())
    }
  }

  /// Walks an expression that is a statement.
  private func walk(_ expression: Expression) -> Bool {
    let value = evaluate(expression, takeValue == nil ? .other : expressionUse)
    takeValue?(value)
    guard case .call(let call) = expression.kind, case .name(let name) = call.callee.kind else {
      return true
    }
    // A macro or function that ends the program.
    return !tokens.isWord(name, anyOf: LeavingCalls.leaving)
  }

  private func walk(_ jump: Statement.Jump, _ value: Expression?, _ label: Int?) -> Bool {
    switch jump {
    case .leave:
      if let value { returned[home, default: []].append(evaluate(value, .returned)) }
    default: if let value { evaluate(value, .other) }
    }
    // A labelled jump may lead out of several loops.
    let name = label.map { tokens.tokens[$0].link }
    let leavesMore = name != nil && targets.last?.label != name
    path.leave(by: leavesMore ? .leave : jump, at: advance(), isSteady: isSteadyHere)
    switch jump {
    case .stop: stop(at: name)
    case .fail: throwHere()
    default: break
    }
    return false
  }

  /// Begins a statement that jumps may lead out of.
  func addTarget(_ label: Int32?, isLoop: Bool = false) {
    let mark = isLoop ? nil : state.begin()
    targets.append(JumpTarget(label: label, mark: mark, decisionCount: path.facts.count))
  }

  /// Adds the state at a `break` to the statement that it leaves.
  private func stop(at label: Int32?) {
    let found = targets.lastIndex { target in label.map { target.label == $0 } ?? true }
    guard let index = found, let mark = targets[index].mark else { return }
    let facts = path.facts.dropFirst(targets[index].decisionCount)
    var decisions = facts.suffix(Self.decisionLimit).reduce(Decisions()) { $0.union($1) ?? $0 }
    if facts.count > Self.decisionLimit { decisions = decisions.narrowed(before: .max) }
    let changes = state.changes(since: mark)
    file.budget.spend(changes.count)
    targets[index].ends.append(BranchEnd(decisions: decisions, changes: changes))
  }

  /// Joins the state at the end of the innermost target with those at the jumps to it.
  ///
  /// - Returns: Whether the code after the target is reached.
  func arrive(completes: Bool, from position: Int) -> Bool {
    guard let target = targets.popLast(), let mark = target.mark else { return completes }
    var ends = target.ends
    if completes, !ends.isEmpty {
      ends.append(BranchEnd(decisions: Decisions(), changes: state.changes(since: mark)))
    }
    if !ends.isEmpty { state.undo(to: mark) }
    state.end()
    guard !ends.isEmpty else { return completes }
    join(ends, tested: [], from: position)
    return true
  }

  // MARK: Declarations

  /// Walks a function inside a function, which may be called at any time.
  private func walk(local function: FunctionDeclaration) {
    guard home >= 0, let body = function.body,
      let number = file.bindings.functions[function.range.lowerBound]
    else { return }
    let (outerHome, outerTargets, outerAttempts) = (home, targets, attempts)
    let (mark, outerPath, outerArm, outerStarts) = (state.begin(), path, arm, branchStarts)
    (home, targets, attempts, arm, branchStarts) = (number, [], [], nil, [])
    path = FlowPath()
    path.enter(.branch(nil), at: advance(), isTest: false)
    file.bindParameters(of: number, in: self)
    forgetOwnChanges(in: body.range, of: number)
    walk(body)
    (home, targets, attempts, arm) = (outerHome, outerTargets, outerAttempts, outerArm)
    (path, branchStarts) = (outerPath, outerStarts)
    state.undo(to: mark)
    state.end()
  }

  private func declare(_ declaration: VariableDeclaration) {
    for binding in declaration.bindings {
      guard let value = binding.value else {
        for token in binding.pattern.names { declareEmpty(token) }
        continue
      }
      let variable = holder(of: binding.pattern)
      if let variable { notePartners(of: variable, in: value.range) }
      let found = evaluate(value, variable.map(Use.holder) ?? .other)
      // The value of a property or global is read from its declaration.
      if let variable, file.bindings.variables[variable].kind.isMember { continue }
      bind(binding.pattern, to: found)
    }
  }

  /// A variable that is declared without a value has none yet.
  private func declareEmpty(_ token: Int) {
    guard let variable = file.bindings.variable(at: token) else {
      return declareInMacro(token, .unset)
    }
    state.set(variable, .unset, at: advance())
  }

  /// The only variable of a pattern.
  func holder(of pattern: Pattern) -> Int? {
    guard case .name(let token) = pattern.form else { return nil }
    return file.bindings.variable(at: token)
  }

  func bind(_ pattern: Pattern, to value: Value) {
    switch pattern.form {
    case .name(let token):
      guard let variable = file.bindings.variable(at: token) else {
        return declareInMacro(token, value)
      }
      mark(token, as: .write)
      assign(variable, value, from: token)
    case .tuple(let patterns):
      guard case .tuple(let parts) = value, parts.count == patterns.count else {
        return forget(pattern)
      }
      for (inner, part) in zip(patterns, parts) { bind(inner, to: part.value) }
    case .expression(let expression): evaluate(expression, .compared)
    case .other: forget(pattern)
    }
  }

  /// Gives unknown values to the variables of a pattern.
  func forget(_ pattern: Pattern) {
    for token in pattern.names {
      mark(token, as: .write)
      guard let variable = file.bindings.variable(at: token) else { continue }
      assign(variable, .unknown(.variable), from: token)
    }
  }
}
