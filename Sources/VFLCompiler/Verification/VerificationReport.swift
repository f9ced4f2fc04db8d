import VFLDiagnostics
package import VFLLayout
import VFLRecords
package import VFLReports
import VFLText
package import VFLVerification

/// The result of `vfl verify` for a layout.
package struct VerificationReport: Sendable {
  /// The outcomes in one layout direction.
  package struct Part: Sendable {
    /// The direction.
    package let direction: LayoutDirection
    /// The outcomes, in the order of the properties.
    package let outcomes: [PropertyOutcome]
  }

  /// The outcomes in each direction.
  package private(set) var parts: [Part] = []
  /// The diagnostics, with their sources.
  package private(set) var groups: [DiagnosticGroup]
  /// The number of properties that are not proved and have no diagnostic, because of the limit.
  package private(set) var unreportedCount = 0
  /// Whether the layout could not be verified because of errors.
  package private(set) var isInvalid: Bool

  private let layout: VerifiedLayout

  /// Verifies a layout.
  ///
  /// - Parameters:
  ///   - layout: The layout.
  ///   - inputs: The arguments of `vfl solve` that select the same layout, for the commands that print
  ///     counterexamples.
  package init(of layout: VerifiedLayout, inputs: [String]) {
    var result = VerificationResult()
    if !layout.usual.hasErrors { layout.verify { $0(&result) } }
    self.init(of: layout, inputs: inputs, result)
  }

  /// Creates the report for the verdicts that are known.
  ///
  /// Properties without a verdict are undecided, unless a part is complete.
  ///
  /// - Parameters:
  ///   - layout: The layout.
  ///   - inputs: The arguments of `vfl solve` that select the same layout.
  ///   - result: The verdicts.
  ///   - limit: The maximum number of properties with a diagnostic.
  ///   - reasonLimit: The maximum number of properties whose reasons are determined.
  package init(
    of layout: VerifiedLayout, inputs: [String], _ result: VerificationResult,
    limit: Int = .max, reasonLimit: Int = .max
  ) {
    self.layout = layout
    groups = layout.usual.groups
    isInvalid = layout.usual.hasErrors
    if isInvalid { return }
    if let failure = result.failure {
      isInvalid = true
      groups += layout.groups(for: failure)
      return
    }
    let properties = layout.properties
    for (number, direction) in layout.directions.enumerated() {
      let part = result.parts.indices.contains(number) ? result.parts[number] : nil
      let outcomes = properties.compactMap { property -> PropertyOutcome? in
        if let verdict = part?.verdicts[property] { return PropertyOutcome(property, verdict) }
        return part?.isComplete == true ? nil : PropertyOutcome(property, .undecided)
      }
      parts.append(Part(direction: direction, outcomes: outcomes))
    }
    report(inputs, limit: limit, reasonLimit: reasonLimit)
  }

  /// The numbers of properties by verdict.
  package var counts: (proved: Int, violated: Int, undecided: Int) {
    var counts = (proved: 0, violated: 0, undecided: 0)
    for outcome in parts.flatMap({ $0.outcomes }) {
      switch outcome.verdict {
      case .proved: counts.proved += 1
      case .violated: counts.violated += 1
      case .undecided: counts.undecided += 1
      }
    }
    return counts
  }

  /// Whether every property is proved.
  package var isProved: Bool { !isInvalid && counts.violated + counts.undecided == 0 }

  /// A summary such as "proved 508 properties of 30 views for 15 intervals".
  package var summary: String {
    let counts = counts
    let views = CountText.text(
      layout.usual.problem.nodes.count { $0.parent != nil && !$0.isGuide }, "view")
    let intervals = CountText.text(layout.parameters.count, "interval")
    let sum = counts.proved + counts.violated + counts.undecided
    var text = "proved \(CountText.grouped(counts.proved)) of "
    text += sum == 1 ? "1 property" : "\(CountText.grouped(sum)) properties"
    text += " of \(views) for \(intervals)"
    if parts.count > 1 { text += " in both directions" }
    if counts.violated > 0 { text += "; \(CountText.grouped(counts.violated)) violated" }
    if counts.undecided > 0 { text += "; \(CountText.grouped(counts.undecided)) not decided" }
    if layout.parameters.isEmpty {
      text += "\nno number varies, so one layout was examined; `--width 320..430` varies the width"
    }
    let overlapping = layout.overlappingCount
    if overlapping > 0 {
      let pairs = CountText.text(overlapping, "pair")
      text += "\n\(pairs) of siblings overlap at the usual values and may do so"
    }
    return text + "\n"
  }

  /// The documents with their diagnostics, for machine-readable reports.
  ///
  /// A diagnostic without a location belongs to the first document.
  package var files: [ReportFile] {
    layout.documents.enumerated().map { number, document in
      let path = ReportPath(document.name)
      let locator = DiagnosticLocator(path: path, bytes: document.bytes)
      var file = ReportFile(path: path)
      // Diagnostics on the same line are reported together, because their fingerprints are numbered.
      var plain: [Diagnostic] = []
      for group in groups where owner(of: group) == number {
        if group.sources.allSatisfy({ $0.origin == .document }) {
          plain += group.diagnostics
        } else {
          file.diagnostics += locator.reports(
            on: group.diagnostics, in: group.sources, at: group.places)
        }
      }
      file.diagnostics = locator.reports(on: plain) + file.diagnostics
      return file
    }
  }

  /// The number of the document that a group of diagnostics belongs to; the first one if that is unknown.
  private func owner(of group: DiagnosticGroup) -> Int {
    layout.documents.firstIndex { document in
      group.sources.contains {
        $0.name == document.name || $0.name.hasPrefix(document.name + "#")
      }
    } ?? 0
  }

  /// The result as JSON; `all` includes the proved properties.
  package func json(all: Bool) -> VerificationJSON {
    let counts = counts
    let status =
      isInvalid
      ? "invalid" : counts.violated > 0 ? "violated" : counts.undecided > 0 ? "undecided" : "proved"
    var json = VerificationJSON(
      status: status, diagnostics: groups.flatMap { $0.diagnostics })
    json.set(layout.parameters)
    (json.proved, json.violated, json.undecided) = counts
    for part in parts {
      for outcome in part.outcomes {
        if !all, case .proved = outcome.verdict { continue }
        json.properties.append(self.json(outcome, part.direction))
      }
    }
    return json
  }

  private func json(
    _ outcome: PropertyOutcome, _ direction: LayoutDirection
  ) -> VerificationJSON.Property {
    let problem = layout.usual.problem
    var property: VerificationJSON.Property
    switch outcome.property {
    case .satisfiable: property = .init("satisfiable")
    case .unambiguous: property = .init("unambiguous")
    case .inside(let view): property = .init("inside", views: [problem.name(of: view)])
    case .apart(let one, let other):
      property = .init("apart", views: [problem.name(of: one), problem.name(of: other)])
    case .untruncated(let view, let axis):
      property = .init("untruncated", views: [problem.name(of: view)])
      property.axis = axis == .horizontal ? "horizontal" : "vertical"
    case .requirement(let number):
      property = .init("requirement")
      property.text = layout.text(ofRequirement: number)
    }
    property.direction = direction.rawValue
    switch outcome.verdict {
    case .proved: property.verdict = "proved"
    case .undecided: property.verdict = "undecided"
    case .violated(let violation):
      property.verdict = "violated"
      property.excess = violation.excess
      property.values = zip(layout.parameters, violation.values).map { ($0.name, $1) }
    }
    return property
  }

  // MARK: Diagnostics

  /// Adds a diagnostic for each property that is not proved, up to a limit; a property that is violated in both
  /// directions gets one diagnostic.
  private mutating func report(_ inputs: [String], limit: Int, reasonLimit: Int) {
    // Whether each property is violated, or otherwise not decided, in each part.
    var violations: [[LayoutProperty: Bool]] = []
    for part in parts {
      var own: [LayoutProperty: Bool] = [:]
      for outcome in part.outcomes { own[outcome.property] = outcome.isViolated }
      violations.append(own)
    }
    var count = 0
    for (number, part) in parts.enumerated() {
      for outcome in part.outcomes {
        let property = outcome.property
        guard let isViolated = violations[number][property],
          !violations[..<number].contains(where: { $0[property] == isViolated })
        else { continue }
        count += 1
        if count > limit { continue }
        switch outcome.verdict {
        case .proved: continue
        case .undecided:
          groups.append(
            layout.group(of: property) {
              .undecidedProperty(layout.description(of: property, nil, at: $0))
            })
        case .violated(let violation):
          let isBoth = violations[(number + 1)...].contains { $0[property] == true }
          let example = VerifiedProperty.Example(
            excess: violation.excess, values: layout.parameters.unusual(violation.values),
            isRightToLeft: part.direction == .rightToLeft,
            translations: layout.translationNotes(violation.values),
            reason: count <= reasonLimit
              ? layout.reason(property, violation, part.direction) : nil,
            command: layout.command(inputs, violation.values, part.direction),
            other: isBoth ? "the property is violated in both directions" : nil)
          groups.append(
            layout.group(of: property) {
              .violatedProperty(layout.description(of: property, violation, at: $0), example)
            })
        }
      }
    }
    unreportedCount = max(0, count - limit)
  }
}

extension VerificationJSON {
  /// Sets the parameters.
  mutating func set(_ parameters: [LayoutParameter]) {
    self.parameters = parameters.map {
      Parameter(name: $0.name, lower: $0.lower, upper: $0.upper, usual: $0.usual, scale: $0.scale)
    }
  }
}

extension PropertyOutcome {
  /// Whether the property is violated, or otherwise not decided; `nil` if it is proved.
  fileprivate var isViolated: Bool? {
    switch verdict {
    case .proved: nil
    case .violated: true
    case .undecided: false
    }
  }
}
