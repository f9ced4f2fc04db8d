/// The path of a file or a directory: any bytes, as the system passes them, with `/` between the components.
///
/// All operations work on the text and never access the file system.
package struct FilePath: Sendable, Hashable {
  /// The bytes of the path.
  package let bytes: [UInt8]

  /// Creates a path from its bytes.
  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Creates a path from a string.
  package init(_ text: String) {
    bytes = Array(text.utf8)
  }

  private static let slash = UInt8(ascii: "/")
  private static let dot = UInt8(ascii: ".")

  /// The path as text.
  ///
  /// Bytes that are not UTF-8 become U+FFFD.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Whether the path is absolute.
  package var isAbsolute: Bool { bytes.first == Self.slash }

  /// The last component.
  package var name: ArraySlice<UInt8> {
    bytes[(bytes.lastIndex(of: Self.slash).map { $0 + 1 } ?? 0)...]
  }

  /// The text after the last dot of the name, in lower case.
  ///
  /// Empty if there is no dot except at the beginning.
  package var fileExtension: String {
    guard let dot = name.lastIndex(of: Self.dot), dot > name.startIndex else { return "" }
    return String(decoding: name[(dot + 1)...], as: UTF8.self).lowercased()
  }

  /// The directory that contains an absolute path, or `nil` for the root.
  package var parent: FilePath? {
    guard bytes.count > 1, let slash = bytes.lastIndex(of: Self.slash) else { return nil }
    return FilePath(slash == 0 ? [Self.slash] : Array(bytes[..<slash]))
  }

  /// Returns the path of an entry of this directory.
  ///
  /// An empty path is the working directory.
  package func appending(_ name: some Collection<UInt8>) -> FilePath {
    if bytes.isEmpty { return FilePath(Array(name)) }
    var joined = bytes
    joined.reserveCapacity(bytes.count + name.count + 1)
    if joined.last != Self.slash { joined.append(Self.slash) }
    joined.append(contentsOf: name)
    return FilePath(joined)
  }

  /// Returns the path of an entry of this directory.
  package func appending(_ name: String) -> FilePath { appending(Array(name.utf8)) }

  /// The path without empty components, `.`, and any `..` that follows another component.
  ///
  /// The working directory is an empty path.
  package var normalized: FilePath {
    var parts: [ArraySlice<UInt8>] = []
    for part in bytes.split(separator: Self.slash) {
      switch part {
      case [Self.dot]: continue
      case [Self.dot, Self.dot]:
        if let last = parts.last, last != [Self.dot, Self.dot] {
          parts.removeLast()
        } else if !isAbsolute {
          parts.append(part)
        }
      default: parts.append(part)
      }
    }
    return FilePath((isAbsolute ? [Self.slash] : []) + parts.joined(separator: [Self.slash]))
  }

  /// Returns the absolute path that this path denotes in a directory.
  ///
  /// A relative path remains relative if the directory is an empty path.
  package func absolute(from folder: FilePath) -> FilePath {
    if isAbsolute { return normalized }
    return folder.bytes.isEmpty ? self : folder.appending(bytes).normalized
  }

  /// Returns the path relative to a directory that contains it, or the path itself if the directory does not
  /// contain it.
  ///
  /// Both paths are absolute. If the directory is an empty path, the path itself is returned.
  package func relative(to folder: FilePath) -> FilePath {
    guard folder.isAbsolute else { return self }
    let start = folder.bytes == [Self.slash] ? 1 : folder.bytes.count + 1
    guard bytes.count >= start, bytes.starts(with: folder.bytes),
      bytes[start - 1] == Self.slash
    else { return self }
    return FilePath(Array(bytes[start...]))
  }
}

extension FilePath: Comparable {
  /// Whether the bytes of one path precede the bytes of another.
  package static func < (first: FilePath, second: FilePath) -> Bool {
    first.bytes.lexicographicallyPrecedes(second.bytes)
  }
}
