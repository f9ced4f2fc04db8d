/// Finds the variables of a file, and the variable that each name denotes.
///
/// One walk over the tree finds the declarations and the variables of local names. Names of properties and
/// globals are resolved at its end, since they may be declared after use.
struct Binder {
  /// A name that is no local variable.
  struct Pending {
    /// The variable that a name may denote.
    enum Form {
      /// A member of the types around it, or a global.
      case plain
      /// A member of the type around it: `self.name`.
      case own
      /// An instance variable of the type around it: `self->name`.
      case instanceVariable
      /// A member of the type that another token names.
      case member(ofTypeAt: Int)
      /// The property with a name that a message such as `setName:` sets.
      case setter(Int32)
    }
    let token: Int
    let form: Form
    /// The index of the innermost part of the outline around it.
    let part: Int
  }

  /// A closure around the walk.
  struct Frame {
    let number: Int
    /// Whether `$0` is a parameter.
    let isOpen: Bool
    /// The parameters without a declaration, by the numbers of their names.
    var implicit: [Int32: Int32] = [:]
  }

  /// The names that several branches of an `#if` declare in one scope.
  struct Alternatives {
    /// How many scopes are around the `#if`.
    let depth: Int
    /// The variables of the branches before.
    var earlier: [Int32: Int32] = [:]
    /// The variables of the current branch.
    var own: [(name: Int32, variable: Int32)] = []
  }

  let tree: SourceTree
  let tokens: HostTokens
  let isSwift: Bool
  var result = Bindings()
  var scopes: NameScopes
  var pending: [Pending] = []
  /// The mentions in local functions that no declaration before them explains, by their names: as indices of
  /// ``pending``, each with the number of scopes around the function.
  var early: [Int32: [(pending: Int, depth: Int)]] = [:]
  /// The number of scopes around the innermost local function; `-1` for none.
  var functionDepth = -1
  /// The number of pending names at the beginning of the innermost block.
  var scopeStart = 0
  /// The mentions that may change variables, with the functions that they are in.
  var marked: [Bindings.Write] = []
  /// The types above each type, as far as they were asked for.
  var heritages: [Int32: TypeHeritage] = [:]
  /// The variables whose first mention is in place of a declaration.
  var implicit: Set<Int> = []
  var frames: [Frame] = []
  var alternatives = Alternatives(depth: -1)
  /// The variables of local functions that are declared later in their block, by the tokens of their names.
  var hoisted: [Int: Int32] = [:]
  /// The number of the current function or closure.
  var home = -1
  /// The index of the current part of the outline.
  var part = -1
  /// How many scopes are around the walk.
  var depth = 0
  /// Whether a block of statements is around the walk, and not directly a type or the file.
  var isLocal = false
  let selfNames: [Int32]

  private init(_ tree: SourceTree) {
    self.tree = tree
    tokens = tree.tokens
    isSwift = tree.tokens.language == .swift
    scopes = NameScopes(nameCount: tree.tokens.names.count)
    result.variableOfToken = Array(repeating: -1, count: tree.tokens.tokens.count)
    let names = isSwift ? ["self", "Self"] : ["self", "this"]
    selfNames = names.compactMap { tree.tokens.names.number(of: $0, in: tree.tokens.bytes) }
  }

  static func bindings(of tree: SourceTree) -> Bindings {
    var binder = Binder(tree)
    for statement in tree.statements { binder.walk(statement) }
    binder.resolveMembers()
    binder.collect()
    return binder.result
  }

  /// Fills in the mentions and writes of the variables.
  private mutating func collect() {
    for token in result.variableOfToken.indices {
      let variable = Int(result.variableOfToken[token])
      guard variable >= 0 else { continue }
      if result.variables[variable].token == token, !implicit.contains(variable) { continue }
      result.variables[variable].mentions.append(Int32(token))
    }
    marked.sort { $0.token < $1.token }
    var last = -1
    for write in marked where write.token != last {
      last = write.token
      let variable = result.variableOfToken[write.token]
      guard variable >= 0 else { continue }
      result.writes.append((Int32(write.token), variable))
      result.variables[Int(variable)].writes.append(write)
    }
    result.steps += marked.count + result.variableOfToken.count
  }

  // MARK: Scopes

  /// The state around a block of statements.
  struct Scope {
    let mark: Int
    let wasLocal: Bool
    let start: Int
  }

  /// Begins a block of statements, and returns the state around it.
  mutating func beginScope() -> Scope {
    defer { (depth, isLocal, scopeStart) = (depth + 1, true, pending.count) }
    return Scope(mark: scopes.mark, wasLocal: isLocal, start: scopeStart)
  }

  mutating func endScope(_ scope: Scope) {
    (depth, isLocal, scopeStart) = (depth - 1, scope.wasLocal, scope.start)
    result.steps += scopes.undo(to: scope.mark).count
  }

