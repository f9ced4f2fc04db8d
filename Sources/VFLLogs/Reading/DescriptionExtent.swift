import VFLDiagnostics

/// The extent of the description of a constraint in a log, which may span several lines.
struct DescriptionExtent {
  /// The offset after the closing `>`, or after the last byte of a truncated description.
  let end: Int
  private let isBroken: Bool

  // A description with two long names that is broken at 80 columns has at most this number of lines.
  private static let lineLimit = 8
  // A longer text is not a description. The limit bounds the time of the search.
  private static let byteLimit = 4096

  /// Finds the end of the description that begins at an offset.
  ///
  /// The next description begins at `next`.
  init(in bytes: [UInt8], from start: Int, before next: Int) {
    let limit = min(next, start + Self.byteLimit)
    var lineEnds = 0
    var lastClosing: Int?
    var isLineStart = false
    var offset = start
    while offset < limit, lineEnds < Self.lineLimit {
      let byte = bytes[offset]
      if byte == 0x0A {
        // The last `>` of a line ends the description, even if other text follows on that line.
        if lastClosing != nil { break }
        lineEnds += 1
        isLineStart = true
      } else if isLineStart, byte.isBlank || byte == UInt8(ascii: ">") {
        // A `>` at the start of a line is a quotation mark of Markdown or mail.
        isLineStart = byte.isBlank
      } else {
        isLineStart = false
        if let behind = Self.closing(at: offset, in: bytes, before: limit) {
          lastClosing = behind
          if Self.isEnd(bytes[behind..<limit]) { break }
        }
      }
      offset += 1
    }
    if let lastClosing {
      end = lastClosing
    } else {
      end = bytes[start..<limit].firstIndex(of: 0x0A) ?? limit
    }
    isBroken = bytes[start..<end].contains(0x0A)
  }

  /// Returns the offset after a `>` that may close a description, or `nil` if there is no such character.
  private static func closing(at offset: Int, in bytes: [UInt8], before limit: Int) -> Int? {
    switch bytes[offset] {
    case UInt8(ascii: ">"):
      return offset + 1 < limit && bytes[offset + 1] == UInt8(ascii: "=") ? nil : offset + 1
    case UInt8(ascii: "&"):
      let entity = Array("&gt;".utf8)
      guard bytes[offset..<limit].starts(with: entity) else { return nil }
      let behind = offset + entity.count
      return behind < limit && bytes[behind] == UInt8(ascii: "=") ? nil : behind
    default: return nil
    }
  }

  /// Returns whether the description ends here: the line ends, possibly with an escaped line break, or
  /// another description begins.
  private static func isEnd(_ rest: ArraySlice<UInt8>) -> Bool {
    var rest = rest
    while let byte = rest.popFirst() {
      switch byte {
      case 0x20, 0x09, 0x0D, UInt8(ascii: "\""), UInt8(ascii: ","), UInt8(ascii: "."),
        UInt8(ascii: "*"), UInt8(ascii: "`"):
        continue
      case LogEscapes.escape: rest = LogEscapes.afterColor(rest)
      case 0xE2:
        guard rest.first == 0x80 else { return false }
        rest = rest.dropFirst(2)
      case UInt8(ascii: "\\"):
        if rest.first == UInt8(ascii: "n") { return true }
      case 0x0A: return true
      default: return false
      }
    }
    return true
  }

  /// Reads the description.
  ///
  /// If the description is broken into lines, tries to join the lines with and without blanks.
  func read(
    _ bytes: [UInt8], at span: SourceSpan
  ) -> Result<LoggedConstraint, DescriptionError> {
    let text = bytes[span.start..<end]
    guard isBroken else { return Self.read(LogEscapes.removed(from: text), at: span) }
    let lines = Self.lines(of: text)
    let breaks = lines.count - 1
    var first: Result<LoggedConstraint, DescriptionError>?
    // Mail programs break lines at blanks, terminals break lines anywhere. All breaks of a description are
    // usually of the same kind.
    let all = (1 << breaks) - 1
    for blanks in [0, all] + (breaks > 1 ? Array(1..<all) : []) {
      let joined = Self.joined(lines) { blanks & (1 << $0) != 0 }
      let result = Self.read(LogEscapes.removed(from: joined[...]), at: span)
      if case .success = result { return result }
      first = first ?? result
    }
    return first ?? .failure(.malformed)
  }

  /// Reads a description whose escapes have been removed.
  ///
  /// If the description contains typographic quotes or cannot be read, typographic replacements are also
  /// removed.
  private static func read(
    _ text: [UInt8], at span: SourceSpan
  ) -> Result<LoggedConstraint, DescriptionError> {
    if LogEscapes.hasTypographicQuotes(text) {
      return DescriptionReader.read(LogEscapes.plain(text), at: span)
    }
    let result = DescriptionReader.read(text, at: span)
    if case .success = result { return result }
    let plain = LogEscapes.plain(text)
    guard plain != text, case .success(let fixed) = DescriptionReader.read(plain, at: span) else {
      return result
    }
    return .success(fixed)
  }

  /// Returns the lines of a text, without leading quotation marks and indentation.
  private static func lines(of text: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    text.split(separator: 0x0A).enumerated().map { place, line in
      var line = line
      if place > 0 {
        while let first = line.first {
          let isQuotation = first == UInt8(ascii: ">") && line.dropFirst().first?.isBlank == true
          guard first.isBlank || isQuotation else { break }
          line = line.dropFirst()
        }
      }
      while let last = line.last, last.isBlank { line = line.dropLast() }
      return line
    }
  }

  /// Joins lines, with blanks at the selected breaks.
  private static func joined(
    _ lines: [ArraySlice<UInt8>], hasBlank: (Int) -> Bool
  ) -> [UInt8] {
    var text: [UInt8] = []
    for (place, line) in lines.enumerated() {
      if place > 0, hasBlank(place - 1) { text.append(0x20) }
      text += line
    }
    return text
  }
}
