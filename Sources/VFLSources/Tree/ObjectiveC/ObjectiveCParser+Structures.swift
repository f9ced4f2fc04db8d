/// Types and name spaces of C and C++.
extension ObjectiveCParser {
  /// Reads a type or name space that begins with a keyword; `nil` if the word begins another declaration.
  mutating func typeKeyword(_ word: ObjectiveCWord) -> Statement.Kind? {
    let start = cursor.index
    switch word {
    case .namespaceWord:
      guard cursor.isName(start + 1) || cursor.at(start + 1, "{") else { return nil }
      return nameSpace(from: start)
    case .inlineWord:
      guard cursor.word(start + 1) == .namespaceWord else { return nil }
      cursor.advance()
      return nameSpace(from: start)
    case .externWord:
      guard cursor.kind(start + 1) == .string else { return nil }
      cursor.advance(by: 2)
      if cursor.at("{") { return space(from: start, name: nil) }
      return declaration() ?? expressionStatement() ?? .opaque
    case .templateWord:
      guard cursor.at(start + 1, "<") else { return nil }
      cursor.advance()
      passTemplateParameters()
      let kind = statement().kind
      return kind
    case .friendWord: return level == .members ? opaqueUpToSemicolon() : nil
    case .enumWord: return enumeration()
    default: return structure(from: start)
    }
  }

  /// Reads a destructor of C++ in its class.
  mutating func destructor() -> Statement.Kind? {
    let start = cursor.index
    for _ in 0..<8 where level == .members && cursor.word.isQualifier { passQualifier() }
    if cursor.at("~"),
      let kind = function(from: start, after: ScannedType(end: cursor.index, isAbsent: true))
    {
      return kind
    }
    cursor.index = start
    return nil
  }

  private mutating func passTemplateParameters() {
    var count = 0
    for _ in 0..<256 where !cursor.isAtEnd {
      if cursor.at("<") { count += 1 }
      if cursor.at(">") {
        count -= 1
        if count == 0 {
          cursor.advance()
          return
        }
      }
      if cursor.at(";") || cursor.at("{") { return }
      cursor.skip()
    }
  }

  // MARK: Name spaces

  private mutating func nameSpace(from start: Int) -> Statement.Kind? {
    cursor.advance()
    var name: Int?
    while cursor.isName(cursor.index) || cursor.at(cursor.index, ":", ":") {
      if cursor.isName(cursor.index) { name = cursor.index }
      cursor.advance()
    }
    guard cursor.at("{") else {
      guard cursor.at("=") else {
        cursor.index = start
        return nil
      }
      return opaqueUpToSemicolon()
    }
    return space(from: start, name: name)
  }

  private mutating func space(from start: Int, name: Int?) -> Statement.Kind {
    let members = members(.file)
    return .type(
      TypeDeclaration(
        range: start..<cursor.index, kind: .space, name: name, modifiers: [], parents: [],
        isRestricted: false, members: members))
  }

  /// Reads the declarations in the braces at the position.
  private mutating func members(_ level: Level) -> [Statement] {
    guard depth < Self.depthLimit else {
      cursor.skip()
      return []
    }
    let (wasInSwitch, outerBranch) = (isInSwitch, branch)
    isInSwitch = false
    branch = cursor.source.branch(of: cursor.index)
    let bracket = enter()
    let members = list(level)
    leave(bracket)
    (isInSwitch, branch) = (wasInSwitch, outerBranch)
    return members
  }

  // MARK: Structures

  /// Reads `struct Name : Parent {…}`; `nil` if the type has no braces.
  private mutating func structure(from start: Int) -> Statement.Kind? {
    let isClass = cursor.at(word: .classWord)
    cursor.advance()
    while cursor.word.isQualifier { passQualifier() }
    var name: Int?
    while cursor.isPlainName(cursor.index), cursor.word != .finalWord {
      name = cursor.index
      cursor.advance()
      if cursor.at(cursor.index, ":", ":") { cursor.advance() }
      if cursor.at("<"), let end = genericEnd(cursor.index) { cursor.index = end }
    }
    if cursor.at(";") {
      cursor.advance()
      return .opaque
    }
    if cursor.at(word: .finalWord) { cursor.advance() }
    let parents = accept(":") ? parents() : []
    guard cursor.at("{") else {
      cursor.index = start
      return nil
    }
    let members = members(.members)
    passDeclarators()
    return .type(
      TypeDeclaration(
        range: start..<cursor.index, kind: isClass ? .classType : .valueType, name: name,
        modifiers: [], parents: parents, isRestricted: false, members: members))
  }

  private mutating func parents() -> [TypeName] {
    var parents: [TypeName] = []
    for _ in 0..<64 where !cursor.isAtEnd && !cursor.at("{") {
      let start = cursor.index
      switch cursor.word {
      case .publicWord, .privateWord, .protectedWord, .virtualWord: cursor.advance()
      default:
        guard let type = scanType(start) else { return parents }
        parents.append(TypeName(range: start..<type.end, form: type.form))
        cursor.index = type.end
        guard accept(",") else { return parents }
      }
    }
    return parents
  }

  /// Passes the variables that are declared together with their type.
  private mutating func passDeclarators() {
    while !cursor.isAtEnd, !cursor.isFirstOnLine(cursor.index), !cursor.isCloser(cursor.index) {
      if accept(";") { return }
      cursor.skip()
    }
    _ = accept(";")
  }

  // MARK: Enumerations

  /// Reads `enum Name : Type { A = 1, B };`.
  private mutating func enumeration() -> Statement.Kind? {
    let start = cursor.index
    cursor.advance()
    if cursor.word.isTag { cursor.advance() }
    let name = cursor.isPlainName(cursor.index) ? cursor.index : nil
    if name != nil { cursor.advance() }
    var parents: [TypeName] = []
    if accept(":"), let type = scanType(cursor.index) {
      parents.append(TypeName(range: cursor.index..<type.end, form: type.form))
      cursor.index = type.end
    }
    guard cursor.at("{") else {
      cursor.index = start
      return nil
    }
    let bracket = enter()
    let first = cursor.index
    let cases = enumerationCases()
    let members =
      cases.isEmpty ? [] : [Statement(range: first..<cursor.index, kind: .enumCases(cases))]
    leave(bracket)
    passDeclarators()
    return .type(
      TypeDeclaration(
        range: start..<cursor.index, kind: .valueType, name: name, modifiers: [],
        parents: parents, isRestricted: false, members: members))
  }

  private mutating func enumerationCases() -> [(name: Int, rawValue: Expression?)] {
    var cases: [(name: Int, rawValue: Expression?)] = []
    while !cursor.isAtEnd, !cursor.isBoundary(cursor.index) {
      let start = cursor.index
      if cursor.isName(start) {
        cursor.advance()
        while cursor.isName(cursor.index) || cursor.at("(") { cursor.skip() }
        cases.append((start, accept("=") ? assignment() : nil))
      }
      if !cursor.at(",") { skipToComma() }
      if !accept(","), cursor.index == start { break }
    }
    return cases
  }
}
