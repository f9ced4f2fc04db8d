/// A word of the command line: any bytes, as the system has them.
package struct Argument: Sendable, Hashable {
  /// The bytes.
  package let bytes: [UInt8]

  /// Creates a word from its bytes.
  package init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Creates a word from a text.
  package init(_ text: String) {
    bytes = Array(text.utf8)
  }

  /// The word as text; bytes that are not UTF-8 come out as U+FFFD.
  var text: String { String(decoding: bytes, as: UTF8.self) }
}
