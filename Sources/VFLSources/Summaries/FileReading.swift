import VFLDiagnostics

/// The reading of one file: its declarations, the values of its variables and the calls that are given formats.
final class FileReading {
  let tree: SourceTree
  let index: FileIndex
  /// The variables.
  let bindings: Bindings
  /// The functions that calls may call.
  let resolution: CallResolution
  let budget: SearchBudget
  /// The functions that pass an argument on as a format.
  private(set) lazy var wrappers = WrapperTable(self)
  /// The values of properties and globals.
  private(set) lazy var members = MemberValues(self)
  /// The first bytes of the prefix operators that the file declares.
  private(set) lazy var prefixOperators = text.prefixOperators()
  /// The uses of variables and literals, by the tokens of their mentions.
  var uses: [Use]
  /// The branches around the mentions of variables.
  var arms: [Int: Arm] = [:]
  /// The names of the calls that walks have reached.
  var reachedCalls: Set<Int> = []
  /// The closures that run where they are written, any number of times.
  var inlineClosures: Set<Int> = []
  /// The variables that closures or local functions read before the code around them changes them last.
  var capturedVariables: Set<Int> = []
  /// The macros that the file's own code uses, by the offsets of their names.
  var expandedMacros: Set<Int> = []
  /// The functions of other files that are called, or may be.
  var calledElsewhere: Set<SharedFunction.Key> = []
  /// Facts about the tokens of the file.
  let text: FileText
  /// Tables of the declarations.
  let tables: FileTables
  /// The values that functions return, by their numbers.
  var returned: [Int: Value] = [:]

  private var isWalked = false
  private var position = 0
  private var choices: [String: Int] = [:]
  private var conditions: [Int32: Set<CompiledCondition>] = [:]
  /// Whether variables contain objects that can change, as queried so far.
  var mutableObjects: [Int: Bool] = [:]
  /// Whether variables are arguments for views or metrics, as queried so far.
  var givenAsNames: [Int: Bool] = [:]
  /// The methods of classes in other files whose results are formats.
  private(set) var formatMembers: [CallResolution.ForeignWrapper] = []
  /// Whether functions mention a function of a test library, as queried so far.
  var testFunctions: [Int: Bool] = [:]
  /// The members whose formats are being computed.
  var openMembers: Set<OpenMember> = []
  /// The default values of parameters that are formats, by their first tokens.
  var defaults: [Int: Expression] = [:]

  /// Reads a file.
  ///
  /// - Parameter stepLimit: The limit of the search budget; by default it is proportional to the file.
  convenience init(_ index: FileIndex, stepLimit: Int? = nil) {
    let budget = stepLimit.map(SearchBudget.init(limit:))
    self.init(index, budget: budget ?? SearchBudget(tokenCount: index.tokens.tokens.count))
  }

  init(_ index: FileIndex, budget: SearchBudget) {
    (self.index, self.budget) = (index, budget)
    tree = index.tree
    bindings = index.bindings
    resolution = CallResolution(index)
    uses = Array(repeating: .other, count: tree.tokens.tokens.count)
    text = FileText(tree)
    tables = FileTables(index)
  }

  /// Adds functions and macros of other files that pass an argument on as a format.
  func add(_ foreign: [FormatWrapper], _ shared: SharedWrappers) {
    for wrapper in foreign {
      let candidate = Candidate(wrapper: wrapper, home: .anywhere, shapes: [], isForeign: true)
      wrappers.append(WrapperTable.Entry(candidate: candidate))
    }
    for found in resolution.add(shared) {
      guard found.candidate.wrapper.format != FormatWrapper.result else {
        formatMembers.append(found)
        continue
      }
      wrappers.append(
        WrapperTable.Entry(
          candidate: found.candidate, foreign: found.key, conditions: found.conditions,
          isUncertain: !found.isCertain))
    }
  }

  /// Walks all code, unless this has been done before.
  func walkOnce() {
    guard !isWalked else { return }
    isWalked = true
    CodeUnits(self).walkAll()
  }

  // MARK: Numbers

  func nextPosition() -> Int {
    position += 1
    return position
  }

