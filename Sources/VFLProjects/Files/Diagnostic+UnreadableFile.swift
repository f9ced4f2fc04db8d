package import VFLDiagnostics
import VFLDocuments

extension Diagnostic {
  /// A file of a kind that a subcommand does not read; `kinds` is a phrase such as "no .vfl text".
  package static func fileOfOtherKind(_ path: String, _ kinds: String) -> Diagnostic {
    let file = FilePath(path)
    if let language = file.foreignLanguage {
      return Finding.unreadableFile(
        path: path, reason: "a source in \(language)",
        advice: "format strings are looked for in Swift and Objective-C"
      ).diagnostic(in: .document)
    }
    let advice =
      file.hostLanguage == nil
      ? nil
      : "`vfl check` looks at the format strings of sources, and `vfl convert` writes them as code"
    return Finding.unreadableFile(path: path, reason: "a file that is \(kinds)", advice: advice)
      .diagnostic(in: .document)
  }

  /// A file, or standard input, that is no text at all.
  package static func fileWithoutText(_ path: String) -> Diagnostic {
    Finding.unreadableFile(path: path, reason: "a file that is no text").diagnostic(in: .document)
  }

  /// Why what stands on standard input is no layout; `nil` where it may be one.
  package static func unreadableStandardInput(_ bytes: [UInt8]) -> Diagnostic? {
    if LayoutDocument.looksLikeJSON(bytes) { return nil }
    if ByteContent.isBinary(bytes), WideText.utf8(of: bytes) == nil { return fileWithoutText("-") }
    return ByteContent.isSource(bytes) ? unnamedSource : nil
  }

  /// A source on standard input, whose language nobody has said.
  private static let unnamedSource = Finding.unreadableFile(
    path: "-", reason: "what looks like a source",
    advice: "its name says in which language it is: `vfl check --stdin-filename Card.swift -`"
  ).diagnostic(in: .document)
}
