import VFLDiagnostics

/// The values of properties, globals and other variables that several pieces of code change.
final class MemberValues {
  /// Foundation's types whose objects everybody who has them may change.
  static let mutableTypes: [StaticString] = [
    "NSMutableDictionary", "NSMutableArray", "NSMutableString",
  ]

  /// The steps for each change of a value that is computed again after any change in another piece of code.
  private static let stepsPerChange = 32

  private unowned(unsafe) let file: FileReading
  private var known: [Int: Value] = [:]
  /// The variables whose values are being computed: a value that depends on itself is not known.
  private var pending: Set<Int> = []
  /// The changes by each piece of code, by variables.
  private var changes: [Int: [Int: [Change]]] = [:]
  /// The variables that each piece of code changes.
  private var variablesOfUnit: [Int: Set<Int>] = [:]

  private var tokens: HostTokens { file.tree.tokens }

  init(_ file: FileReading) { self.file = file }

  /// Replaces the changes that a piece of code makes, and returns the variables with other changes than before.
  func take(_ found: [Int: [Change]], from unit: Int) -> Set<Int> {
    var changed: Set<Int> = []
    let variables = (variablesOfUnit[unit] ?? []).union(found.keys)
    variablesOfUnit[unit] = Set(found.keys)
    for variable in variables {
      let new = found[variable] ?? []
      let old = changes[variable]?[unit] ?? []
      let isSame =
        old.count == new.count
        && zip(old, new).allSatisfy {
          $0.token == $1.token && $0.effect.fingerprint == $1.effect.fingerprint
        }
      if !isSame { changed.insert(variable) }
      changes[variable, default: [:]][unit] = new.isEmpty ? nil : new
    }
    if !changed.isEmpty { known.removeAll() }
    return changed
  }

  /// The value of a property or global, whenever it is read.
  func value(of variable: Int) -> Value {
    if let value = known[variable] { return value }
    guard pending.insert(variable).inserted else { return .unknown(.variable) }
    let value = file.typed(computed(variable).withoutBranches, file.bindings.variables[variable])
    pending.remove(variable)
    known[variable] = value
    return value
  }

  /// The value of a variable that code changes which runs at another time, such as a closure.
  ///
  /// - Parameter capture: The mention in a closure or local function, which runs after later changes, too; `nil` for
  ///   a mention in the code that declares the variable.
  func hiddenValue(_ variable: Int, _ current: Value?, capturedAt capture: Int?) -> Value {
    let changes = self.changes(of: variable).filter { change in
      !change.isOwn || capture.map { $0 < change.token } ?? false
    }
    let facts = file.bindings.variables[variable]
    if file.isKept(facts), let kept = kept(facts.value.map { file.constant($0) }, changes) {
      return kept
    }
    switch current {
    // No element of a list that is replaced is certainly used.
    case .list? where changes.contains { $0.effect.isAssignment }: return .unknown(.variable)
    case .keys?, .list?:
      return extended(current ?? .unknown(.variable), by: changes.map { $0.effect }).withoutBranches
    default: return .unknown(.variable)
    }
  }

  /// The dictionary that a local variable keeps from one call to the next; `nil` for any other value.
  private func kept(_ initial: Value?, _ changes: [Change]) -> Value? {
    guard case .keys(let keys) = closed(initial, changes) else { return nil }
    return .keys(keys.isShared ? keys.inexact : keys)
  }

  private func changes(of variable: Int) -> [Change] {
    (changes[variable] ?? [:]).sorted { $0.key < $1.key }.flatMap { $0.value }
      .sorted { $0.token < $1.token }
  }

  // MARK: Declarations

  private func computed(_ variable: Int) -> Value {
    let facts = file.bindings.variables[variable]
    return tokens.language == .swift ? swift(variable, facts) : objectiveC(variable, facts)
  }

