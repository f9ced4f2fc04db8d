import VFLDiagnostics

/// The pieces of code of a file whose walks can matter to a format.
///
/// A format reaches its call through code that mentions the call, a function that passes its argument on, or a
/// variable or function whose value may be text, a list, a dictionary or a number. Most code of most files mentions
/// none of them, and is not walked.
struct RelevantCode {
  /// A name or some code that is still to be followed.
  private enum Step {
    /// The calls of a function that may pass its argument on as a format.
    case calls(Int32)
    /// What a name in relevant code stands for.
    case name(Int32)
    /// A piece of code, by its index.
    case unit(Int)
  }

  /// The indices of the pieces.
  private(set) var found: Set<Int>
  private let file: FileReading
  private let code: CodeUnits
  private var steps: [Step] = []
  private var called: Set<Int32> = []
  private var named: Set<Int32> = []
  private var followed: Set<Int> = []
  /// The pieces of code that compute or observe a variable, by its name.
  private var accessors: [Int32: [Int]] = [:]

  /// The words that only calls of the system contain.
  private static let systemNames = [
    "constraintsWithVisualFormat", "visualFormat", "withVisualFormat",
  ]

  /// Finds the relevant pieces of code.
  init(_ file: FileReading, _ code: CodeUnits) {
    (self.file, self.code) = (file, code)
    // Macros are read where they are used.
    found = Set(code.units.indices.filter { code.units[$0].home < -1 })
    for (index, unit) in code.units.enumerated() {
      guard unit.home >= 0 else { continue }
      for name in accessorNames(unit.home) { accessors[name, default: []].append(index) }
    }
    for name in Self.systemNames {
      if let number = file.number(ofName: name) { steps.append(.calls(number)) }
    }
    addWrapperCalls()
    for member in file.formatMembers {
      if let number = file.number(ofName: member.candidate.wrapper.base) {
        steps.append(.calls(number))
      }
    }
    while let step = steps.popLast() {
      file.budget.spend(1)
      follow(step)
    }
  }

  private mutating func follow(_ step: Step) {
    switch step {
    case .calls(let name):
      guard called.insert(name).inserted else { return }
      for mention in file.index.mentions[name] { addCall(at: Int(mention)) }
    case .name(let name):
      if named.insert(name).inserted { addValues(of: name) }
    case .unit(let unit):
      found.insert(unit)
      if followed.insert(unit).inserted { addNames(in: code.units[unit].block.range) }
    }
  }

  // MARK: Calls

  /// Adds the calls of functions of other files that pass an argument on.
  private mutating func addWrapperCalls() {
    for entry in file.wrappers.entries {
      guard let name = file.wrappers.callName(of: entry) else { continue }
      let search = CallSearch(
        entry.candidate.wrapper, isFree: entry.candidate.home == .file)
      for mention in file.index.mentions[name]
      where search.mayBeCall(Int(mention), in: file.tree.tokens) {
        addCall(at: Int(mention))
      }
    }
  }

  /// Adds the code around a call, and the calls of the function or closure whose body it is.
  private mutating func addCall(at token: Int) {
    guard token < file.text.fileCount else {
      if let macro = code.macro(at: token) { addCalls(ofMacro: macro) }
      return
    }
    addMention(at: token)
    let outline = file.bindings.outline
    var part = outline.part(at: token)
    while part >= 0 {
      switch outline.parts[part].kind {
      case .type: return
      case .function(let function):
        let owner = file.index.function(outline.parts[part].number)?.owner ?? -1
        if function.style == .initializer, owner >= 0 { steps.append(.calls(owner)) }
        if let name = function.name { steps.append(.calls(file.tree.tokens.tokens[name].link)) }
      case .closure:
        if let variable = file.tables.closureVariables[outline.parts[part].number] {
          steps.append(.calls(file.bindings.variables[variable].name))
        }
      case .accessor:
        for name in accessorNames(outline.parts[part].number) { steps.append(.calls(name)) }
      }
      part = outline.parts[part].parent
    }
  }

