/// The path of a file or directory: arbitrary bytes, as the system passes them, with `/` between components.
///
/// No operation accesses the file system.
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

  /// The path as a string.
  ///
  /// Invalid UTF-8 sequences are replaced by U+FFFD.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Whether the path is absolute.
  package var isAbsolute: Bool { bytes.first == Self.slash }

  /// The last component.
  package var name: ArraySlice<UInt8> {
    bytes[(bytes.lastIndex(of: Self.slash).map { $0 + 1 } ?? 0)...]
  }

  /// The part of the name after the last dot, in lower case.
  ///
  /// Empty if the name contains no dot after its first character.
  package var fileExtension: String {
    guard let dot = name.lastIndex(of: Self.dot), dot > name.startIndex else { return "" }
    return String(decoding: name[(dot + 1)...], as: UTF8.self).lowercased()
  }

  /// The directory that contains an absolute path, or `nil` for the root.
  package var parent: FilePath? {
    guard bytes.count > 1, let slash = bytes.lastIndex(of: Self.slash) else { return nil }
    return FilePath(slash == 0 ? [Self.slash] : Array(bytes[..<slash]))
  }

  /// Returns the path of an entry in this directory.
  ///
  /// If this path is empty, it denotes the working directory, and the result is the name itself.
  package func appending(_ name: some Collection<UInt8>) -> FilePath {
    if bytes.isEmpty { return FilePath(Array(name)) }
    var joined = bytes
    joined.reserveCapacity(bytes.count + name.count + 1)
    if joined.last != Self.slash { joined.append(Self.slash) }
    joined.append(contentsOf: name)
    return FilePath(joined)
  }

  /// Returns the path of an entry in this directory.
  package func appending(_ name: String) -> FilePath { appending(Array(name.utf8)) }

  /// The path without empty components, without `.`, and without `..` after another component.
  ///
  /// The working directory becomes an empty path.
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

  /// Returns the path, resolved against a directory if it is relative.
  ///
  /// A relative path is returned unchanged if the directory is an empty path.
  package func absolute(from directory: FilePath) -> FilePath {
    if isAbsolute { return normalized }
    return directory.bytes.isEmpty ? self : directory.appending(bytes).normalized
  }

  /// Returns the path relative to a directory, or the path itself if it is not inside the directory.
  ///
  /// Both paths must be absolute. If the directory is an empty path, the path itself is returned.
  package func relative(to directory: FilePath) -> FilePath {
    guard directory.isAbsolute else { return self }
    let start = directory.bytes == [Self.slash] ? 1 : directory.bytes.count + 1
    guard bytes.count >= start, bytes.starts(with: directory.bytes),
      bytes[start - 1] == Self.slash
    else { return self }
    return FilePath(Array(bytes[start...]))
  }
}

extension FilePath: Comparable {
  /// Whether the bytes of one path lexicographically precede the bytes of another.
  package static func < (first: FilePath, second: FilePath) -> Bool {
    first.bytes.lexicographicallyPrecedes(second.bytes)
  }
}
