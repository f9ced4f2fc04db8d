/// Finds the root of the project that contains a file.
struct ProjectRoot {
  let fileSystem: any FileSystem
  /// The user's home directory, or `nil` if it is unknown.
  let home: FilePath?

  /// Returns the root of the project that contains a directory, or `nil` if there is none.
  ///
  /// The root is the nearest parent directory with an entry `.git`. If there is none, it is the nearest
  /// parent directory that contains a package, an Xcode project, an Xcode workspace or a configuration. The
  /// directory itself can be the root. The home directory, its parent directories and the root of the file
  /// system are never the root of a project.
  ///
  /// - Parameter directory: The absolute path of the directory.
  func root(around directory: FilePath) -> FilePath? {
    let candidates = candidates(around: directory)
    return candidates.first {
      fileSystem.kind(of: $0.appending(".git"), followingLinks: true) != nil
    } ?? candidates.first(where: containsProject)
  }

  private func candidates(around directory: FilePath) -> [FilePath] {
    var found: [FilePath] = []
    var next: FilePath? = directory
    while let current = next, current.parent != nil, !containsHome(current) {
      found.append(current)
      next = current.parent
    }
    return found
  }

  private func containsHome(_ directory: FilePath) -> Bool {
    guard let home else { return false }
    return home == directory || home.relative(to: directory) != home
  }

  private func containsProject(_ directory: FilePath) -> Bool {
    let entries = (try? fileSystem.entries(ofDirectory: directory)) ?? []
    return entries.contains { entry in
      Self.names.contains { entry.name.elementsEqual($0.utf8) }
        || Self.extensions.contains(FilePath(entry.name).fileExtension)
    }
  }

  private static let names = ["Package.swift", ConfigurationFinder.fileName]
  private static let extensions: Set<String> = ["xcodeproj", "xcworkspace"]
}
