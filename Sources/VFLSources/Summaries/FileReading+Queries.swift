import VFLDiagnostics

/// Questions about the declarations of the file.
extension FileReading {
  /// The mentions of the name of a token in a range.
  func mentions(of token: Int, in range: Range<Int>) -> [Int] {
    let all = index.mentions[tree.tokens.tokens[token].link]
    let start = all.partitioningIndex { Int($0) >= range.lowerBound }
    budget.spend(1)
    return all[start...].prefix { Int($0) < range.upperBound }.map(Int.init)
  }

  // MARK: Functions and closures

  /// The variable that is a parameter of a function or closure.
  func parameter(_ index: Int, of function: Int) -> Int? {
    guard tables.parameters.indices.contains(function),
      tables.parameters[function].indices.contains(index)
    else { return nil }
    let variable = tables.parameters[function][index]
    return variable >= 0 ? Int(variable) : nil
  }

  /// The number of parameters of a function or closure that have names.
  func parameterCount(of function: Int) -> Int {
    tables.parameters.indices.contains(function) ? tables.parameters[function].count : 0
  }

  /// The parameters of a function or closure as they are declared.
  func parameters(of function: Int) -> [Parameter] { bindings.outline.parameters(of: function) }

  /// Gives the parameters of a function their arguments, which are not known.
  func bindParameters(of function: Int, in walk: Walk) {
    for index in 0..<parameterCount(of: function) {
      guard let variable = parameter(index, of: function) else { continue }
      let value = Value.parameter(ParameterReference(function: function, index: index))
      walk.state.set(variable, value, at: nextPosition())
    }
  }

  /// The outermost closure or function around another one, inside the code of a home.
  func closure(around function: Int, within home: Int) -> Int? {
    var current = function
    while current >= 0, current != home {
      let outer = bindings.parents[current]
      if outer == home { return current }
      current = outer
    }
    return nil
  }

  func range(ofClosure function: Int) -> Range<Int> {
    let part = bindings.outline.partOfFunction[function]
    return part >= 0 ? bindings.outline.parts[part].range : 0..<0
  }

  /// The name of a macro whose replacement text has a number as a function.
  func macroName(_ function: Int) -> String? {
    guard function < -1, tree.macros.indices.contains(-2 - function) else { return nil }
    return tree.tokens.text(of: tree.macros[-2 - function].definition.name)
  }

  /// The number of a macro's definitions of which conditional compilation decides which one holds.
  func conditionalMacroCount(named name: String) -> Int {
    index.macros.definitions(of: name).count { index.macros.isConditional($0) }
  }

  /// Whether conditional compilation decides whether a macro, by its number as a function, has its text.
  func isConditionalMacro(_ function: Int) -> Bool {
    function < -1 && index.macros.isConditional(-2 - function)
  }

  // MARK: Variables

  /// Whether a property or global has one value for good.
  func isConstant(_ variable: Int) -> Bool {
    let facts = bindings.variables[variable]
    return tree.tokens.language == .swift
      && facts.declaration?.modifiers.contains(.isConstant) == true && facts.accessors == nil
  }

  /// Whether a variable contains one of Foundation's objects that everybody who has them may change.
  func isMutableObject(_ variable: Int) -> Bool {
    if let known = mutableObjects[variable] { return known }
    let facts = bindings.variables[variable]
    let ranges = [facts.type?.range, facts.value?.range].compactMap { $0 }
    let isMutable = ranges.joined().contains {
      tree.tokens.isWord($0, anyOf: MemberValues.mutableTypes)
    }
    mutableObjects[variable] = isMutable
    return isMutable
  }

  /// Whether a closure or function changes a variable of the code around it.
  func hasHiddenWrites(_ variable: Int) -> Bool {
    let facts = bindings.variables[variable]
    let home = code(around: facts.home)
    return facts.writes.contains { code(around: $0.home) != home }
  }

  /// The function or closure whose code runs together with the code of another.
  func code(around function: Int) -> Int {
    var code = function
    while code >= 0, inlineClosures.contains(code) { code = bindings.parents[code] }
    return code
  }

