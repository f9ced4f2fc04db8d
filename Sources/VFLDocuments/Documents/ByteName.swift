/// A name that is compared by its bytes.
///
/// A `String` also equals its decomposition, so that two keys of a document would be one.
struct ByteName: Hashable, Sendable {
  private let text: String

  /// Creates the name of a text.
  init(_ text: String) {
    self.text = text
  }

  static func == (first: ByteName, second: ByteName) -> Bool {
    first.text.utf8.elementsEqual(second.text.utf8)
  }

  func hash(into hasher: inout Hasher) {
    var text = text
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}
