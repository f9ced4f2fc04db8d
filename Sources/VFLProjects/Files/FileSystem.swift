/// The files that a command may read, from any thread.
package protocol FileSystem: AnyObject, Sendable {
  /// The whole content of a file, a device or a pipe.
  func contents(ofFile path: FilePath) throws(InputFailure) -> [UInt8]

  /// What stands at a path; `nil` where nothing does.
  ///
  /// A symbolic link is told as what it leads to, or else as a link.
  func kind(of path: FilePath, followingLinks: Bool) -> FileKind?

  /// What lies in a folder, in any order, without `.` and `..`.
  func entries(ofFolder path: FilePath) throws(InputFailure) -> [FolderEntry]
}

/// The kind of a thing at a path.
package enum FileKind: Sendable, Hashable {
  /// A file with content.
  case file
  /// A folder.
  case folder
  /// A symbolic link, which may lead anywhere.
  case link
  /// A pipe, a device, a socket.
  case other
}

/// A name in a folder.
package struct FolderEntry: Sendable, Hashable {
  /// The name, without a path.
  package let name: [UInt8]
  /// The kind of the entry, links not followed.
  package let kind: FileKind

  /// Creates an entry.
  package init(_ name: [UInt8], _ kind: FileKind) {
    self.name = name
    self.kind = kind
  }
}
