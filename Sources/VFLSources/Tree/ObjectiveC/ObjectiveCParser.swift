import VFLDiagnostics

/// A tolerant parser for Objective-C, C and Objective-C++.
///
/// It reads any tokens in linear time. Code that it does not understand becomes ``Statement/Kind/opaque``
/// up to the next statement.
struct ObjectiveCParser {
  /// The code that a list of statements is part of.
  enum Level {
    /// A file or name space.
    case file
    /// The members of a type.
    case members
    /// The body of a function, or the replacement text of a macro.
    case block
  }

  /// A bracket whose content is being read.
  struct Bracket {
    /// The opening bracket.
    let opener: Int
    /// The closing bracket; `nil` for a bracket that is not closed.
    let close: Int?
    /// The limit of the code around the bracket.
    let outerLimit: Int
    /// The part of a message that the bracket belongs to.
    let outerPart: MessagePart
  }

  /// A part of a message.
  enum MessagePart {
    /// The code is not directly in a message.
    case none
    /// The object that gets the message.
    case receiver
    /// An argument. A name with a colon after it ends the argument.
    case argument
  }

  /// The greatest depth of expressions and statements inside others, for which 512 KB of stack are enough.
  static let depthLimit = 80
  /// The greatest height of a chain of members, calls and subscripts.
  static let heightLimit = 200

  /// The position.
  var cursor: ObjectiveCCursor
  /// How many expressions and statements are around the position.
  var depth = 0
  /// The greatest height of the expressions that were read since the variable was reset.
  var height = 0
  /// The part of a message that the position is directly in.
  var part = MessagePart.none
  /// Whether `case` and `default` end a list of statements.
  var isInSwitch = false
  /// The branch of conditional compilation that the list of statements is in.
  var branch: Int32 = 0
  /// The code that the list of statements is part of.
  var level = Level.file
  /// Whether the position is in the replacement text of a macro.
  var isInMacro = false
  /// The number of tokens that belong to no node, because they do not fit the code around them.
  private(set) var skipped = 0

  /// Creates a parser for the tokens of a file and its macros.
  init(_ tokens: HostTokens) { cursor = ObjectiveCCursor(tokens) }

  // MARK: Files

  /// Returns the tree of the file.
  mutating func tree() -> SourceTree {
    let source = cursor.source
    cursor.limit = source.macros.first?.tokens.lowerBound ?? source.tokens.count
    let statements = list(.file)
    isInMacro = true
    let macros = source.macros.map { macro in
      (cursor.index, cursor.limit) = (macro.tokens.lowerBound, macro.tokens.upperBound)
      branch = source.branch(of: cursor.index)
      return SourceTree.Macro(
        definition: macro, parameters: source.parameterNames(of: macro), body: macroBody())
    }
    return SourceTree(tokens: source, statements: statements, macros: macros)
  }

  /// Reads the replacement text of a macro, which may contain parts of statements.
  private mutating func macroBody() -> [Statement] {
    var statements: [Statement] = []
    while !cursor.isAtEnd {
      statements += list(.block)
      // Code that ends a type is a fragment here.
      if !cursor.isAtEnd {
        let start = cursor.index
        cursor.advance()
        statements.append(Statement(range: start..<cursor.index, kind: .opaque))
      }
    }
    return statements
  }

  // MARK: Lists

  /// Reads statements up to the limit, or to a token that ends a list of this level.
  mutating func list(_ level: Level) -> [Statement] {
    let outer = self.level
    self.level = level
    defer { self.level = outer }
    var statements: [Statement] = []
    while !cursor.isAtEnd {
      switch level {
      case .file: break
      case .members: if cursor.isTypeBoundary(cursor.index) { return statements }
      case .block:
        if cursor.isBoundary(cursor.index) { return statements }
        if isInSwitch, isCase(cursor.index) { return statements }
      }
      if cursor.at(";") || passesMarker() {
        cursor.advance()
        continue
      }
      statements.append(compiled() ?? statement())
    }
    return statements
  }

  /// Whether a token begins a case of a `switch`.
  func isCase(_ index: Int) -> Bool {
    switch cursor.word(index) {
    case .caseWord: true
    case .defaultWord: cursor.at(index + 1, ":")
    default: false
    }
  }

  /// Passes the access specifier of members up to its last token, which the caller passes.
  private mutating func passesMarker() -> Bool {
    guard level == .members else { return false }
    switch cursor.word {
    case .atPublic, .atPrivate, .atProtected, .atPackage, .atOptional, .atRequired: return true
    case .publicWord, .privateWord, .protectedWord:
      guard cursor.at(cursor.index + 1, ":") else { return false }
      cursor.advance()
      return true
    default: return false
    }
  }

