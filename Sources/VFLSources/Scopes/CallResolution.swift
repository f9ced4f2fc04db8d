/// Finds out whether a call calls a wrapper.
///
/// The receiver has to be of the type whose function the wrapper is, or of a type below that one, and no
/// other function may take its place.
final class CallResolution {
  /// The number of the first type that only other files name.
  private static let firstForeignType: Int32 = -10

  /// The declarations of the file.
  let index: FileIndex
  /// The functions of the file, and functions of other files with names of wrappers.
  private(set) var known: KnownFunctions
  /// The functions of the file.
  let own: KnownFunctions
  /// The types of properties that other files declare, by the numbers of the names of their types.
  private(set) var foreignProperties: [Int32: [String: Int32]] = [:]
  /// The names of the types whose declarations in other files decide whether a call is one of a wrapper.
  private(set) var soughtTypes: Set<String> = []
  /// The types of other files that give dictionaries, by the numbers of their names.
  private var foreignTypesWithDictionaries: [Int32: SharedType] = [:]
  /// The types of other files that this one does not name.
  private var foreignTypes: [String] = []
  private var foreignNumbers: [String: Int32] = [:]
  /// The supertypes of types that other files declare.
  private var foreignParents: [Int32: [Int32]] = [:]
  private var heritages: [Int32: TypeHeritage] = [:]
  /// The supertypes of the queried types that were not found.
  var missed: Set<Int32> = []
  /// Whether each type queried so far is the system's with the function for formats.
  var systemTypes: [Int32: Bool] = [:]
  let importsOthers: Bool

  var tokens: HostTokens { index.tree.tokens }
  var bindings: Bindings { index.bindings }
  var isSwift: Bool { index.isSwift }

  /// Creates a resolution that knows the functions of a file.
  init(_ index: FileIndex) {
    self.index = index
    own = KnownFunctions(index)
    known = own
    importsOthers = index.importsOthers
  }

  // MARK: Other files

  /// A wrapper of another file.
  struct ForeignWrapper {
    let candidate: Candidate
    /// The function that the wrapper is.
    let key: SharedFunction.Key
    /// The conditions under which the function passes its argument on.
    let conditions: Set<CompiledCondition>
    /// Whether each definition of the function is a wrapper, so that its calls may be certain.
    let isCertain: Bool
  }

  /// Adds the functions, types and properties of other files, and returns the wrappers that this file does
  /// not define itself.
  @discardableResult
  func add(_ shared: SharedWrappers) -> [ForeignWrapper] {
    heritages = [:]
    let language = tokens.language
    for type in shared.types where type.language == language {
      let number = typeNumber(type.name)
      if !type.dictionaries.isEmpty { foreignTypesWithDictionaries[number] = type }
      guard type.isDefinition else { continue }
      foreignParents[number] = type.parents.map { typeNumber($0) }
      foreignProperties[number] = type.properties.mapValues { typeNumber($0) }
    }
    for function in shared.functions where function.key.language == language {
      known.add(
        KnownFunctions.Function(
          name: function.key.name, owner: function.key.owner.map { typeNumber($0) } ?? -1,
          isStatic: function.key.isStatic, shape: function.shape, hasBody: function.hasBody))
    }
    let announced = index.declaredFunctions
    return shared.entries.compactMap { entry in
      guard entry.key.language == language else { return nil }
      // A file that announces the function itself does not include its header.
      if entry.isPrivate, announced.contains(entry.key.name) { return nil }
      let base = entry.wrapper.base
      guard base == "init" || tokens.names.number(of: base, in: tokens.bytes) != nil else {
        return nil
      }
      let owner = entry.key.owner.map { typeNumber($0) } ?? -1
      guard own.count(of: entry.key.name, in: owner, isStatic: entry.key.isStatic) == 0 else {
        return nil
      }
      let home: Candidate.Home =
        entry.key.owner == nil ? .file : .type(owner, isStatic: entry.key.isStatic)
      return ForeignWrapper(
        candidate: Candidate(
          wrapper: entry.wrapper, home: home, shapes: entry.shapes, isForeign: true),
        key: entry.key, conditions: entry.conditions, isCertain: entry.isCertain)
    }
  }

  /// The number of a type's name; below the file's numbers if the file does not contain the name.
  private func typeNumber(_ name: String) -> Int32 {
    if let number = tokens.names.number(of: name, in: tokens.bytes) { return number }
    if let known = foreignNumbers[name] { return known }
    let number = Self.firstForeignType - Int32(foreignTypes.count)
    foreignTypes.append(name)
    foreignNumbers[name] = number
    return number
  }

  /// Whether a number refers to a type, not to code outside of types.
  func isType(_ owner: Int32) -> Bool { owner >= 0 || owner <= Self.firstForeignType }

  /// The name of a type by its number.
  func text(ofType type: Int32) -> String {
    type <= Self.firstForeignType
      ? foreignTypes[Int(Self.firstForeignType - type)] : index.text(ofName: type)
  }

  /// The dictionary that another file gives by a member of a type, or by a function outside of types; `nil` if
  /// it is not known yet.
  func foreignDictionary(_ member: String, of name: Int32) -> Value? {
    guard !index.declaredTypes.contains(name) else { return nil }
    soughtTypes.insert(text(ofType: name))
    guard let keys = foreignTypesWithDictionaries[name]?.keys(of: member) else { return nil }
    return .keys(NameSet(keys))
  }

  /// The types above a type, by the number of its name.
  func heritage(of type: Int32) -> TypeHeritage {
    let heritage = heritages[type] ?? knownHeritage(of: type)
    heritages[type] = heritage
    missed.formUnion(heritage.missing)
    return heritage
  }

