/// The path of a file or a folder: any bytes, as the system has them, with `/` between the parts.
///
/// All of it is done on the text, and nothing here asks the system.
package struct FilePath: Sendable, Hashable {
  /// The bytes of the path.
  package let bytes: [UInt8]

  /// Creates a path from its bytes.
  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Creates a path from a text.
  package init(_ text: String) {
    bytes = Array(text.utf8)
  }

  private static let slash = UInt8(ascii: "/")
  private static let dot = UInt8(ascii: ".")

  /// The path as text; bytes that are not UTF-8 come out as U+FFFD.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Whether the path begins at the root.
  package var isAbsolute: Bool { bytes.first == Self.slash }

  /// The last part.
  package var name: ArraySlice<UInt8> {
    bytes[(bytes.lastIndex(of: Self.slash).map { $0 + 1 } ?? 0)...]
  }

  /// What stands behind the last dot of the name, in small letters; empty where there is none, or only
  /// one in front.
  package var fileExtension: String {
    guard let dot = name.lastIndex(of: Self.dot), dot > name.startIndex else { return "" }
    return String(decoding: name[(dot + 1)...], as: UTF8.self).lowercased()
  }

  /// The folder that it lies in, of an absolute path; `nil` for the root.
  package var parent: FilePath? {
    guard bytes.count > 1, let slash = bytes.lastIndex(of: Self.slash) else { return nil }
    return FilePath(slash == 0 ? [Self.slash] : Array(bytes[..<slash]))
  }

  /// The path of an entry of this folder; the current folder, an empty path, leaves no trace in it.
  package func appending(_ name: some Collection<UInt8>) -> FilePath {
    if bytes.isEmpty { return FilePath(Array(name)) }
    var joined = bytes
    joined.reserveCapacity(bytes.count + name.count + 1)
    if joined.last != Self.slash { joined.append(Self.slash) }
    joined.append(contentsOf: name)
    return FilePath(joined)
  }

  /// The path of an entry of this folder.
  package func appending(_ name: String) -> FilePath { appending(Array(name.utf8)) }

  /// The path without empty parts, `.`, and any `..` that has a part in front of it.
  ///
  /// The current folder is an empty path.
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

  /// The absolute path of what this path leads to from a folder.
  ///
  /// A relative path remains as it is if the folder is an empty path.
  package func absolute(from folder: FilePath) -> FilePath {
    if isAbsolute { return normalized }
    return folder.bytes.isEmpty ? self : folder.appending(bytes).normalized
  }

  /// The path as seen from a folder that it lies in; itself where it lies elsewhere.
  ///
  /// Both are absolute. A path outside every folder is relative to an empty path.
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
  /// Whether the bytes of one path come before those of another.
  package static func < (first: FilePath, second: FilePath) -> Bool {
    first.bytes.lexicographicallyPrecedes(second.bytes)
  }
}