  /// Whether a local variable keeps its value from one call of its function to the next.
  func isKept(_ facts: Bindings.Variable) -> Bool {
    tree.tokens.language != .swift && facts.kind == .local
      && facts.declaration?.modifiers.isDisjoint(with: [.isStatic, .isPrivate]) == false
  }

  /// Whether a `goto` in a function leads from anywhere to anywhere.
  func mayJump(_ home: Int) -> Bool {
    guard tree.tokens.language != .swift, home >= 0,
      let name = tree.tokens.names.number(of: "goto", in: tree.tokens.bytes)
    else { return false }
    let range = range(ofClosure: home)
    return index.mentions[name].contains { range.contains(Int($0)) }
  }

  /// Whether code that names another object may change a property, or a class below that inherits it.
  func isChangedElsewhere(_ variable: Int) -> Bool {
    let facts = bindings.variables[variable]
    let tokens = tree.tokens
    return index.mentions[facts.name].contains { mention in
      let token = Int(mention)
      guard token != facts.token, bindings.variable(at: token) != variable else { return false }
      if tokens.isAfterDot(token) {
        if tokens.isWord(token - 2, anyOf: ["self", "Self"]) { return false }
        return !tokens.isWord(token + 1, ",") && !tokens.isWord(token + 1, ")")
      }
      return bindings.variable(at: token) == nil && tokens.isAssignment(token + 1)
    }
  }

  /// Whether no other file sees a variable of the objects of a class of Objective-C.
  func isHiddenVariable(_ variable: Int) -> Bool {
    let facts = bindings.variables[variable]
    let tokens = tree.tokens
    guard case .member = facts.kind, facts.declaration?.isMember == true,
      !tokens.word(facts.token).hasPrefix("_"), !isProperty(variable)
    else { return false }
    let mentions = index.mentions[facts.name].map(Int.init)
    if mentions.contains(where: { isInSynthesize($0) }) { return false }
    let isOther = mentions.contains { token in
      guard tokens.isAfterDot(token) else { return false }
      return !tokens.isWord(token - 2, "self") && !tokens.isWord(token + 1, ")")
        && !tokens.isWord(token + 1, "]")
    }
    guard !isOther else { return false }
    let part = bindings.outline.part(at: facts.token)
    let type = bindings.outline.type(of: part)
    guard type >= 0, case .type(let declaration) = bindings.outline.parts[type].kind else {
      return false
    }
    if declaration.kind == .implementation { return true }
    // `@interface Card () { … }` with implementation.
    guard declaration.kind == .addition, let name = declaration.name,
      tokens.isWord(name + 1, "("), tokens.isWord(name + 2, ")")
    else { return false }
    return bindings.outline.parts.contains { part in
      guard case .type(let other) = part.kind, other.kind == .implementation, let own = other.name
      else { return false }
      return tokens.tokens[own].link == tokens.tokens[name].link
    }
  }

  /// Whether a `@property` declares a variable.
  func isProperty(_ variable: Int) -> Bool {
    let declaration = bindings.variables[variable].declaration
    return tables.propertyDeclarations.contains { $0 === declaration }
  }

  func isInSynthesize(_ token: Int) -> Bool {
    var index = token
    while index > 0, index > token - 16 {
      index -= 1
      if tree.tokens.isWord(index, ";") { return false }
      if tree.tokens.isWord(index, "@synthesize") { return true }
    }
    return false
  }

  /// Returns the last variable of a name that code at a token sees.
  func variable(named name: String, visibleAt token: Int) -> Int? {
    guard let number = tree.tokens.names.number(of: name, in: tree.tokens.bytes) else { return nil }
    return variable(number, visibleAt: token)
  }

  /// Returns the last variable with the name of a token of a macro that code at another token sees.
  func variable(named macroToken: Int, visibleAt token: Int?) -> Int? {
    token.flatMap { variable(tree.tokens.tokens[macroToken].link, visibleAt: $0) }
  }

  private func variable(_ name: Int32, visibleAt token: Int) -> Int? {
    let context = index.context(at: token)
    var member: Int?
    for variable in (tables.variablesByName[name] ?? []).reversed() {
      let facts = bindings.variables[variable]
      switch facts.kind {
      case .local, .parameter, .pattern:
        var home = context.function
        while home >= 0, home != facts.home { home = bindings.parents[home] }
        if home == facts.home, home >= 0, facts.token < token { return variable }
      case .member(let owner): if context.owners.first == owner { member = variable }
      case .global: member = member ?? variable
      case .function: break
      }
    }
    return member
  }

