package import VFLDiagnostics

/// The fix-its of a text, applied as far as they prove right: a pure function of the text and of a
/// check.
///
/// In each round the first fix-it of each finding is tried, the earlier one where two overlap. What
/// they lead to is checked again and kept only if there are fewer errors, or as many and fewer other
/// findings, no code has more errors, and what was no error keeps the meaning; else the fix-its are tried in halves, so that one that
/// does not prove right keeps no other one out. Rounds go on until nothing more is mended.
package struct FixApplication {
  /// Which fix-its are applied.
  package enum Choice: Sendable, Hashable {
    /// Those that are safe.
    case safe
    /// Those that may change the meaning, too.
    case all
  }

  /// What a check says of a text.
  package struct Check: Sendable {
    /// The findings; their spans and those of their fix-its count in the text that was checked.
    package let diagnostics: [Diagnostic]
    /// What each format of the text means; `nil` for one with an error.
    package let meanings: [FormatMeaning?]

    /// Creates the answer of a check.
    package init(diagnostics: [Diagnostic], meanings: [FormatMeaning?]) {
      self.diagnostics = diagnostics
      self.meanings = meanings
    }
  }

  /// The text, as far as it is mended.
  package private(set) var text: [UInt8]
  /// What is left to find in it.
  package private(set) var check: Check
  /// The findings that were mended, in the order in which that happened.
  package private(set) var mended: [Diagnostic] = []

  /// A round mends what the one before it uncovered; formats are too short to hide much more.
  private static let roundLimit = 20
  /// How many texts are checked at most; what is not tried by then stays.
  private static let checkLimit = 500

  private let recheck: ([UInt8]) -> Check
  private var checkCount = 1

  /// Applies the fix-its of a text.
  package init(to text: [UInt8], choice: Choice, check: @escaping ([UInt8]) -> Check) {
    self.text = text
    recheck = check
    self.check = check(text)
    for _ in 0..<Self.roundLimit {
      let before = mended.count
      for stage in FixCandidate.Stage.allCases where stage != .unsafe || choice == .all {
        let candidates = FixCandidate.chosen(from: self.check.diagnostics, stage)
        tryOut(candidates[...], stage)
      }
      guard mended.count > before else { return }
    }
  }

  /// Keeps as many of the candidates as prove right.
  ///
  /// Those behind come first, so that the places of those in front stay the same.
  private mutating func tryOut(_ candidates: ArraySlice<FixCandidate>, _ stage: FixCandidate.Stage)
  {
    guard !candidates.isEmpty, checkCount < Self.checkLimit else { return }
    let result = SourceEdit.apply(candidates.flatMap(\.fixIt.edits), to: text)
    let found = recheck(result)
    checkCount += 1
    if proves(found, stage) {
      text = result
      check = found
      mended += candidates.map(\.diagnostic)
    } else if candidates.count > 1 {
      let middle = (candidates.startIndex + candidates.endIndex) / 2
      tryOut(candidates[middle...], stage)
      tryOut(candidates[..<middle], stage)
    }
  }

  /// Whether what a check found is better than what is found now.
  private func proves(_ found: Check, _ stage: FixCandidate.Stage) -> Bool {
    guard found.weight < check.weight else { return false }
    if stage == .lint, found.meanings != check.meanings { return false }
    var errors: [DiagnosticCode: Int] = [:]
    for diagnostic in check.diagnostics where diagnostic.severity == .error {
      errors[diagnostic.code, default: 0] += 1
    }
    for diagnostic in found.diagnostics where diagnostic.severity == .error {
      errors[diagnostic.code, default: 0] -= 1
    }
    return errors.values.allSatisfy { $0 >= 0 }
  }
}

extension FixApplication.Check {
  /// How many errors there are, and then how many findings: lint is silent where there is an error, so
  /// the number of findings alone may grow when one is mended.
  fileprivate var weight: (Int, Int) {
    (diagnostics.count { $0.severity == .error }, diagnostics.count)
  }
}
