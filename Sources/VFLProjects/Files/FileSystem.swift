/// The file system that a command reads, from any thread.
package protocol FileSystem: AnyObject, Sendable {
  /// Returns the whole content of a file, a device or a pipe.
  func contents(ofFile path: FilePath) throws(InputFailure) -> [UInt8]

  /// Returns the kind of the item at a path, or `nil` if there is none.
  ///
  /// If `followingLinks` is `true`, a symbolic link has the kind of its destination.
  func kind(of path: FilePath, followingLinks: Bool) -> FileKind?

  /// Returns the entries of a directory, in any order, without `.` and `..`.
  func entries(ofFolder path: FilePath) throws(InputFailure) -> [FolderEntry]
}

/// The kind of an item at a path.
package enum FileKind: Sendable, Hashable {
  /// A regular file.
  case file
  /// A directory.
  case folder
  /// A symbolic link.
  case link
  /// A pipe, a device or a socket.
  case other
}

/// An entry of a directory.
package struct FolderEntry: Sendable, Hashable {
  /// The name without a path.
  package let name: [UInt8]
  /// The kind of the entry, without following links.
  package let kind: FileKind

  /// Creates an entry.
  package init(_ name: [UInt8], _ kind: FileKind) {
    self.name = name
    self.kind = kind
  }
}
