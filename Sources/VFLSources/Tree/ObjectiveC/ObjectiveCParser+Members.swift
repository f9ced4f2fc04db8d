/// Types with their members.
extension ObjectiveCParser {
  // MARK: Objective-C

  /// Reads an `@interface`, `@implementation` or `@protocol` up to its `@end`.
  mutating func objectiveCType(_ kind: TypeDeclaration.Kind) -> Statement.Kind {
    let start = cursor.index
    cursor.advance()
    let name = isName(cursor.index) ? cursor.index : nil
    if name != nil { cursor.advance() }
    // A colon or a category follows the parameters of a generic class.
    var (kind, parents) = (kind, protocols())
    if cursor.at("(") {
      skip()
      if kind == .classType { kind = .addition }
      parents = protocols()
    } else if accept(":"), let parent = scanType(cursor.index) {
      cursor.move(to: parent.end)
      parents = [parent.typeName] + protocols()
    }
    var members: [Statement] = []
    if cursor.at("{") {
      members = inside {
        $0.context.hasMembers = true
        return $0.list(.members)
      }
    }
    members += list(.members)
    if word == .end { cursor.advance() }
    return type(from: start, kind, name, parents, members)
  }

  private func type(
    from start: Int, _ kind: TypeDeclaration.Kind, _ name: Int?, _ parents: [TypeName],
    _ members: [Statement]
  ) -> Statement.Kind {
    .type(
      TypeDeclaration(
        range: start..<cursor.index, kind: kind, name: name, modifiers: [], parents: parents,
        isRestricted: false, members: members))
  }

  /// Reads the protocols in `<…>`.
  private mutating func protocols() -> [TypeName] {
    var (names, count) = ([] as [TypeName], 0)
    repeat {
      let name = cursor.index
      if cursor.at("<") {
        count += 1
      } else if cursor.at(">") {
        count -= 1
      } else if isName(name), count > 0 {
        let form = TypeName.Form.named(name, isQualified: false, isGeneric: false)
        names.append(TypeName(range: name..<(name + 1), form: form))
      } else if count == 0 || !cursor.at(",") && !cursor.at(":") && !cursor.at("*") {
        return names
      }
      cursor.advance()
    } while count > 0
    return names
  }

  mutating func property() -> Statement.Kind? {
    cursor.advance()
    if cursor.at("(") { skip() }
    guard let type = scanType(cursor.index) else { return nil }
    cursor.move(to: type.end)
    context.hasMembers = true
    let declaration = variables(type)
    context.hasMembers = false
    guard let declaration else { return nil }
    // An attribute may follow the name.
    if cursor[cursor.index - 1].byte != UInt8(ascii: ";") {
      skipOnLine(to: ";")
      _ = accept(";")
    }
    return .variables(declaration)
  }

  /// Reads `- (Type)name:(Type)name label:(Type)name` with its body or semicolon.
  mutating func method() -> Statement.Kind? {
    let start = cursor.index
    cursor.advance()
    let result = typeInParentheses()
    skipQualifiers()
    var name = isName(cursor.index) ? cursor.index : nil
    guard name != nil || cursor.at(":") else { return nil }
    if name != nil {
      cursor.advance()
      if acceptsPasting() { name = nil }
    }
    let parameters = methodParameters()
    // Macros and attributes. In code that is not finished the next member follows.
    skip(to: "{;") { parser, index in
      parser.cursor.isFirstOnLine(index) && !parser.word(index).isQualifier
        && !parser.isMacroName(index)
    }
    var body = cursor.at("{") ? code() : nil
    // A semicolon is allowed before a body.
    if body == nil, accept(";"), cursor.at("{"), context.level == .members { body = code() }
    return .function(
      FunctionDeclaration(
        range: start..<cursor.index, style: .method, name: name,
        modifiers: cursor[start].byte == UInt8(ascii: "+") ? .isStatic : [],
        parameters: parameters, result: result, body: body))
  }

  private mutating func methodParameters() -> [Parameter] {
    var parameters: [Parameter] = []
    var label: Int?
    while accept(":") {
      let type = typeInParentheses()
      skipQualifiers()
      let name = acceptName()
      _ = acceptsPasting()
      parameters.append(Parameter(label: label, name: name, type: type))
      label = cursor.index
      if isName(cursor.index) {
        guard cursor.at(cursor.index + 1, ":") || cursor.at(cursor.index + 1, "#") else { break }
        cursor.advance()
        _ = acceptsPasting()
      }
    }
    while accept(",") {
      if cursor.at(cursor.index, word: "...") { parameters.append(Parameter(isVariadic: true)) }
      skipOnLine(to: ",;{")
    }
    return parameters
  }

  private mutating func typeInParentheses() -> TypeName? {
    guard cursor.at("(") else { return nil }
    return inside { parser in
      let start = parser.cursor.index
      let type = parser.scanType(start)
      parser.skip(to: ";")
      if let type, type.end == parser.cursor.index { return type.typeName }
      return TypeName(range: start..<parser.cursor.index, form: .other)
    }
  }

  // MARK: C and C++

  /// Reads `namespace name {…}`.
  mutating func nameSpace() -> Statement.Kind? {
    let start = cursor.index
    var name: Int?
    repeat {
      cursor.advance()
      if isName(cursor.index) { name = cursor.index }
    } while isName(cursor.index) || cursor.at(cursor.index, word: "::")
    guard cursor.at("{") else { return cursor.at("=") ? unread() : nil }
    return space(from: start, name)
  }

  mutating func space(from start: Int, _ name: Int?) -> Statement.Kind {
    let members = inside { $0.list(.file) }
    return type(from: start, .space, name, [], members)
  }

  /// Reads `struct Name : Parent {…}` or `enum Name {…}`; `nil` if the type has no braces.
  mutating func structure() -> Statement.Kind? {
    let (start, word) = (cursor.index, word)
    cursor.advance()
    if self.word.isTag { cursor.advance() }
    skipQualifiers()
    var name: Int?
    while self.word != .final, let next = acceptName() {
      name = next
      if cursor.at(cursor.index, word: "::") { cursor.advance() }
      if let end = genericEnd(cursor.index) { cursor.move(to: end) }
    }
    if accept(";") { return .opaque }
    if self.word == .final { cursor.advance() }
    let parents = accept(":") ? parents() : []
    guard cursor.at("{") else { return nil }
    let members = word == .enumeration ? enumerationCases() : inside { $0.list(.members) }
    // The variables that are declared together with the type.
    skipOnLine(to: ";")
    _ = accept(";")
    return type(from: start, word == .classWord ? .classType : .valueType, name, parents, members)
  }

  private mutating func parents() -> [TypeName] {
    var parents: [TypeName] = []
    repeat {
      while word == .access || word.isQualifier { cursor.advance() }
      guard let type = scanType(cursor.index) else { return parents }
      parents.append(type.typeName)
      cursor.move(to: type.end)
    } while accept(",")
    return parents
  }

  private mutating func enumerationCases() -> [Statement] {
    let first = cursor.index + 1
    let cases: [(name: Int, rawValue: Expression?)] = parts { parser in
      let name = parser.cursor.index
      guard parser.isName(name) else { return nil }
      while parser.isName(parser.cursor.index) || parser.cursor.at("(") { parser.skip() }
      return (name, parser.accept("=") ? parser.assignment() : nil)
    }
    let last = cases.last.map { $0.rawValue?.range.upperBound ?? $0.name + 1 }
    return last.map { [Statement(range: first..<$0, kind: .enumCases(cases))] } ?? []
  }
}
