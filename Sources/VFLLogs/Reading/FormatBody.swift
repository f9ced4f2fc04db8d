import VFLRecords

/// Reads the body of a description that is a format string: `V:|-(8)-[UILabel:0x2]`.
///
/// A description contains a single constraint, so the format string is a gap between two items or the size of
/// an item.
struct FormatBody {
  private var body: ArraySlice<UInt8>
  private var names: LoggedNames
  private let isVertical: Bool
  private let direction: Direction

  /// The edges that the format string refers to.
  private enum Direction {
    /// Leading and trailing edges.
    case natural
    /// `(LTR)`: left and right edges.
    case leftToRight
    /// `(RTL)`: right and left edges.
    case rightToLeft
  }

  /// Reads a format string.
  ///
  /// `names` are the names of the description.
  static func read(
    _ text: DescriptionText, _ names: LoggedNames
  ) throws(DescriptionError) -> DescriptionBody {
    var body = FormatBody(text.rest, names)
    return try body.read()
  }

  private init(_ text: ArraySlice<UInt8>, _ names: LoggedNames) {
    self.names = names
    var text = text
    isVertical = text.first == UInt8(ascii: "V")
    if text.dropFirst().first == UInt8(ascii: ":") { text = text.dropFirst(2) }
    var direction = Direction.natural
    if text.ends(with: Array("(LTR)".utf8)) { direction = .leftToRight }
    if text.ends(with: Array("(RTL)".utf8)) { direction = .rightToLeft }
    if direction != .natural { text = text.dropLast(5) }
    while let last = text.last, last.isBlank { text = text.dropLast() }
    body = text
    self.direction = direction
  }

  private mutating func read() throws(DescriptionError) -> DescriptionBody {
    let bar = UInt8(ascii: "|")
    if body.first == bar {
      guard let open = body.firstIndex(of: UInt8(ascii: "[")), body.last == UInt8(ascii: "]"),
        let item = LoggedItem(body[(open + 1)..<(body.endIndex - 1)], &names)
      else { throw .malformed }
      let superview = names.superview ?? .superview(of: item)
      return try gap(
        body[(body.startIndex + 1)..<open], from: anchor(superview, isEnd: false),
        to: anchor(item, isEnd: false))
    }
    guard body.first == UInt8(ascii: "[") else { throw .malformed }
    if body.last == bar {
      guard let close = body.lastIndex(of: UInt8(ascii: "]")),
        let item = LoggedItem(body[(body.startIndex + 1)..<close], &names)
      else { throw .malformed }
      let superview = names.superview ?? .superview(of: item)
      return try gap(
        body[(close + 1)..<(body.endIndex - 1)], from: anchor(item, isEnd: true),
        to: anchor(superview, isEnd: true))
    }
    guard body.last == UInt8(ascii: "]") else { throw .malformed }
    if let parts = join() {
      guard let first = LoggedItem(body[(body.startIndex + 1)..<parts.close], &names),
        let second = LoggedItem(body[(parts.open + 1)..<(body.endIndex - 1)], &names)
      else { throw .malformed }
      return try gap(
        body[(parts.close + 1)..<parts.open], from: anchor(first, isEnd: true),
        to: anchor(second, isEnd: false))
    }
    return try size()
  }

  /// Returns the end of the first view and the start of the second view, or `nil` if there is only one view.
  private func join() -> (close: Int, open: Int)? {
    for close in body.indices.dropLast() where body[close] == UInt8(ascii: "]") {
      guard !LoggedItem.hasOpenLabel(body[..<close]) else { continue }
      let next = body[close + 1]
      if next == UInt8(ascii: "[") { return (close, close + 1) }
      guard next == UInt8(ascii: "-") else { continue }
      let opening = Array("-[".utf8)
      let open = body.indices.dropLast().first {
        $0 > close && body[$0...].starts(with: opening)
      }
      if let open { return (close, open + 1) }
    }
    return nil
  }

