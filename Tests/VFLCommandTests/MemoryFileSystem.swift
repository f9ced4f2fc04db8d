@testable import VFLCommand
@testable import VFLProjects

/// A file system in memory whose directories are the parent directories of its files and links.
final class MemoryFileSystem: FileSystem {
  private let files: [FilePath: [UInt8]]
  private let failures: [FilePath: String]
  private let links: [FilePath: FilePath]
  private let folders: [FilePath: Set<[UInt8]>]
  /// The directory that relative paths refer to.
  private let folder: FilePath
  private let log: ReadLog?

  /// Creates a file system that contains the given files and their parent directories.
  ///
  /// Relative paths are resolved against `folder`.
  init(
    files: [String: [UInt8]], oddFiles: [FilePath: [UInt8]] = [:], failures: [String: String],
    links: [String: String], folder: FilePath, log: ReadLog? = nil
  ) {
    func path(_ text: String) -> FilePath { FilePath(text).absolute(from: folder) }
    self.folder = folder
    self.log = log
    self.files = Dictionary(uniqueKeysWithValues: files.map { (path($0), $1) })
      .merging(oddFiles) { $1 }
    self.failures = Dictionary(uniqueKeysWithValues: failures.map { (path($0), $1) })
    self.links = Dictionary(uniqueKeysWithValues: links.map { (path($0), path($1)) })
    var folders: [FilePath: Set<[UInt8]>] = [:]
    for start in Array(self.files.keys) + self.failures.keys + self.links.keys + [folder] {
      var next = start
      while let parent = next.parent {
        folders[parent, default: []].insert(Array(next.name))
        next = parent
      }
    }
    if folders[folder] == nil { folders[folder] = [] }
    self.folders = folders
  }

  func contents(ofFile path: FilePath) throws(InputError) -> [UInt8] {
    let path = resolved(path)
    if let reason = failures[path] { throw InputError(reason: reason) }
    if let bytes = files[path] {
      log?.note(path)
      return bytes
    }
    throw InputError(reason: folders[path] == nil ? "no such file" : "it is a folder")
  }

  func kind(of path: FilePath, followingLinks: Bool) -> FileKind? {
    guard !path.bytes.isEmpty else { return nil }
    if !followingLinks, links[path.absolute(from: folder)] != nil { return .link }
    let path = resolved(path)
    if folders[path] != nil { return .folder }
    return files[path] != nil || failures[path] != nil ? .file : nil
  }

  func entries(ofDirectory path: FilePath) throws(InputError) -> [DirectoryEntry] {
    let path = resolved(path)
    if let reason = failures[path] { throw InputError(reason: reason) }
    guard let names = folders[path] else { throw InputError(reason: "no such file") }
    // A file system may list entries in any order. Reversed order reveals callers that forget to
    // sort.
    return names.sorted { $1.lexicographicallyPrecedes($0) }.compactMap { name in
      kind(of: path.appending(name), followingLinks: false).map { DirectoryEntry(name, $0) }
    }
  }

  private func resolved(_ path: FilePath) -> FilePath {
    let path = path.absolute(from: folder)
    return links[path].map(resolved) ?? path
  }
}
