import VFLDiagnostics

/// Properties joined by `and`, such as `inside and close.width >= 44`.
struct RequirementText {
  private let bytes: [UInt8]
  private let range: Range<Int>

  /// The syntax of a property, for error messages.
  static let expected =
    "`satisfiable`, `unambiguous`, `inside`, `apart`, `untruncated`, `target`, `safe`, `audit` or a "
    + "comparison of attributes"

  /// Creates a text from a whole string.
  init(_ bytes: [UInt8]) { self.init(bytes, in: bytes.indices) }

  /// Creates a text from a part of a string.
  init(_ bytes: [UInt8], in range: Range<Int>) { (self.bytes, self.range) = (bytes, range) }

  /// Returns the properties; `nil` if the text is malformed.
  ///
  /// - Parameters:
  ///   - source: Returns a part of the text as the source of a comparison.
  ///   - span: Returns the span of a part of the text in the document.
  func requirements(
    source: (Range<Int>) -> LayoutDocument.Source, span: (Range<Int>) -> SourceSpan
  ) -> [VerificationInput.Requirement]? {
    var requirements: [VerificationInput.Requirement] = []
    for part in parts {
      guard let kind = kind(of: part, source) else { return nil }
      requirements.append(VerificationInput.Requirement(kind: kind, span: span(part)))
    }
    return requirements.isEmpty ? nil : requirements
  }

  private func kind(
    of part: Range<Int>, _ source: (Range<Int>) -> LayoutDocument.Source
  ) -> VerificationInput.Requirement.Kind? {
    var cursor = DirectiveCursor(bytes: bytes, span: SourceSpan(part.lowerBound, part.upperBound))
    switch cursor.takeName()?.text {
    case "satisfiable" where cursor.isAtEnd: return .satisfiable
    case "unambiguous" where cursor.isAtEnd: return .unambiguous
    case "apart" where cursor.isAtEnd: return .apart
    case "inside": return cursor.takeViewNames().map { .inside($0) }
    case "untruncated": return cursor.takeViewNames().map { .untruncated($0) }
    case "target": return target(&cursor)
    case "safe": return cursor.takeViewNames().map { .safe($0) }
    case "audit" where cursor.isAtEnd: return .audit
    default:
      let isComparison = bytes[part].contains { "<>=".utf8.contains($0) }
      return isComparison ? .comparison(source(part)) : nil
    }
  }

  /// Reads a length and views, such as `48 close, send`; both may be missing.
  private func target(
    _ cursor: inout DirectiveCursor
  ) -> VerificationInput.Requirement.Kind? {
    let length = cursor.takeDecimal()?.number ?? VerificationInput.Requirement.usualTarget
    guard length > 0, LengthBound.allows(length) else { return nil }
    return cursor.takeViewNames().map { .target(length, $0) }
  }

  /// The parts that `and` separates, without the whitespace around them.
  private var parts: [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = range.lowerBound
    func add(upTo end: Int) {
      var (first, last) = (start, end)
      while first < last, isBlank(first) { first += 1 }
      while last > first, isBlank(last - 1) { last -= 1 }
      parts.append(first..<last)
    }
    var offset = range.lowerBound
    while offset + 4 < range.upperBound {
      if isBlank(offset), bytes[offset + 1..<offset + 4].elementsEqual("and".utf8),
        isBlank(offset + 4)
      {
        add(upTo: offset)
        start = offset + 4
        offset += 4
      } else {
        offset += 1
      }
    }
    add(upTo: range.upperBound)
    return parts
  }

  private func isBlank(_ offset: Int) -> Bool { bytes[offset] == 0x20 || bytes[offset] == 0x09 }
}
