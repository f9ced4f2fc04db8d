/// A path as the system knows it, any bytes but NUL, and how reports spell it.
package struct ReportPath: Sendable, Hashable {
  /// The bytes.
  package let bytes: [UInt8]

  private static let slash = UInt8(ascii: "/")

  /// Creates a path from its bytes.
  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Creates a path from a text.
  package init(_ text: String) {
    self.init(Array(text.utf8))
  }

  /// The path as text; bytes that are not UTF-8 are U+FFFD in it.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Whether the path stands for no file: `<stdin>`, `<arguments>`.
  var isNameless: Bool { bytes.first == 0x3C && bytes.last == 0x3E }

  /// Whether the path begins at the root of the file system.
  package var isAbsolute: Bool { bytes.first == Self.slash }

  /// The path without empty components and `.`, and with `..` only in front.
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

  /// The path from the root of the file system, for a root that is itself absolute.
  package func absolute(in root: ReportPath?) -> ReportPath {
    guard let root, !isAbsolute, !isNameless else { return isNameless ? self : normalized }
    return ReportPath(root.bytes + [Self.slash] + bytes).normalized
  }

  /// The path below a root where it lies below it, and else the absolute one.
  package func relative(to root: ReportPath?) -> ReportPath {
    guard let root, !isNameless else { return isNameless ? self : normalized }
    let whole = absolute(in: root).bytes
    let base = root.normalized.bytes
    let start = base == [Self.slash] ? base : base + [Self.slash]
    return whole.starts(with: start) && whole.count > start.count
      ? ReportPath(Array(whole[start.count...])) : ReportPath(whole)
  }

  /// The path as a URI reference (RFC 3986): `file://` in front of an absolute one, and every byte
  /// but letters, digits, `-._~` and the slash percent-encoded.
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
