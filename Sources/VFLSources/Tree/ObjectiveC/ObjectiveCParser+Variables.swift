/// Declarations of variables and functions of C.
extension ObjectiveCParser {
  /// Reads the declaration at the position.
  ///
  /// - Returns: `nil` for other code. The position does not change then.
  mutating func declaration(isMember: Bool = false) -> Statement.Kind? {
    let start = cursor.index
    guard let type = scanType(start) else { return destructor() }
    cursor.index = type.end
    if cursor.at("("), level != .block || type.isQualified, let name = type.name,
      !type.isPointer, name + 1 == type.end
    {
      // A constructor, or a macro with a body.
      if let function = function(from: start, name: name, type: nil, type) { return function }
    }
    if let function = function(from: start, after: type) { return function }
    if cursor.at("["), cursor.word(type.end - 1) == .autoWord || type.isPointer,
      let kind = structuredBinding(type)
    {
      return kind
    }
    if isDeclarator(after: type, isMember: isMember) {
      return variables(from: start, type, isMember: isMember)
    }
    cursor.index = start
    return nil
  }

  /// Whether the token after a type begins the name of a variable.
  private mutating func isDeclarator(after type: ScannedType, isMember: Bool) -> Bool {
    let index = cursor.index
    if cursor.at("(") {
      var name = index + 2
      // `(^const name)(…)`.
      while cursor.word(name).isQualifier { name += 1 }
      guard cursor.at(index + 1, "^") || cursor.at(index + 1, "*"),
        let close = cursor.partner(index), cursor.isPlainName(name), cursor.at(close + 1, "(")
      else { return false }
      return close <= index + 8
    }
    guard cursor.isPlainName(index) else { return false }
    // A macro on a line of its own is no type.
    if cursor.isFirstOnLine(index), !type.isDefinite, let name = type.name,
      cursor.isMacroName(name)
    {
      return false
    }
    let next = index + 1
    if next >= cursor.limit { return !isInMacro || type.isDefinite && !type.isPointer }
    if cursor.at(next, "=") || cursor.at(next, ";") || cursor.at(next, ",")
      || cursor.isCloser(next) || cursor.at(next, "[") || cursor.at(next, "#")
    {
      return true
    }
    if cursor.at(next, ":") { return level == .members || isMember || type.isDefinite }
    if cursor.at(next, "{"), let close = cursor.partner(next) {
      return !holdsStatements(next, close)
        && (cursor.at(close + 1, ";") || cursor.at(close + 1, ","))
    }
    if cursor.at(next, "(") { return cursor.partner(next) != nil }
    // Half-written code ends with its line; a macro or an attribute may follow the name.
    return cursor.isFirstOnLine(next) && type.isDefinite || cursor.word(next).isQualifier
      || cursor.isMacroName(next) || cursor.word(next) == .inWord
  }

  /// Reads the variables after a type.
  mutating func variables(from start: Int, _ type: ScannedType, isMember: Bool) -> Statement.Kind {
    var bindings: [VariableDeclaration.Binding] = []
    var modifiers = type.modifiers
    if modifiers.contains(.isStatic), level == .file { modifiers.insert(.isPrivate) }
    repeat {
      guard let declarator = declarator() else { break }
      if declarator.isConstant { modifiers.insert(.isConstant) }
      let typeName =
        declarator.isFunction
        ? TypeName(range: start..<declarator.range.upperBound, form: .function)
        : TypeName(range: start..<type.end, form: type.form)
      let pattern = Pattern(
        range: declarator.range, form: declarator.name.map { .name($0) } ?? .other,
        names: declarator.name.map { [$0] } ?? [], type: typeName)
      passAttributes()
      bindings.append(
        VariableDeclaration.Binding(pattern: pattern, value: initializer(), accessors: nil))
    } while accept(",")
    _ = accept(";")
    return .variables(
      VariableDeclaration(modifiers: modifiers, bindings: bindings, isMember: isMember))
  }

  /// Passes the macros and attributes after a name, and the width of a bit field.
  private mutating func passAttributes() {
    while !cursor.isAtEnd {
      if cursor.word.isQualifier {
        passQualifier()
      } else if cursor.at(":"), cursor.kind(cursor.index + 1) == .number {
        cursor.advance(by: 2)
      } else if cursor.isMacroName(cursor.index), !cursor.isFirstOnLine(cursor.index) {
        cursor.advance()
        if cursor.at("(") { cursor.skip() }
      } else {
        return
      }
    }
  }

  private mutating func initializer() -> Expression? {
    if accept("=") { return cursor.at("{") ? cList() : assignment() }
    if cursor.at("{") { return cList() }
    guard cursor.at("(") else { return nil }
    let start = cursor.index
    let arguments = arguments()
    return Expression(range: start..<cursor.index, kind: .tuple(arguments))
  }

  /// Reads `[a, b] = value` after `auto`.
  private mutating func structuredBinding(_ type: ScannedType) -> Statement.Kind? {
    let open = cursor.index
    guard let close = cursor.partner(open), cursor.at(close + 1, "=") else { return nil }
    let names = ((open + 1)..<close).filter { cursor.isPlainName($0) }
    cursor.index = close + 2
    let parts = names.map { Pattern(range: $0..<($0 + 1), form: .name($0), names: [$0]) }
    let pattern = Pattern(range: open..<(close + 1), form: .tuple(parts), names: names)
    let value = assignment()
    _ = accept(";")
    let binding = VariableDeclaration.Binding(pattern: pattern, value: value, accessors: nil)
    return .variables(VariableDeclaration(modifiers: type.modifiers, bindings: [binding]))
  }
}
