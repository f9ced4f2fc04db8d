package import VFLCompiler

/// Finds the configuration that applies to a directory: the `.vfl.json` in this directory or in the nearest
/// parent directory.
///
/// Each configuration file is read only once.
///
/// The search stops at the root of a repository. A check of the repository therefore has the same result on
/// every machine.
package struct ConfigurationFinder {
  /// The name of a configuration file.
  package static let fileName = ".vfl.json"

  /// Where configurations are read from.
  package enum Source: Sendable, Hashable {
    /// The file in the directory itself or in its nearest parent directory.
    case nearest
    /// The same file for all directories.
    case file(FilePath)
    /// No file. The default configuration applies to all directories.
    case none
  }

  /// The configurations found so far.
  ///
  /// The first element is the default configuration.
  package private(set) var configurations: [Configuration]
  /// The errors in configuration files, with the sources of the files.
  package private(set) var groups: [DiagnosticGroup] = []

  private let fileSystem: any FileSystem
  private let source: Source
  private let currentDirectory: FilePath
  private var indices: [FilePath: Int] = [:]
  /// The index of the configuration that applies to all directories, or `nil` if each directory is searched.
  private var only: Int?

  /// Creates a finder that resolves relative paths in the working directory.
  package init(_ source: Source, in currentDirectory: FilePath, _ fileSystem: any FileSystem) {
    self.source = source
    self.currentDirectory = currentDirectory
    self.fileSystem = fileSystem
    configurations = [Configuration(base: currentDirectory)]
    switch source {
    case .nearest: break
    case .none: only = 0
    case .file(let path): only = read(path.absolute(from: currentDirectory), name: path.text)
    }
  }

  /// Returns the index in ``configurations`` of the configuration that applies to a directory.
  ///
  /// - Parameter directory: The absolute path of the directory.
  package mutating func nearest(to directory: FilePath) -> Int {
    if let only { return only }
    if let index = indices[directory] { return index }
    var directories: [FilePath] = []
    var next: FilePath? = directory
    var index = 0
    while let current = next {
      if let known = indices[current] {
        index = known
        break
      }
      directories.append(current)
      let path = current.appending(Self.fileName)
      if fileSystem.kind(of: path, followingLinks: true) == .file {
        index = read(path, name: path.relative(to: currentDirectory).text)
        break
      }
      let isRoot = fileSystem.kind(of: current.appending(".git"), followingLinks: true) != nil
      next = isRoot ? nil : current.parent
    }
    for directory in directories { indices[directory] = index }
    return index
  }

  private mutating func read(_ path: FilePath, name: String) -> Int {
    do {
      let bytes = try fileSystem.contents(ofFile: path)
      let (configuration, group) = ConfigurationReader.read(bytes, of: path, name: name)
      configurations.append(configuration)
      if let group { groups.append(group) }
    } catch {
      groups.append(DiagnosticGroup(sources: [], diagnostics: [error.diagnostic(for: name)]))
      configurations.append(Configuration(file: path, base: path.parent ?? path))
    }
    return configurations.count - 1
  }
}
