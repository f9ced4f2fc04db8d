import VFLDiagnostics
import VFLRecords

extension AppleParser {
  /// The syntactic context of a predicate.
  enum PredicatePlace {
    /// A gap without parentheses.
    case bareGap
    /// A gap with parentheses.
    case gap
    /// The parentheses of a view.
    case size

    /// The context that the diagnostic for a missing value names.
    var value: LazyDiagnostic.ValuePosition { self == .size ? .size : .gap }
  }

  /// Parses predicates in parentheses and appends them to the tree.
  ///
  /// ```ebnf
  /// predicateList = "(" predicate { "," predicate } ")" .
  /// ```
  mutating func parsePredicateList(_ place: PredicatePlace) {
    isInList = true
    defer { isInList = false }
    let opener = consume()
    if at(.rightParenthesis) {
      let list = opener.union(current.span)
      report(.emptyPredicateList(span: list, isGap: place == .gap))
      consume()
      return
    }
    var comma: SourceSpan?
    while true {
      if at(.comma) {
        let extra = consume()
        report(.trailingComma(span: extra))
        comma = extra
        continue
      }
      if let comma, at(.rightParenthesis) {
        report(.trailingComma(span: comma))
        consume()
        return
      }
      if isListUnclosed { break }
      parsePredicate(place)
      comma = nil
      if consume(if: .rightParenthesis) != nil { return }
      comma = consume(if: .comma)
      if comma != nil { continue }
      if isListUnclosed { break }
      skipTextInList()
      if consume(if: .rightParenthesis) != nil { return }
      comma = consume(if: .comma)
      if comma == nil { break }
    }
    reportUnclosedList(place, opener: opener)
  }

  /// Whether the current token shows that the `)` is missing.
  @inline(__always)  // A call would copy the parser.
  private var isListUnclosed: Bool {
    at(.end) || at(.rightBracket) || at(anyOf: .element) || at(.dash) && isDashBeforeElement
  }

  private var isDashBeforeElement: Bool {
    let behind = peek()
    return TokenSet.element.contains(behind) || behind == .end
  }

  private mutating func reportUnclosedList(_ place: PredicatePlace, opener: SourceSpan) {
    isCutOff = at(.end)
    if place == .size {
      report(
        .unclosedSizePredicate(span: current.span, opener: opener, found: found))
    } else {
      report(
        .unclosedGapList(span: current.span, opener: opener, found: found))
    }
    muteCurrentToken()
  }

  private mutating func skipTextInList() {
    let isColon = at(.colon)
    let skipped = skip(to: .listBoundary)
    let value = tree.text[min(skipped.start + 1, skipped.end)..<skipped.end]
    let isPriority = isColon && !value.isEmpty && value.allSatisfy(NameText.continues)
    report(
      .unexpectedText(
        span: skipped, text: tree.string(skipped), expected: "`,` or `)`",
        meaning: isPriority ? .priority : nil))
    muteCurrentToken()
  }

  /// Parses a predicate and appends it to the tree.
  ///
  /// ```ebnf
  /// predicate = [ relation ] value [ "@" value ] .
  /// barePredicate = ( relation value | unsignedValue ) [ "@" value ] .
  /// ```
  mutating func parsePredicate(_ place: PredicatePlace) {
    let start = current.start
    let relation = parseOptionalRelation(place)
    let value = parseValue(place, as: place.value)
    skipArithmetic(behind: value, place)
    let comparison = SourceSpan(start, max(start, consumedEnd))
    var priority: PriorityNode?
    if consume(if: .at) != nil {
      let node = parseValue(place, as: .priority)
      skipArithmetic(behind: node, place)
      priority = PriorityNode(node)
    }
    if tree.predicates.isEmpty {
      // Most predicates consist of eight or more bytes, with the view or the dashes around them.
      tree.predicates.reserveCapacity(min(tree.text.count / 8 + 1, 64))
    }
    tree.predicates.append(
      PredicateNode(
        comparison, relation, PredicateNode.Value(value), priority: priority,
        takesMetric: place != .size))
  }

  /// Parses a relation if there is one.
  ///
  /// A misspelled relation is reported and replaced by the intended relation.
  ///
  /// ```ebnf
  /// relation = "==" | ">=" | "<=" .
  /// ```
  private mutating func parseOptionalRelation(_ place: PredicatePlace) -> Relation {
    if at(.relation) {
      let first = tree.text[consume().start]
      return first == UInt8(ascii: "=")
        ? .equal : first == UInt8(ascii: ">") ? .greaterThanOrEqual : .lessThanOrEqual
    }
    guard at(.unknownRelation) else { return .equal }
    let text = found ?? ""
    let meant = Self.meantRelation(text)
    report(
      .unknownRelation(span: current.span, found: text, meant: meant?.rawValue))
    consume()
    if !at(anyOf: .value), !(at(.dash) && place != .bareGap) { muteCurrentToken() }
    return meant ?? .equal
  }