  // MARK: Types

  /// Returns a value as the declared type of its variable shows it.
  func typed(_ value: Value, _ facts: Bindings.Variable) -> Value {
    switch value {
    case .unknown, .parameter: break
    default: return value
    }
    guard case .named(let token, false, false)? = facts.type?.form, tree.tokens.language == .swift
    else { return value }
    if tree.tokens.isWord(token, anyOf: ["CGFloat", "Int", "Double", "Float", "UInt"]) {
      return .number(nil)
    }
    let type = tree.tokens.word(token)
    return isPrinted(type) ? .printed(type: type) : value
  }

  /// The type of a value that a call makes, if it prints with its name.
  func printedType(madeBy name: Int, _ receiver: Expression?) -> String? {
    let type = tree.tokens.word(name)
    return receiver == nil && isPrinted(type) ? type : nil
  }

  /// The type of a constant such as `UILayoutPriority.required`, if it prints with its name.
  func printedType(of base: Expression, constant name: Int) -> String? {
    guard case .name(let token) = base.kind,
      Self.printedConstants.contains(tree.tokens.word(name))
    else { return nil }
    let type = tree.tokens.word(token)
    return isPrinted(type) ? type : nil
  }

  /// Whether the values of a type print with its name, unless the file says otherwise.
  private func isPrinted(_ type: String) -> Bool {
    guard tree.tokens.language == .swift, Self.printedTypes.contains(type),
      let number = tree.tokens.names.number(of: type, in: tree.tokens.bytes),
      !index.declaresOwn(type)
    else { return false }
    let isExtended = index.mentions[number].contains {
      tree.tokens.isWord(Int($0) - 1, "extension")
    }
    let name = "appendInterpolation"
    return !isExtended && tree.tokens.names.number(of: name, in: tree.tokens.bytes) == nil
  }

  private static let printedConstants: Set<String> = [
    "required", "defaultHigh", "defaultLow", "fittingSizeLevel", "zero", "null", "infinite",
  ]
  private static let printedTypes: Set<String> = [
    "UILayoutPriority", "CGSize", "CGPoint", "CGRect", "UIEdgeInsets", "NSDirectionalEdgeInsets",
  ]

  /// The value of a case of an enumeration.
  func rawValue(of item: Int, type: Expression?) -> Value? {
    var owner: Int32?
    if case .name(let token)? = type?.kind { owner = tree.tokens.tokens[token].link }
    let found = (tables.rawValues[tree.tokens.tokens[item].link] ?? []).filter {
      owner == nil || $0.owner == owner
    }
    guard found.count == 1 else { return nil }
    return constant(found[0].value)
  }

  // MARK: Macros

  /// Whether the last parameter of a macro accepts any number of arguments.
  func isVariadic(_ macro: SourceTree.Macro) -> Bool {
    macro.definition.parameters.map { tree.tokens.text(of: $0).utf8.contains(UInt8(ascii: ".")) }
      ?? false
  }
}

extension HostTokens {
  /// The string literal that a token is.
  func literal(at token: Int) -> FormatLiteral {
    let span = SourceSpan(Int(tokens[token].start), Int(tokens[token].end))
    var builder = LiteralBuilder(bytes)
    LiteralReader.read(from: span.start, to: span.end, of: bytes, language, into: &builder)
    return builder.literal(at: span)
  }

  /// The value of a decimal number; `nil` for any other number.
  func number(at token: Int) -> Double? {
    var text = word(token).filter { $0 != "_" && $0 != "'" }
    guard !["0x", "0X", "0b", "0o"].contains(where: { text.hasPrefix($0) }) else { return nil }
    while let last = text.last, "fFlLuU".contains(last) { text.removeLast() }
    // An octal number of C.
    if language != .swift, text.count > 1, text.hasPrefix("0"), text.allSatisfy({ $0.isNumber }) {
      return nil
    }
    return Double(text)
  }
}
