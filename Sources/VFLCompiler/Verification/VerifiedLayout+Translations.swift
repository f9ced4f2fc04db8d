import VFLLayout
import VFLVerification

extension VerifiedLayout {
  /// Whether the layout contains texts whose widths can vary.
  package var hasTexts: Bool { documents.contains { $0.views.contains { $0.text != nil } } }

  /// Whether a text of the layout has a translation.
  package var hasTranslations: Bool {
    documents.contains { document in
      document.views.contains { view in
        view.text.map { !given.translations.translations(of: $0).isEmpty } ?? false
      }
    }
  }

  /// Returns the widest translation of the text whose width is a parameter; `nil` if there is none.
  func widestTranslation(
    _ name: String
  ) -> (view: String, text: String, language: String, width: Double)? {
    for view in documents.flatMap({ $0.views }) where view.node.name + ".width" == name {
      guard let text = view.text, let width = view.unscaledWidth else { continue }
      let widest = given.translations.translations(of: text).max {
        text.excess(of: $0.text) < text.excess(of: $1.text)
      }
      guard let widest, text.excess(of: widest.text) > 0 else { continue }
      return (
        view.node.name, widest.text, widest.language, width + text.excess(of: widest.text)
      )
    }
    return nil
  }
}

extension LayoutDocument {
  /// The name of the scale that multiplies all texts.
  static let textSize = "text-size"
}

extension [LayoutDocument] {
  /// Multiplies all texts by a common scale.
  ///
  /// - Parameter sizes: The smallest and the largest factor.
  mutating func scaleTexts(_ sizes: (lower: Double, upper: Double)) {
    let usual = Swift.min(Swift.max(1, sizes.lower), sizes.upper)
    let name = LayoutDocument.textSize
    for index in indices {
      for view in self[index].views.indices where self[index].views[view].text != nil {
        self[index].views[view].scaleText(by: name)
      }
    }
    guard let first = firstIndex(where: { $0.views.contains { $0.scale?.text == name } }) else {
      return
    }
    self[first].verification.intervals.insert(
      VerificationInput.Interval(
        parameter: LayoutParameter(.scale(name), from: sizes.lower, to: sizes.upper, usual: usual),
        span: nil), at: 0)
    rescaleViews(by: name, to: usual)
  }
}

extension LayoutDocument.View {
  /// The width of the content in points, before it is multiplied by a scale.
  var unscaledWidth: Double? { scale?.content.horizontal ?? node.content.horizontal }

  /// Multiplies the text by a scale.
  ///
  /// The padding around the text keeps its size.
  fileprivate mutating func scaleText(by name: String) {
    guard let text else { return }
    scale = LayoutDocument.Scale(
      text: name, span: nil, content: node.content, padding: text.padding,
      baselines: (node.firstBaseline, node.lastBaseline))
  }

  /// The widths that the text of the view can have, in points; `nil` if the settings do not vary them.
  ///
  /// The text itself is one of the translations.
  func textWidths(_ settings: LayoutSettings) -> (lower: Double, upper: Double)? {
    guard let text, let width = unscaledWidth else { return nil }
    let excesses = settings.translations.translations(of: text).map { text.excess(of: $0.text) }
    if let least = excesses.min(), let most = excesses.max() {
      return (Swift.max(0, width + Swift.min(0, least)), width + Swift.max(0, most))
    }
    return settings.textWidths.map { (width * $0.lower, width * $0.upper) }
  }
}
