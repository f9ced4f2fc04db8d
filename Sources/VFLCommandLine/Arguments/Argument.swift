/// A command-line argument: any bytes, as the system passes them.
package struct Argument: Sendable, Hashable {
  /// The bytes.
  package let bytes: [UInt8]

  /// Creates an argument from its bytes.
  package init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Creates an argument from a string.
  package init(_ text: String) {
    bytes = Array(text.utf8)
  }

  /// The argument as a string.
  ///
  /// Invalid UTF-8 sequences are replaced by U+FFFD.
  var text: String { String(decoding: bytes, as: UTF8.self) }
}
