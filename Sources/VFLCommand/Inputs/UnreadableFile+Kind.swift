import VFLDiagnostics

extension UnreadableFile {
  /// A file that is none of those that a subcommand reads, a phrase such as "no .vfl text".
  static func ofOtherKind(_ path: String, _ kinds: String) -> Diagnostic {
    UnreadableFile(path: path, reason: "a file that is \(kinds)").diagnostic(in: .document)
  }
}
