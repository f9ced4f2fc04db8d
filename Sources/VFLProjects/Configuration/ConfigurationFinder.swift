import VFLDiagnostics
package import VFLDocuments

/// Finds the configuration of each directory: the nearest `.vfl.json` in a parent directory.
///
/// Each file is read once.
///
/// The search ends at the root of a repository. A check therefore has the same result on every machine with
/// the repository.
package struct ConfigurationFinder {
  /// The name of a configuration file.
  package static let fileName = ".vfl.json"

  /// The source of configurations.
  package enum Source: Sendable, Hashable {
    /// The nearest file in a parent directory.
    case nearest
    /// This file, for all directories.
    case file(FilePath)
    /// No file is read.
    case none
  }

  /// The configurations found so far.
  ///
  /// The first one is the default configuration.
  package private(set) var configurations: [Configuration]
  /// The errors of the configurations, with their texts.
  package private(set) var faults: [FaultGroup] = []

  private let fileSystem: any FileSystem
  private let source: Source
  private let currentFolder: FilePath
  private var indices: [FilePath: Int] = [:]
  /// The index of the only configuration, if all directories have the same.
  private var only: Int?

  /// Creates a finder for a command with a working directory.
  package init(_ source: Source, in currentFolder: FilePath, _ fileSystem: any FileSystem) {
    self.source = source
    self.currentFolder = currentFolder
    self.fileSystem = fileSystem
    configurations = [Configuration(base: currentFolder)]
    switch source {
    case .nearest: break
    case .none: only = 0
    case .file(let path): only = read(path.absolute(from: currentFolder), name: path.text)
    }
  }

  /// Returns the index of the configuration of a directory, given its absolute path.
  package mutating func nearest(to folder: FilePath) -> Int {
    if let only { return only }
    if let index = indices[folder] { return index }
    var folders: [FilePath] = []
    var next: FilePath? = folder
    var index = 0
    while let current = next {
      if let known = indices[current] {
        index = known
        break
      }
      folders.append(current)
      let path = current.appending(Self.fileName)
      if fileSystem.kind(of: path, followingLinks: true) == .file {
        index = read(path, name: path.relative(to: currentFolder).text)
        break
      }
      let isRoot = fileSystem.kind(of: current.appending(".git"), followingLinks: true) != nil
      next = isRoot ? nil : current.parent
    }
    for folder in folders { indices[folder] = index }
    return index
  }

  private mutating func read(_ path: FilePath, name: String) -> Int {
    do {
      let bytes = try fileSystem.contents(ofFile: path)
      let (configuration, fault) = ConfigurationReader.read(bytes, of: path, name: name)
      configurations.append(configuration)
      if let fault { faults.append(fault) }
    } catch {
      let fault = Finding.unreadableFile(path: name, reason: error.reason).diagnostic(in: .document)
      faults.append(FaultGroup(sources: [], diagnostics: [fault]))
      configurations.append(Configuration(file: path, base: path.parent ?? path))
    }
    return configurations.count - 1
  }
}
