import VFLDiagnostics
import VFLSyntax

/// The names that an equation needs, in the order of the text.
struct EquationNames: Sendable, Hashable {
  /// The names of items: those that a `.` follows.
  private(set) var items: [String] = []
  /// The names of metrics: all others but those of attributes.
  private(set) var metrics: [String] = []

  /// Collects the names of an equation, which may have any fault.
  init(in text: [UInt8]) {
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
      let name = String(decoding: text[position..<end], as: UTF8.self)
      if end < text.count, text[end] == UInt8(ascii: ".") {
        items.append(name)
        // What follows the point is an attribute.
        position = max(NameText.end(of: text, from: end + 1), end + 1)
      } else {
        metrics.append(name)
        position = end
      }
    }
  }
}
