import VFLControls
import VFLLayout
import VFLRecords

/// The text of a view as it is written in a document, with its font size and its key.
struct WrittenText {
  /// The text.
  var text: String?
  /// The font size in points; the size of a label if it is not written.
  var fontSize: Double?
  /// The key under which files store the translations; the text itself if it is not written.
  var key: String?
  /// Whether the content size is written, so that it is not estimated.
  var hasContentSize = false
  /// Whether the baselines are written, so that they are not estimated.
  var hasBaselines = false
  /// Whether the content size has an interval or a scale.
  var hasVaryingContent = false

  /// Returns an unsatisfied requirement of the text; `nil` if the text is valid.
  ///
  /// - Parameter colon: The sign after the name of a property.
  func expectation(colon: String = ":") -> String? {
    if text == nil {
      if fontSize == nil && key == nil { return nil }
      return "`text\(colon)`, which `font\(colon)` and `key\(colon)` require"
    }
    // `--text-width` and `--text-size` vary a text.
    return hasVaryingContent ? "a content size without an interval and a scale for a text" : nil
  }

  /// Sets the text of a view, which is a label with one line.
  ///
  /// Its content size and its baselines are estimated unless they are written.
  func apply(to view: inout LayoutDocument.View) {
    guard let text, !hasVaryingContent else { return }
    let fontSize = fontSize ?? 17
    let size = ControlSize.label(text, fontSize: fontSize)
    view.text = ViewText(text, keys: [key ?? text], fontSize: fontSize)
    if !hasContentSize {
      view.node.content = PerAxis(size.width, size.height)
      view.node.isContentAssumed = PerAxis(both: true)
    }
    if !hasBaselines {
      (view.node.firstBaseline, view.node.lastBaseline) = (size.firstBaseline, size.lastBaseline)
    }
  }

  /// Whether a number is valid as a font size.
  static func allows(fontSize: Double) -> Bool { fontSize > 0 && fontSize <= 1000 }

  /// The font sizes that are valid, for error messages.
  static let expectedFontSize = "a font size greater than 0 and at most 1000"
}
