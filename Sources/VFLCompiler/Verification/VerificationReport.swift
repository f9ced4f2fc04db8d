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
    /// All values of the number that does not have its usual value in a counterexample, if there is only one.
    fileprivate(set) var values: [LayoutProperty: ViolatedValues] = [:]
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
  /// The properties in each direction.
  private var properties: [LayoutProperty] = []
  /// The constraints before and after the changes with which violated properties are proved.
  private var changes: [LayoutProperty: (from: String, to: String)] = [:]

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
    properties = layout.properties
    changes = result.changes.mapValues { layout.texts(of: $0) }
    for (number, direction) in layout.directions.enumerated() {
      let part = result.parts.indices.contains(number) ? result.parts[number] : nil
      let outcomes = properties.compactMap { property -> PropertyOutcome? in
        if let verdict = part?.verdicts[property] { return PropertyOutcome(property, verdict) }
        return part?.isComplete == true ? nil : PropertyOutcome(property, .undecided(share: nil))
      }
      parts.append(Part(direction: direction, outcomes: outcomes))
    }
    findValues(limit: reasonLimit)
    report(inputs, limit: limit, reasonLimit: reasonLimit)
  }

  /// Finds all values that violate the first properties that are violated.
  private mutating func findValues(limit: Int) {
    for number in parts.indices {
      var search = ViolatedValueSearch(layout, parts[number].direction)
      var count = 0
      for outcome in parts[number].outcomes {
        guard case .violated(let violation) = outcome.verdict, count < limit else { continue }
        count += 1
        parts[number].values[outcome.property] = search.values(outcome.property, violation)
      }
    }
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

  /// The numbers of views and of pairs of siblings that the properties examine.
  private var examined: (views: Int, pairs: Int) {
    let nodes = layout.usual.problem.nodes
    var (views, pairs): (Set<ItemID>, Int) = ([], 0)
    for property in properties {
      views.formUnion(property.views)
      switch property {
      case .unambiguous: views.formUnion(nodes.indices.map { ItemID($0) })
      case .requirement(let number):
        let record = layout.usual.requirements[number]
        views.formUnion([record.firstItem, record.secondItem].compactMap { $0 })
      case .apart: pairs += 1
      case .satisfiable, .inside, .untruncated, .target, .safe: break
      }
    }
    let count = views.count { nodes[$0.index].parent != nil && !nodes[$0.index].isGuide }
    return (count, pairs)
  }

  /// A summary such as "proved 508 of 508 properties of 30 views and 80 pairs for 15 intervals".
  package var summary: String {
    let (counts, examined) = (counts, examined)
    var views = CountText.text(examined.views, "view")
    if layout.examinesPairs { views += " and " + CountText.text(examined.pairs, "pair") }
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
    for (property, reason) in layout.omittedProperties {
      text += "\n`\(property)` was not verified: \(reason)"
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
    if !isInvalid {
      json.examined = examined
      json.omitted = layout.omittedProperties.map { $0.property }
    }
    for part in parts {
      for outcome in part.outcomes {
        if !all, case .proved = outcome.verdict { continue }
        json.properties.append(self.json(outcome, part))
      }
    }
    return json
  }

  private func json(
    _ outcome: PropertyOutcome, _ part: Part
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
    case .target(let view, let axis, let length):
      property = .init("target", views: [problem.name(of: view)])
      property.axis = axis == .horizontal ? "horizontal" : "vertical"
      property.size = length
    case .safe(let view): property = .init("safe", views: [problem.name(of: view)])
    case .requirement(let number):
      property = .init("requirement")
      property.text = layout.text(ofRequirement: number)
    }
    property.direction = part.direction.rawValue
    switch outcome.verdict {
    case .proved: property.verdict = "proved"
    case .undecided(let share):
      property.verdict = "undecided"
      property.undecidedShare = share
    case .violated(let violation):
      property.verdict = "violated"
      property.excess = violation.excess
      property.values = zip(layout.parameters, violation.values).map { ($0.name, $1 + $0.offset) }
      property.change = changes[outcome.property]
      property.violatedFor = part.values[outcome.property].map { values in
        VerificationJSON.Range(
          name: values.name,
          intervals: values.intervals.map {
            .init(
              lower: $0.lower, upper: $0.upper, includesLower: $0.includesLower,
              includesUpper: $0.includesUpper)
          })
      }
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
        case .undecided(let share):
          groups.append(
            layout.group(of: property) {
              .undecidedProperty(layout.description(of: property, nil, at: $0), share: share)
            })
        case .violated(let violation):
          let isBoth = violations[(number + 1)...].contains { $0[property] == true }
          let example = VerifiedProperty.Example(
            excess: violation.excess, values: layout.parameters.unusual(violation.values),
            isRightToLeft: part.direction == .rightToLeft,
            range: part.values[property]?.text,
            translations: layout.translationNotes(violation.values),
            reason: count <= reasonLimit
              ? layout.reason(property, violation, part.direction) : nil,
            change: changes[property],
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
      Parameter(
        name: $0.name, lower: $0.lower + $0.offset, upper: $0.upper + $0.offset,
        usual: $0.usual + $0.offset, scale: $0.scale)
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
