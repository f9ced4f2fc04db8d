import VFLDiagnostics
import VFLLayout
import VFLLowering
import VFLNarration
import VFLRecords
import VFLSyntax
import VFLText
package import VFLVerification

extension VerifiedLayout {
  /// Returns a diagnostic about a property, with the source that it refers to.
  func group(
    of property: LayoutProperty, _ diagnostic: (SourceSpan?) -> LazyDiagnostic
  ) -> DiagnosticGroup {
    if case .requirement(let number) = property {
      let source = usual.sources.requirements[number]
      let origin = SourceOrigin.equation(usual.sources.equations.count + number)
      return usual.sources.group(
        of: [diagnostic(SourceSpan(0, source.bytes.count)).diagnostic(in: origin)])
    }
    for document in documents {
      guard let span = span(of: property, in: document) else { continue }
      return DiagnosticGroup(
        sources: [document.source], diagnostics: [diagnostic(span).diagnostic(in: .document)])
    }
    return DiagnosticGroup(sources: [], diagnostics: [diagnostic(nil).diagnostic(in: .document)])
  }

  /// The span in a document of the first view that a property refers to.
  private func span(of property: LayoutProperty, in document: LayoutDocument) -> SourceSpan? {
    guard let view = property.views.first else { return nil }
    let name = usual.problem.nodes[view.index].name
    return document.views.first { $0.node.name == name }?.span
  }

  /// Describes the widest translations of the texts whose widths are not usual.
  func translationNotes(_ values: [Double]) -> [String] {
    parameters.unusual(values).compactMap { name, _ in
      widestTranslation(name).map { widest in
        let width = DecimalText.readable(widest.width)
        return "the widest text of `\(widest.view)` has \(width) points: "
          + "\"\(widest.text)\" (\(widest.language))"
      }
    }
  }

  /// The source of a requirement.
  func text(ofRequirement number: Int) -> String {
    String(decoding: usual.sources.requirements[number].bytes, as: UTF8.self)
  }

  /// Describes a property, and the layout that violates it if there is one.
  func description(
    of property: LayoutProperty, _ violation: PropertyOutcome.Violation?, at span: SourceSpan?
  ) -> VerifiedProperty {
    var requirement: String?
    if case .requirement(let number) = property { requirement = text(ofRequirement: number) }
    return usual.problem.description(of: property, violation, requirement: requirement, at: span)
  }

  /// Describes a violated property and the values that violate it, on one line.
  func text(of property: LayoutProperty, _ violation: PropertyOutcome.Violation) -> String {
    let example = VerifiedProperty.Example(
      excess: violation.excess, values: parameters.unusual(violation.values), isRightToLeft: false)
    return description(of: property, violation, at: nil).text(example)
  }

  /// Describes a property that was not decided, on one line.
  func text(ofUndecided property: LayoutProperty) -> String {
    description(of: property, nil, at: nil).undecidedText
  }

  /// Describes the constraints that force a layout to violate a property; `nil` if they cannot be determined.
  func reason(
    _ property: LayoutProperty, _ violation: PropertyOutcome.Violation, _ direction: LayoutDirection
  ) -> String? {
    let layout = layout(at: violation.values, direction)
    if property == .satisfiable {
      guard let result = try? layout.problem.resultIfUnsatisfiable() else { return nil }
      let narration = LayoutNarration(of: layout.problem, text: layout.sources.text)
      guard let message = narration.diagnostics(for: result).first?.message else { return nil }
      let described = narration.conflicts(result, judgingRepairs: false).first?.conflict
      if described?.claim == .unspoken, let conflict = result.conflicts.first {
        // The message names no constraint.
        return message + " because of "
          + ViolationTable.causes(layout.problem.contenders(of: conflict), in: layout.problem)
      }
      return message
    }
    let causes = layout.problem.causes(
      ofViolating: property, claim: violation.claim, layout.requirements)
    guard let causes, !causes.isEmpty else {
      // No constraint forces one of several best layouts.
      guard property != .unambiguous, let result = try? layout.problem.solved() else { return nil }
      let free = Set(result.freeAttributes.map { $0.item })
      return property.views.contains { free.contains($0) } ? "because the layout is ambiguous" : nil
    }
    return "because of " + ViolationTable.causes(causes, in: layout.problem)
  }

  /// A constraint before and after a change.
  func texts(of change: ProvingChange) -> (from: String, to: String) {
    var problem = usual.problem
    func text(_ problem: LayoutProblem) -> String {
      let record = problem.records[change.record]
      let contender = Contender(.record(change.record), record.relation, record.priority)
      return ViolationTable.causes([contender], in: problem)
    }
    let from = text(problem)
    change.apply(to: &problem)
    return (from, text(problem))
  }

