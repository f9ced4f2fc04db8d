/// Types, properties and methods of Objective-C.
extension ObjectiveCParser {
  /// Reads a declaration that begins with a keyword; `nil` if the word may also begin another statement.
  mutating func declarationKeyword(_ word: ObjectiveCWord) -> Statement.Kind? {
    let index = cursor.index
    switch word {
    case .atInterface: return objectiveCType(.classType)
    case .atImplementation: return objectiveCType(.implementation)
    case .atProtocol:
      guard cursor.isName(index + 1) else { return nil }
      let isForward = cursor.at(index + 2, ";") || cursor.at(index + 2, ",")
      return isForward ? opaqueUpToSemicolon() : objectiveCType(.interface)
    case .atProperty: return property()
    case .atImport: return imports()
    case .atClass, .atSynthesize, .atDynamic, .typedefWord: return opaqueUpToSemicolon()
    case .atEnd:
      cursor.advance()
      return .opaque
    case .usingWord where cursor.isName(index + 1): return opaqueUpToSemicolon()
    case .namespaceWord, .templateWord, .structWord, .unionWord, .enumWord, .classWord,
      .externWord, .inlineWord, .friendWord:
      return typeKeyword(word)
    case .operatorWord where level != .block:
      return function(from: index, after: ScannedType(end: index, isAbsent: true))
    case .deleteWord where cursor.isName(index + 1) || cursor.at(index + 1, "["):
      return expressionStatement()
    default: return nil
    }
  }

  private mutating func imports() -> Statement.Kind {
    let first = cursor.index + 1
    _ = opaqueUpToSemicolon()
    let last = cursor.index - 1
    return .imports(
      first..<max(first, cursor.tokens[last].byte == UInt8(ascii: ";") ? last : last + 1))
  }

  // MARK: Types

  /// Reads an `@interface`, `@implementation` or `@protocol` up to its `@end`.
  private mutating func objectiveCType(_ kind: TypeDeclaration.Kind) -> Statement.Kind {
    let start = cursor.index
    cursor.advance()
    let name = cursor.isName(cursor.index) ? cursor.index : nil
    if name != nil { cursor.advance() }
    if kind != .interface, let end = typeParametersEnd { cursor.index = end }
    var (kind, parents) = (kind, [] as [TypeName])
    if cursor.at("(") {
      cursor.skip()
      if kind == .classType { kind = .addition }
    } else if accept(":"), let parent = scanType(cursor.index) {
      parents.append(TypeName(range: cursor.index..<parent.end, form: parent.form))
      cursor.index = parent.end
    }
    parents += protocols()
    var members: [Statement] = []
    if cursor.at("{") {
      let bracket = enter()
      members = list(.members).map(Self.instanceVariable)
      leave(bracket)
    }
    members += list(.members)
    if cursor.at(word: .atEnd) { cursor.advance() }
    return .type(
      TypeDeclaration(
        range: start..<cursor.index, kind: kind, name: name, modifiers: [], parents: parents,
        isRestricted: false, members: members))
  }

  private static func instanceVariable(_ statement: Statement) -> Statement {
    guard case .variables(let variables) = statement.kind else { return statement }
    return Statement(
      range: statement.range,
      kind: .variables(
        VariableDeclaration(
          modifiers: variables.modifiers, bindings: variables.bindings, isMember: true)))
  }

  /// The end of the parameters of a generic class; `nil` if the `<…>` at the position contains protocols.
  private var typeParametersEnd: Int? {
    guard cursor.at("<") else { return nil }
    var (index, count) = (cursor.index, 0)
    for _ in 0..<48 {
      if cursor.at(index, "<") { count += 1 }
      if cursor.at(index, ">") { count -= 1 }
      index += 1
      // Protocols are after the superclass and the category.
      if count == 0 { return cursor.at(index, ":") || cursor.at(index, "(") ? index : nil }
    }
    return nil
  }

  /// Reads the protocols in `<…>`.
  private mutating func protocols() -> [TypeName] {
    guard accept("<") else { return [] }
    var names: [TypeName] = []
    while !cursor.isAtEnd, !cursor.at(">"), !cursor.isBoundary(cursor.index),
      cursor.isName(cursor.index) || cursor.at(",")
    {
      if cursor.isName(cursor.index) {
        names.append(
          TypeName(
            range: cursor.index..<(cursor.index + 1),
            form: .named(cursor.index, isQualified: false, isGeneric: false)))
      }
      cursor.advance()
    }
    _ = accept(">")
    return names
  }

