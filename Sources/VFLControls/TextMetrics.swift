/// The metrics of the system font, which are assumed for every font.
///
/// The font files are not available, so widths are averages: a glyph is half as wide as the font size, and a
/// glyph of East Asian scripts is as wide as the font size. In `Label`, set in 17 points, the average is
/// 0.488. The heights belong to San Francisco, whose ascender is 0.952 and whose descender is 0.241 of the
/// font size.
package enum TextMetrics {
  /// The distance from the top of a line to its baseline, in points.
  package static func ascent(_ size: Double) -> Double { 0.952 * size }

  /// The distance from the baseline of a line to its bottom, in points.
  package static func descent(_ size: Double) -> Double { 0.241 * size }

  /// The height of a line, in points, rounded up to half points.
  package static func lineHeight(_ size: Double) -> Double { (1.193 * size * 2).rounded(.up) / 2 }

  /// The width of the widest line of a text, in points, rounded up to half points.
  package static func width(of text: String, size: Double) -> Double {
    var (widest, width) = (0.0, 0.0)
    for scalar in text.unicodeScalars {
      if scalar == "\n" { width = 0 } else { width += scalar.value >= 0x2E80 ? 1 : 0.5 }
      widest = max(widest, width)
    }
    return (widest * size * 2).rounded(.up) / 2
  }

  /// The number of lines of a text.
  package static func lineCount(of text: String) -> Int {
    text.unicodeScalars.reduce(1) { $1 == "\n" ? $0 + 1 : $0 }
  }
}
