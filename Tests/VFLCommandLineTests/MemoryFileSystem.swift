@testable import VFLChecking
@testable import VFLCommandLine

/// A file system in memory whose directories are the parent directories of its files and links.
final class MemoryFileSystem: FileSystem {
  private let files: [FilePath: [UInt8]]
  private let failures: [FilePath: String]
  private let links: [FilePath: FilePath]
  private let directories: [FilePath: Set<[UInt8]>]
  /// The directory that relative paths refer to.
  private let directory: FilePath
  private let log: ReadLog?

  /// Creates a file system that contains the given files and their parent directories.
  ///
  /// Relative paths are resolved against `directory`.
  init(
    files: [String: [UInt8]], oddFiles: [FilePath: [UInt8]] = [:], failures: [String: String],
    links: [String: String], directory: FilePath, log: ReadLog? = nil
  ) {
    func path(_ text: String) -> FilePath { FilePath(text).absolute(from: directory) }
    self.directory = directory
    self.log = log
    self.files = Dictionary(uniqueKeysWithValues: files.map { (path($0), $1) })
      .merging(oddFiles) { $1 }
    self.failures = Dictionary(uniqueKeysWithValues: failures.map { (path($0), $1) })
    self.links = Dictionary(uniqueKeysWithValues: links.map { (path($0), path($1)) })
    var directories: [FilePath: Set<[UInt8]>] = [:]
    for start in Array(self.files.keys) + self.failures.keys + self.links.keys + [directory] {
      var next = start
      while let parent = next.parent {
        directories[parent, default: []].insert(Array(next.name))
        next = parent
      }
    }
    if directories[directory] == nil { directories[directory] = [] }
    self.directories = directories
  }

  func contents(ofFile path: FilePath) throws(InputError) -> [UInt8] {
    let path = resolved(path)
    if let reason = failures[path] { throw InputError(reason: reason) }
    if let bytes = files[path] {
      log?.note(path)
      return bytes
    }
    throw InputError(reason: directories[path] == nil ? "no such file" : "it is a directory")
  }

  func kind(of path: FilePath, followingLinks: Bool) -> FileKind? {
    guard !path.bytes.isEmpty else { return nil }
    if !followingLinks, links[path.absolute(from: directory)] != nil { return .link }
    let path = resolved(path)
    if directories[path] != nil { return .directory }
    return files[path] != nil || failures[path] != nil ? .file : nil
  }

  func entries(ofDirectory path: FilePath) throws(InputError) -> [DirectoryEntry] {
    let path = resolved(path)
    if let reason = failures[path] { throw InputError(reason: reason) }
    guard let names = directories[path] else { throw InputError(reason: "no such file") }
    // A file system may list entries in any order. Reversed order reveals callers that forget to
    // sort.
    return names.sorted { $1.lexicographicallyPrecedes($0) }.compactMap { name in
      kind(of: path.appending(name), followingLinks: false).map { DirectoryEntry(name, $0) }
    }
  }

  private func resolved(_ path: FilePath) -> FilePath {
    let path = path.absolute(from: directory)
    return links[path].map(resolved) ?? path
  }
}
