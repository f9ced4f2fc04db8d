import VFLDiagnostics

/// The functions that pass an argument on as a format, from a configuration, other files and the file.
final class WrapperTable {
  /// A function of the table.
  struct Entry {
    /// The function, as calls are compared with it.
    var candidate: Candidate
    /// The function of another file; `nil` for any other function.
    var foreign: SharedFunction.Key?
    /// The conditions under which a function of another file passes its argument on.
    var conditions: Set<CompiledCondition> = []
    /// Whether another function may be called instead, so that calls are no more than possible.
    var isUncertain = false
    /// Whether the definitions of a macro differ, or the macro is replaced where it is called.
    var isRefused = false
    /// The number of parameters that identifies a C++ overload; `nil` for any other function.
    var arity: Int?
    /// The facts from the bodies of the file's functions, by function number.
    var definitions: [Int: Definition] = [:]
    /// Whether the entry is the file's own.
    var isOwn: Bool { foreign == nil && !candidate.isForeign }
    /// Whether every call of the function passes the format on in the way that the wrapper states.
    var isKnown: Bool {
      !isUncertain && !candidate.wrapper.isConditional && !(isOwn && definitions.isEmpty)
    }
  }

  /// A function of the file that passes an argument on as a format.
  struct Definition {
    let wrapper: FormatWrapper
    /// The receiver of its calls.
    let home: Candidate.Home
    /// For each call in its body that is given the format the conditions under which the call is compiled.
    let conditions: [Set<CompiledCondition>]
  }

  /// A call of a function of the table.
  struct Match {
    /// The number of the function.
    let number: Int
    let candidate: Candidate
    let certainty: Certainty
    let arguments: CallArguments
    /// Whether the receiver shows no type, and no other function has the name.
    let isOnly: Bool
  }

  /// The identity of a function of the file.
  private struct Key: Hashable {
    let name: String
    let home: Candidate.Home
    let format: Int
    let arity: Int?
  }

  private unowned(unsafe) let file: FileReading
  /// The functions, by their numbers.
  private(set) var entries: [Entry] = []
  private var numbers: [Key: Int] = [:]
  /// The functions whose calls have a name, by the number of the name.
  private var byName: [Int32: [Int]] = [:]
  /// The keys to which each function of the file contributes.
  private var keys: [Int: Set<Key>] = [:]
  private(set) var called: Set<Int> = []

  init(_ file: FileReading) { self.file = file }

  /// Adds a function to the table.
  func append(_ entry: Entry) {
    if let name = callName(of: entry.candidate.wrapper, entry.candidate.home) {
      byName[name, default: []].append(entries.count)
    }
    entries.append(entry)
  }

  // MARK: Calls

  /// Returns the functions of the table that a call calls or may call: one, by each of its formats.
  func candidates(
    of call: Expression.Call, named name: Int, in walk: Walk
  ) -> [Match] {
    guard let numbers = byName[file.tree.tokens.tokens[name].link] else { return [] }
    file.budget.spend(numbers.count)
    var best: Match?
    var matches: [Match] = []
    for number in numbers {
      let entry = entries[number]
      guard isDefined(entry, at: name), !entry.isRefused,
        let match = match(call, named: name, entry, number, walk)
      else { continue }
      matches.append(match)
      if best.map({ $0.certainty < match.certainty }) ?? true { best = match }
    }
    guard let best else { return [] }
    // Each format of a function has its own entry.
    let found = matches.filter {
      $0.number == best.number
        || $0.candidate.wrapper.name == best.candidate.wrapper.name
          && $0.candidate.home == best.candidate.home
          && $0.candidate.wrapper.format != best.candidate.wrapper.format
    }
    if !walk.isDry {
      called.formUnion(found.map { $0.number })
      for match in found {
        if let key = entries[match.number].foreign { file.calledElsewhere.insert(key) }
      }
    }
    return found
  }

  /// Whether a function passes its argument on where a token is compiled.
  private func isDefined(_ entry: Entry, at token: Int) -> Bool {
    let own = file.conditions(at: token)
    guard entry.isOwn else { return !CompiledCondition.exclude(own, entry.conditions) }
    return entry.definitions.values.contains { definition in
      definition.conditions.contains { !CompiledCondition.exclude(own, $0) }
    }
  }

  /// The conditions that all calls which are given the formats of a function have in common.
  func commonConditions(of number: Int) -> Set<CompiledCondition> {
    let all = entries[number].definitions.values.flatMap { $0.conditions }
    return all.dropFirst().reduce(all.first ?? []) { $0.intersection($1) }
  }

  private func match(
    _ call: Expression.Call, named name: Int, _ entry: Entry, _ number: Int, _ walk: Walk
  ) -> Match? {
    var candidate = entry.candidate
    let labels = candidate.wrapper.labels
    guard
      let arguments = CallArguments(
        call, named: name, labels: labels,
        areOptional: file.index.isEarlySwift && candidate.home == .file, in: file.tree.tokens),
      arguments[candidate.wrapper.format] != nil || candidate.wrapper.defaults.format != nil,
      file.resolution.fits(arguments, candidate),
      entry.arity.map({ file.isCall(call, with: $0, named: candidate.wrapper.name) }) ?? true
    else { return nil }
    var certainty = file.resolution.certainty(
      of: call, named: name, in: walk.context, of: candidate)
    guard certainty > .none else { return nil }
    if entry.isUncertain { certainty = .possible }
    var isReplaced = false
    if certainty > .possible {
      let query = CallResolution.Query(
        call: call, name: name, context: walk.context, candidate: candidate)
      for type in file.resolution.overriders(of: query) {
        let others = overriders(of: candidate, in: type, named: name)
        if others.isEmpty {
          (certainty, isReplaced) = (.possible, true)
        } else if let known = others.first(where: { $0.isKnown }) {
          candidate.wrapper = candidate.wrapper.intersection(known.candidate.wrapper)
        } else {
          (certainty, isReplaced) = (.possible, false)
          break
        }
      }
    }
    return Match(
      number: number, candidate: candidate, certainty: certainty, arguments: arguments,
      isOnly: certainty == .possible && !entry.isUncertain
        && (isReplaced || file.resolution.isOnly(candidate, for: call, in: walk.context)))
  }

