import VFLDiagnostics

/// The text of a message in a log, and the facts that a diagnostic takes from it.
struct MessageText {
  /// The source range of the sentence.
  let span: SourceSpan
  /// The index of the sentence in the message.
  let sentence: Int
  /// The text before the sentence, with line breaks and escapes.
  private let head: ArraySlice<UInt8>
  /// The text between the message before it and the sentence, also on other lines.
  let before: [UInt8]
  /// The text of the message from the sentence.
  private(set) var text: [UInt8]
  /// The text from the sentence to the next message, with line breaks and escapes.
  let rest: ArraySlice<UInt8>
  /// The constraints that belong to the message.
  let constraints: [LoggedConstraint]

  // The description of a collection view is the longest text before a sentence.
  private static let reachBefore = 2000
  /// The maximum length of a message with a view hierarchy.
  static let reach = 64_000

  /// Reads the text of a message between two offsets.
  init(
    _ log: [UInt8], at mark: LogMark, sentence: Int, after start: Int, before end: Int,
    constraints: [LoggedConstraint]
  ) {
    span = SourceSpan(mark.start, mark.end)
    self.sentence = sentence
    head = log[..<mark.start]
    before = log[max(start, mark.start - Self.reachBefore)..<mark.start].normalized
    rest = log[mark.start..<end]
    text = rest[..<Self.end(ofMessage: rest, from: mark.end)].normalized
    self.constraints = constraints
  }

  /// The text before the sentence on its line.
  var line: [UInt8] { Self.line(before: span.start, in: head).normalized }

  /// The text from the sentence to the next message.
  var hierarchy: [UInt8] { rest.normalized }

  /// Returns the end of the lines that belong to the message at the start of a text.
  ///
  /// An empty line, the prefix of another message or a stack ends them.
  private static func end(ofMessage text: ArraySlice<UInt8>, from offset: Int) -> Int {
    var rest = text[offset...]
    while let end = rest.firstIndex(of: 0x0A) {
      rest = rest[(end + 1)...]
      let line = rest.prefix(prefixReach).prefix { $0 != 0x0A }
      let words = line.drop { $0.isBlank || $0 == UInt8(ascii: ">") }
      if words.isEmpty || words.isOfNextMessage { return end }
    }
    return text.endIndex
  }

  // The prefix of a log line is shorter.
  private static let prefixReach = 120

  /// Returns the text before an offset on its line, without escapes.
  ///
  /// A line break may be escaped, as in `\n`.
  static func line(before offset: Int, in log: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let text = log[..<offset].suffix(reachBefore)
    let line = text[(text.lastIndex { $0 == 0x0A }.map { $0 + 1 } ?? text.startIndex)...]
    let escaped = line.indices.last { index in
      line[index] == UInt8(ascii: "n") && index > line.startIndex
        && line[index - 1] == UInt8(ascii: "\\")
    }
    let rest = line[(escaped.map { $0 + 1 } ?? line.startIndex)...]
    return LogEscapes.plain(LogEscapes.removed(from: rest))[...]
  }

  /// Returns whether the text contains some words.
  func contains(_ words: String) -> Bool { text.firstPlace(of: words.utf8) != nil }

  /// The message with the text up to the next one, for facts on lines with other prefixes.
  var wide: MessageText {
    var wide = self
    wide.text = hierarchy
    return wide
  }

  /// Returns whether some words follow the sentence within a short distance.
  func isFollowed(by words: [String]) -> Bool {
    let start = text.prefix(span.length + 40)
    return words.contains { start.firstPlace(of: $0.utf8) != nil }
  }

  /// Whether the text before the sentence belongs to an exception or refers to a constraint.
  var isOfConstraint: Bool {
    let words = before.reversed().drop { $0 == 0x20 || $0.isQuote || $0 == UInt8(ascii: "*") }
    let end = Array(before[..<words.startIndex.base].suffix(300))[...]
    return end.ends(with: Array("eason:".utf8)) || end.ends(with: Array("Exception".utf8))
      || end.last == UInt8(ascii: ":")
        && (end.firstPlace(of: "[NSLayoutConstraint ".utf8) != nil
          || end.firstPlace(of: "NSLayoutConstraint for ".utf8) != nil)
  }

  /// Whether a method begins the message, as in `-[UIView layoutSubviews] of a cell is`.
  var followsMethod: Bool {
    guard let start = line[...].firstPlace(of: "-[".utf8)?.lowerBound else { return false }
    return SourceSpan.isPrefix(line[..<start])
  }

  /// Returns the text after some words, or `nil` if the words do not occur.
  func text(after words: String) -> ArraySlice<UInt8>? {
    text.firstPlace(of: words.utf8).map { text[$0.upperBound...] }
  }

