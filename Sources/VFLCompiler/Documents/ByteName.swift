/// A name that is compared by its bytes.
///
/// `String` compares by canonical equivalence, so two keys that differ in their bytes could be equal.
struct ByteName: Hashable, Sendable {
  private let text: String

  /// Creates a name from a string.
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
