import VFLSyntax

/// The names that an equation needs.
enum EquationNames {
  /// The names of items: those that a `.` follows, in the order of the text.
  static func items(in text: [UInt8]) -> [String] {
    var names: [String] = []
    var position = 0
    while position < text.count {
      let end = NameText.end(of: text, from: position)
      guard end > position else {
        // A number may hold letters, so it is passed over as a whole.
        position = max(NumberText.end(of: text, from: position), position + 1)
        continue
      }
      if end < text.count, text[end] == UInt8(ascii: ".") {
        names.append(String(decoding: text[position..<end], as: UTF8.self))
        // What follows the point is an attribute.
        position = max(NameText.end(of: text, from: end + 1), end + 1)
      } else {
        position = end
      }
    }
    return names
  }
}