  /// Returns the items before some words, or an empty array if the words do not occur.
  func items(before words: String) -> [LoggedItem] {
    guard let end = text.firstPlace(of: words.utf8)?.lowerBound else { return [] }
    return LoggedItem.occurrences(in: text[..<end]).map { $0.item }
  }

  /// Returns the item that directly follows some words, or `nil` if no item does.
  func item(after words: String) -> LoggedItem? {
    guard let rest = text(after: words),
      let found = LoggedItem.occurrences(in: rest.prefix(Self.reachBefore)).first
    else { return nil }
    let isNext = rest[..<found.start].allSatisfy { !$0.isOfClass && $0 != UInt8(ascii: ":") }
    return isNext ? found.item : nil
  }

  /// Returns the name of the item that directly follows some words, or `nil` if no item does.
  func name(after words: String) -> String? {
    item(after: words).map { LogNames.plainName(of: $0) }
  }

  /// The name of the item that directly precedes the sentence, or `nil` if no item does.
  var nameBefore: String? {
    Self.occurrence(atEndOf: before[...]).map { LogNames.plainName(of: $0.item) }
  }

  /// Returns the item at the end of a text, which only punctuation and a short word may follow.
  static func occurrence(atEndOf text: ArraySlice<UInt8>) -> LoggedItem.Occurrence? {
    guard let found = LoggedItem.occurrences(in: text).last else { return nil }
    return text[found.end...].count { $0.isOfClass } <= 2 ? found : nil
  }

  /// The name of the view on which a constraint is installed.
  ///
  /// The value is `nil` if the text does not contain the view, or if an item of the constraint has the same
  /// name.
  var container: String? {
    guard let view = item(after: " view:") ?? item(after: "ontainer hierarchy:") else { return nil }
    let name = LogNames.plainName(of: view)
    let items = constraints.flatMap { [$0.first.item, $0.second?.item].compactMap { $0 } }
    return items.contains { $0.key != view.key && LogNames.plainName(of: $0) == name } ? nil : name
  }

  /// Returns the diagnostic for items without a common ancestor.
  func unrelated(_ items: [LoggedItem]) -> LazyDiagnostic {
    let names = LogNames.names(of: items)
    return .unrelatedItems(
      span: span, names: names,
      hasGuide: items.contains { $0.isCustomGuide },
      legend: LogNames.legend(items, named: names))
  }

  /// Returns the numbers that follow some words, separated by blanks or semicolons.
  ///
  /// `start` are words that precede them, possibly with other text in between.
  func numbers(after words: String, from start: String = "") -> [Double] {
    let whole = start.isEmpty ? text[...] : text(after: start) ?? []
    guard let place = whole.firstPlace(of: words.utf8) else { return [] }
    var rest = whole[place.upperBound...]
    var numbers: [Double] = []
    while true {
      rest = rest.drop { $0.isBlank || $0 == UInt8(ascii: ";") }
      let isNegative = rest.first == UInt8(ascii: "-")
      if isNegative { rest = rest.dropFirst() }
      guard let number = LoggedNumber.take(from: &rest) else { return numbers }
      numbers.append(isNegative ? -number : number)
    }
  }
}

extension ArraySlice<UInt8> {
  /// The text without escapes, with a single blank in place of blanks, line breaks and the quotation marks of
  /// a mail.
  fileprivate var normalized: [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(count)
    var isLineStart = false
    for byte in LogEscapes.plain(LogEscapes.removed(from: self)) {
      guard byte.isBlank || isLineStart && byte == UInt8(ascii: ">") else {
        text.append(byte)
        isLineStart = false
        continue
      }
      isLineStart = isLineStart || byte == 0x0A
      if text.last != 0x20 { text.append(0x20) }
    }
    return text
  }
}

extension ArraySlice<UInt8> {
  /// Whether a line begins with the prefix of a log, or with the stack of an exception.
  fileprivate var isOfNextMessage: Bool {
    if starts(with: "*** First throw".utf8) || starts(with: "{\"".utf8) { return true }
    // A year or the time of day begins a prefix, or a process with its number, as in `App[7:8]`.
    let number = prefix { $0.isDecimal }
    let next = self[number.endIndex...].first
    if number.count == 4, next == UInt8(ascii: "-") || next == UInt8(ascii: "/") { return true }
    if number.count == 2, next == UInt8(ascii: ":") { return true }
    return indices.contains { index in
      guard self[index] == UInt8(ascii: "["), index > startIndex, self[index - 1].isOfClass else {
        return false
      }
      let process = self[(index + 1)...].prefix { $0.isHexadecimal || $0 == UInt8(ascii: ":") }
      return process.first?.isDecimal == true
        && self[process.endIndex...].first == UInt8(ascii: "]")
    }
  }
}

extension LoggedItem {
  /// Whether the item is a layout guide that a program adds to a view.
  fileprivate var isCustomGuide: Bool {
    ["UILayoutGuide", "NSLayoutGuide"].contains(className) && !isSystemGuide
  }
}
