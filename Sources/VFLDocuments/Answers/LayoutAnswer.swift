import LayoutSolver
import VFLDiagnostics
package import VFLLayout
package import VFLRendering

/// The answer to a layout: what is wrong with it, and what a question about it finds.
package struct LayoutAnswer: Sendable {
  /// What is asked about a layout.
  package enum Question: Sendable, Hashable {
    /// Whether its formats are right, and which names they need.
    case validity
    /// Its constraint records.
    case records
    /// Its frames, at one size or over ranges of sizes; so many conflicts or ambiguities are told, or as many
    /// as the JSON has.
    case frames(over: [SizeRange] = [], limit: Int? = nil)
  }

  /// The layout.
  package let layout: CompiledLayout
  private let question: Question
  /// What was solved; `nil` when nothing was, or nothing could be.
  package private(set) var result: LayoutResult?
  /// How the layout depends on the sizes of the container that were asked about.
  package private(set) var sensitivities: [LayoutSensitivity] = []
  /// The diagnostics with their texts: the compiler's, then the solver's.
  package private(set) var faults: [FaultGroup]
  /// How many conflicts or ambiguities are not among them because of the limit.
  package private(set) var untoldCount = 0

  /// Answers a question about a layout, and says on the way how far the search is.
  package init(
    to layout: CompiledLayout, _ question: Question,
    reporting step: (SearchStep) -> Void = { _ in }
  ) {
    self.layout = layout
    self.question = question
    faults = layout.faults
    guard case .frames(let ranges, let limit) = question, !layout.hasErrors else { return }
    let narration = LayoutNarration(of: layout.problem, text: layout.texts.text, limit: limit)
    ranges.isEmpty ? solve(narration, step) : vary(over: ranges, narration, step)
  }

  private mutating func solve(_ narration: LayoutNarration, _ step: (SearchStep) -> Void) {
    var engine = LayoutEngine(backend: SimplexBackend())
    do {
      let result = try engine.solve(layout.problem, explaining: true) {
        step(.conflicts(found: $0))
      }
      untoldCount = narration.untoldCount(of: result)
      self.result = result
      add(narration.diagnostics(for: result))
    } catch {
      add(narration.diagnostics(for: error))
    }
  }

  /// Finds how the layout depends on the container's size, one axis after the other.
  private mutating func vary(
    over ranges: [SizeRange], _ narration: LayoutNarration, _ step: (SearchStep) -> Void
  ) {
    var found: [Diagnostic] = []
    var told: Set<[ConflictMember]> = []
    do {
      for range in ranges {
        let sensitivity = try layout.problem.sensitivity(
          axis: range.axis, over: range.sizes,
          goesOn: { size, count in
            step(.range(range, at: size, regimeCount: count))
            return true
          }, noting: { step(.conflicts(found: $0)) })
        sensitivities.append(sensitivity)
        let narrated = narration.diagnostics(for: sensitivity, besides: told) {
          step(.telling(conflict: $0, of: $1))
        }
        found += narrated.told
        untoldCount += narrated.untoldCount
        let lasting = sensitivity.impossible.filter { $0.extent == .all }
        told.formUnion(lasting.map { $0.conflict })
      }
    } catch {
      sensitivities = []
      found = narration.diagnostics(for: error)
    }
    add(found)
  }

  /// Adds what a check has found by solving the layout; an error makes it invalid.
  package mutating func add(_ found: FaultGroup?) {
    if let found { faults.append(found) }
  }

  private mutating func add(_ found: [Diagnostic]) {
    if !found.isEmpty { faults.append(layout.texts.group(of: found)) }
  }

  /// Whether an error was found.
  package var hasErrors: Bool { faults.contains { $0.hasErrors } }

  /// The answer as other programs read it.
  package var json: AnswerJSON {
    let diagnostics = faults.flatMap { $0.diagnostics }
    let (names, records) = (layout.itemNames, layout.problem.records)
    var json = AnswerJSON(
      status: "invalid", records: [], itemNames: names, diagnostics: diagnostics)
    guard !layout.hasErrors else {
      if question == .validity { json.records = nil }
      return json
    }
    switch question {
    case .validity:
      json.records = nil
      guard !hasErrors else { return json }
      json.status = "valid"
      if !layout.hasCheckedNames { json.needs = layout.requiredNames }
      return json
    case .records: (json.status, json.records) = ("compiled", records)
    case .frames:
      if let result {
        json = AnswerJSON(result, records: records, itemNames: names, diagnostics: diagnostics)
      } else if !sensitivities.isEmpty {
        (json.status, json.records) = (statusOfRanges, records)
        json.sensitivity = sensitivities
      }
    }
    json.guides = layout.guides
    return json
  }

  /// The status of an answer over ranges: unsatisfiable if the layout is at some size that was asked about, or
  /// else ambiguous if the layout is at some size.
  ///
  /// Sizes beyond an open end were not asked about.
  private var statusOfRanges: String {
    let isAmbiguous = sensitivities.contains { sensitivity in
      sensitivity.regimes.contains { !$0.freeAttributes.isEmpty }
    }
    return hasErrors ? "unsatisfiable" : isAmbiguous ? "ambiguous" : "solved"
  }
}
