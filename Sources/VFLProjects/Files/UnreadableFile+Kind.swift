package import VFLDiagnostics
import VFLDocuments

extension UnreadableFile {
  /// A file of a kind that a subcommand does not read; `kinds` is a phrase such as "no .vfl text".
  package static func ofOtherKind(_ path: String, _ kinds: String) -> Diagnostic {
    let file = FilePath(path)
    if let language = file.foreignLanguage {
      return UnreadableFile(
        path: path, reason: "a source in \(language)",
        advice: "format strings are looked for in Swift and Objective-C"
      ).diagnostic(in: .document)
    }
    let advice =
      file.hostLanguage == nil
      ? nil
      : "`vfl check` looks at the format strings of sources, and `vfl convert` writes them as code"
    return UnreadableFile(path: path, reason: "a file that is \(kinds)", advice: advice)
      .diagnostic(in: .document)
  }

  /// A file, or standard input, that is no text at all.
  package static func ofNoText(_ path: String) -> Diagnostic {
    UnreadableFile(path: path, reason: "a file that is no text").diagnostic(in: .document)
  }

  /// Why what stands on standard input is no layout; `nil` where it may be one.
  package static func ofStandardInput(_ bytes: [UInt8]) -> Diagnostic? {
    if LayoutDocument.looksLikeJSON(bytes) { return nil }
    if ByteContent.isBinary(bytes), WideText.utf8(of: bytes) == nil { return ofNoText("-") }
    return ByteContent.isSource(bytes) ? ofUnnamedSource : nil
  }

  /// A source on standard input, whose language nobody has said.
  private static let ofUnnamedSource = UnreadableFile(
    path: "-", reason: "what looks like a source",
    advice: "its name says in which language it is: `vfl check --stdin-filename Card.swift -`"
  ).diagnostic(in: .document)
}
