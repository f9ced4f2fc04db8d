import VFLDiagnostics
import VFLRecords

/// The recursive-descent parser of equations, with one function for each production of the grammar.
///
/// The parser reads characters, because only few tokens exist, and stops at the first error.
struct EquationParser {
  private struct ParseError: Error {}

  private let text: [UInt8]
  private var position = 0
  private var tree: EquationTree

  /// Parses the text of a tree, and adds the parts of the equation or an error to the tree.
  static func parse(into tree: inout EquationTree) {
    var parser = EquationParser(text: tree.text, tree: tree)
    try? parser.parseEquation()
    tree = parser.tree
  }

  private init(text: [UInt8], tree: EquationTree) {
    self.text = text
    self.tree = tree
  }

  /// Parses the equation.
  ///
  /// ```ebnf
  /// equation = attribute relation expression [ "@" value ] .
  /// ```
  private mutating func parseEquation() throws(ParseError) {
    tree.subject = try scanAttribute()
    tree.relation = try parseRelation()
    try parseExpression()
    if take("@") { tree.priority = try parseValue(expected: "a priority") }
    skipBlanks()
    guard position == text.count else {
      try fail(expected: "`+`, `-`, `@` or the end of the equation")
    }
  }

  /// Parses a relation.
  ///
  /// ```ebnf
  /// relation = "<=" | "==" | ">=" .
  /// ```
  private mutating func parseRelation() throws(ParseError) -> Relation {
    for relation in Relation.allCases where take(relation.rawValue) { return relation }
    try fail(expected: "`==`, `>=` or `<=`")
  }

  /// Parses the terms on the right-hand side.
  ///
  /// ```ebnf
  /// expression = [ "-" ] term { ( "+" | "-" ) term } .
  /// ```
  private mutating func parseExpression() throws(ParseError) {
    try parseTerm(isNegative: take("-"))
    while true {
      if take("+") {
        try parseTerm(isNegative: false)
      } else if take("-") {
        try parseTerm(isNegative: true)
      } else {
        return
      }
    }
  }

  /// Parses a term and adds its parts to the tree.
  ///
  /// ```ebnf
  /// term = attribute [ ( "*" | "/" ) value ] | value [ "*" attribute ] .
  /// ```
  private mutating func parseTerm(isNegative: Bool) throws(ParseError) {
    var term = EquationTree.Term(isNegative: isNegative)
    // The parts before an error are kept, so that their names are checked.
    defer { if term.attribute != nil || term.value != nil { tree.terms.append(term) } }
    if isAtAttribute {
      term.attribute = try scanAttribute()
      term.isDivision = take("/")
      guard term.isDivision || take("*") else { return }
      term.value = try parseValue(expected: term.isDivision ? "a divisor" : "a factor")
    } else {
      term.value = try parseValue(expected: "a number or an attribute such as `a.width`")
      if take("*") { term.attribute = try scanAttribute() }
    }
  }

  /// Parses a number or the name of a metric.
  ///
  /// ```ebnf
  /// value = name | number .
  /// ```
  private mutating func parseValue(
    expected: String
  ) throws(ParseError) -> EquationTree.Value {
    skipBlanks()
    if let name = scanName() { return .metric(name) }
    let start = position
    let digits = byte == UInt8(ascii: "-") ? start + 1 : start
    let end = NumberText.end(of: text, from: digits)
    guard end > digits else { try fail(expected: expected) }
    position = end
    return .number(NumberText.value(of: text[start..<end]), SourceSpan(start, end))
  }

  // MARK: Tokens

  /// The byte at the current position, or 0 at the end.
  private var byte: UInt8 { position < text.count ? text[position] : 0 }

  private mutating func skipBlanks() {
    while byte == 0x20 || (0x09...0x0D).contains(byte) { position += 1 }
  }

  /// Skips blanks and consumes a token if it comes next.
  private mutating func take(_ sign: String) -> Bool {
    skipBlanks()
    guard text[position...].starts(with: sign.utf8) else { return false }
    position += sign.utf8.count
    return true
  }

  /// Skips blanks and returns whether an item followed by `.` comes next, instead of a number or a metric.
  private var isAtAttribute: Bool {
    mutating get {
      skipBlanks()
      if byte == UInt8(ascii: "|") { return true }
      let end = NameText.end(of: text, from: position)
      return end > position && end < text.count && text[end] == UInt8(ascii: ".")
    }
  }

  /// Scans an attribute of an item.
  ///
  /// ```ebnf
  /// attribute = ( name | "|" ) "." name .
  /// ```
  private mutating func scanAttribute() throws(ParseError) -> EquationTree.Attribute {
    let item: SourceSpan
    if take("|") {
      item = SourceSpan(position - 1, position)
    } else if let name = scanName() {
      item = name
    } else {
      try fail(expected: "an attribute such as `a.width`")
    }
    guard byte == UInt8(ascii: ".") else { try fail(expected: "`.` and an attribute") }
    position += 1
    guard let name = scanName() else { try fail(expected: "an attribute such as `width`") }
    return EquationTree.Attribute(item: item, name: name)
  }

  /// Scans the name at the current position, or returns `nil` if there is no name.
  private mutating func scanName() -> SourceSpan? {
    let span = SourceSpan(position, NameText.end(of: text, from: position))
    guard !span.isEmpty else { return nil }
    position = span.end
    return span
  }

  /// Adds the error that `expected` was expected at the current position, and stops parsing.
  private mutating func fail(expected: String) throws(ParseError) -> Never {
    skipBlanks()
    let span = SourceSpan(position, endOfToken(from: position))
    let found = span.isEmpty ? nil : tree.string(span)
    tree.error = .malformedEquation(span: span, found: found, expected: expected)
    throw ParseError()
  }

  /// Returns the end of the token at an offset, to be quoted in a diagnostic: a name, a number, the
  /// characters of a relation, characters beyond ASCII, or any other single character.
  private func endOfToken(from start: Int) -> Int {
    guard start < text.count else { return start }
    let wordEnd = max(
      NameText.end(of: text, from: start), NumberText.end(of: text, from: start))
    guard wordEnd == start else { return wordEnd }
    if text[start] >= 0x80 { return text[start...].firstIndex { $0 < 0x80 } ?? text.count }
    let signs = "=<>!~".utf8
    return max(start + 1, text[start...].firstIndex { !signs.contains($0) } ?? text.count)
  }
}
