import VFLDiagnostics

/// How far the description of a constraint reaches, which may be broken over several lines.
struct DescriptionExtent {
  /// The byte behind its `>`, or behind what there is of it.
  let end: Int
  private let isBroken: Bool

  // A description of two long names, broken at eighty columns, has no more lines.
  private static let lineLimit = 8
  // What is longer is no description, and takes no time to find out.
  private static let byteLimit = 4096

  /// Finds the end of the description that begins at an offset; another one begins at `next`.
  init(in bytes: [UInt8], from start: Int, before next: Int) {
    let limit = min(next, start + Self.byteLimit)
    var lineEnds = 0
    var lastClosing: Int?
    var offset = start
    while offset < limit, lineEnds < Self.lineLimit {
      let byte = bytes[offset]
      if byte == 0x0A {
        // What closes a line, whatever stands behind it, closes the description.
        if lastClosing != nil { break }
        lineEnds += 1
      } else if let behind = Self.closing(at: offset, in: bytes, before: limit) {
        lastClosing = behind
        if Self.isEnd(bytes[behind..<limit]) { break }
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

  /// The byte behind a `>` that may close a description; `nil` where there is none.
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

  /// Whether nothing of a description follows any more: the line ends, also an escaped one, or another
  /// description begins.
  private static func isEnd(_ rest: ArraySlice<UInt8>) -> Bool {
    var rest = rest
    while let byte = rest.popFirst() {
      switch byte {
      case 0x20, 0x09, 0x0D, UInt8(ascii: "\""), UInt8(ascii: ","), UInt8(ascii: "."),
        UInt8(ascii: "*"), UInt8(ascii: "`"):
        continue
      case UInt8(ascii: "\\"):
        if rest.first == UInt8(ascii: "n") { return true }
      case 0x0A: return true
      default: return false
      }
    }
    return true
  }

  /// Reads the description; of a broken one it is not known whether blanks stood at the breaks.
  func read(
    _ bytes: [UInt8], at span: SourceSpan
  ) -> Result<LoggedConstraint, DescriptionFault> {
    let text = bytes[span.start..<end]
    guard isBroken else {
      return DescriptionReader.read(LogEscapes.removed(from: text), at: span)
    }
    let joined = DescriptionReader.read(
      LogEscapes.removed(from: Self.joined(text, with: [])[...]), at: span)
    if case .success = joined { return joined }
    return DescriptionReader.read(
      LogEscapes.removed(from: Self.joined(text, with: [0x20])[...]), at: span)
  }

  /// The lines of a text in one, without the marks of a quotation and the indentation in front of them.
  private static func joined(_ text: ArraySlice<UInt8>, with separator: [UInt8]) -> [UInt8] {
    var lines: [[UInt8]] = []
    for line in text.split(separator: 0x0A) {
      var line = line
      if !lines.isEmpty {
        while let first = line.first {
          let isQuotation = first == UInt8(ascii: ">") && line.dropFirst().first?.isBlank == true
          guard first.isBlank || isQuotation else { break }
          line = line.dropFirst()
        }
      }
      while let last = line.last, last.isBlank { line = line.dropLast() }
      lines.append(Array(line))
    }
    return Array(lines.joined(separator: separator))
  }
}
