/// Finds the ignore files outside of a directory that apply to the directory.
struct IgnoreFinder: Sendable {
  static let fileName = ".gitignore"

  let fileSystem: any FileSystem

  /// Returns the rules from the ignore files of the parent directories, up to the root of the repository.
  ///
  /// Returns no rules if the directory is not in a repository.
  ///
  /// - Parameter directory: The absolute path of the directory.
  func rules(above directory: FilePath) -> IgnoreRules {
    var directories: [FilePath] = []
    var next: FilePath? = directory
    while let current = next {
      if isRepository(current) { return rules(of: directories.reversed(), root: current) }
      if let parent = current.parent { directories.append(parent) }
      next = current.parent
    }
    return IgnoreRules()
  }

  /// Returns the rules that apply to a whole repository, except the rules from the ignore file in its root.
  func rules(ofRepository root: FilePath) -> IgnoreRules {
    var rules = IgnoreRules()
    if let directory = commonDirectory(of: root),
      let text = try? fileSystem.contents(ofFile: directory.appending("info/exclude"))
    {
      rules.append(IgnoreList(text, in: root))
    }
    return rules
  }

  /// Returns the ignore file in a directory, or `nil` if the file is missing or unreadable.
  func list(of directory: FilePath) -> IgnoreList? {
    guard let text = try? fileSystem.contents(ofFile: directory.appending(Self.fileName)) else {
      return nil
    }
    return IgnoreList(text, in: directory)
  }

  private func rules(of directories: [FilePath], root: FilePath) -> IgnoreRules {
    var rules = rules(ofRepository: root)
    for directory in directories {
      if let list = list(of: directory) { rules.append(list) }
    }
    return rules
  }

  private func isRepository(_ directory: FilePath) -> Bool {
    fileSystem.kind(of: directory.appending(".git"), followingLinks: true) != nil
  }

  /// Returns the directory in which git stores the data that all worktrees of a repository share, or `nil` if
  /// it cannot be determined.
  ///
  /// In a worktree or a submodule, `.git` is a file that contains the path of a directory. A `commondir` file
  /// in this directory contains the path of the shared directory.
  private func commonDirectory(of root: FilePath) -> FilePath? {
    let entry = root.appending(".git")
    guard fileSystem.kind(of: entry, followingLinks: true) == .file else { return entry }
    guard let text = try? fileSystem.contents(ofFile: entry),
      text.starts(with: "gitdir: ".utf8)
    else { return nil }
    let own = Self.path(in: text.dropFirst(8)).absolute(from: root)
    guard let common = try? fileSystem.contents(ofFile: own.appending("commondir")) else {
      return own
    }
    return Self.path(in: common[...]).absolute(from: own)
  }

  /// Returns the path on the first line of a file.
  private static func path(in text: ArraySlice<UInt8>) -> FilePath {
    FilePath(Array(text.prefix { $0 != 0x0A && $0 != 0x0D }))
  }
}
