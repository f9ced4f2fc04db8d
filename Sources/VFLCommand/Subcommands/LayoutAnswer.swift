import LayoutSolver
import VFLDiagnostics
import VFLLayout
import VFLRecords
import VFLRendering

/// The answer to a layout: what `check`, `compile` or `solve` make of it.
struct LayoutAnswer: Sendable {
  /// The layout.
  let layout: CompiledLayout
  /// The answer as other programs read it.
  var json: AnswerJSON
  /// What was solved; `nil` when nothing was, or nothing could be.
  private(set) var result: LayoutResult?
  /// How the layout depends on the sizes of the container that were asked about.
  private(set) var sensitivities: [LayoutSensitivity] = []
  /// The diagnostics with their texts: the compiler's, then the solver's.
  private(set) var faults: [FaultGroup]
  /// How many conflicts or ambiguities are not among them because of the limit.
  private(set) var untoldCount = 0

  /// Answers a layout as a subcommand does; `solve` may be asked about ranges of sizes.
  ///
  /// - Parameters:
  ///   - limit: How many conflicts or ambiguities are told; `nil` for as many as the JSON has.
  ///   - progress: Where it is said how far the search is.
  init(
    to layout: CompiledLayout, from subcommand: Subcommand.Name, over ranges: [SizeRange] = [],
    limit: Int? = nil, reporting progress: SearchProgress = SearchProgress()
  ) {
    self.layout = layout
    faults = layout.faults
    let diagnostics = layout.diagnostics
    json = AnswerJSON(
      status: "invalid", records: [], itemNames: layout.itemNames, diagnostics: diagnostics)
    switch subcommand {
    case .check:
      json.records = nil
      if !layout.hasErrors {
        json.status = "valid"
        if !layout.hasCheckedNames { json.needs = layout.requiredNames }
      }
    case .solve where layout.hasErrors: break
    case .solve:
      let narration = LayoutNarration(of: layout.problem, text: layout.text, limit: limit)
      ranges.isEmpty ? solve(narration, progress) : vary(over: ranges, narration, progress)
    default:
      if !layout.hasErrors {
        json.status = "compiled"
        json.records = layout.problem.records
      }
    }
    if json.records != nil, !layout.hasErrors { json.guides = layout.guides }
  }

  private mutating func solve(_ narration: LayoutNarration, _ progress: SearchProgress) {
    let problem = layout.problem
    var engine = LayoutEngine(backend: SimplexBackend())
    do {
      let result = try engine.solve(problem, explaining: true) {
        progress.step = .conflicts(found: $0)
      }
      let found = narration.diagnostics(for: result)
      untoldCount = narration.untoldCount(of: result)
      json = AnswerJSON(
        result, records: problem.records, itemNames: layout.itemNames,
        diagnostics: layout.diagnostics + found)
      self.result = result
      add(found)
    } catch {
      let found = narration.diagnostics(for: error)
      json.diagnostics += found
      add(found)
    }
  }

  /// Finds how the layout depends on the container's size, one axis after the other.
  ///
  /// The answer is unsatisfiable if the layout is at some size that was asked about, or else ambiguous if the
  /// layout is at some size. Sizes beyond an open end were not asked about.
  private mutating func vary(
    over ranges: [SizeRange], _ narration: LayoutNarration, _ progress: SearchProgress
  ) {
    let problem = layout.problem
    var found: [Diagnostic] = []
    var told: Set<[ConflictMember]> = []
    do {
      for range in ranges {
        let sensitivity = try problem.sensitivity(
          axis: range.axis, over: range.sizes,
          goesOn: { size, count in
            progress.step = .range(range, at: size, regimeCount: count)
            return true
          }, noting: { progress.step = .conflicts(found: $0) })
        sensitivities.append(sensitivity)
        let narrated = narration.diagnostics(for: sensitivity, besides: told) {
          progress.step = .telling(conflict: $0, of: $1)
        }
        found += narrated.told
        untoldCount += narrated.untoldCount
        let lasting = sensitivity.impossible.filter { $0.extent == .all }
        told.formUnion(lasting.map(\.conflict))
      }
      let isAmbiguous = sensitivities.contains { sensitivity in
        sensitivity.regimes.contains { !$0.freeAttributes.isEmpty }
      }
      let isImpossible = found.contains { $0.severity == .error }
      json.status = isImpossible ? "unsatisfiable" : isAmbiguous ? "ambiguous" : "solved"
      json.records = problem.records
      json.sensitivity = sensitivities
    } catch {
      sensitivities = []
      found = narration.diagnostics(for: error)
    }
    json.diagnostics += found
    add(found)
  }

  /// Adds what a check has found by solving the layout; an error makes it invalid.
  mutating func add(_ found: FaultGroup?) {
    guard let found else { return }
    faults.append(found)
    json.diagnostics += found.diagnostics
    if found.hasErrors { (json.status, json.needs) = ("invalid", nil) }
  }

  private mutating func add(_ found: [Diagnostic]) {
    if !found.isEmpty { faults.append(FaultGroup(sources: layout.sources, diagnostics: found)) }
  }

  /// Whether an error was found.
  var hasErrors: Bool { faults.contains(where: \.hasErrors) }
}
