import VFLDiagnostics
import VFLProjects

extension Console {
  /// Gives a file a new content if it is still what it was when it was read; else says what was found
  /// instead of a file that can be written, by the name that people know it by.
  mutating func replaceFile(
    at path: FilePath, named name: String, readAs before: ContentMark?, with bytes: [UInt8]
  ) -> Diagnostic? {
    let reason = refusal(toReplaceFileAt: path, readAs: before, with: bytes)
    return reason.map { Finding.unwrittenFile(path: name, reason: $0).diagnostic(in: .document) }
  }

  private mutating func refusal(
    toReplaceFileAt path: FilePath, readAs before: ContentMark?, with bytes: [UInt8]
  ) -> String? {
    do {
      let now = try fileSystem.contents(ofFile: path)
      guard ContentMark(now) == before else { return "a file that has changed meanwhile" }
    } catch {
      return error.reason
    }
    do {
      try replaceFile(at: path, with: bytes)
    } catch {
      return error.reason
    }
    return nil
  }
}