  /// Reads the branches of an `#if` if the statement at the position is in another branch than its list.
  private mutating func compiled() -> Statement? {
    let (start, table) = (cursor.index, cursor.source.conditionals)
    let current = cursor.source.branch(of: start)
    guard current != branch else { return nil }
    guard depth < Self.depthLimit, let first = table.outermost(around: current, inside: branch)
    else {
      branch = current
      return nil
    }
    var parts: [(branch: Int32, statements: [Statement])] = []
    let (outerLimit, outerBranch, outerDepth) = (cursor.limit, branch, depth)
    depth += 1
    for number in table.alternatives(of: first, limit: .max) {
      let (low, high) = (table[number].start, min(table[number].end, outerLimit))
      // The list may have passed the first branches as parts of an expression.
      guard low < outerLimit, low >= cursor.index || high > cursor.index else { continue }
      (cursor.limit, branch) = (high, number)
      parts.append((number, list(level)))
      guard cursor.isAtEnd else { break }
    }
    (cursor.limit, branch, depth) = (outerLimit, outerBranch, outerDepth)
    if cursor.index == start {
      branch = current
      return nil
    }
    return Statement(range: start..<cursor.index, kind: .compiled(parts))
  }

  // MARK: Brackets

  /// Begins to read the content of the bracket at the position.
  mutating func enter() -> Bracket {
    let bracket = Bracket(
      opener: cursor.index, close: cursor.partner(cursor.index), outerLimit: cursor.limit,
      outerPart: part)
    cursor.advance()
    if let close = bracket.close { cursor.limit = close }
    part = .none
    return bracket
  }

  /// Goes on after a bracket, unless a method or type begins in it.
  @inline(never)
  mutating func leave(_ bracket: Bracket) {
    part = bracket.outerPart
    if let close = bracket.close {
      if cursor.index < close {
        if cursor.isBoundary(cursor.index) {
          cursor.limit = bracket.outerLimit
          return
        }
        skipped += close - cursor.index
      }
      cursor.limit = bracket.outerLimit
      cursor.index = close + 1
    } else {
      cursor.limit = bracket.outerLimit
    }
  }

  /// Passes tokens up to a comma, or to the end of the code.
  @inline(never)
  mutating func skipToComma() {
    let start = cursor.index
    while !cursor.isAtEnd, !cursor.at(","), !cursor.at(";"), !cursor.isCloser(cursor.index),
      !cursor.isBoundary(cursor.index)
    {
      cursor.skip()
    }
    skipped += cursor.index - start
  }

  /// Passes a token if it is at the position.
  mutating func accept(_ sign: Unicode.Scalar) -> Bool {
    guard cursor.at(sign) else { return false }
    cursor.advance()
    return true
  }

  /// Reads statements in braces.
  mutating func block() -> Block {
    guard depth < Self.depthLimit else {
      let range = (cursor.index + 1)..<max(cursor.index + 1, cursor.next(after: cursor.index) - 1)
      cursor.skip()
      let kept = Statement(range: range, kind: .opaque)
      return Block(range: range, statements: range.isEmpty ? [] : [kept])
    }
    let (wasInSwitch, outerBranch) = (isInSwitch, branch)
    isInSwitch = false
    branch = cursor.source.branch(of: cursor.index)
    let bracket = enter()
    let start = cursor.index
    let statements = list(.block)
    let range = start..<cursor.index
    leave(bracket)
    (isInSwitch, branch) = (wasInSwitch, outerBranch)
    return Block(range: range, statements: statements)
  }
}

extension SourceTree {
  /// Parses a file of Objective-C, C or Objective-C++.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  init(objectiveC bytes: [UInt8]) {
    var parser = ObjectiveCParser(ObjectiveCLexer.tokensWithMacros(of: bytes))
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
      if ByteKind.beginsName(bytes[place]) {
        while place < span.end, ByteKind.continuesName(bytes[place]) { place += 1 }
        names.append(String(decoding: bytes[start..<place], as: UTF8.self))
        continue
      }
      place += 1
      guard bytes[start] == UInt8(ascii: ".") else { continue }
      while place < span.end, bytes[place] == UInt8(ascii: ".") { place += 1 }
      // In `args...` the dots are part of the name in front of them.
      if start == span.start || !ByteKind.continuesName(bytes[start - 1]) {
        names.append("__VA_ARGS__")
      }
    }
    return names
  }
}
