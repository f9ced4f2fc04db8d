import VFLDiagnostics
import VFLLayout
import VFLLowering
import VFLSyntax

/// Finds contradictions between the documents of a layout: different dialects, containers, directions or
/// spacings.
///
/// A later document takes precedence, and the override is reported as a warning. A property that the settings
/// specify is not compared, because none of the documents' values applies.
struct DocumentContradictions {
  /// The diagnostics, with the documents to which they refer.
  private(set) var groups: [DiagnosticGroup] = []

  /// The most recent value of each property.
  private var previousValues: [String: String] = [:]

  /// Compares documents in order.
  init(_ documents: [LayoutDocument], _ settings: LayoutSettings) {
    for document in documents { add(document, settings) }
  }

  private mutating func add(_ document: LayoutDocument, _ settings: LayoutSettings) {
    var found: [Diagnostic] = []
    for (key, values) in document.propertyValues(without: settings) {
      let words = [key, "@" + key].filter { document.propertySpans[$0] != nil }
      guard let word = words.first, let span = document.propertySpans[word] else { continue }
      let isOther = values.contains {
        previousValues[$0.key].map { [value = $0.value] in $0 != value } ?? false
      }
      for (part, value) in values { previousValues[part] = value }
      guard isOther else { continue }
      let kind = word == key ? "key" : "directive"
      found.append(
        LazyDiagnostic.duplicateName(span: span, name: word, kind: kind, isInOtherDocument: true)
          .diagnostic(in: .document))
    }
    if !found.isEmpty {
      groups.append(DiagnosticGroup(sources: [document.source], diagnostics: found))
    }
  }
}

extension LayoutDocument {
  /// Returns the values of the properties that a layout has only once and that the settings do not specify,
  /// grouped by the key that specifies them.
  ///
  /// Values are compared as strings, so equal values must have the same string in all documents.
  fileprivate func propertyValues(
    without settings: LayoutSettings
  ) -> [(key: String, values: [String: String])] {
    let insets = margins.map { "\($0.top) \($0.leading) \($0.bottom) \($0.trailing)" }
    var container = ["margins": insets]
    if settings.size == nil {
      if settings.width == nil { container["width"] = width.map { "\($0)" } }
      if settings.height == nil { container["height"] = height.map { "\($0)" } }
    }
    func value(_ key: String, _ own: String?, isSet: Bool) -> (
      key: String, values: [String: String]
    ) {
      (key, isSet ? [:] : [key: own].compactMapValues { $0 })
    }
    return [
      value("dialect", dialect?.rawValue, isSet: settings.dialect != nil),
      ("container", container.compactMapValues { $0 }),
      value("direction", direction?.rawValue, isSet: settings.direction != nil),
      value("spacing", spacing?.rawValue, isSet: settings.spacing != nil),
    ]
  }
}
