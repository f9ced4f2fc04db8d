/// The number of terminal cells that a Unicode scalar occupies.
package enum CellWidth {
  /// The effect of a scalar on a terminal.
  package enum Kind {
    /// The scalar moves the cursor, displays nothing, or is a space other than U+0020.
    case invisible
    /// The scalar is drawn over the preceding scalar.
    case combining
    /// The scalar occupies one cell.
    case narrow
    /// The scalar occupies two cells.
    case wide
  }

  /// Returns the effect of a scalar on a terminal.
  ///
  /// A space other than U+0020 counts as invisible, because it cannot be distinguished from U+0020.
  package static func kind(of scalar: Unicode.Scalar) -> Kind {
    let value = scalar.value
    if value < 0x7F { return value < 0x20 ? .invisible : .narrow }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator:
      return .invisible
    case .nonspacingMark, .enclosingMark:
      return .combining
    default:
      if hangulMedials.contains(value) { return .combining }
      return isWide(scalar) ? .wide : .narrow
    }
  }

  /// The Hangul vowels and final consonants, which combine with the preceding syllable.
  private static let hangulMedials: ClosedRange<UInt32> = 0x1160...0x11FF

  /// The blocks that Unicode's EastAsianWidth.txt lists as wide or fullwidth, without emoji.
  private static let wideBlocks: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97F,
    0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60,
    0xFFE0...0xFFE6, 0x16FE0...0x18CFF, 0x1AFF0...0x1B2FF, 0x1F200...0x1F2FF, 0x20000...0x3FFFD,
  ]

  private static let regionalIndicators: ClosedRange<UInt32> = 0x1F1E6...0x1F1FF

  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    let value = scalar.value
    guard value >= 0x1100 else { return false }
    if scalar.properties.isEmojiPresentation { return !regionalIndicators.contains(value) }
    return wideBlocks.contains { $0.contains(value) }
  }
}
