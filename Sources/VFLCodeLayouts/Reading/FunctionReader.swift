import VFLDiagnostics
import VFLSources

/// Evaluates one function statement by statement, and collects the constraints that it certainly activates.
///
/// The function is followed along the path on which every `guard` succeeds and no branch is taken. Code that
/// may not run, or that runs at another time, is only searched for effects on the constraints of that path.
final class FunctionReader {
  let file: CodeFile
  /// The function that is evaluated.
  private(set) var function: CodeFunction
  /// The views and constraints at the moment of the evaluation.
  let state: FunctionState
  let variables = CodeVariables()
  /// Whether a part of the function cannot be understood.
  private(set) var isAbandoned = false
  /// The value that the current function or closure returns.
  var returned: CodeValue?
  /// Whether no further statement of the current function or closure runs.
  var hasReturned = false
  /// Whether the current function or closure may have returned.
  var mayHaveReturned = false
  /// The nesting depth of functions, closures, macros and constants.
  var depth = 0
  /// The place of the declaration whose value is evaluated; `nil` for statements.
  private var declarationScope: DeclarationScope?
  /// How many statements and expressions are evaluated inside each other.
  private var nesting = 0
  private static let nestingLimit = 96
  /// The number of functions of the file that may be evaluated inside each other.
  let inliningLimit: Int
  /// The assumptions about numbers; `nil` if nothing is assumed.
  let assumptions: CodeAssumptions?
  var trustsUnknownCode: Bool { state.trustsUnknownCode }
  var items: CodeItems { state.items }
  var constraints: [CodeConstraint] { state.constraints }
  /// The calls that a picture ignores.
  var ignored = IgnoredCode()
  /// The number of functions of the file that are evaluated inside each other.
  var inliningDepth = 0
  /// Whether the function certainly calls a function of the file that can be evaluated.
  var callsKnownFunction = false
  /// The call in this function of the current function; `nil` in this function itself.
  var outerCall: SourceSpan?
  /// The value of the expression statement that was evaluated last.
  private(set) var lastValue = CodeValue.unknown

  /// The object whose method the function is.
  private(set) var owner: Int

  /// Evaluates a function.
  ///
  /// - Parameters:
  ///   - function: The function.
  ///   - file: The file that contains the function.
  ///   - inliningLimit: The number of functions of the file that may be evaluated inside each other.
  ///   - assumptions: The assumptions about numbers, with which unknown code is trusted; `nil` if nothing is
  ///     assumed.
  init(
    _ function: CodeFunction, in file: CodeFile, inliningUpTo inliningLimit: Int,
    assuming assumptions: CodeAssumptions? = nil
  ) {
    (self.file, self.function, self.inliningLimit) = (file, function, inliningLimit)
    isAbandoned = file.declaresSystemNames || file.hasDirectives(in: function)
    self.assumptions = assumptions
    state = FunctionState(trustsUnknownCode: assumptions != nil)
    let ancestry = function.owner.map { file.ancestry(of: $0) } ?? []
    owner = state.add(
      CodeItem(
        name: "self", className: ancestry.count > 1 ? ancestry.last : nil,
        isExact: ancestry.count > 1, isRoot: true))
    for parameter in function.parameters { bind(parameter) }
    run(function.body)
  }

  private func bind(_ parameter: Parameter) {
    guard let token = parameter.name else { return }
    let name = file.words[token]
    let type = parameter.type.flatMap { file.className(of: $0) }
    if let type, Self.numberTypes.contains(type) {
      declare(name, .number(CodeNumber(symbol: name)))
    } else if let type, !Self.valueTypes.contains(type) {
      let item = CodeItem(name: name, className: type == "UIView" ? nil : type)
      declare(name, .object(state.add(item)))
    } else {
      declare(name, .unknown)
    }
  }

  private static let floatingTypes: Set<String> = ["CGFloat", "Double", "Float", "TimeInterval"]
  static let numberTypes = floatingTypes.union(["NSInteger"])
  /// Types whose values are no views.
  static let valueTypes: Set<String> = [
    "CGFloat", "Double", "Float", "Int", "Bool", "String", "CGRect", "CGSize", "CGPoint",
    "UIEdgeInsets", "NSLayoutConstraint", "Constraint", "ConstraintMaker", "NSArray", "NSString",
    "BOOL", "NSInteger", "NSUInteger", "id", "Any", "AnyObject", "NSDictionary", "NSMutableArray",
    "MASConstraint", "NSLayoutXAxisAnchor", "NSLayoutYAxisAnchor", "NSLayoutDimension",
  ]

  // MARK: Effects

  func abandon() { isAbandoned = true }

