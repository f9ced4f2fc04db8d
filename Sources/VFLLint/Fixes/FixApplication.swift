package import VFLDiagnostics
package import VFLSyntax

/// Applies the fix-its of a text as far as they prove right; a pure function of the text and of a check.
///
/// In each wave the first fix-it of one finding in each format is tried, and the result is checked again.
/// Each format is judged by itself, so that a fix-it that mends one format never makes up for one that spoils
/// another: see ``FixProof``. A wave that does not prove right is tried in halves, down to the fix-it at
/// fault, and only that one is left out.
package struct FixApplication {
  /// The choice of the fix-its that are applied.
  package enum Choice: Sendable, Hashable {
    /// The fix-its that are safe.
    case safe
    /// All fix-its, also those that may change the meaning.
    case all
  }

  /// A format of the text.
  package struct Format: Sendable {
    /// The bytes of the text that spell it; none where it fills its line.
    package let places: [SourceSpan]
    /// The bytes among ``places`` that the program may use for something else as well.
    package let sharedPlaces: [SourceSpan]
    /// The tree of the format; `nil` for a format with an error.
    package let tree: FormatTree?

    /// Creates a format.
    package init(
      places: [SourceSpan] = [], sharedPlaces: [SourceSpan] = [], tree: FormatTree?
    ) {
      self.places = places
      self.sharedPlaces = sharedPlaces
      self.tree = tree
    }
  }

  /// The answer of a check of a text.
  package struct Check: Sendable {
    /// The findings; their spans and those of their fix-its count in the text that was checked.
    package let diagnostics: [Diagnostic]
    /// The formats, by their place.
    package let formats: [Format]

    /// Creates the answer of a check.
    package init(diagnostics: [Diagnostic], formats: [Format]) {
      self.diagnostics = diagnostics
      self.formats = formats
    }
  }

  /// The text, as far as it is mended.
  package private(set) var text: [UInt8]
  /// The answer of the check to ``text`` as it is now.
  package private(set) var check: Check
  /// The findings that were mended, in the order in which that happened.
  package private(set) var mended: [Diagnostic] = []

  /// A round mends what the one before it uncovered; formats are too short to hide much more.
  private static let roundLimit = 20

  /// Whether everything was tried, before as many texts were checked as may be.
  package var isComplete: Bool { checkCount < checkLimit }

  private let recheck: ([UInt8]) -> Check
  private let checkLimit: Int
  private var checkCount = 1
  private var proof: FixProof

  /// Applies the fix-its of a text.
  ///
  /// - Parameter checkLimit: How many texts are checked at most; what is not tried by then stays.
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
      let before = mended.count
      for stage in FixCandidate.Stage.allCases where !stage.isUnsafe || choice == .all {
        exhaust(stage)
      }
      guard mended.count > before else { return }
    }
  }

  /// Tries all fix-its of a stage, wave by wave.
  private mutating func exhaust(_ stage: FixCandidate.Stage) {
    // How many fix-its of a unit are known not to prove right; the next one is tried in their stead.
    var refused: [FixProof.Unit: Int] = [:]
    while checkCount < checkLimit {
      let before = mended.count
      let units = candidatesByUnit(stage)
      while checkCount < checkLimit, mended.count == before {
        let wave = units.compactMap { unit, candidates in
          candidates.dropFirst(refused[unit, default: 0]).first
        }.sorted { $0.span.start < $1.span.start }
        guard !wave.isEmpty else { return }
        tryOut(wave[...], stage, &refused)
      }
    }
  }

  /// The candidates of a stage for each unit that has any; the units in the order of their first one.
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

  /// The candidates of a stage; a safe fix-it of lint leaves alone what the program may compare with
  /// another text, or use for something else.
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

  /// Keeps as many of the candidates as prove right, and counts the others.
  ///
  /// The candidates farthest back are applied first, so that the places of those in front stay the same.
  private mutating func tryOut(
    _ candidates: ArraySlice<FixCandidate>, _ stage: FixCandidate.Stage,
    _ refused: inout [FixProof.Unit: Int]
  ) {
    guard let first = candidates.first, checkCount < checkLimit else { return }
    let result = SourceEdit.apply(candidates.flatMap { $0.fixIt.edits }, to: text)
    let found = recheck(result)
    checkCount += 1
    let next = FixProof(found, of: result)
    let units = candidates.map { proof.unit(of: $0.diagnostic) }
    if next.holds(after: proof, mending: units, keepsMeaning: stage == .lint) {
      (text, check, proof) = (result, found, next)
      mended += candidates.map { $0.diagnostic }
    } else if candidates.count > 1 {
      let middle = (candidates.startIndex + candidates.endIndex) / 2
      tryOut(candidates[middle...], stage, &refused)
      tryOut(candidates[..<middle], stage, &refused)
    } else {
      refused[proof.unit(of: first.diagnostic), default: 0] += 1
    }
  }
}
