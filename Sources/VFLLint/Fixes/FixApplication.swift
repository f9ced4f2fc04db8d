package import VFLDiagnostics
package import VFLSyntax

/// Applies fix-its to a source file, and verifies the result with a check.
///
/// The result depends only on the source and the check.
///
/// Fix-its are applied in waves. A wave contains at most one fix-it for each format string (or other line of
/// the source), and the result of the wave is checked again. The check compares each format string separately
/// with its previous state, so that a fix-it that improves one format string cannot compensate for a fix-it
/// that damages another: see ``FixProof``. If a wave fails the check, it is halved until the failing fix-it
/// is found. Only that fix-it is skipped.
package struct FixApplication {
  /// The set of fix-its to apply.
  package enum Choice: Sendable, Hashable {
    /// Safe fix-its only.
    case safe
    /// All fix-its, including unsafe ones, which can change the meaning.
    case all
  }

  /// A format string in the source.
  package struct Format: Sendable {
    /// The spans of the source that contain the format string; empty if the format string is a whole line.
    package let places: [SourceSpan]
    /// The spans among ``places`` that the program may also use for another purpose.
    package let sharedPlaces: [SourceSpan]
    /// The tree of the format string; `nil` if the format string has an error.
    package let tree: FormatTree?

    /// Creates a format string.
    package init(
      places: [SourceSpan] = [], sharedPlaces: [SourceSpan] = [], tree: FormatTree?
    ) {
      self.places = places
      self.sharedPlaces = sharedPlaces
      self.tree = tree
    }
  }

  /// The result of checking a source.
  package struct Check: Sendable {
    /// The diagnostics.
    ///
    /// Their spans and the spans of their fix-its refer to the checked source.
    package let diagnostics: [Diagnostic]
    /// The format strings, ordered by position.
    package let formats: [Format]

    /// Creates the result of a check.
    package init(diagnostics: [Diagnostic], formats: [Format]) {
      self.diagnostics = diagnostics
      self.formats = formats
    }
  }

  /// The source with the applied fix-its.
  package private(set) var text: [UInt8]
  /// The result of checking ``text``.
  package private(set) var check: Check
  /// The fixed diagnostics, in the order in which they were fixed.
  package private(set) var fixed: [Diagnostic] = []

  /// The maximum number of rounds.
  ///
  /// Each round can fix diagnostics that the previous round uncovered. Format strings are short, so few
  /// rounds are needed.
  private static let roundLimit = 20

  /// Whether all fix-its were tried before the check limit was reached.
  package var isComplete: Bool { checkCount < checkLimit }

  private let recheck: ([UInt8]) -> Check
  private let checkLimit: Int
  private var checkCount = 1
  private var proof: FixProof

  /// Applies the fix-its of a source.
  ///
  /// - Parameter checkLimit: The maximum number of checks. Fix-its that have not been tried when the limit is
  ///   reached are not applied.
  package init(
    to text: [UInt8], choice: Choice, checkLimit: Int = Limit.fixChecks.value,
    check: @escaping ([UInt8]) -> Check
  ) {
    self.text = text
    self.checkLimit = checkLimit
    recheck = check
    self.check = check(text)
    proof = FixProof(self.check, of: text)
    for _ in 0..<Self.roundLimit {
      let before = fixed.count
      for stage in FixCandidate.Stage.allCases where !stage.isUnsafe || choice == .all {
        exhaust(stage)
      }
      guard fixed.count > before else { return }
    }
  }

  /// Tries all fix-its of a stage in waves.
  private mutating func exhaust(_ stage: FixCandidate.Stage) {
    // The number of rejected fix-its for each unit. The next wave skips them.
    var rejected: [FixProof.Unit: Int] = [:]
    while checkCount < checkLimit {
      let before = fixed.count
      let units = candidatesByUnit(stage)
      while checkCount < checkLimit, fixed.count == before {
        let wave = units.compactMap { unit, candidates in
          candidates.dropFirst(rejected[unit, default: 0]).first
        }.sorted { $0.span.start < $1.span.start }
        guard !wave.isEmpty else { return }
        tryOut(wave[...], stage, &rejected)
      }
    }
  }

  /// Returns the candidates of a stage for each unit that has any.
  ///
  /// The units are ordered by their first candidates.
  private func candidatesByUnit(
    _ stage: FixCandidate.Stage
  ) -> [(unit: FixProof.Unit, candidates: [FixCandidate])] {
    var units: [(unit: FixProof.Unit, candidates: [FixCandidate])] = []
    var places: [FixProof.Unit: Int] = [:]
    for candidate in candidates(stage) {
      let unit = proof.unit(of: candidate.diagnostic)
      if let place = places[unit] {
        units[place].candidates.append(candidate)
      } else {
        places[unit] = units.count
        units.append((unit, [candidate]))
      }
    }
    return units
  }

  /// Returns the candidates of a stage.
  ///
  /// In the stage `lint`, a candidate is excluded if it changes a string that the program may compare with
  /// another string or use for another purpose.
  private func candidates(_ stage: FixCandidate.Stage) -> [FixCandidate] {
    let candidates = FixCandidate.chosen(from: check.diagnostics, stage, in: text)
    if stage != .lint || candidates.isEmpty { return candidates }
    let places = candidates.map { candidate -> SourceSpan? in
      guard case .format(let index) = proof.unit(of: candidate.diagnostic) else { return nil }
      return check.formats[index].places.first {
        $0.start <= candidate.span.start && candidate.span.end <= $0.end
      }
    }
    let shared = Set(check.formats.flatMap { $0.sharedPlaces })
    let repeated = RepeatedSpellings.places(
      among: places.compactMap { $0 }, besides: Set(check.formats.flatMap { $0.places }), in: text)
    return zip(candidates, places).compactMap { candidate, place in
      place.map { repeated.contains($0) || shared.contains($0) } == true ? nil : candidate
    }
  }

  /// Applies as many of the candidates as possible, and counts the candidates that fail the check.
  ///
  /// If the candidates fail together, each half is tried separately. The later half is tried first, so that
  /// the positions of the earlier candidates stay valid.
  private mutating func tryOut(
    _ candidates: ArraySlice<FixCandidate>, _ stage: FixCandidate.Stage,
    _ rejected: inout [FixProof.Unit: Int]
  ) {
    guard let first = candidates.first, checkCount < checkLimit else { return }
    let edits = candidates.flatMap { $0.fixIt.edits }
    let result = SourceEdit.apply(edits, to: text)
    let found = recheck(result)
    checkCount += 1
    let next = FixProof(found, of: result)
    let units = candidates.map { proof.unit(of: $0.diagnostic) }
    if next.holds(
      after: proof, fixing: units,
      guessing: stage.isUnsafe ? SourceEdit.resultSpans(of: edits) : [],
      keepsMeaning: stage == .lint)
    {
      (text, check, proof) = (result, found, next)
      fixed += candidates.map { $0.diagnostic }
    } else if candidates.count > 1 {
      let middle = (candidates.startIndex + candidates.endIndex) / 2
      tryOut(candidates[middle...], stage, &rejected)
      tryOut(candidates[..<middle], stage, &rejected)
    } else {
      rejected[proof.unit(of: first.diagnostic), default: 0] += 1
    }
  }
}