  /// Takes note of a call whose constraints are left out of a picture, and returns an unknown value.
  @discardableResult
  func omit(_ call: CodeCall) -> CodeValue {
    if trustsUnknownCode { ignored.add(call.span, isCertain: state.isCertain) }
    return .unknown
  }

  /// Evaluates a method of another object.
  func with(_ item: Int, as method: CodeFunction, _ body: () -> CodeValue) -> CodeValue {
    let outer = (owner, function)
    (owner, function) = (item, method)
    defer { (owner, function) = outer }
    return body()
  }

  /// Evaluates code that may not run, or that runs at an unknown time.
  func uncertainly(_ body: () -> Void) {
    let outer = (returned, hasReturned)
    state.uncertainly { variables.inScope(body) }
    (returned, hasReturned) = outer
  }

  /// The place of a declaration, whose value cannot use the variables around its use.
  struct DeclarationScope {
    /// The type that contains the declaration; `nil` for a global declaration.
    let owner: String?
  }

  /// The place of the declaration whose value is evaluated; `nil` for statements.
  var currentDeclaration: DeclarationScope? { declarationScope }

  /// Evaluates the value of a declaration, such as a constant or a default argument.
  func inDeclaration(of owner: String?, _ body: () -> CodeValue) -> CodeValue {
    let outer = declarationScope
    declarationScope = DeclarationScope(owner: owner)
    defer { declarationScope = outer }
    return variables.with([], body)
  }

  // MARK: Statements

  func run(_ block: Block) { run(block.statements) }

  func run(_ statements: [Statement]) {
    var deferred: [Block] = []
    for (index, statement) in statements.enumerated() where !hasReturned && !isAbandoned {
      file.remainingSteps -= 1
      if file.remainingSteps < 0 { abandon() }
      if case .deferred(let block) = statement.kind {
        deferred.append(block)
      } else {
        run(statement)
      }
      // After a conditional return, the caller goes on without the rest of the body.
      if depth > 0, mayHaveReturned, state.isCertain {
        uncertainly { run(Array(statements[(index + 1)...])) }
        break
      }
    }
    for block in deferred { uncertainly { run(block) } }
  }

  /// Evaluates a part of the function, or abandons the function if it is nested too deeply for the stack.
  func nested(_ body: () -> CodeValue) -> CodeValue {
    guard nesting < Self.nestingLimit else {
      abandon()
      return .unknown
    }
    nesting += 1
    defer { nesting -= 1 }
    return body()
  }

  private func run(_ statement: Statement) {
    _ = nested {
      runNested(statement)
      return .none
    }
  }

  private func runNested(_ statement: Statement) {
    switch statement.kind {
    case .expression(let value):
      if isMacro(value) { abandon() }
      lastValue = evaluate(value)
    case .variables(let declaration): run(declaration)
    case .branches(let branches) where branches.count == 1 && isInitialized(branches[0]):
      variables.inScope { run(branches[0].body) }
    case .branches(let branches): run(branches)
    case .exit(let conditions, let body):
      bind(conditions)
      // The function is followed along the path on which each `guard` succeeds.
      if !trustsUnknownCode {
        uncertainly { run(body) }
      } else if state.isCertain, truth(of: conditions) == false {
        variables.inScope { run(body) }
      }
    case .selection(let value, let cases):
      release(evaluate(value))
      for item in cases {
        uncertainly {
          for pattern in item.patterns { bind(pattern, to: .unknown) }
          run(item.body)
        }
      }
    case .loop(let loop): run(loop)
    case .attempt(let body, let handlers, let finally):
      if handlers.isEmpty { variables.inScope { run(body) } } else { uncertainly { run(body) } }
      for handler in handlers {
        uncertainly {
          for pattern in handler.patterns { bind(pattern, to: .unknown) }
          run(handler.body)
        }
      }
      if let finally { uncertainly { run(finally) } }
    case .block(let block, let object):
      // A macro such as `unless (flag) {…}` looks like a call that precedes a block.
      let start = statement.range.lowerBound
      if !file.isSwift, object == nil, start > 0, file.words[start - 1] == ")" { abandon() }
      if let object { evaluate(object) }
      variables.inScope { run(block) }
    case .deferred(let block): uncertainly { run(block) }
    case .jump(let jump, let value, _): run(jump, value)
    case .compiled(let branches):
      for branch in branches { uncertainly { run(branch.statements) } }
    case .labelled(_, let inner): uncertainly { run(inner) }
    case .function(let function):
      if let token = function.name { declare(file.words[token], .unknown) }
      if let body = function.body { later(body, function.parameters) }
    case .type(let type): if let token = type.name { declare(file.words[token], .unknown) }
    case .enumCases, .imports: break
    case .opaque: if isRisky(statement.range) { abandon() }
    }
  }

