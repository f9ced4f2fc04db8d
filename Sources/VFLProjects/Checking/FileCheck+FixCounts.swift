import VFLDiagnostics
import VFLDocuments
import VFLLint

extension FileCheck {
  /// The longest text, in bytes, in which fixes are tried only to be counted.
  private static let countedLength = 1 << 20
  /// How many bytes are checked for that at most, and how many texts.
  private static let countedBytes = 1 << 22
  private static let countedTexts = 64
  /// How many findings are told on the way at most: telling them is most of what a check costs.
  private static let countedFindings = 4096

  /// How many findings of a text its fixes would mend, which is tried out as ``fixes(of:in:)`` does.
  func fixCounts(
    of bytes: [UInt8], in input: CheckInput, _ findings: FileFindings
  ) -> FixCounts {
    fixCounts(of: bytes.count, findings) { check, limit in
      let safe = check.application(to: bytes, in: input, .safe, checkLimit: limit)
      // What safe fixes are left would count as unsafe ones.
      guard safe.isComplete else {
        return FixCounts(safe: safe.mended.count, isComplete: false)
      }
      let all = check.application(to: safe.text, in: input, .all, checkLimit: limit)
      return FixCounts(
        safe: safe.mended.count, unsafe: all.mended.count,
        isComplete: safe.isComplete && all.isComplete)
    }
  }

  /// How many findings of the formats of the command line fixes would mend.
  func fixCounts(
    of document: LayoutDocument, _ configuration: Configuration, _ findings: FileFindings
  ) -> FixCounts {
    let length = document.formats.reduce(0) { $0 + $1.bytes.count }
    return fixCounts(of: length, findings) { check, _ in
      let safe = check.fixes(of: document, configuration, .safe)
      let all = check.fixes(of: safe.document, configuration, .all)
      return FixCounts(safe: safe.fixed.count, unsafe: all.fixed.count)
    }
  }

  private func fixCounts(
    of length: Int, _ findings: FileFindings, _ count: (FileCheck, Int) -> FixCounts
  ) -> FixCounts {
    let told = findings.effective.map { $0.diagnostic }
    guard told.contains(where: { !$0.fixIts.isEmpty }) else { return FixCounts() }
    guard length <= Self.countedLength, !told.contains(where: { $0.code == .tooManyFaults }) else {
      return FixCounts(isComplete: false)
    }
    let limit = min(
      Self.countedTexts, Self.countedBytes / max(length, 1), Self.countedFindings / told.count)
    return count(mending, max(limit, 1))
  }
}
