/// A name that is compared by its bytes.
///
/// Two different `String` values are equal if they are canonically equivalent in Unicode. Two different keys
/// of a document would then be the same name.
struct ByteName: Hashable, Sendable {
  private let text: String

  /// Creates a name from a text.
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
