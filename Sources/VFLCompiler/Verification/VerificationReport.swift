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
  /// Whether the layout could not be verified because of errors.
  package private(set) var isInvalid: Bool

  private let layout: VerifiedLayout

  /// Verifies a layout.
  ///
  /// - Parameters:
  ///   - layout: The layout.
  ///   - inputs: The arguments of `vfl solve` that select the same layout, for the commands that print
  ///     counterexamples.
  ///   - goesOn: Whether to continue. If not, the remaining properties are undecided.
  ///   - noting: Receives the numbers of decided properties and of all properties.
  package init(
    of layout: VerifiedLayout, inputs: [String], goesOn: @escaping () -> Bool = { true },
    noting: (_ decidedCount: Int, _ count: Int) -> Void = { _, _ in }
  ) {
    self.layout = layout
    groups = layout.usual.groups
    isInvalid = layout.usual.hasErrors
    if isInvalid { return }
    noting(0, 1)
    let properties = layout.properties
    let count = properties.count * layout.directions.count
    for direction in layout.directions {
      do throws(LayoutFamily.Failure) {
        let family = try layout.family(direction)
        let decidedCount = parts.count * properties.count
        let outcomes = LayoutVerification(of: family, goesOn: goesOn).outcomes(of: properties) {
          noting(decidedCount + $0, count)
        }
        parts.append(Part(direction: direction, outcomes: outcomes))
      } catch {
        isInvalid = true
        groups += layout.groups(for: error)
        return
      }
    }
    report(inputs)
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
    let overlapping = layout.overlappingCount
    if overlapping > 0 {
      let pairs = CountText.text(overlapping, "pair")
      text += "\n\(pairs) of siblings overlap at the usual values and may do so"
    }
    return text + "\n"
  }

  /// The result as JSON; `all` includes the proved properties.
  package func json(all: Bool) -> VerificationJSON {
    let counts = counts
    let status =
      isInvalid
      ? "invalid" : counts.violated > 0 ? "violated" : counts.undecided > 0 ? "undecided" : "proved"
    var json = VerificationJSON(
      status: status, diagnostics: groups.flatMap { $0.diagnostics })
    json.parameters = layout.parameters.map {
      VerificationJSON.Parameter(
        name: $0.name, lower: $0.lower, upper: $0.upper, usual: $0.usual, scale: $0.scale)
    }
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

  /// Adds a diagnostic for each property that is not proved; a property that is violated in both directions
  /// gets one diagnostic.
  private mutating func report(_ inputs: [String]) {
    for (number, part) in parts.enumerated() {
      for (index, outcome) in part.outcomes.enumerated() {
        let others = parts.indices.filter {
          $0 != number && parts[$0].outcomes.indices.contains(index)
        }
        .map { (parts[$0], $0) }
        switch outcome.verdict {
        case .proved: continue
        case .undecided:
          let isReported = others.contains { $0.1 < number && $0.0.outcomes[index].isUndecided }
          if isReported { continue }
          groups.append(
            layout.group(of: outcome.property) {
              .undecidedProperty(layout.description(of: outcome.property, nil, at: $0))
            })
        case .violated(let violation):
          if others.contains(where: { $0.1 < number && $0.0.outcomes[index].isViolated }) {
            continue
          }
          let isBoth = others.contains { $0.0.outcomes[index].isViolated }
          let example = VerifiedProperty.Example(
            excess: violation.excess, values: layout.unusual(violation.values),
            isRightToLeft: part.direction == .rightToLeft,
            command: layout.command(inputs, violation.values, part.direction),
            other: isBoth ? "the property is violated in both directions" : nil)
          groups.append(
            layout.group(of: outcome.property) {
              .violatedProperty(
                layout.description(of: outcome.property, violation, at: $0), example)
            })
        }
      }
    }
  }
}

extension PropertyOutcome {
  fileprivate var isViolated: Bool {
    if case .violated = verdict { return true }
    return false
  }

  fileprivate var isUndecided: Bool {
    if case .undecided = verdict { return true }
    return false
  }
}
