/// Read access to a file system.
///
/// It can be used from any thread.
package protocol FileSystem: AnyObject, Sendable {
  /// Returns the entire content of a file, a device or a pipe.
  func contents(ofFile path: FilePath) throws(InputError) -> [UInt8]

  /// Returns the kind of the file at a path, or `nil` if there is none.
  ///
  /// If `followingLinks` is `true`, returns the kind of a symbolic link's destination instead of `.link`.
  func kind(of path: FilePath, followingLinks: Bool) -> FileKind?

  /// Returns the entries of a directory in unspecified order, without `.` and `..`.
  func entries(ofDirectory path: FilePath) throws(InputError) -> [DirectoryEntry]
}

/// The kind of a file.
package enum FileKind: Sendable, Hashable {
  /// A regular file.
  case file
  /// A directory.
  case directory
  /// A symbolic link.
  case link
  /// A pipe, a device or a socket.
  case other
}

/// A directory entry.
package struct DirectoryEntry: Sendable, Hashable {
  /// The name of the entry, without its directory.
  package let name: [UInt8]
  /// The kind of the entry.
  ///
  /// A symbolic link is not followed.
  package let kind: FileKind

  /// Creates an entry.
  package init(_ name: [UInt8], _ kind: FileKind) {
    self.name = name
    self.kind = kind
  }
}

/// An error that is thrown if an input cannot be read.
package struct InputError: Error, Sendable, Hashable {
  /// A phrase that describes the problem, such as "no such file".
  package let reason: String

  /// Creates an error from a phrase.
  package init(reason: String) {
    self.reason = reason
  }

  /// The error for a path at which there is no file.
  package static let noSuchFile = InputError(reason: "no such file")

  /// The error for a relative path whose working directory cannot be determined.
  package static let noWorkingDirectory = InputError(
    reason: "the path is relative, but the working directory does not exist")

  /// The error for an input that exceeds the maximum size.
  package static let tooLong = InputError(reason: "it is larger than 1 GiB")
}
