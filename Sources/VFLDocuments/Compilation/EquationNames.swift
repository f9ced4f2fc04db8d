package import VFLDiagnostics
import VFLSyntax

/// The names that an equation needs, in the order of the text.
package struct EquationNames: Sendable, Hashable {
  /// A name, and its bytes in the equation.
  package struct Use: Sendable, Hashable {
    /// The name.
    package let name: String
    /// The bytes of the name in the equation.
    package let span: SourceSpan
  }

  /// The uses of items: the names that a `.` follows.
  package private(set) var itemUses: [Use] = []
  /// The uses of metrics: all other names but those of attributes.
  package private(set) var metricUses: [Use] = []

  /// The names of items.
  package var items: [String] { itemUses.map { $0.name } }
  /// The names of metrics.
  var metrics: [String] { metricUses.map { $0.name } }

  /// Collects the names of an equation, which may have any fault.
  ///
  /// An equation that is too long to be read has none.
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
        // A number may hold letters, so it is passed over as a whole.
        position = max(NumberText.end(of: text, from: position), position + 1)
        continue
      }
      let use = Use(
        name: String(decoding: text[position..<end], as: UTF8.self),
        span: SourceSpan(position, end))
      if end < text.count, text[end] == UInt8(ascii: ".") {
        itemUses.append(use)
        // What follows the point is an attribute.
        position = max(NameText.end(of: text, from: end + 1), end + 1)
      } else {
        metricUses.append(use)
        position = end
      }
    }
  }
}