  private func swift(_ variable: Int, _ facts: Bindings.Variable) -> Value {
    let modifiers = facts.declaration?.modifiers ?? []
    if file.isMutableObject(variable) || modifiers.contains(.isOpen) { return .unknown(.variable) }
    if let getter = facts.accessors?.getter {
      guard let only = getter.soleValue else { return .unknown(.variable) }
      let value = file.constant(only)
      guard case .keys(var keys) = value else {
        return file.index.mayBeOverridden(variable) ? .unknown(.variable) : value
      }
      // A property that is empty is there for the classes below to replace it.
      if file.index.mayBeOverridden(variable) || keys.names.isEmpty { keys.isExact = false }
      keys.source = nil
      return .keys(keys)
    }
    let initial = facts.value.map { file.constant($0) }
    if modifiers.contains(.isConstant) { return initial ?? .unknown(.variable) }
    let isClosed =
      modifiers.contains(.isPrivate) && !modifiers.contains(.hasAttribute)
      && !file.isChangedElsewhere(variable)
    return isClosed ? closed(initial, changes(of: variable)) : open(initial)
  }

  private func objectiveC(_ variable: Int, _ facts: Bindings.Variable) -> Value {
    let modifiers = facts.declaration?.modifiers ?? []
    let initial = facts.value.map { file.constant($0) }
    let changes = changes(of: variable)
    if file.text.macroWords.contains(tokens.word(facts.token)) { return open(initial) }
    if file.isHiddenVariable(variable) { return closed(initial, changes) }
    let isConstant = modifiers.contains(.isPrivate) || modifiers.contains(.isConstant)
    let count = (initial == nil ? 0 : 1) + changes.count
    return isConstant && count == 1 ? closed(initial, changes) : open(initial)
  }

  // MARK: Values

  /// The value of a variable that other code may change, too.
  private func open(_ initial: Value?) -> Value {
    switch initial {
    case .keys(let keys)?: return .keys(keys.inexact.withoutSource)
    case .number?: return .number(nil)
    default: return .unknown(.variable)
    }
  }

  /// The value of a variable all of whose changes are known.
  private func closed(_ initial: Value?, _ changes: [Change]) -> Value {
    var assigned = [initial].compactMap { $0 }
    var others: [Walk.Effect] = []
    for change in changes {
      if case .assignment(let value) = change.effect {
        assigned.append(value)
      } else {
        others.append(change.effect)
      }
    }
    guard let first = assigned.first(where: { !$0.isMissing }) ?? assigned.first else {
      return .unknown(.variable)
    }
    switch first {
    case .keys, .list:
      return extended(Value.joined(assigned) ?? first, by: others)
    default:
      return assigned.count == 1 && others.isEmpty
        ? first : first.isNumber ? .number(nil) : .unknown(.variable)
    }
  }

  /// Returns a value that may have been changed.
  private func extended(_ value: Value, by effects: [Walk.Effect]) -> Value {
    file.budget.spend(Self.stepsPerChange * effects.count)
    var result: Value? = value
    for effect in effects {
      switch (effect, result) {
      case (.assignment(let other), _): result = result?.joined(other)
      case (.removal, .list?): result = .unknown(.variable)
      case (.removal, _): break
      case (.unknown, .keys(let keys)?): result = .keys(keys.inexact)
      case (.unknown, _): result = .unknown(.variable)
      case (.addition, _), (.merge, _), (.append, _): file.scratch.apply(effect, to: &result)
      }
    }
    return result ?? .unknown(.variable)
  }
}

extension Value {
  var isNumber: Bool {
    switch self {
    case .number, .counter: true
    default: false
    }
  }
  /// Whether the value is `nil` or absent.
  var isMissing: Bool {
    switch self {
    case .missing, .unset: true
    default: false
    }
  }
}

extension Block {
  /// The only expression of the block, which it returns.
  var soleValue: Expression? {
    guard statements.count == 1 else { return nil }
    return switch statements[0].kind {
    case .expression(let expression): expression
    case .jump(.leave, let value, _): value
    default: nil
    }
  }
}

extension Walk.Effect {
  /// A text that identifies effects.
  var fingerprint: String {
    switch self {
    case .assignment(let value): "=" + value.fingerprint
    case .addition(let key, _, _): "[" + key.fingerprint
    case .merge(let value, _): "+" + value.fingerprint
    case .append(let value, _): "<" + value.fingerprint
    case .removal: "-"
    case .unknown: "?"
    }
  }
}
