import VFLDiagnostics
import VFLLayout
import VFLLowering
import VFLSyntax

/// Finds contradictions between the documents of a layout: different dialects, containers, directions or
/// spacings.
///
/// A later document takes precedence, and the override is reported as a warning.
struct DocumentContradictions {
  /// The diagnostics, with the documents to which they refer.
  private(set) var groups: [DiagnosticGroup] = []

  /// The most recent value of each property.
  private var previousValues: [String: String] = [:]

  /// Compares documents in order.
  init(_ documents: [LayoutDocument]) {
    for document in documents { add(document) }
  }

  private mutating func add(_ document: LayoutDocument) {
    var found: [Diagnostic] = []
    for (key, values) in document.propertyValues {
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
  /// The values of the properties that a layout has only once, grouped by the key that specifies them.
  ///
  /// Values are compared as strings, so equal values must have the same string in all documents.
  fileprivate var propertyValues: [(key: String, values: [String: String])] {
    let insets = margins.map { "\($0.top) \($0.leading) \($0.bottom) \($0.trailing)" }
    let container = [
      "width": width.map { "\($0)" }, "height": height.map { "\($0)" }, "margins": insets,
    ]
    return [
      ("dialect", ["dialect": dialect].compactMapValues { $0?.rawValue }),
      ("container", container.compactMapValues { $0 }),
      ("direction", ["direction": direction].compactMapValues { $0?.rawValue }),
      ("spacing", ["spacing": spacing].compactMapValues { $0?.rawValue }),
    ]
  }
}