  /// Reads a `@property`.
  private mutating func property() -> Statement.Kind {
    let start = cursor.index
    cursor.advance()
    if cursor.at("(") { cursor.skip() }
    let first = cursor.index
    guard let type = scanType(first) else {
      cursor.index = start
      return opaqueUpToSemicolon()
    }
    cursor.index = type.end
    let kind = variables(from: first, type, isMember: true)
    if case .variables(let declaration) = kind, declaration.bindings.isEmpty {
      cursor.index = start
      return opaqueUpToSemicolon()
    }
    // An attribute may follow the name.
    while !cursor.isAtEnd, cursor.tokens[cursor.index - 1].byte != UInt8(ascii: ";"),
      !cursor.isFirstOnLine(cursor.index)
    {
      if accept(";") { break }
      cursor.skip()
    }
    return kind
  }

  // MARK: Methods

  /// Reads `- (Type)name:(Type)name label:(Type)name` with its body or semicolon.
  mutating func method() -> Statement.Kind? {
    let start = cursor.index
    let isStatic = cursor.at("+")
    cursor.advance()
    let result = typeInParentheses()
    while cursor.word.isQualifier { passQualifier() }
    var name = cursor.isName(cursor.index) ? cursor.index : nil
    guard name != nil || cursor.at(":") else { return nil }
    if name != nil {
      cursor.advance()
      if passesPasting() { name = nil }
    }
    let parameters = methodParameters()
    passMethodAttributes()
    var body = cursor.at("{") ? block() : nil
    // A semicolon is allowed in front of a body.
    if body == nil, accept(";"), cursor.at("{"), level == .members { body = block() }
    return finish(start, isStatic, name, parameters, result, body)
  }

  private func finish(
    _ start: Int, _ isStatic: Bool, _ name: Int?, _ parameters: [Parameter], _ result: TypeName?,
    _ body: Block?
  ) -> Statement.Kind {
    .function(
      FunctionDeclaration(
        range: start..<cursor.index, style: .method,
        name: name,
        modifiers: isStatic ? .isStatic : [], parameters: parameters, result: result, body: body))
  }

  private mutating func methodParameters() -> [Parameter] {
    var parameters: [Parameter] = []
    var label: Int?
    while accept(":") {
      let type = typeInParentheses()
      while cursor.word.isQualifier { passQualifier() }
      let name = cursor.isPlainName(cursor.index) ? cursor.index : nil
      if name != nil { cursor.advance() }
      _ = passesPasting()
      parameters.append(
        Parameter(label: label, name: name, type: type, defaultValue: nil, isVariadic: false))
      label = cursor.index
      if cursor.isName(cursor.index) {
        guard cursor.at(cursor.index + 1, ":") || cursor.at(cursor.index + 1, "#") else { break }
        cursor.advance()
        _ = passesPasting()
      }
    }
    while cursor.at(",") {
      cursor.advance()
      if cursor.isEllipsis(cursor.index) {
        cursor.advance()
        parameters.append(.variadic)
      } else {
        while cursor.isName(cursor.index) || cursor.at("*") { cursor.advance() }
      }
    }
    return parameters
  }

  /// Passes macros and attributes after the head of a method.
  private mutating func passMethodAttributes() {
    while !cursor.isAtEnd, !cursor.at("{"), !cursor.at(";"), !cursor.isCloser(cursor.index),
      !cursor.isBoundary(cursor.index)
    {
      if cursor.isFirstOnLine(cursor.index) {
        // The next member, in code that is not finished.
        guard cursor.word.isQualifier || cursor.isMacroName(cursor.index) else { return }
      }
      cursor.skip()
    }
  }

  /// Reads the type in the parentheses at the position; `nil` for none.
  private mutating func typeInParentheses() -> TypeName? {
    guard cursor.at("(") else { return nil }
    let bracket = enter()
    let start = cursor.index
    let scanned = scanType(start)
    let end = scanned.map { endOfAbstractFunction($0.end) } ?? start
    let isFunction = scanned.map { $0.end < end } ?? false
    if let close = bracket.close { cursor.index = close } else { cursor.index = end }
    let range = start..<cursor.index
    leave(bracket)
    return TypeName(
      range: range,
      form: isFunction
        ? .function : scanned.map { $0.end == range.upperBound ? $0.form : .other } ?? .other)
  }
}
