package import Foundation

/// The files of this repository.
package enum Repository {
  /// The directory that contains `Package.swift`.
  package static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Returns the URL of a path relative to the root.
  package static func url(of path: String) -> URL {
    root.appending(path: path)
  }

  /// Returns the absolute path of a file, for system calls.
  package static func systemPath(of path: String) -> String {
    url(of: path).path(percentEncoded: false)
  }

  /// Returns whether the repository contains a file or directory at a path relative to the root.
  ///
  /// Build products and Git's files are ignored, because another checkout may not have them.
  package static func exists(_ path: String) -> Bool {
    places.contains(path.split(separator: "/").filter { $0 != "." }.joined(separator: "/"))
  }

  /// Returns the content of the file at a path relative to the root.
  package static func text(at path: String) throws -> String {
    try String(contentsOf: url(of: path), encoding: .utf8)
  }

  /// Returns the paths of all files with the extension `suffix` in a directory and its subdirectories, except
  /// hidden files.
  ///
  /// The paths are relative to the root and sorted. If the directory does not exist, the result is empty, so
  /// callers should check that there are files.
  package static func files(in directory: String, withExtension suffix: String) -> [String] {
    let start = systemPath(of: directory)
    guard let paths = FileManager.default.enumerator(atPath: start) else { return [] }
    return paths.compactMap { $0 as? String }
      .filter { path in
        path.hasSuffix("." + suffix)
          && !path.split(separator: "/").contains { $0.hasPrefix(".") }
      }
      .map { directory + "/" + $0 }
      .sorted()
  }

  /// All files and the directories that contain them.
  private static let places: Set<String> = allFiles.reduce(into: []) { places, path in
    let parts = path.split(separator: "/")
    for count in 1...parts.count { places.insert(parts.prefix(count).joined(separator: "/")) }
  }

  /// The sorted paths, relative to the root, of all files in the repository except build products and Git's
  /// files.
  package static let allFiles: [String] = {
    let start = root.path(percentEncoded: false)
    let top = (try? FileManager.default.contentsOfDirectory(atPath: start)) ?? []
    let kept = top.filter { ![".build", ".git", ".swiftpm", "Package.resolved"].contains($0) }
    return kept.flatMap { entry -> [String] in
      guard let paths = FileManager.default.enumerator(atPath: systemPath(of: entry)) else {
        return [entry]
      }
      let inside = paths.compactMap { $0 as? String }.map { "\(entry)/\($0)" }
      return inside.isEmpty ? [entry] : inside
    }.filter { path in
      var isContainer: ObjCBool = false
      return FileManager.default.fileExists(atPath: systemPath(of: path), isDirectory: &isContainer)
        && !isContainer.boolValue
    }.sorted()
  }()
}
