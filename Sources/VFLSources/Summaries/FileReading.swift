import VFLDiagnostics

/// The reading of one file: its declarations, the values of its variables and the calls that are given formats.
final class FileReading {
  /// The syntax tree.
  let tree: SourceTree
  /// The declarations.
  let index: FileIndex
  /// The variables.
  let bindings: Bindings
  /// The functions that calls may call.
  let resolution: CallResolution
  /// The budget of the search.
  let budget: SearchBudget
  /// The functions that pass an argument on as a format.
  private(set) lazy var wrappers = WrapperTable(self)
  /// The values of properties and globals.
  private(set) lazy var members = MemberValues(self)
  /// The uses of variables and literals.
  var uses: UseTable
  /// The branches around the mentions of variables.
  var arms: [Int: Arm] = [:]
  /// The closures that run where they are written, any number of times.
  var inlineClosures: Set<Int> = []
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
  private var constants: [Int: Value] = [:]
  private var conditions: [Int32: Set<CompiledCondition>] = [:]
  /// Whether variables contain objects that can change, as far as it was asked.
  var mutableObjects: [Int: Bool] = [:]
  /// The methods of classes in other files whose results are formats.
  private(set) var formatMembers: [CallResolution.ForeignWrapper] = []
  /// The members whose formats are being computed.
  var openMembers: Set<OpenMember> = []
  private var defaults: [Int: Expression] = [:]

  /// Prepares the reading of a file.
  init(_ tree: SourceTree, budget: SearchBudget) {
    self.tree = tree
    self.budget = budget
    index = FileIndex(tree)
    bindings = index.bindings
    resolution = CallResolution(index)
    uses = UseTable(count: tree.tokens.tokens.count)
    text = FileText(tree)
    tables = FileTables(index)
  }

  /// Adds functions and macros of other files that pass an argument on as a format.
  func add(_ foreign: [FormatWrapper], _ shared: SharedWrappers) {
    for wrapper in foreign {
      wrappers.add(Candidate(wrapper: wrapper, home: .anywhere, shapes: [], isForeign: true))
    }
    for found in resolution.add(shared) {
      guard found.candidate.wrapper.format != FormatWrapper.result else {
        formatMembers.append(found)
        continue
      }
      wrappers.add(
        found.candidate, foreign: found.key, conditions: found.conditions,
        isUncertain: !found.isCertain)
    }
  }

  /// Walks all code, unless this has been done before.
  func walkOnce() {
    guard !isWalked else { return }
    isWalked = true
    CodeUnits(self).walkAll()
  }

  // MARK: Numbers

  /// Returns the next position of a walk.
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
  func choice(
    ofCompiled test: ConditionalTable.Test
  ) -> (choice: Walk.Choice, isInverted: Bool)? {
    guard let (name, isInverted) = text.spelling(of: test) else { return nil }
    let number = number(ofChoice: "#if " + name)
    return (Walk.Choice(number: number, yes: .yes, no: .no), isInverted)
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
  lazy var scratch: Walk = {
    let walk = Walk(self, context: CallContext(owners: [], isStatic: nil, function: -1), home: -1)
    (walk.isDry, walk.isSilent) = (true, true)
    return walk
  }()

  /// The value of an expression outside of functions.
  func constant(_ expression: Expression) -> Value {
    if let known = constants[expression.range.lowerBound] { return known }
    let walk = Walk(self, context: index.context(at: expression.range.lowerBound), home: -1)
    (walk.isDry, walk.isSilent) = (true, true)
    return walk.evaluate(expression, .argument)
  }

  /// The names that an expression outside of functions gives.
  func keys(ofConstant expression: Expression) -> NameSet {
    switch constant(expression) {
    case .keys(let keys): keys
    case .missing: NameSet(source: expression.range.lowerBound)
    default: .unknown
    }
  }

  /// Notes the default value of a parameter that is a format.
  func addDefaultValue(_ expression: Expression) {
    defaults[expression.range.lowerBound] = expression
  }

  /// The default value that some tokens spell.
  func defaultValue(_ range: Range<Int>) -> Expression? { defaults[range.lowerBound] }

  /// The value of a property or global.
  func memberValue(_ variable: Int) -> Value { members.value(of: variable) }

  /// The value of a variable that code changes which runs at another time.
  func hiddenValue(_ variable: Int, _ current: Value?) -> Value {
    members.hiddenValue(variable, current)
  }

  /// The names of the words in the replacement texts of macros.
  var macroWords: Set<String> { text.macroWords }

  // MARK: Text

  /// The bytes of some tokens.
  func span(of range: Range<Int>) -> SourceSpan { text.span(of: range) }
  /// The bytes of a token.
  func span(of token: Int) -> SourceSpan { text.span(of: token..<(token + 1)) }
  /// The number of a name; `nil` for a name that the file does not have.
  func number(ofName name: String) -> Int32? {
    tree.tokens.names.number(of: name, in: tree.tokens.bytes)
  }
  /// The text of some bytes.
  func text(of span: SourceSpan) -> String { tree.tokens.text(of: span) }

  /// The string literal that a token is.
  func literal(at token: Int) -> FormatLiteral {
    let span = SourceSpan(Int(tree.tokens.tokens[token].start), Int(tree.tokens.tokens[token].end))
    var builder = LiteralBuilder(tree.tokens.bytes)
    LiteralReader.read(
      from: span.start, to: span.end, of: tree.tokens.bytes, tree.tokens.language, into: &builder)
    return builder.literal(at: span)
  }

  /// A text that some other bytes of the file stand for.
  func spelled(_ text: String, at span: SourceSpan) -> FormatLiteral {
    var builder = LiteralBuilder(tree.tokens.bytes)
    builder.append(escape: span, text.utf8)
    return builder.literal(at: span)
  }

  /// A key with what its value shows.
  func knownName(
    _ name: String, at span: SourceSpan, entry: Expression?, number: Double?
  ) -> KnownName {
    KnownName(
      name, span: span, value: number, expression: entry.map { self.span(of: $0.range) },
      variable: entry.flatMap(plainVariable), kind: entry.flatMap { kind(ofValue: $0) })
  }

  /// The kind of a value, unless only some branches of an `#if` are compiled.
  func kind(ofValue expression: Expression) -> GivenKind? {
    isInOneBranch(expression.range) ? index.kind(ofValue: expression) : nil
  }

  /// The variable that an expression consists of, with or without `self.`.
  private func plainVariable(_ expression: Expression) -> String? {
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
    return isValue ? nil : tree.tokens.word(token)
  }

  // MARK: Conditional compilation

  /// Whether some tokens are compiled under one condition, that of the token before them.
  func isInOneBranch(_ range: Range<Int>) -> Bool { text.isInOneBranch(range) }

  /// Whether a token is compiled whenever another one is.
  func isInBranch(of other: Int, _ token: Int) -> Bool {
    !text.hasConditionals || tree.tokens.branch(of: other) == tree.tokens.branch(of: token)
  }
}