  /// The command that prints the layout for values of the parameters.
  func command(
    _ inputs: [String], _ values: [Double], _ direction: LayoutDirection
  ) -> String {
    /// A number without rounding errors of the products with a scale.
    func text(_ number: Double) -> String {
      DecimalText.shortest((number * 1e9).rounded() / 1e9)
    }
    let (changed, original) = (layout(at: values, direction).problem, usual.problem)
    var arguments = ["solve"]
    for (axis, flag) in [(Axis.horizontal, "--width"), (.vertical, "--height")] {
      let isGiven = (axis == .horizontal ? given.width : given.height) != nil
      guard let size = changed.containerSize[axis],
        isGiven || size != original.containerSize[axis]
      else { continue }
      arguments += [flag, text(size)]
    }
    var (metrics, scales): ([String], [String]) = ([], [])
    let varied = Set(parameters.map { $0.target })
    for metric in given.metrics where !varied.contains(.metric(metric.name)) {
      if case .number(let value) = metric.value { metrics.append(metric.name + "=" + text(value)) }
    }
    for scale in given.scales where !varied.contains(.scale(scale.name)) {
      scales.append(scale.name + "=" + text(scale.value))
    }
    // Other subcommands do not know the usual values of intervals in flags.
    for (parameter, value) in zip(parameters, values)
    where value != parameter.usual || given.intervals.contains(parameter) {
      if case .metric(let name) = parameter.target { metrics.append(name + "=" + text(value)) }
      if case .scale(let name) = parameter.target, name != LayoutDocument.textSize {
        scales.append(name + "=" + text(value))
      }
    }
    let unusual = Set(parameters.unusual(values).map { $0.name })
    let rescaled = rescaledTexts(in: changed)
    var views: [String] = []
    for node in changed.nodes
    where rescaled.contains(node.name) || unusual.contains(node.name + ".width")
      || unusual.contains(node.name + ".height")
      || given.views.contains(where: { $0.node.name == node.name })
    {
      if given.views.contains(where: { $0.node.name == node.name && $0.parent == .none }) {
        views.append(node.name + ":none")
        continue
      }
      let size = Axis.allCases.map { node.content[$0].map(text) ?? "-" }
      views.append(size == ["-", "-"] ? node.name : "\(node.name):\(size[0])x\(size[1])")
    }
    if !metrics.isEmpty { arguments += ["--metric", metrics.joined(separator: ",")] }
    if !scales.isEmpty { arguments += ["--scale", scales.joined(separator: ",")] }
    if !views.isEmpty { arguments += ["--view", views.joined(separator: ",")] }
    if direction == .rightToLeft, given.direction != nil || original.direction != direction {
      arguments.append("--rtl")
    }
    if let dialect = given.dialect { arguments += ["--dialect", dialect.rawValue] }
    for array in given.arrays {
      arguments += ["--array", array.name + "=" + array.views.joined(separator: ",")]
    }
    let options = FormatOptions.names.filter { name in
      FormatOptions(name: name).map { !$0.isEmpty && given.options.contains($0) } ?? false
    }
    if !options.isEmpty { arguments += ["--options", options.joined(separator: ",")] }
    if let system = given.contents.system { arguments += ["--os", system.rawValue] }
    if let spacing = given.spacing { arguments += ["--spacing", spacing.rawValue] }
    return DiagnosticExample(arguments + inputs).commandLine
  }

  /// The diagnostics for a layout that cannot be verified.
  package func groups(for failure: LayoutFamily.Failure) -> [DiagnosticGroup] {
    let parameter: Int?
    switch failure {
    case .invalid(let index), .notAffine(let index): parameter = index
    case .malformed(let error):
      let narration = LayoutNarration(of: usual.problem, text: usual.sources.text)
      return [usual.sources.group(of: narration.diagnostics(for: error))]
    }
    let target = parameter.map { parameters[$0] }
    for document in documents {
      let interval = document.verification.intervals.first { $0.parameter == target }
      guard let span = interval?.span else { continue }
      let diagnostic = LazyDiagnostic.unusableInterval(span: span, name: target?.name)
      return [
        DiagnosticGroup(
          sources: [document.source], diagnostics: [diagnostic.diagnostic(in: .document)])
      ]
    }
    let diagnostic = LazyDiagnostic.unusableInterval(span: nil, name: target?.name)
    return [DiagnosticGroup(sources: [], diagnostics: [diagnostic.diagnostic(in: .document)])]
  }
}

extension LayoutProblem {
  /// The constraints of a conflict.
  fileprivate func contenders(of conflict: Conflict) -> [Contender] {
    zip(conflict.members, conflict.multipliers).map { member, multiplier in
      if case .record(let number) = member {
        return Contender(member, records[number].relation, records[number].priority)
      }
      let relation: Relation = multiplier > 0 ? .greaterThanOrEqual : .lessThanOrEqual
      return Contender(member, relation, .required)
    }
  }
}