  mutating func beginFunction() -> Int {
    result.parents.append(home)
    return result.parents.count - 1
  }

  /// Begins a part of the outline, and returns the part around it.
  mutating func beginPart(
    _ kind: Outline.Part.Kind, _ range: Range<Int>, number: Int = -1
  ) -> Int {
    defer {
      part = result.outline.append(
        Outline.Part(range: range, kind: kind, number: number, parent: part, isLocal: isLocal))
    }
    return part
  }

  // MARK: Names

  /// Adds a variable, or finds that an earlier branch of an `#if` declares it as well.
  @discardableResult
  mutating func declare(
    _ token: Int, _ kind: Bindings.Variable.Kind, type: TypeName? = nil,
    value: Expression? = nil, in declaration: VariableDeclaration? = nil,
    accessors: VariableDeclaration.Accessors? = nil
  ) -> Int? {
    guard tokens.isName(token) else { return nil }
    let name = tokens.tokens[token].link
    result.steps += 1
    if depth == alternatives.depth, let known = alternatives.earlier[name] {
      result.variableOfToken[token] = known
      mark(token)
      alternatives.own.append((name, known))
      if isScoped(kind) { scopes.declare(name, known) }
      return nil
    }
    let variable = result.variables.count
    result.variables.append(
      Bindings.Variable(
        name: name, token: token, kind: kind, home: home, type: type, value: value,
        declaration: declaration, accessors: accessors))
    result.variableOfToken[token] = Int32(variable)
    if kind == .local { bindEarlyMentions(of: name, to: variable) }
    if depth == alternatives.depth { alternatives.own.append((name, Int32(variable))) }
    if isScoped(kind) { scopes.declare(name, Int32(variable)) }
    return variable
  }

  /// Binds the mentions in local functions of the current block to a variable that is declared after them.
  private mutating func bindEarlyMentions(of name: Int32, to variable: Int) {
    guard var mentions = early.removeValue(forKey: name) else { return }
    while let last = mentions.last, last.pending >= scopeStart {
      // A function does not see its own variables before their declarations.
      if last.depth >= depth {
        result.variableOfToken[pending[last.pending].token] = Int32(variable)
      }
      mentions.removeLast()
    }
    if !mentions.isEmpty { early[name] = mentions }
  }

  /// Whether a variable is visible in its block only.
  private func isScoped(_ kind: Bindings.Variable.Kind) -> Bool {
    switch kind {
    case .local, .parameter, .function: true
    case .pattern: isLocal
    case .member, .global: false
    }
  }

  /// Finds the variable that a name denotes.
  mutating func mention(_ token: Int) {
    guard tokens.isName(token) else { return }
    let name = tokens.tokens[token].link
    result.steps += 1
    if let variable = scopes[name] {
      if variable != NameScopes.hidden { result.variableOfToken[token] = variable }
    } else if isSwift, tokens.bytes[Int(tokens.tokens[token].start)] == UInt8(ascii: "$") {
      mentionImplicitParameter(token, name)
    } else if !selfNames.contains(name) {
      pending.append(Pending(token: token, form: .plain, part: part))
      if functionDepth >= 0 {
        early[name, default: []].append((pending.count - 1, functionDepth))
      }
    }
  }

  private mutating func mentionImplicitParameter(_ token: Int, _ name: Int32) {
    guard let frame = frames.last, frame.isOpen,
      let index = Int(tokens.word(token).dropFirst()), index < 64
    else { return }
    if let known = frame.implicit[name] {
      result.variableOfToken[token] = known
      return
    }
    let variable = result.variables.count
    result.variables.append(
      Bindings.Variable(
        name: name, token: token, kind: .parameter(frame.number, index: index), home: frame.number))
    result.variableOfToken[token] = Int32(variable)
    frames[frames.count - 1].implicit[name] = Int32(variable)
    implicit.insert(variable)
  }

  /// Hides variables with a name that is bound implicitly, such as `error` in a `catch`.
  mutating func hide(_ name: String) {
    guard let number = tokens.names.number(of: name, in: tokens.bytes) else { return }
    scopes.declare(number, NameScopes.hidden)
  }

  mutating func mark(_ token: Int) { marked.append(Bindings.Write(token: token, home: home)) }

  func isSelf(_ expression: Expression) -> Bool {
    guard case .name(let token) = tokens.unwrapped(expression).kind, tokens.isName(token) else {
      return false
    }
    let name = tokens.tokens[token].link
    guard selfNames.contains(name) else { return false }
    // A parameter may have that name, too.
    guard let variable = scopes[name], variable != NameScopes.hidden else { return true }
    return result.variables[Int(variable)].kind == .local
  }
}