  /// Returns the number of a choice, the same for each mention of it.
  func number(ofChoice name: String) -> Int {
    if let known = choices[name] { return known }
    choices[name] = choices.count + 1
    return choices.count
  }

  /// The choice that the condition of an `#if` is; `nil` where nothing is asked.
  func choice(ofCompiled test: ConditionalTable.Test) -> Walk.Choice? {
    guard let (name, isInverted) = text.spelling(of: test) else { return nil }
    let choice = Walk.Choice(number: number(ofChoice: "#if " + name), yes: .yes, no: .no)
    return isInverted ? choice.inverted : choice
  }

  /// The conditions of the `#if` branches around a token.
  func conditions(at token: Int) -> Set<CompiledCondition> {
    guard text.hasConditionals else { return [] }
    let innermost = tree.tokens.branch(of: token)
    if let known = conditions[innermost] { return known }
    var found: Set<CompiledCondition> = []
    let conditionals = tree.tokens.conditionals
    var branch = innermost
    while branch != 0 {
      for other in conditionals.alternatives(of: branch, limit: 16) where other <= branch {
        guard let (name, isInverted) = text.spelling(of: conditionals[other].test) else { continue }
        found.insert(CompiledCondition(name: name, holds: (other == branch) != isInverted))
      }
      branch = conditionals[branch].parent
    }
    conditions[innermost] = found
    return found
  }

  // MARK: Constants

  /// A walk that computes values outside of all code.
  private(set) lazy var scratch = silentWalk(
    in: CallContext(owners: [], isStatic: nil, function: -1))

  private func silentWalk(in context: CallContext) -> Walk {
    let walk = Walk(self, context: context, home: -1)
    (walk.isDry, walk.isSilent) = (true, true)
    return walk
  }

  /// The value of an expression outside of functions.
  func constant(_ expression: Expression) -> Value {
    silentWalk(in: index.context(at: expression.range.lowerBound)).evaluate(expression, .argument)
  }

  // MARK: Text

  func span(of range: Range<Int>) -> SourceSpan { text.span(of: range) }
  func span(of token: Int) -> SourceSpan { text.span(of: token..<(token + 1)) }
  /// The number of a name; `nil` for a name that the file does not have.
  func number(ofName name: String) -> Int32? {
    tree.tokens.names.number(of: name, in: tree.tokens.bytes)
  }
  func text(of span: SourceSpan) -> String { tree.tokens.text(of: span) }

  /// A text that some other bytes of the file represent.
  func spelled(_ text: String, at span: SourceSpan) -> FormatLiteral {
    var builder = LiteralBuilder(tree.tokens.bytes)
    builder.append(escape: span, text.utf8, isComputed: true)
    return builder.literal(at: span)
  }

  /// A key with its value's facts.
  func knownName(
    _ name: String, at span: SourceSpan, entry: Expression?, number: Double?
  ) -> KnownName {
    let variable = entry.flatMap(plainVariable)
    return KnownName(
      name, span: span, value: number, expression: entry.map { self.span(of: $0.range) },
      variable: variable.map(tree.tokens.word), variableNumber: variable.flatMap(bindings.variable),
      kind: entry.flatMap { kind(ofValue: $0) })
  }

  /// The kind of a value, unless only some branches of an `#if` are compiled.
  func kind(ofValue expression: Expression) -> GivenKind? {
    text.isInOneBranch(expression.range) ? index.kind(ofValue: expression) : nil
  }

  /// The token of the variable that an expression consists of, with or without `self.`.
  func plainVariable(_ expression: Expression) -> Int? {
    let token: Int
    switch expression.kind {
    case .name(let name): token = name
    case .member(let base?, let name):
      guard case .name(let own) = base.kind, tree.tokens.isWord(own, "self") else { return nil }
      token = name
    default: return nil
    }
    let isValue = tree.tokens.isWord(
      token, anyOf: ["nil", "true", "false", "self", "NULL", "YES", "NO"])
    return isValue ? nil : token
  }

  // MARK: Conditional compilation

  /// Whether a token is compiled whenever another one is.
  func isInBranch(of other: Int, _ token: Int) -> Bool {
    !text.hasConditionals || tree.tokens.branch(of: other) == tree.tokens.branch(of: token)
  }
}
