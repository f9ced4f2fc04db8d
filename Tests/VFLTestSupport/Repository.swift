package import Foundation

/// The files of this repository, for tests that read what people read.
package enum Repository {
  /// The folder that holds `Package.swift`.
  package static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The place of a path that is relative to the root.
  package static func url(of path: String) -> URL {
    root.appending(path: path)
  }

  /// The place of a path that is relative to the root, as the system's own calls want it.
  package static func systemPath(of path: String) -> String {
    url(of: path).path(percentEncoded: false)
  }

  /// Whether something stands at a path that is relative to the root.
  package static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: systemPath(of: path))
  }

  /// The text of the file at a path that is relative to the root.
  package static func text(at path: String) throws -> String {
    try String(contentsOf: url(of: path), encoding: .utf8)
  }

  /// The paths, relative to the root and sorted, of all files below a folder whose names end in a
  /// full stop and `suffix`; hidden ones are left out.
  ///
  /// A folder that does not exist has no files: a caller that needs some has to ask for that.
  package static func files(in folder: String, withExtension suffix: String) -> [String] {
    let start = systemPath(of: folder)
    guard let paths = FileManager.default.enumerator(atPath: start) else { return [] }
    return paths.compactMap { $0 as? String }
      .filter { path in
        path.hasSuffix("." + suffix)
          && !path.split(separator: "/").contains { $0.hasPrefix(".") }
      }
      .map { folder + "/" + $0 }
      .sorted()
  }
}
