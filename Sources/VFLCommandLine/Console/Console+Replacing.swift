import VFLChecking
import VFLDiagnostics

extension Console {
  /// Replaces the content of a file.
  ///
  /// Returns a diagnostic that contains `name` if the file could not be replaced, otherwise `nil`.
  mutating func replaceFile(
    at path: FilePath, named name: String, with bytes: [UInt8], if condition: WriteCondition
  ) -> Diagnostic? {
    do {
      try replaceFile(at: path, with: bytes, if: condition)
      return nil
    } catch {
      return LazyDiagnostic.unwritableFile(path: name, reason: error.reason, advice: error.advice)
        .diagnostic(in: .document)
    }
  }
}