  /// Returns the edge at which an item begins or ends in the reading order of the format string.
  private func anchor(_ item: LoggedItem, isEnd: Bool) -> LoggedConstraint.Anchor {
    let attribute: Attribute =
      switch (isVertical, direction) {
      case (true, _): isEnd ? .bottom : .top
      case (false, .natural): isEnd ? .trailing : .leading
      case (false, .leftToRight): isEnd ? .right : .left
      case (false, .rightToLeft): isEnd ? .left : .right
      }
    return LoggedConstraint.Anchor(item, attribute)
  }

  private func gap(
    _ text: ArraySlice<UInt8>, from start: LoggedConstraint.Anchor,
    to end: LoggedConstraint.Anchor
  ) throws(DescriptionError) -> DescriptionBody {
    // From right to left, the later item is further left.
    var result =
      direction == .rightToLeft && !isVertical
      ? DescriptionBody(first: start, relation: .equal, second: end)
      : DescriptionBody(first: end, relation: .equal, second: start)
    // The system prints a number in each gap.
    guard !text.elementsEqual("-".utf8) else { throw .malformed }
    var text = text
    if text.first == UInt8(ascii: "-") { text = text.dropFirst() }
    if text.last == UInt8(ascii: "-"), !text.isEmpty { text = text.dropLast() }
    if text.first == UInt8(ascii: "("), text.last == UInt8(ascii: ")") {
      text = text.dropFirst().dropLast()
    }
    guard text.isEmpty || Self.takeNumbers(from: &text, into: &result) else { throw .malformed }
    return result
  }

  /// Returns the size of a view, which is in the last parentheses of the view.
  private mutating func size() throws(DescriptionError) -> DescriptionBody {
    let inner = body.dropFirst().dropLast()
    guard inner.last == UInt8(ascii: ")"), let open = Self.openingOfPredicate(inner),
      let item = LoggedItem(inner[..<open], &names)
    else { throw .malformed }
    let attribute: Attribute = isVertical ? .height : .width
    var result = DescriptionBody(
      first: LoggedConstraint.Anchor(item, attribute), relation: .equal)
    var text = inner[(open + 1)...].dropLast()
    if Self.takeNumbers(from: &text, into: &result) { return result }
    result.relation = Self.takeRelation(from: &text) ?? .equal
    if let at = text.lastIndex(of: UInt8(ascii: "@")),
      let priority = Double(String(decoding: text[(at + 1)...], as: UTF8.self))
    {
      result.priority = priority
      text = text[..<at]
    }
    guard let other = LoggedItem(text, &names) else { throw .malformed }
    result.second = LoggedConstraint.Anchor(other, attribute)
    return result
  }

  /// Returns the offset of the opening parenthesis that matches the last closing parenthesis of a view, or
  /// `nil` if there is none.
  private static func openingOfPredicate(_ text: ArraySlice<UInt8>) -> Int? {
    var depth = 0
    for index in text.indices.reversed() {
      if text[index] == UInt8(ascii: ")") { depth += 1 }
      if text[index] == UInt8(ascii: "(") {
        depth -= 1
        if depth == 0 { return index }
      }
    }
    return nil
  }

  /// Consumes a relation, a number or the system spacing, and a priority.
  ///
  /// Consumes nothing if other text follows.
  private static func takeNumbers(
    from text: inout ArraySlice<UInt8>, into body: inout DescriptionBody
  ) -> Bool {
    var rest = text
    let relation = takeRelation(from: &rest) ?? .equal
    var isNegative = false
    if rest.first == UInt8(ascii: "-") {
      isNegative = true
      rest = rest.dropFirst()
    }
    let space = LoggedNumber.takeSpace(from: &rest)
    guard let number = space ?? LoggedNumber.take(from: &rest) else { return false }
    var priority: Double?
    if rest.first == UInt8(ascii: "@") {
      rest = rest.dropFirst()
      priority = LoggedNumber.take(from: &rest)
    }
    guard rest.isEmpty else { return false }
    text = rest
    body.relation = relation
    body.constant = isNegative ? -number : number
    body.isSystemSpacing = space != nil
    body.priority = priority
    return true
  }

  private static func takeRelation(from text: inout ArraySlice<UInt8>) -> Relation? {
    for relation in Relation.allCases where text.starts(with: relation.rawValue.utf8) {
      text = text.dropFirst(relation.rawValue.utf8.count)
      return relation
    }
    return nil
  }
}