  private mutating func addCalls(ofMacro macro: Int) {
    let name = file.tree.tokens.text(of: file.tree.macros[macro].definition.name)
    addNames(in: file.tree.macros[macro].definition.tokens)
    if let number = file.number(ofName: name) { steps.append(.calls(number)) }
  }

  // MARK: Values

  /// Adds the code that a mention is a part of: a piece of code, or the declaration of a property or global.
  private mutating func addMention(at token: Int) {
    let unit = code.unit(at: token)
    let statements = code.units[unit].block.statements
    let next = statements.partitioningIndex { $0.range.lowerBound > token }
    if code.units[unit].home == -1, next > 0, statements[next - 1].range.contains(token),
      case .variables = statements[next - 1].kind
    {
      found.insert(unit)
      addNames(in: statements[next - 1].range)
    } else {
      steps.append(.unit(unit))
    }
  }

  private mutating func addNames(in range: Range<Int>) {
    for token in range where file.tree.tokens.tokens[token].kind == .identifier {
      let name = file.tree.tokens.tokens[token].link
      if !named.contains(name) { steps.append(.name(name)) }
    }
  }

  /// Adds the code that computes or changes the values that a name stands for.
  private mutating func addValues(of name: Int32) {
    for number in file.tables.functionsByToken[name] ?? [] where hasResult(number) {
      let part = file.bindings.outline.partOfFunction[number]
      let start = file.bindings.outline.parts[part].range.lowerBound
      steps.append(.unit(code.unit(at: start)))
    }
    if !file.tree.macros.isEmpty {
      let text = file.index.text(ofName: name)
      for macro in file.index.macros.definitions(of: text) {
        addNames(in: file.tree.macros[macro].definition.tokens)
      }
    }
    let variables = (file.tables.variablesByName[name] ?? []).filter {
      file.bindings.variables[$0].kind.isMember && mayHoldValue($0)
    }
    guard !variables.isEmpty else { return }
    let declarations = Set(variables.map { file.bindings.variables[$0].token })
    for mention in file.index.mentions[name] where !declarations.contains(Int(mention)) {
      if mention < file.text.fileCount { addMention(at: Int(mention)) }
    }
    for unit in accessors[name] ?? [] { steps.append(.unit(unit)) }
    for variable in variables {
      let facts = file.bindings.variables[variable]
      found.insert(code.unit(at: facts.token))
      if let value = facts.value { addNames(in: value.range) }
      if let other = file.bindings.counterparts[variable] {
        steps.append(.name(file.bindings.variables[other].name))
      }
      if file.tree.tokens.language == .objectiveC, let setter = setter(of: variable) {
        for mention in file.index.mentions[setter] where mention < file.text.fileCount {
          addMention(at: Int(mention))
        }
      }
    }
  }

  /// The names of the variable that the code with a number computes or observes.
  private func accessorNames(_ number: Int) -> [Int32] {
    let outline = file.bindings.outline
    guard case .accessor(let declaration) = outline.parts[outline.partOfFunction[number]].kind
    else {
      return []
    }
    return declaration.bindings.compactMap { binding in
      guard case .name(let name) = binding.pattern.form else { return nil }
      return file.tree.tokens.tokens[name].link
    }
  }

  private func setter(of variable: Int) -> Int32? {
    let word = file.tree.tokens.word(file.bindings.variables[variable].token)
    return file.number(ofName: "set" + word.raisingFirst)
  }

  private func hasResult(_ number: Int) -> Bool {
    guard let function = file.index.function(number) else { return false }
    // A method of Objective-C without a type returns `id`.
    return function.hasBody
      && (function.declaration.result != nil || function.declaration.style == .method)
  }

  /// Whether a variable may contain a string, list, dictionary or number: its type is no view class of the system.
  private func mayHoldValue(_ variable: Int) -> Bool {
    guard let type = file.index.typeName(of: variable) else { return true }
    switch file.index.systemKind(ofType: file.index.text(ofName: type)) {
    case .view?, .controller?, .layer?, .anchor?: return false
    default: return true
    }
  }
}
