package import VFLDiagnostics
import VFLSyntax

/// The names that an equation uses, in source order.
package struct EquationNames: Sendable, Hashable {
  /// A name and its span in the equation.
  package struct Use: Sendable, Hashable {
    /// The name.
    package let name: String
    /// The span of the name in the equation.
    package let span: SourceSpan
  }

  /// The uses of items, which are the names before a `.`.
  package private(set) var itemUses: [Use] = []
  /// The uses of metrics, which are all names except items and attributes.
  package private(set) var metricUses: [Use] = []

  /// The names of the items.
  package var items: [String] { itemUses.map { $0.name } }
  /// The names of the metrics.
  var metrics: [String] { metricUses.map { $0.name } }

  /// Collects the names in an equation, which may be invalid.
  ///
  /// If the equation exceeds the length limit, no names are collected.
  package init(in text: [UInt8]) {
    guard text.count <= Limit.formatBytes.value else { return }
    var position = 0
    while position < text.count {
      let end = NameText.end(of: text, from: position)
      if text[position...].starts(with: "|.".utf8) {
        position = max(NameText.end(of: text, from: position + 2), position + 2)
        continue
      }
      guard end > position else {
        // A number can contain letters, so it is skipped as a whole.
        position = max(NumberText.end(of: text, from: position), position + 1)
        continue
      }
      let use = Use(
        name: String(decoding: text[position..<end], as: UTF8.self),
        span: SourceSpan(position, end))
      if end < text.count, text[end] == UInt8(ascii: ".") {
        itemUses.append(use)
        // The name after the dot is an attribute.
        position = max(NameText.end(of: text, from: end + 1), end + 1)
      } else {
        metricUses.append(use)
        position = end
      }
    }
  }
}
