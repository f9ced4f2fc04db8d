import VFLDiagnostics
package import VFLLayout
import VFLNarration
package import VFLRecords
package import VFLReports

/// The result of validating, compiling or solving a layout, with its diagnostics.
package struct LayoutOutput: Sendable {
  /// The result that is requested for a layout.
  package enum Request: Sendable, Hashable {
    /// Whether the format strings are valid, and which names they require.
    case validity
    /// The constraint records.
    case records
    /// The frames for one container size or, if `over` is not empty, the regimes in each range of sizes.
    ///
    /// `limit` is the maximum number of reported conflicts or ambiguities. If it is `nil`, the limit of the
    /// JSON output applies. If `assumesSize` is set, a container without a size gets an ordinary size, and
    /// one diagnostic reports that.
    case frames(over: [SizeRange] = [], limit: Int? = nil, assumesSize: Bool = false)
  }

  /// The layout.
  package let layout: CompiledLayout
  private let request: Request
  /// The solved layout; `nil` if it was not solved or could not be solved.
  package private(set) var result: LayoutResult?
  /// The layout with the assumed size, which ``result`` refers to; `nil` if no size is assumed.
  package private(set) var assumed: AssumedContainer?
  /// Notes about frames for a table, such as "20 beyond the right edge".
  package private(set) var frameNotes: [ItemID: String] = [:]
  /// How the layout depends on the container size, for each requested range.
  package private(set) var sensitivities: [LayoutSensitivity] = []
  /// The compiler diagnostics, followed by the solver diagnostics, with their sources.
  package private(set) var groups: [DiagnosticGroup]
  /// The number of conflicts or ambiguities that are not reported because of the limit.
  package private(set) var unreportedCount = 0

  /// Computes the requested result for a compiled layout, and calls `step` to report progress.
  package init(
    of layout: CompiledLayout, _ request: Request,
    reporting step: (ProgressStep) -> Void = { _ in }
  ) {
    self.layout = layout
    self.request = request
    groups = layout.groups
    guard case .frames(let ranges, let limit, let assumesSize) = request, !layout.hasErrors else {
      return
    }
    let narration = LayoutNarration(of: layout.problem, text: layout.sources.text, limit: limit)
    guard ranges.isEmpty else {
      vary(over: ranges, narration, step)
      return
    }
    var engine = LayoutEngine()
    do {
      let result = try engine.solve(layout.problem, explaining: true) {
        step(.conflicts(found: $0))
      }
      if assumesSize, let assumed = AssumedContainer(layout.problem, result) {
        let narration = narration.resized(by: assumed)
        unreportedCount = narration.unreportedCount(of: assumed.constrainedResult)
        self.result = assumed.result
        self.assumed = assumed
        let outside = narration.outsideItems(
          of: assumed.result, containerAxes: assumed.givenAxes)
        add(narration.diagnostics(for: assumed) + warnings(for: outside, narration, limit))
      } else {
        unreportedCount = narration.unreportedCount(of: result)
        self.result = result
        let outside = narration.outsideItems(of: result)
        add(narration.diagnostics(for: result) + warnings(for: outside, narration, limit))
      }
    } catch {
      add(narration.diagnostics(for: error))
    }
  }

  /// Returns the warnings about views outside of their superviews, and adds notes about them.
  ///
  /// A view may be outside on purpose, so only recognized mistakes are reported unless `limit` is `.max`.
  private mutating func warnings(
    for outside: [OutsideItem], _ narration: LayoutNarration, _ limit: Int?
  ) -> [Diagnostic] {
    noteAssumedContents()
    for item in outside {
      frameNotes[item.item] = [frameNotes[item.item], item.words].compactMap { $0 }
        .joined(separator: ", ")
    }
    return narration.outsideWarnings(for: outside, onlyMistakes: limit != .max)
  }

  /// Adds notes about the views whose content sizes are estimates.
  private mutating func noteAssumedContents() {
    for (index, node) in layout.problem.nodes.enumerated() {
      let words = assumedLengths(of: node).map {
        "\(DecimalText.readable($0.length)) \($0.axis == .horizontal ? "wide" : "high")"
      }
      guard !words.isEmpty else { continue }
      frameNotes[ItemID(index)] = "content assumed to be " + words.joined(separator: " and ")
    }
  }

  /// Determines how the layout depends on the container's size, separately for each range.
  private mutating func vary(
    over ranges: [SizeRange], _ narration: LayoutNarration, _ step: (ProgressStep) -> Void
  ) {
    var found: [Diagnostic] = []
    var reported: Set<[ConflictMember]> = []
    do {
      for range in ranges {
        let sensitivity = try layout.problem.sensitivity(
          axis: range.axis, over: range.sizes,
          goesOn: { size, count in
            step(.range(range, at: size, regimeCount: count))
            return true
          }, noting: { step(.conflicts(found: $0)) })
        sensitivities.append(sensitivity)
        let narrated = narration.diagnostics(for: sensitivity, besides: reported) {
          step(.describing(conflict: $0, of: $1))
        }
        found += narrated.reported
        unreportedCount += narrated.unreportedCount
        let lasting = sensitivity.impossible.filter { $0.extent == .all }
        reported.formUnion(lasting.map { $0.conflict })
      }
    } catch {
      sensitivities = []
      found = narration.diagnostics(for: error)
    }
    add(found)
  }

  /// Adds diagnostics that a check found by solving the layout.
  ///
  /// An error makes the layout invalid.
  package mutating func add(_ found: DiagnosticGroup?) {
    if let found { groups.append(found) }
  }

  private mutating func add(_ found: [Diagnostic]) {
    if !found.isEmpty { groups.append(layout.sources.group(of: found)) }
  }

  /// Whether there is an error.
  package var hasErrors: Bool { groups.contains { $0.hasErrors } }

  /// The result as JSON.
  package var json: OutputJSON {
    let diagnostics = groups.flatMap { $0.diagnostics }
    let (names, records) = (layout.itemNames, layout.problem.records)
    var json = OutputJSON(
      status: "invalid", records: [], itemNames: names, diagnostics: diagnostics)
    guard !layout.hasErrors else {
      if request == .validity { json.records = nil }
      return json
    }
    switch request {
    case .validity:
      json.records = nil
      guard !hasErrors else { return json }
      json.status = "valid"
      if !layout.hasCheckedNames { json.needs = layout.requiredNames }
      return json
    case .records: (json.status, json.records) = ("compiled", records)
    case .frames:
      if let result {
        json = OutputJSON(result, records: records, itemNames: names, diagnostics: diagnostics)
      } else if !sensitivities.isEmpty {
        (json.status, json.records) = (statusOfRanges, records)
        json.sensitivity = sensitivities
      }
    }
    json.guides = layout.guides
    if json.frames != nil || json.sensitivity != nil { json.assumed = assumedLengths }
    return json
  }

  /// The content sizes that are estimates.
  private var assumedLengths: [OutputJSON.AssumedLength] {
    layout.problem.nodes.flatMap(assumedLengths)
  }

  private func assumedLengths(of node: LayoutNode) -> [OutputJSON.AssumedLength] {
    Axis.allCases.compactMap { axis in
      guard node.isContentAssumed[axis], let length = node.content[axis] else { return nil }
      return OutputJSON.AssumedLength(view: node.name, axis: axis, length: length)
    }
  }

  /// The status of a result for ranges: `unsatisfiable` if the layout is unsatisfiable for any requested
  /// size, otherwise `ambiguous` if it is ambiguous for any requested size, otherwise `solved`.
  ///
  /// Sizes beyond an open end of a range were not requested, so they do not affect the status.
  private var statusOfRanges: String {
    let isAmbiguous = sensitivities.contains { sensitivity in
      sensitivity.regimes.contains { !$0.freeAttributes.isEmpty }
    }
    return hasErrors ? "unsatisfiable" : isAmbiguous ? "ambiguous" : "solved"
  }
}