  /// Returns the most likely meaning of a misspelled relation, or `nil` if it is unclear.
  private static func meantRelation(_ text: String) -> Relation? {
    switch text {
    case "=": .equal
    case ">", "=>": .greaterThanOrEqual
    case "<", "=<": .lessThanOrEqual
    default: Relation(rawValue: String(text.prefix(2)))
    }
  }

  /// Parses a number or a name.
  ///
  /// ```ebnf
  /// value = number | name .
  /// unsignedValue = unsignedNumber | name .
  /// ```
  private mutating func parseValue(
    _ place: PredicatePlace, as wanted: LazyDiagnostic.ValuePosition
  ) -> Operand {
    _ = readNegativeNumber()
    switch current.kind {
    case .number:
      let span = consume()
      return .number(NumberText.value(of: tree.text[span.start..<span.end]), span)
    case .name:
      return .name(NameNode(consume()))
    case .malformedNumber:
      return parseMalformedNumber()
    default:
      let missing = SourceSpan(at: current.start)
      report(.missingValue(span: current.span, place: wanted, found: found))
      recoverMissingValue(place)
      return .missing(missing)
    }
  }

  /// Skips the token that was found instead of a value, and suppresses errors at the next token.
  private mutating func recoverMissingValue(_ place: PredicatePlace) {
    if at(.relation) || at(.unknownRelation) {
      consume()
      if at(anyOf: .value) { consume() }
    } else if place != .bareGap, at(.dash), !isDashBeforeElement {
      consume()
    }
    muteCurrentToken()
  }

  private mutating func parseMalformedNumber() -> Operand {
    let text = found ?? ""
    report(
      .malformedNumber(span: current.span, found: text, repaired: repairedNumber(current)))
    return .missing(consume())
  }

  /// The suffixes that can be dropped from a length without changing its meaning: units, which have no effect
  /// because lengths are always in points, and the suffix of a `float` literal.
  private static let units: Set<String> = [
    "", "px", "pt", "pts", "dp", "dip", "sp", "points", "pixels", "f", "F",
  ]

  /// Returns the valid spelling of a malformed number, or `nil` if it would drop more than a unit.
  private func repairedNumber(_ token: Token) -> String? {
    var start = token.start
    let first = tree.text[start]
    if first == UInt8(ascii: "+") { start += 1 }
    let sign = first == UInt8(ascii: "-") ? 1 : 0
    let end = lexer.endOfNumber(from: start + sign)
    guard end > start + sign else { return nil }
    let unit = tree.string(SourceSpan(end, token.end))
    var number = tree.string(SourceSpan(start, end))
    if !Self.units.contains(unit) {
      // Programming languages allow digit separators, as in `1_000`.
      guard unit.hasPrefix("_"),
        unit.utf8.allSatisfy({ $0 == UInt8(ascii: "_") || (0x30...0x39).contains($0) })
      else { return nil }
      number += unit.filter { $0 != "_" }
    }
    return number.hasPrefix(".") ? "0" + number : number
  }

  /// Skips arithmetic after a value, such as `b.width`, `b*2`, `b+10` or `50%`, and reports it.
  private mutating func skipArithmetic(behind operand: Operand, _ place: PredicatePlace) {
    let isOffset = at(.dash) && place != .bareGap && !isDashBeforeElement
    guard at(.arithmetic) || at(.malformedNumber) || isOffset, operand.isUsable else { return }
    let kind: LazyDiagnostic.Arithmetic
    switch tree.text[current.start] {
    case UInt8(ascii: "."): kind = .attribute
    case UInt8(ascii: "%"): kind = .percent
    case UInt8(ascii: "*"), UInt8(ascii: "/"): kind = .multiplier
    default: kind = .offset
    }
    let boundary = TokenSet.arithmeticBoundary
    let rest = skip(to: place == .bareGap ? boundary | .gapBoundary : boundary)
    let whole = operand.span.union(rest)
    report(
      .unsupportedArithmetic(span: whole, text: tree.string(whole), kind: kind))
    muteCurrentToken()
  }
}

/// A number or a name.
private enum Operand {
  case number(Double, SourceSpan)
  case name(NameNode)
  /// No usable value.
  ///
  /// A syntax error has been reported.
  case missing(SourceSpan)

  var span: SourceSpan {
    switch self {
    case .number(_, let span), .missing(let span): span
    case .name(let name): name.span
    }
  }

  var isUsable: Bool {
    if case .missing = self { false } else { true }
  }
}

extension PredicateNode.Value {
  fileprivate init(_ operand: Operand) {
    switch operand {
    case .number(let number, let span): self = .expression(ExpressionNode(span, .number(number)))
    case .name(let name): self = .expression(ExpressionNode(name))
    case .missing: self = .missing
    }
  }
}

extension PriorityNode {
  fileprivate init(_ operand: Operand) {
    switch operand {
    case .number(let number, let span): self.init(span, .number(number))
    case .name(let name): self.init(name.span, .name(name))
    case .missing(let span): self.init(span, .missing)
    }
  }
}
