import VFLDiagnostics

/// Finds variables that a format string uses although the dictionary literal of its call lacks them.
struct AddableKeys {
  let file: FileReading
  private var tokens: HostTokens { file.tree.tokens }
  private var isSwift: Bool { tokens.language == .swift }

  /// Returns the keys that can be added to a dictionary: one for each name in a format string that neither
  /// dictionary contains and that a variable has.
  ///
  /// - Parameter kind: The kind of the values, `.view` or `.number`.
  func keys(
    missingIn set: NameSet, _ other: NameSet, usedBy text: [UInt8], _ kind: GivenKind
  ) -> [AddableKey] {
    guard set.isExact, let source = set.source, set.otherSources.isEmpty else { return [] }
    let missing = NamePattern(prefix: "", isNumbered: false, span: SourceSpan(at: 0))
      .names(in: text).filter { !set.contains($0) && !other.contains($0) }
    guard !missing.isEmpty, let content = content(ofLiteralAt: source) else { return [] }
    let literal = DictionaryLiteral(set.names, in: content, of: tokens.bytes)
    return missing.compactMap { name in
      if set.names.contains(where: { $0.variable == name }) { return nil }
      return value(named: name, at: source, of: kind, in: literal)
        .flatMap { literal.edit(adding: name, $0) }.map { AddableKey(name, edit: $0) }
    }
  }

  /// The text between the brackets of a dictionary literal that a call is given, itself or by a local variable.
  private func content(ofLiteralAt start: Int) -> SourceSpan? {
    guard tokens.tokens.indices.contains(start) else { return nil }
    switch file.uses[start] {
    case .system, .argument: break
    case .holder(let variable):
      guard file.bindings.variables[variable].kind == .local else { return nil }
    default: return nil
    }
    let isMacro = !isSwift && tokens.isWord(start, "NSDictionaryOfVariableBindings")
    let isMessage = !isSwift && tokens.isWord(start, "[")
    if isMessage, !tokens.isWord(start + 2, "dictionaryWithObjectsAndKeys") { return nil }
    let opener = isMacro ? start + 1 : isMessage ? start + 3 : start
    let isLiteral = isMacro || tokens.isWord(start, isSwift || isMessage ? "[" : "@{")
    let closer = Int(tokens.tokens[isMacro ? opener : start].link)
    guard isLiteral, opener < closer, closer < file.text.fileCount else { return nil }
    return SourceSpan(Int(tokens.tokens[opener].end), Int(tokens.tokens[closer].start))
  }

  /// The expression of the variable with a name; `nil` if no such variable is visible at a literal, or if its
  /// declaration shows that it is of another kind.
  private func value(
    named name: String, at place: Int, of kind: GivenKind, in literal: DictionaryLiteral
  ) -> String? {
    guard let variable = variable(named: name, at: place) else { return nil }
    let facts = file.bindings.variables[variable]
    guard file.isInBranch(of: facts.token, place), mayBe(kind, variable, facts) else { return nil }
    var path = name
    if case .member = facts.kind {
      if isSwift {
        if literal.hasValue(withPrefix: "self.") { path = "self." + name }
      } else if file.isProperty(variable), !name.hasPrefix("_") {
        let usesVariables =
          literal.hasValue(withPrefix: "_") && !literal.hasValue(withPrefix: "self.")
        path = (usesVariables ? "_" : "self.") + name
      }
    }
    return kind == .number && isScalar(facts) ? "@(\(path))" : path
  }

  private func variable(named name: String, at place: Int) -> Int? {
    if let found = file.variable(named: name, visibleAt: place), isVisible(found, at: place) {
      return found
    }
    guard !isSwift, name.hasPrefix("_") else { return nil }
    // A property without its own instance variable in the file.
    return file.variable(named: String(name.dropFirst()), visibleAt: place).flatMap {
      isVisible($0, at: place) && file.isProperty($0) ? $0 : nil
    }
  }

  private func isVisible(_ variable: Int, at place: Int) -> Bool {
    switch file.bindings.variables[variable].kind {
    case .member(let owner): file.index.context(at: place).owners.first == owner
    case .local, .parameter: true
    case .global, .function, .pattern: false
    }
  }

  /// Whether the declaration of a variable permits a kind of value.
  private func mayBe(_ kind: GivenKind, _ variable: Int, _ facts: Bindings.Variable) -> Bool {
    var seen = file.index.plainType(of: variable).flatMap { file.index.systemKind(ofType: $0) }
    guard isSwift else {
      if kind == .number { return isScalar(facts) || seen == .number }
      guard let type = facts.type else { return false }
      let isObject = type.range.contains { tokens.isWord($0, "id") || tokens.isWord($0, "*") }
      return isObject && (seen == nil || seen == kind)
    }
    if let type = facts.type {
      // A value of an optional or of a list is not a view.
      guard case .named = type.form else { return false }
    } else if seen == nil, let value = facts.value {
      switch value.kind {
      case .array, .dictionary: return false
      default: break
      }
      seen = file.constant(value).isNumber ? .number : file.kind(ofValue: value)
    }
    return seen == nil || seen == kind
  }

  /// Whether a variable of Objective-C is a number of C.
  private func isScalar(_ facts: Bindings.Variable) -> Bool {
    guard !isSwift, let type = facts.type else { return false }
    return type.range.contains {
      tokens.isWord($0, anyOf: ["CGFloat", "NSInteger", "NSUInteger", "int", "float", "double"])
    }
  }
}
