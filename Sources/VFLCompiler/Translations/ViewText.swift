import VFLControls
package import VFLLayout

/// The text of a view, with the keys under which files store its translations.
package struct ViewText: Sendable, Hashable {
  /// The text.
  package let text: String
  /// The keys, such as `aB1-cd-004.text` for a label of an Interface Builder file.
  package let keys: [String]
  /// The font size in points.
  package let fontSize: Double
  /// The part of the view's content size that does not grow with the text, in points.
  package let padding: PerAxis<Double>

  /// Creates the text of a view.
  package init(
    _ text: String, keys: [String], fontSize: Double, padding: PerAxis<Double> = PerAxis(both: 0)
  ) {
    (self.text, self.keys, self.fontSize) = (text, keys, fontSize)
    self.padding = padding
  }

  /// Returns the number of points by which another text is wider than this text.
  ///
  /// The widths are estimated from the number of characters; see `TextMetrics`.
  func excess(of other: String) -> Double {
    TextMetrics.width(of: other, size: fontSize) - TextMetrics.width(of: text, size: fontSize)
  }
}
