/// The estimated content size of a label or control of iOS.
///
/// The size is the size of the alignment rectangle, which can be smaller than the frame.
package struct ControlSize: Sendable, Hashable {
  /// The width in points; `nil` if it is unknown, or if the control has no content width.
  package var width: Double?
  /// The height in points.
  package var height: Double
  /// Whether the control has a content width.
  package var hasWidth = true
  /// The font size of the text in points; `nil` if the control has no baselines.
  package private(set) var fontSize: Double?

  private init(_ width: Double?, _ height: Double, hasWidth: Bool = true, fontSize: Double? = nil) {
    (self.width, self.height, self.hasWidth, self.fontSize) = (width, height, hasWidth, fontSize)
  }

  /// The sizes of the controls that are the same for each text.
  ///
  /// - Parameters:
  ///   - kind: The name of the class without its prefix, and with a lowercase first letter.
  ///   - isNew: Whether the control has the design of iOS 26.
  /// - Returns: The size, or `nil` for another class.
  package static func control(_ kind: String, isNew: Bool) -> ControlSize? {
    switch kind {
    case "switch": ControlSize(isNew ? 61 : 49, isNew ? 28 : 31)
    case "segmentedControl": ControlSize(nil, 31)
    case "stepper": ControlSize(94, isNew ? 32 : 29)
    case "activityIndicatorView": ControlSize(20, 20)
    case "pageControl": ControlSize(nil, 37)
    case "slider": ControlSize(nil, isNew ? 34 : 30, hasWidth: false)
    case "progressView": ControlSize(nil, 4, hasWidth: false)
    case "searchBar": ControlSize(nil, 56, hasWidth: false)
    case "toolbar", "navigationBar": ControlSize(nil, 44, hasWidth: false)
    case "tabBar": ControlSize(nil, 49, hasWidth: false)
    default: nil
    }
  }

  /// The kinds whose size depends on the version of iOS.
  package static let changedKinds: Set<String> = ["switch", "stepper", "slider"]

  /// Returns the size of a label with a text that is not wrapped.
  package static func label(_ text: String, fontSize: Double = 17) -> ControlSize {
    let lines = text.isEmpty ? 0 : TextMetrics.lineCount(of: text)
    return ControlSize(
      TextMetrics.width(of: text, size: fontSize),
      TextMetrics.lineHeight(fontSize) * Double(lines), fontSize: fontSize)
  }

  /// Returns the size of a button without a configuration.
  package static func button(_ title: String, fontSize: Double = 15) -> ControlSize {
    ControlSize(
      max(30, TextMetrics.width(of: title, size: fontSize)),
      max(30, TextMetrics.lineHeight(fontSize) + 12), fontSize: fontSize)
  }

  /// Returns the size of a button that a `UIButton.Configuration` describes.
  package static func configuredButton(_ title: String, fontSize: Double = 17) -> ControlSize {
    ControlSize(
      TextMetrics.width(of: title, size: fontSize) + 24, TextMetrics.lineHeight(fontSize) + 14,
      fontSize: fontSize)
  }

  /// Returns the part of the size of a button that does not grow with its title, in points.
  ///
  /// A button without a configuration is at least 30 points wide.
  package static func buttonPadding(
    _ title: String, fontSize: Double, isConfigured: Bool
  ) -> (width: Double, height: Double) {
    if isConfigured { return (24, 14) }
    return (
      max(0, 30 - TextMetrics.width(of: title, size: fontSize)),
      max(30, TextMetrics.lineHeight(fontSize) + 12) - TextMetrics.lineHeight(fontSize)
    )
  }

  /// Returns the size of a text field with a text or placeholder.
  package static func textField(
    _ text: String, fontSize: Double = 14, isRounded: Bool = false
  ) -> ControlSize {
    let width = TextMetrics.width(of: text, size: fontSize)
    return ControlSize(isRounded ? width + 14 : width, isRounded ? 34 : 22, fontSize: fontSize)
  }

  /// The distance from the top edge to the first baseline of a text on one line, in points.
  package var firstBaseline: Double { baseline(TextMetrics.ascent) }

  /// The distance from the last baseline of a text on one line to the bottom edge, in points.
  package var lastBaseline: Double { baseline(TextMetrics.descent) }

  /// Returns the distance from an edge to the baseline of a text that is centered vertically.
  private func baseline(_ part: (Double) -> Double) -> Double {
    guard let fontSize else { return 0 }
    let line = TextMetrics.ascent(fontSize) + TextMetrics.descent(fontSize)
    return ((max(0, (height - line) / 2) + part(fontSize)) * 2).rounded() / 2
  }
}
