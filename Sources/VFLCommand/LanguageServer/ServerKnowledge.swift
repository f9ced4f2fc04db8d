import VFLSources

/// What the server knows besides its open documents.
struct ServerKnowledge {
  /// What the command line has said.
  let invocation: CheckInvocation
  let fileSystem: any FileSystem
  /// The folder of the client's project, or in which the server runs.
  var folder: FilePath
  /// In what columns count.
  var encoding = PositionEncoding.utf16
  /// The macros of headers of the project that hand a format on.
  var macros: [FormatWrapper] = []
  /// What each file of the project sees of the functions of others.
  var shared: [FilePath: SharedWrappers] = [:]
}
