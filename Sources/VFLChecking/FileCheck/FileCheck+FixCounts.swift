import VFLCompiler
import VFLDiagnostics
import VFLLint

extension FileCheck {
  /// The maximum length in bytes of an input whose fix-its are counted.
  private static let countedLength = 1 << 20
  /// The maximum total size in bytes, and the maximum number, of the versions of an input that are checked
  /// while its fix-its are counted.
  private static let countedBytes = 1 << 22
  private static let countedTexts = 64
  /// The maximum number of diagnostics that are created while fix-its are counted.
  ///
  /// Creating them is most of the cost of a check.
  private static let countedDiagnostics = 4096

  /// Counts the diagnostics that the fix-its of an input would fix.
  ///
  /// Applies the fix-its as ``fixes(of:in:)`` does.
  func fixCounts(
    of bytes: [UInt8], in input: CheckInput, _ file: FileDiagnostics
  ) -> FixCounts {
    fixCounts(of: bytes.count, file) { check, limit in
      let safe = check.application(to: bytes, in: input, .safe, checkLimit: limit)
      // If safe fix-its remain, the next pass would count them as unsafe.
      guard safe.isComplete else {
        return FixCounts(safe: safe.fixed.count, isComplete: false)
      }
      let all = check.application(to: safe.text, in: input, .all, checkLimit: limit)
      return FixCounts(
        safe: safe.fixed.count, unsafe: all.fixed.count,
        isComplete: safe.isComplete && all.isComplete)
    }
  }

  /// Counts the diagnostics that fix-its would fix in format strings that were passed as arguments.
  func fixCounts(
    of document: LayoutDocument, in input: CheckInput, _ file: FileDiagnostics
  ) -> FixCounts {
    let length = document.formats.reduce(0) { $0 + $1.bytes.count }
    return fixCounts(of: length, file) { check, _ in
      let safe = check.fixes(of: document, in: input, .safe)
      let all = check.fixes(of: safe.document, in: input, .all)
      return FixCounts(safe: safe.fixed.count, unsafe: all.fixed.count)
    }
  }

  private func fixCounts(
    of length: Int, _ file: FileDiagnostics, _ count: (FileCheck, Int) -> FixCounts
  ) -> FixCounts {
    let diagnostics = file.effective.map { $0.diagnostic }
    guard diagnostics.contains(where: { !$0.fixIts.isEmpty }) else { return FixCounts() }
    guard length <= Self.countedLength,
      !diagnostics.contains(where: { $0.code == .tooManyDiagnostics })
    else {
      return FixCounts(isComplete: false)
    }
    let limit = min(
      Self.countedTexts, Self.countedBytes / max(length, 1),
      Self.countedDiagnostics / diagnostics.count)
    return count(fixing, max(limit, 1))
  }
}