  /// Evaluates the branches of an `if` statement.
  ///
  /// A branch whose conditions are certainly true is evaluated like the statements around it.
  private func run(_ branches: [Statement.Branch]) {
    // Only if the conditions of all earlier branches are certainly false, a branch may be certain.
    var isKnown = trustsUnknownCode && state.isCertain
    for branch in branches {
      let truth = isKnown ? truth(of: branch.conditions) : nil
      isKnown = truth != nil
      switch truth {
      case true?:
        return variables.inScope {
          bind(branch.conditions)
          run(branch.body)
        }
      case false?: continue
      case nil:
        uncertainly {
          bind(branch.conditions)
          run(branch.body)
        }
      }
    }
  }

  /// Whether an expression statement of Objective-C begins with the name of a macro, such as `IF_PAD [view …]`.
  private func isMacro(_ value: Expression) -> Bool {
    guard !file.isSwift else { return false }
    switch value.kind {
    case .name(let token):
      return Self.isCapitalized(file.words[token]) && local(file.words[token]) == nil
    case .subscripted(let base, _): return isMacro(base)
    default: return false
    }
  }

  /// Whether some tokens contain a word that may change constraints or views.
  func isRisky(_ range: Range<Int>) -> Bool {
    range.contains {
      CodeFile.removalWords.contains(file.words[$0]) || file.words[$0].hasSuffix("=")
    }
  }

  /// Whether a branch is the code of an initializer in Objective-C, such as `if (self)`.
  private func isInitialized(_ branch: Statement.Branch) -> Bool {
    guard !file.isSwift, branch.conditions.count == 1,
      case .expression(let value) = branch.conditions[0]
    else { return false }
    switch value.kind {
    case .name(let token): return file.words[token] == "self"
    case .operation(let values, let operators):
      guard case .name(let token) = values[0].kind, operators.count == 1 else { return false }
      return file.words[token] == "self" && ["=", "!="].contains(file.words[operators[0]])
    default: return false
    }
  }

  private func run(_ jump: Statement.Jump, _ value: Expression?) {
    let result = value.map { evaluate($0) }
    if let result { state.doubt(result) }
    // The caller can complete a stack view.
    if let item = result?.object { state.forgetStack(item) }
    guard state.isCertain else {
      if jump == .leave || jump == .fail { mayHaveReturned = true }
      return
    }
    hasReturned = true
    returned = result
  }

  private func run(_ declaration: VariableDeclaration) {
    for binding in declaration.bindings {
      for block in binding.accessors?.blocks ?? [] { later(block, []) }
      let isPlain = binding.accessors == nil && !declaration.modifiers.contains(.isLazy)
      var value = binding.value.map(stored) ?? .unknown
      if !isPlain || declaration.modifiers.contains(.hasAttribute) { value = .unknown }
      let type = binding.pattern.type.flatMap { file.className(of: $0) }
      if case .number(let number) = value, type.map(Self.isFloating) != true,
        number.isQuotient || !file.isSwift && !number.isWhole
      {
        value = .unknown
      }
      bind(binding.pattern, to: value)
      // Code of an accessor runs when the variable is assigned.
      if !isPlain || declaration.modifiers.contains(.hasAttribute) {
        for token in binding.pattern.names { declare(file.words[token], .unknown, isShared: true) }
      }
    }
  }

  static func isFloating(_ type: String) -> Bool { floatingTypes.contains(type) }

  private func run(_ loop: Statement.Loop) {
    if case .each(let pattern, let list, let filter) = loop.head {
      let value = evaluate(list)
      if case .list(let values) = value, filter == nil, canRepeat(loop.body, for: values) {
        for value in values where !isAbandoned {
          variables.inScope {
            bind(pattern, to: value)
            run(loop.body)
          }
        }
        return
      }
      release(value)
      return uncertainly {
        bind(pattern, to: .unknown)
        if let filter { evaluate(filter) }
        run(loop.body)
      }
    }
    uncertainly {
      switch loop.head {
      case .each: break
      case .counting(let start, let condition, let step):
        run(start)
        for value in [condition, step] { if let value { evaluate(value) } }
      case .whileTrue(let conditions): bind(conditions)
      case .untilFalse(let condition): if let condition { evaluate(condition) }
      }
      run(loop.body)
    }
  }

  /// Whether a block certainly runs completely for each of some values, which are not too many.
  func canRepeat(_ block: Block, for values: [CodeValue]) -> Bool {
    state.isCertain && values.count <= Self.repetitionLimit
      && !block.range.contains {
        ["break", "continue", "return", "throw", "goto"].contains(file.words[$0])
      }
  }

  static let repetitionLimit = 64
}