  /// The entries of a function of a type below that overrides one of the table.
  ///
  /// There are none for a function that passes its argument to no other as a format.
  private func overriders(of candidate: Candidate, in type: Int32, named name: Int) -> [Entry] {
    guard case .type(_, let isStatic) = candidate.home else { return [] }
    let numbers = byName[file.tree.tokens.tokens[name].link] ?? []
    return numbers.lazy.map { self.entries[$0] }.filter { entry in
      let other = entry.candidate
      return other.home == .type(type, isStatic: isStatic)
        && other.wrapper.name == candidate.wrapper.name
        && other.wrapper.format == candidate.wrapper.format
    }
  }

  // MARK: Functions of the file

  /// The names whose calls have changed meaning.
  struct ChangedNames {
    /// The names of functions that were in the table before.
    var changed: Set<Int32> = []
    /// The names of new functions.
    var added: Set<Int32> = []

    mutating func formUnion(_ other: ChangedNames) {
      changed.formUnion(other.changed)
      added.formUnion(other.added)
    }
  }

  /// Replaces the facts from a function's body, and returns the names whose calls have changed meaning.
  func learn(_ found: [Definition], from function: Int) -> ChangedNames {
    var names = ChangedNames()
    var known: Set<Key> = []
    let arity = file.arity(ofOverload: function)
    for definition in found {
      let (wrapper, home) = (definition.wrapper, definition.home)
      let key = Key(name: wrapper.name, home: home, format: wrapper.format, arity: arity)
      known.insert(key)
      let number = numbers[key] ?? entries.count
      let isNew = number == entries.count
      if !isNew {
        guard entries[number].definitions[function]?.wrapper != wrapper else { continue }
      } else {
        numbers[key] = number
        file.budget.spend(SearchBudget.stepsPerWrapper)
        let candidate = Candidate(wrapper: wrapper, home: home, shapes: [], isForeign: false)
        append(Entry(candidate: candidate, arity: arity))
      }
      entries[number].definitions[function] = definition
      update(number, key)
      if let name = callName(of: wrapper, home) {
        if isNew { names.added.insert(name) } else { names.changed.insert(name) }
      }
    }
    for key in (keys[function] ?? []).subtracting(known) {
      guard let number = numbers[key] else { continue }
      if let name = callName(of: entries[number]) { names.changed.insert(name) }
      entries[number].definitions[function] = nil
      update(number, key)
    }
    keys[function] = known
    return names
  }

  /// The name that calls of a function have: that of the type for an initializer.
  func callName(of entry: Entry) -> Int32? {
    callName(of: entry.candidate.wrapper, entry.candidate.home)
  }

  private func callName(of wrapper: FormatWrapper, _ home: Candidate.Home) -> Int32? {
    let base = wrapper.base
    if base == "init", case .type(let type, _) = home { return type }
    return file.tree.tokens.names.number(of: base, in: file.tree.tokens.bytes)
  }

  /// Computes the common facts of a function's definitions.
  private func update(_ number: Int, _ key: Key) {
    let definitions = entries[number].definitions.sorted { $0.key < $1.key }
    let wrappers = definitions.map { $0.value.wrapper }
    guard let first = wrappers.first else { return }
    var common = wrappers.dropFirst().reduce(first) { $0.intersection($1) }
    if key.home == .anywhere {
      // Where a condition decides which definition of a macro is compiled, only the format is certain.
      let areSame = wrappers.allSatisfy { Set($0.affixes) == Set(first.affixes) }
      let areConditional = definitions.allSatisfy { file.isConditionalMacro($0.key) }
      let count = file.conditionalMacroCount(named: key.name)
      entries[number].isRefused = !areSame || !areConditional || definitions.count < count
      if definitions.count > 1 {
        common = FormatWrapper(name: common.name, format: common.format, affixes: common.affixes)
      }
    }
    file.budget.spend(common.affixes.count * definitions.count)
    entries[number].candidate.wrapper = common
    var shapes: [CallShape] = []
    for (function, _) in definitions {
      if let shape = file.index.function(function)?.shape, !shapes.contains(shape) {
        shapes.append(shape)
      }
    }
    entries[number].candidate.shapes = shapes
    entries[number].isUncertain = file.hasOthers(
      named: key.name, key.home, key.arity, than: Set(definitions.map { $0.key }), shapes)
  }

  /// The wrappers of the file, in the order of their functions.
  var own: [(function: Int, wrapper: FormatWrapper, number: Int)] {
    var found: [(function: Int, wrapper: FormatWrapper, number: Int)] = []
    for (number, entry) in entries.enumerated() where entry.isOwn {
      guard let function = entry.definitions.keys.min() else { continue }
      found.append((function, entry.candidate.wrapper, number))
    }
    return found.sorted { ($0.function, $0.number) < ($1.function, $1.number) }
  }

  /// The number of the entry that a function contributes to for one of its parameters.
  func number(ofFunction function: Int, format: Int) -> Int? {
    (keys[function] ?? []).first { $0.format == format }.flatMap { numbers[$0] }
  }
}
