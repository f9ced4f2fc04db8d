/// A file system path, which may contain any byte except NUL, and its forms in reports.
package struct ReportPath: Sendable, Hashable {
  /// The bytes of the path.
  package let bytes: [UInt8]

  private static let slash = UInt8(ascii: "/")

  /// Creates a path from bytes.
  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Creates a path from a string.
  package init(_ text: String) {
    self.init(Array(text.utf8))
  }

  /// The path as a string, in which U+FFFD replaces invalid UTF-8.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Whether the path is a placeholder for an input without a file, such as `<stdin>` or `<arguments>`.
  var isNameless: Bool { bytes.first == 0x3C && bytes.last == 0x3E }

  /// Whether the path begins with a slash.
  package var isAbsolute: Bool { bytes.first == Self.slash }

  /// The path without empty components, `.` and `..`, except for `..` at the beginning of a relative path.
  ///
  /// The file system is not accessed, so symbolic links are not resolved. An empty path becomes `.`.
  package var normalized: ReportPath {
    var kept: [ArraySlice<UInt8>] = []
    let up: [UInt8] = [0x2E, 0x2E]
    for component in bytes.split(separator: Self.slash) where !component.elementsEqual([0x2E]) {
      guard component.elementsEqual(up) else {
        kept.append(component)
        continue
      }
      if let last = kept.last, !last.elementsEqual(up) {
        kept.removeLast()
      } else if !isAbsolute {
        kept.append(component)
      }
    }
    let joined = Array(kept.joined(separator: [Self.slash]))
    if isAbsolute { return ReportPath([Self.slash] + joined) }
    return ReportPath(joined.isEmpty ? [0x2E] : joined)
  }

  /// Returns the normalized absolute path, or a normalized relative path if `root` is `nil`.
  ///
  /// A placeholder such as `<stdin>` is returned unchanged.
  ///
  /// - Parameter root: The absolute path of the directory that relative paths refer to.
  package func absolute(in root: ReportPath?) -> ReportPath {
    guard let root, !isAbsolute, !isNameless else { return isNameless ? self : normalized }
    return ReportPath(root.bytes + [Self.slash] + bytes).normalized
  }

  /// Returns the path relative to `root` if it is inside that directory, otherwise the absolute path.
  ///
  /// If `root` is `nil`, the path is only normalized. A placeholder such as `<stdin>` is returned unchanged.
  package func relative(to root: ReportPath?) -> ReportPath {
    guard let root, !isNameless else { return isNameless ? self : normalized }
    let whole = absolute(in: root).bytes
    let base = root.normalized.bytes
    let start = base == [Self.slash] ? base : base + [Self.slash]
    return whole.starts(with: start) && whole.count > start.count
      ? ReportPath(Array(whole[start.count...])) : ReportPath(whole)
  }

  /// The path as a URI reference (RFC 3986).
  ///
  /// An absolute path begins with `file://`. All bytes except letters, digits, slashes and `-._~` are
  /// percent-encoded.
  package var uri: String {
    var uri: [UInt8] = isAbsolute ? Array("file://".utf8) : []
    uri.reserveCapacity(bytes.count + 8)
    let digits = Array("0123456789ABCDEF".utf8)
    for byte in bytes {
      if Self.isUnreserved(byte) {
        uri.append(byte)
      } else {
        uri += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 0xF)]]
      }
    }
    return String(decoding: uri, as: UTF8.self)
  }

  private static func isUnreserved(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "-._~/".utf8.contains(byte)
    }
  }
}
