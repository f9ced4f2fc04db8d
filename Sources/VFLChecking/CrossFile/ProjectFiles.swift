import VFLDiagnostics
import VFLSources

/// The other source files of the projects that contain the named files.
///
/// A hook or an editor names single files, but these files can call wrapper functions of any file of the
/// project. The other files are therefore read as context: their functions are known to the named files, but
/// their format strings are neither checked nor counted.
package struct ProjectFiles {
  /// The other source files, ordered by their distance from the named files.
  package private(set) var inputs: [CheckInput] = []
  /// The configurations of the named files, followed by those of other directories.
  ///
  /// Errors in these other configurations are not reported.
  package let configurations: [Configuration]
  /// Whether the search for files stopped because it reached a limit.
  package private(set) var isCutOff = false

  /// Creates an empty list for inputs with the given configurations.
  package init(_ configurations: ConfigurationFinder) {
    self.configurations = configurations.configurations
  }

  /// Finds the other source files of the projects that contain the named files.
  ///
  /// Only files in the languages of the named files are found, because a function is known only to files in
  /// its own language. A file that certainly passes no format string to a function needs no context. If a
  /// named file belongs to no project, only the files in its directory are found.
  ///
  /// - Parameters:
  ///   - all: The inputs of the run.
  ///   - flags: The patterns that the command line specifies.
  ///   - home: The user's home directory, or `nil` if it is unknown.
  package init(
    around all: [CheckInput], flags: IgnoreList, home: FilePath?,
    _ configurations: ConfigurationFinder, _ fileSystem: any FileSystem
  ) {
    var configurations = configurations
    var directories: Set<FilePath> = []
    var extensions: Set<String> = []
    for input in all {
      guard input.isNamed, !input.isExcluded, let language = input.language,
        let directory = input.absolutePath?.parent, directory.isAbsolute,
        let text = input.hostText(fileSystem), HostScan.mayPassFormats(text)
      else { continue }
      directories.insert(directory)
      extensions.formUnion(language == .swift ? ["swift"] : ["m", "mm", "h"])
    }
    let finder = ProjectRoot(fileSystem: fileSystem, home: home)
    var walk = DirectoryWalk(
      fileSystem, flags: flags, extensions: extensions,
      directoryLimit: Limit.projectDirectories.value, fileLimit: Limit.projectFiles.value)
    var files: [DirectoryWalk.File] = []
    var visits: [(distance: Int, directory: FilePath)] = []
    for directory in directories.sorted() {
      guard let root = finder.root(around: directory) else {
        // Without a project, subdirectories can contain anything, such as all projects of a user.
        var single = DirectoryWalk(
          fileSystem, flags: flags, extensions: extensions, directoryLimit: 0,
          fileLimit: Limit.projectFiles.value)
        single.walk(directory, absolutePath: directory, &configurations)
        files += single.files
        continue
      }
      var (distance, next) = (0, directory)
      visits.append((distance, next))
      while next != root, let parent = next.parent {
        (distance, next) = (distance + 1, parent)
        visits.append((distance, next))
      }
    }
    // The nearest files come first, so that a limit excludes the most distant files.
    visits.sort { ($0.distance, $0.directory) < ($1.distance, $1.directory) }
    for (_, directory) in visits where !walk.isCutOff {
      walk.walk(directory, absolutePath: directory, &configurations)
    }
    isCutOff = walk.isCutOff
    var known = Set(all.compactMap { $0.absolutePath })
    for file in walk.files + files where known.insert(file.absolutePath).inserted {
      var input = CheckInput(
        name: file.path.text, absolutePath: file.absolutePath, configuration: file.configuration,
        content: .file, isNamed: false)
      input.isContext = true
      inputs.append(input)
    }
    self.configurations = configurations.configurations
  }
}
