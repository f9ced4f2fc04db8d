import VFLDiagnostics

/// The text that a wrapper adds around the string that it forwards, such as the `H:` of `"H:" + format`, or
/// between repetitions of the string, as in `"[\(name)]-[\(name)]"`.
package struct FormatAffix: Sendable, Hashable {
  let parts: [[UInt8]]

  /// How often a string may be repeated; functions that call each other may double the repetitions without
  /// end.
  static let repetitionLimit = 8

  /// Creates an affix; without parts it adds nothing.
  ///
  /// - Parameter parts: the texts before the string, between its repetitions if there are several, and
  ///   after the last of them.
  package init(_ parts: [[UInt8]] = [[], []]) {
    self.parts = parts
  }

  /// The affix with another function's affix around it; `nil` when the string would be repeated too often.
  func inside(_ outer: FormatAffix) -> FormatAffix? {
    guard (parts.count - 1) * (outer.parts.count - 1) <= Self.repetitionLimit else { return nil }
    var all: [[UInt8]] = [outer.parts[0]]
    for part in outer.parts.dropFirst() {
      all[all.count - 1] += parts[0]
      all += parts.dropFirst()
      all[all.count - 1] += part
    }
    return FormatAffix(all)
  }

  var length: Int { parts.reduce(0) { $0 + $1.count } }

  /// Whether the affix comes before another one in an order of their bytes.
  func isBefore(_ other: FormatAffix) -> Bool {
    for (own, others) in zip(parts, other.parts) where own != others {
      return own.lexicographicallyPrecedes(others)
    }
    return parts.count < other.parts.count
  }
}

extension FormatLiteral {
  /// The literal with the text that a wrapper adds, which has no bytes in the file.
  func with(_ affix: FormatAffix, in bytes: [UInt8]) -> FormatLiteral {
    guard affix != FormatAffix() else { return self }
    var builder = LiteralBuilder(bytes)
    builder.append(escape: fileSpan(of: SourceSpan(at: 0)), affix.parts[0])
    builder.append(pieces: pieces)
    for part in affix.parts.dropFirst() {
      builder.append(self, from: 0, to: text.count, holes: true)
      builder.append(escape: fileSpan(of: SourceSpan(at: text.count)), part)
    }
    return builder.literal(at: span)
  }
}