  /// Asks other files for the declarations above a type.
  func seek(_ type: Int32) {
    soughtTypes.formUnion(heritage(of: type).missing.map { text(ofType: $0) })
  }

  private func knownHeritage(of type: Int32) -> TypeHeritage {
    func head(_ name: Int32) -> (parents: [Int32], definitionCount: Int) {
      let entry = bindings.types[name]
      // A declaration of another file counts if this one has none.
      guard entry.definitionCount == 0, let parents = foreignParents[name] else {
        return (entry.parents, entry.definitionCount)
      }
      return (entry.parents + parents.filter { !entry.parents.contains($0) }, 1)
    }
    return TypeHeritage(of: type, named: { text(ofType: $0) }, head: head)
  }

  // MARK: Certainty

  /// How certain it is that a call, whose name a token is, calls a wrapper.
  func certainty(
    of call: Expression.Call, named token: Int, in context: CallContext, of candidate: Candidate
  ) -> Certainty {
    missed = []
    let query = Query(call: call, name: token, context: context, candidate: candidate)
    var certainty = certainty(query)
    if candidate.wrapper.isLikely { certainty = min(certainty, .likely) }
    if certainty == .possible { seekMissed() }
    return certainty
  }

  /// Asks other files for the types that were missed.
  func seekMissed() { soughtTypes.formUnion(missed.map { text(ofType: $0) }) }

  /// A call, and the wrapper that it may call.
  struct Query {
    let call: Expression.Call
    let name: Int
    let context: CallContext
    let candidate: Candidate

    var wrapper: FormatWrapper { candidate.wrapper }
    /// Whether the call has a receiver.
    var isMember: Bool { call.isMember }
  }

  private func certainty(_ query: Query) -> Certainty {
    switch query.candidate.home {
    case .anywhere: return !query.isMember && isBound(query.name) ? .none : .certain
    case .file: return fileCertainty(query)
    case .variable(let variable): return variableCertainty(query, variable)
    case .type(let type, let isStatic):
      if let isSentToType = isSentToType(query), isSentToType != isStatic { return .none }
      if isSwift, tokens.tokens[query.name].link == type { return initCertainty(query, type) }
      if !query.isMember, isBound(query.name) { return .none }
      let (certainty, receiver) = typeCertainty(query, type, isStatic: isStatic)
      guard certainty > .possible else { return certainty }
      return min(certainty, certaintyAmongNamesakes(query, of: type, sentTo: receiver))
    }
  }

  /// A call of a closure in a variable, or of a local function.
  private func variableCertainty(_ query: Query, _ variable: Int) -> Certainty {
    guard bindings.variable(at: query.name) == variable else { return .none }
    switch bindings.variables[variable].kind {
    case .local, .parameter, .pattern, .function: return query.isMember ? .none : .certain
    case .member, .global:
      let rivals = Rivals(self, query)
      if query.context.owners.contains(where: { rivals.isTaken(by: $0) }) { return .none }
      // The binder only binds members of `self`.
      return .certain
    }
  }

  /// Whether a local variable or function has the name of a token.
  private func isBound(_ name: Int) -> Bool {
    guard let variable = bindings.variable(at: name) else { return false }
    switch bindings.variables[variable].kind {
    case .local, .parameter, .pattern, .function: return true
    case .member, .global: return false
    }
  }

  // MARK: Functions outside of types

  private func fileCertainty(_ query: Query) -> Certainty {
    guard isSwift else {
      let isMember = query.call.style == .message || tokens.isAfterDot(query.name)
      guard !isMember, !isBound(query.name) else { return .none }
      // `other::add(…)` calls an unrelated function, and `::add(…)` does not.
      if tokens.isWord(query.name - 1, "::"), tokens.isName(query.name - 2),
        !index.isNameSpace(query.name - 2)
      {
        return .none
      }
      let isHidden =
        index.macro(at: query.name) != nil || index.isInClassOfC(at: query.name)
      return isHidden ? .possible : .certain
    }
    // A local function, and a property that may hold a closure.
    guard !query.isMember, bindings.variable(at: query.name) == nil else { return .none }
    var result = certaintyAmongNamesakes(query, of: -1, sentTo: nil)
    guard result > .none else { return .none }
    let rivals = Rivals(self, query)
    for owner in query.context.owners {
      if rivals.isTaken(by: owner) { return .none }
      let heritage = heritage(of: owner)
      if heritage.ancestors.contains(where: { rivals.isTaken(by: $0) }) { return .none }
      guard !heritage.isComplete else { continue }
      // An unseen superclass may declare that function, which takes precedence.
      if rivals.isTaken(byAnyBut: [-1]) { return .possible }
      // One of another module is there only where that is imported.
      result = min(result, query.candidate.isForeign && importsOthers ? .possible : .likely)
    }
    return result
  }

  // MARK: Arguments

  /// Whether arguments match a wrapper, by their number and form.
  func fits(_ arguments: CallArguments, _ candidate: Candidate) -> Bool {
    guard isSwift, candidate.home != .anywhere else { return true }
    let isComplete =
      candidate.wrapper.required.allSatisfy { arguments[$0] != nil } || arguments.hasClosure
    guard isComplete else { return false }
    guard arguments.rest.isEmpty || candidate.wrapper.variadic != nil else { return false }
    guard case .numbered(_, let index, _, _) = candidate.wrapper.views else { return true }
    // Views are not given as a dictionary to a function that numbers them.
    if case .dictionary? = arguments[index]?.kind { return false }
    return true
  }
}
