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
  /// The diagnostics with their texts: the compiler's, then the solver's.
  private(set) var faults: [FaultGroup]

  /// Answers a layout as a subcommand does.
  init(to layout: CompiledLayout, from subcommand: Subcommand.Name) {
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
    case .solve: if !layout.hasErrors { solve() }
    default:
      if !layout.hasErrors {
        json.status = "compiled"
        json.records = layout.problem.records
      }
    }
  }

  private mutating func solve() {
    let problem = layout.problem
    let narration = LayoutNarration(of: problem, text: layout.text)
    var engine = LayoutEngine(backend: SimplexBackend())
    do {
      let result = try engine.solve(problem, explaining: true)
      let found = narration.diagnostics(for: result)
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

  private mutating func add(_ found: [Diagnostic]) {
    if !found.isEmpty { faults.append(FaultGroup(sources: layout.sources, diagnostics: found)) }
  }

  /// Whether an error was found.
  var hasErrors: Bool { faults.contains(where: \.hasErrors) }
}
