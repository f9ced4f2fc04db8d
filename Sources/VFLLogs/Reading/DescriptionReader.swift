import VFLDiagnostics
import VFLRecords

/// Reads the description of a constraint:
/// `<NSLayoutConstraint:0x1 'identifier' BODY priority:750   (active, names: '|':UIView:0x3 )>`.
///
/// The body is a format string, `V:|-(8)-[UILabel:0x2]`, or an equation, `UILabel:0x2.top ==
/// UIView:0x3.top + 8`.
///
/// Names of views may contain blanks, brackets and colons. Such names are listed at the end of the
/// description.
struct DescriptionReader {
  private var text: DescriptionText
  private let span: SourceSpan

  /// Reads a description without escapes.
  ///
  /// Its first character is the `<`, unless the `<` was lost.
  ///
  /// `span` is the source range of the description in the log.
  static func read(
    _ text: [UInt8], at span: SourceSpan
  ) -> Result<LoggedConstraint, DescriptionError> {
    var reader = DescriptionReader(text: DescriptionText(text), span: span)
    do throws(DescriptionError) {
      return .success(try reader.constraint())
    } catch {
      return .failure(error)
    }
  }

  private mutating func constraint() throws(DescriptionError) -> LoggedConstraint {
    if text.skip("<") { text.skipBlanks() }
    guard let className = text.takeWord(until: ":") else { throw .malformed }
    text.skipBlanks()
    guard var address = text.takeSite() ?? text.takeWord() else { throw .malformed }
    let site = Self.takeSite(of: &address)
    text.skipBlanks()
    // The flexible parts of an autoresizing mask, `h=-&- v=--&`. The equation contains the same information.
    while text.starts(with: "h=") || text.starts(with: "v=") {
      // After a lost line break, the body could follow without a blank. Such a description is rejected.
      guard let word = text.takeWord(),
        word.utf8.dropFirst(2).allSatisfy({ "-&".utf8.contains($0) })
      else { throw .malformed }
      text.skipBlanks()
    }
    let identifier = text.takeQuoted()
    // No view name begins with an apostrophe, so a line was broken after or inside the identifier.
    guard identifier != nil || !text.starts(with: "'") else { throw .malformed }
    text.skipBlanks()
    // Masonry prints keys instead of addresses, with or without blanks.
    if className.hasPrefix("MAS"), !address.hasPrefix("0x"), let more = text.takeRestOfKey() {
      address += " " + more
    }
    let tail = text.takeTail()
    // In a truncated description, the last number may be truncated and would be read as a different number.
    guard text.isClosed || tail.hasInfo else { throw .malformed }
    let names = LoggedNames(tail.info)
    let content = tail.contentPriorities
    let body =
      text.isFormat(names)
      ? try FormatBody.read(text, names) : try EquationBody.read(text, names)
    var constraint = LoggedConstraint(
      span: span, className: className, address: address, site: site, identifier: identifier,
      first: body.first, relation: body.relation, second: body.second,
      multiplier: body.multiplier, constant: body.constant, superview: names.superview,
      isCoordinate: body.isCoordinate, isSystemSpacing: body.isSystemSpacing)
    constraint.origin = SystemConstraint(className: className, identifier: identifier)
    constraint.turnToMaskedView(in: names.superview)
    constraint.isInactive = tail.isInactive
    constraint.priority = Priority(tail.priority ?? body.priority ?? 1000).rawValue
    let isContent = constraint.origin == .contentSize
    constraint.content =
      content ?? (isContent ? .init(hugging: 250, compression: 750) : nil)
    guard constraint.content == nil || constraint.first.attribute.isSize && body.second == nil
    else { throw .malformed }
    return constraint
  }

  /// Removes a source line such as `@Card.swift#31` from the address, or returns `nil` if there is none.
  private static func takeSite(of address: inout String) -> LoggedConstraint.Site? {
    guard let at = address.firstIndex(of: "@"), let mark = address.lastIndex(of: "#"), at < mark,
      let line = Int32(address[address.index(after: mark)...])
    else { return nil }
    defer { address = String(address[..<at]) }
    return LoggedConstraint.Site(
      file: String(address[address.index(after: at)..<mark]), line: Int(line))
  }
}

extension LoggedConstraint {
  /// Exchanges the items of an autoresizing mask constraint if the first item is the superview.
  ///
  /// The view with the mask then is the first item.
  ///
  /// For example, `V:[UILabel:0x2]-(0)-|` is read with the superview as its first item, but describes the
  /// mask of the label.
  fileprivate mutating func turnToMaskedView(in superview: LoggedItem?) {
    guard origin == .autoresizingMask, let view = second, multiplier == 1,
      first.item.key == superview?.key || first.item.child == view.item.key
    else { return }
    (first, second) = (view, first)
    relation = relation.reversed
    constant = 0 - constant
  }
}

extension DescriptionError {
  /// The error for text that does not have the form of a description.
  static let malformed = DescriptionError(reason: .malformed)
}

/// The constraint in the body of a description.
struct DescriptionBody {
  var first: LoggedConstraint.Anchor
  var relation: Relation
  var second: LoggedConstraint.Anchor?
  var multiplier = 1.0
  var constant = 0.0
  var isCoordinate = false
  var isSystemSpacing = false
  var priority: Double?
}
