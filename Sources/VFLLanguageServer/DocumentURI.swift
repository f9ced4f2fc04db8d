import VFLChecking

/// Functions for document URIs.
enum DocumentURI {
  private static let scheme = "file:"

  /// Returns the absolute path in a `file` URI, or `nil` for any other URI.
  static func path(of uri: String) -> FilePath? {
    guard uri.lowercased().hasPrefix(scheme) else { return nil }
    var rest = uri.utf8.dropFirst(scheme.utf8.count)
    if rest.starts(with: "//".utf8) { rest = rest.dropFirst(2) }
    guard let slash = rest.firstIndex(of: UInt8(ascii: "/")) else { return nil }
    let host = String(decoding: rest[..<slash], as: UTF8.self).lowercased()
    guard host.isEmpty || host == "localhost" else { return nil }
    let end = rest.firstIndex { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#") }
    return FilePath(decoded(Array(rest[slash..<(end ?? rest.endIndex)]))).normalized
  }

  /// Decodes percent-encoded bytes, such as `%2F`.
  ///
  /// Invalid escape sequences are unchanged.
  private static func decoded(_ text: [UInt8]) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count)
    var index = 0
    while index < text.count {
      if text[index] == UInt8(ascii: "%"), index + 2 < text.count,
        let high = digit(text[index + 1]), let low = digit(text[index + 2])
      {
        bytes.append(high << 4 | low)
        index += 3
      } else {
        bytes.append(text[index])
        index += 1
      }
    }
    return bytes
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    Character(Unicode.Scalar(byte)).hexDigitValue.map { UInt8($0) }
  }
}
