import VFLDiagnostics

/// A tolerant parser for Objective-C, C and Objective-C++.
///
/// It reads any tokens in linear time. Code that it does not understand becomes ``Statement/Kind/opaque``
/// up to the next statement.
struct ObjectiveCParser: TreeParser {
  /// The code that a list of statements is part of.
  enum Level {
    case file
    case members
    /// The body of a function, or the replacement text of a macro.
    case block
  }

  enum MessagePart {
    /// The code is not directly in a message.
    case none
    case receiver
    /// An argument. A name with a colon after it ends the argument.
    case argument
  }

  /// The code around the position, up to the innermost bracket.
  struct Context {
    var level = Level.file
    /// The branch of conditional compilation that the list of statements is in.
    var branch: Int32 = 0
    /// Whether `case` and `default` end the list of statements.
    var isInSwitch = false
    var hasMembers = false
    var part = MessagePart.none
  }

  /// The greatest depth of expressions and statements inside others, for which 512 KB of stack are enough.
  static let depthLimit = 80
  /// The greatest height of a chain of members, calls and subscripts.
  static let heightLimit = 200

  var cursor: TokenCursor
  var context = Context()
  var branch: Int32 {
    get { context.branch }
    set { context.branch = newValue }
  }
  /// How many expressions and statements are around the position.
  var depth = 0
  /// The greatest height of the expressions that were read since the variable was reset.
  var height = 0
  private(set) var isInMacro = false
  /// The number of tokens that belong to no node, because they do not fit the code around them.
  var skipped = 0
  private let contents: SourceTree.Contents
  /// The words that the names are, by the numbers of the names.
  private let words: [ObjectiveCWord?]

  init(_ tokens: HostTokens, reading contents: SourceTree.Contents = .all) {
    (cursor, words) = (TokenCursor(tokens), tokens.words(ObjectiveCWord.self))
    self.contents = contents
  }

  func word(_ index: Int) -> ObjectiveCWord {
    cursor.isName(index) ? words[Int(cursor[index].link)] ?? ObjectiveCWord.none : .none
  }

  // MARK: Files

  mutating func tree() -> SourceTree {
    let source = cursor.source
    cursor.limit = source.macros.first?.tokens.lowerBound ?? source.tokens.count
    let statements = list(.file)
    isInMacro = true
    var macros: [SourceTree.Macro] = []
    for macro in source.macros {
      cursor.limit = macro.tokens.upperBound
      cursor.move(to: macro.tokens.lowerBound)
      context.branch = source.branch(of: cursor.index)
      macros.append(
        SourceTree.Macro(
          definition: macro, parameters: source.parameterNames(of: macro), body: macroBody()))
    }
    return SourceTree(tokens: source, statements: statements, macros: macros)
  }

  /// Reads the replacement text of a macro, which may contain parts of statements.
  private mutating func macroBody() -> [Statement] {
    var statements: [Statement] = []
    while !cursor.isAtEnd {
      statements += list(.block)
      // Code that ends a type is a fragment here.
      let start = cursor.index
      guard !cursor.isAtEnd else { break }
      cursor.advance()
      statements.append(Statement(range: start..<cursor.index, kind: .opaque))
    }
    return statements
  }

  // MARK: Lists

  /// Reads statements up to the limit, or to a token that ends a list of this level.
  mutating func list(_ level: Level) -> [Statement] {
    let outer = context.level
    context.level = level
    defer { context.level = outer }
    var statements: [Statement] = []
    while !cursor.isAtEnd {
      switch level {
      case .file: break
      case .members: if isTypeBoundary(cursor.index) { return statements }
      case .block: if isEndOfStatements(cursor.index) { return statements }
      }
      if accept(";") || level == .members && acceptsMarker() { continue }
      statements.append(compiled { $0.list(level) } ?? statement())
    }
    return statements
  }

  /// Whether statements have to end before a token.
  func isEndOfStatements(_ index: Int) -> Bool {
    isBoundary(index) || context.isInSwitch && isCase(index)
  }

  private mutating func acceptsMarker() -> Bool {
    let isAccess = word == .access && cursor.at(cursor.index + 1, ":")
    guard isAccess || word == .marker else { return false }
    cursor.move(to: cursor.index + (isAccess ? 2 : 1))
    return true
  }

  mutating func block() -> Block {
    guard cursor.at("{") else { return Block(range: cursor.index..<cursor.index, statements: []) }
    return inside { parser in
      let start = parser.cursor.index
      let statements = parser.list(.block)
      return Block(range: start..<parser.cursor.index, statements: statements)
    }
  }

  /// Reads the body of a function or closure at the position, without statements if the parser reads none.
  mutating func code() -> Block {
    guard contents == .declarations, let end = cursor.partner(cursor.index) else { return block() }
    let start = cursor.index + 1
    cursor.move(to: end + 1)
    return Block(range: start..<end, statements: [])
  }
}

extension SourceTree {
  /// Parses a file of Objective-C, C or Objective-C++.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  init(objectiveC tokens: HostTokens, reading contents: Contents) {
    var parser = ObjectiveCParser(tokens, reading: contents)
    self = parser.tree()
  }
}

extension HostTokens {
  /// Returns the names of a macro's parameters; `nil` for a macro without a list of them.
  fileprivate func parameterNames(of macro: Macro) -> [String]? {
    guard let span = macro.parameters else { return nil }
    var names: [String] = []
    var place = span.start
    while place < span.end {
      let start = place
      while place < span.end, ByteKind.continuesName(bytes[place]) { place += 1 }
      let isName = place > start
      if isName { names.append(String(decoding: bytes[start..<place], as: UTF8.self)) }
      let dots = place
      while place < span.end, bytes[place] == UInt8(ascii: ".") { place += 1 }
      // In `args...` the dots are part of the preceding name.
      if place > dots, !isName { names.append("__VA_ARGS__") }
      if place == start { place += 1 }
    }
    return names
  }
}
