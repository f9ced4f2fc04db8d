import VFLDiagnostics

/// Finds the files in directories that can contain format strings, in a deterministic order.
///
/// The entries of a directory are visited in byte order of their names. Symbolic links are not followed, so
/// the walk cannot run into a cycle or find a file twice. ``IgnoreRules`` determine which entries are
/// skipped. A directory that the user names is visited even if the rules exclude it.
package struct DirectoryWalk {
  /// A file that was found.
  package struct File: Sendable, Hashable {
    /// The path to display, which begins with the path of the directory as the user specified it.
    package let path: FilePath
    /// The absolute path.
    package let absolutePath: FilePath
    /// The index of the file's configuration in ``ConfigurationFinder/configurations``.
    package let configuration: Int

    /// Creates a file.
    package init(path: FilePath, absolutePath: FilePath, configuration: Int) {
      (self.path, self.absolutePath, self.configuration) = (path, absolutePath, configuration)
    }
  }

  /// A directory that could not be read.
  package struct UnreadablePath: Sendable, Hashable {
    /// The path to display, which begins with the path of the directory as the user specified it.
    package let path: FilePath
    /// The reason why the directory could not be read.
    package let failure: InputError
  }

  /// The extensions of files that can contain format strings.
  package static let extensions: Set<String> = ["vfl", "swift", "m", "mm", "h"]
  /// The extensions of the files that are checked.
  package static let checkedExtensions = extensions.union(FilePath.extensionsOfInterfaces)

  /// The files found so far, in the order in which they are visited.
  package private(set) var files: [File] = []
  /// The directories that could not be read.
  package private(set) var failures: [UnreadablePath] = []
  /// The directories that contain sources but were skipped because of their names.
  package private(set) var skippedDirectories: [FilePath] = []

  /// Whether the walk stopped because it reached the directory limit or the file limit.
  package private(set) var isCutOff = false

  private let fileSystem: any FileSystem
  private let extensions: Set<String>
  private let directoryLimit: Int
  private let fileLimit: Int
  private var directoryCount = 0
  private let flags: IgnoreList
  private let ignoreFinder: IgnoreFinder

  /// The directories that were walked.
  ///
  /// A later walk of a parent directory does not visit them again.
  private var walked: Set<FilePath> = []

  /// Creates a walk that visits at most `directoryLimit` directories and finds at most `fileLimit` files.
  ///
  /// - Parameters:
  ///   - flags: The patterns that the command line specifies.
  ///   - extensions: The extensions of the files to find.
  package init(
    _ fileSystem: any FileSystem, flags: IgnoreList,
    extensions: Set<String> = DirectoryWalk.extensions, directoryLimit: Int = .max,
    fileLimit: Int = .max
  ) {
    self.fileSystem = fileSystem
    self.extensions = extensions
    (self.directoryLimit, self.fileLimit) = (directoryLimit, fileLimit)
    self.flags = flags
    ignoreFinder = IgnoreFinder(fileSystem: fileSystem)
  }

  /// Walks a directory and adds the files that it contains.
  package mutating func walk(
    _ directory: FilePath, absolutePath: FilePath, _ configurations: inout ConfigurationFinder
  ) {
    let place = VisitedDirectory(
      path: directory.normalized, absolutePath: absolutePath,
      configuration: configurations.nearest(to: absolutePath),
      rules: ignoreFinder.rules(above: absolutePath))
    visit(place, isFirst: true, &configurations)
    walked.insert(absolutePath)
  }

  /// A directory that is visited, with the configuration and rules that apply to it.
  private struct VisitedDirectory {
    var path: FilePath
    var absolutePath: FilePath
    var configuration: Int
    var rules: IgnoreRules
  }

  private mutating func visit(
    _ place: VisitedDirectory, isFirst: Bool, _ configurations: inout ConfigurationFinder
  ) {
    guard !walked.contains(place.absolutePath) else { return }
    guard isFirst || directoryCount < directoryLimit, files.count < fileLimit else {
      isCutOff = true
      return
    }
    if !isFirst { directoryCount += 1 }
    var place = place
    let entries: [DirectoryEntry]
    do {
      entries = try fileSystem.entries(ofDirectory: place.absolutePath)
    } catch {
      failures.append(UnreadablePath(path: place.path, failure: error))
      return
    }
    let names = Set(entries.map { $0.name })
    if !isFirst {
      // A nested repository has its own ignore rules and configuration.
      if names.contains(Array(".git".utf8)) {
        place.rules = ignoreFinder.rules(ofRepository: place.absolutePath)
        place.configuration = configurations.nearest(to: place.absolutePath)
      } else if names.contains(Array(ConfigurationFinder.fileName.utf8)) {
        place.configuration = configurations.nearest(to: place.absolutePath)
      }
    }
    if names.contains(Array(IgnoreFinder.fileName.utf8)),
      let list = ignoreFinder.list(of: place.absolutePath)
    {
      place.rules.append(list)
    }
    let overrides = [flags, configurations.configurations[place.configuration].ignoreList]
      .filter { !$0.isEmpty }
    let sorted = entries.sorted { $0.name.lexicographicallyPrecedes($1.name) }
    for entry in sorted where entry.kind == .file || entry.kind == .directory {
      let path = place.path.appending(entry.name)
      let isDirectory = entry.kind == .directory
      guard isDirectory || extensions.contains(path.fileExtension) else { continue }
      let absolutePath = place.absolutePath.appending(entry.name)
      if place.rules.isIgnored(absolutePath, isDirectory: isDirectory, overrides: overrides) {
        if isDirectory, place.rules.isForeign(absolutePath, overrides: overrides),
          containsSources(absolutePath)
        {
          skippedDirectories.append(path)
        }
        continue
      }
      if isDirectory {
        let inner = VisitedDirectory(
          path: path, absolutePath: absolutePath, configuration: place.configuration,
          rules: place.rules)
        visit(inner, isFirst: false, &configurations)
      } else if files.count == fileLimit {
        isCutOff = true
        return
      } else {
        files.append(
          File(path: path, absolutePath: absolutePath, configuration: place.configuration))
      }
    }
  }

  /// Whether a directory or one of its subdirectories contains a file that can contain format strings.
  ///
  /// Only the first few subdirectories are searched, because there may be very many.
  private func containsSources(_ directory: FilePath) -> Bool {
    var directories = [directory]
    var index = 0
    while index < directories.count, index < Self.searchedDirectories {
      for entry in (try? fileSystem.entries(ofDirectory: directories[index])) ?? [] {
        let path = directories[index].appending(entry.name)
        if entry.kind == .directory { directories.append(path) }
        if entry.kind == .file, Self.extensions.contains(path.fileExtension) { return true }
      }
      index += 1
    }
    return false
  }

  /// The maximum number of directories that are searched for sources in a skipped directory.
  private static let searchedDirectories = 16
}
