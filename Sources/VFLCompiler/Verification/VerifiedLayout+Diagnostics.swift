import VFLDiagnostics
import VFLLayout
import VFLLowering
import VFLNarration
import VFLRecords
import VFLSyntax
import VFLText
import VFLVerification

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
    let view: ItemID
    switch property {
    case .satisfiable, .unambiguous, .requirement: return nil
    case .inside(let item), .apart(let item, _), .untruncated(let item, _): view = item
    }
    let name = usual.problem.nodes[view.index].name
    return document.views.first { $0.node.name == name }?.span
  }

  /// The source of a requirement.
  func text(ofRequirement number: Int) -> String {
    String(decoding: usual.sources.requirements[number].bytes, as: UTF8.self)
  }

  /// Describes a property, and the layout that violates it if there is one.
  func description(
    of property: LayoutProperty, _ violation: PropertyOutcome.Violation?, at span: SourceSpan?
  ) -> VerifiedProperty {
    let problem = usual.problem
    let kind: VerifiedProperty.Kind
    switch property {
    case .satisfiable: kind = .satisfiable
    case .unambiguous:
      let free = violation?.ambiguous
      kind = .unambiguous(
        attribute: free?.part.rawValue, view: free.map { problem.name(of: $0.item) })
    case .inside(let view):
      let parent = problem.nodes[view.index].parent ?? LayoutProblem.container
      let edges: [OutsideView.Edge] = [.left, .right, .top, .bottom]
      kind = .inside(
        view: problem.name(of: view), superview: problem.name(of: parent),
        edge: violation.flatMap { edges.indices.contains($0.claim) ? edges[$0.claim] : nil })
    case .apart(let one, let other):
      kind = .apart(problem.name(of: one), problem.name(of: other))
    case .untruncated(let view, let axis):
      kind = .untruncated(view: problem.name(of: view), isWidth: axis == .horizontal)
    case .requirement(let number): kind = .requirement(text(ofRequirement: number))
    }
    return VerifiedProperty(kind, at: span)
  }

  /// The names and values of the parameters that do not have their usual values.
  ///
  /// A content size that differs only because its scale does is not included.
  func unusual(_ values: [Double]) -> [(name: String, value: Double)] {
    let parameters = parameters
    return zip(parameters, values).filter { parameter, value in
      let scale = parameter.scale.flatMap { name in
        parameters.firstIndex { $0.target == .scale(name) }
      }
      let expected = parameter.usual * (scale.map { values[$0] } ?? 1)
      return (value - expected).magnitude > 1e-9 * max(1, expected)
    }.map { ($0.name, $1) }
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
    for metric in given.metrics {
      if case .number(let value) = metric.value { metrics.append(metric.name + "=" + text(value)) }
    }
    for (parameter, value) in zip(parameters, values) where value != parameter.usual {
      if case .metric(let name) = parameter.target { metrics.append(name + "=" + text(value)) }
      if case .scale(let name) = parameter.target { scales.append(name + "=" + text(value)) }
    }
    let unusual = Set(unusual(values).map { $0.name })
    var views: [String] = []
    for node in changed.nodes
    where unusual.contains(node.name + ".width") || unusual.contains(node.name + ".height")
      || given.views.contains(where: { $0.node.name == node.name })
    {
      let size = Axis.allCases.map { node.content[$0].map(text) ?? "-" }
      views.append("\(node.name):\(size[0])x\(size[1])")
    }
    if !metrics.isEmpty { arguments += ["--metric", metrics.joined(separator: ",")] }
    if !scales.isEmpty { arguments += ["--scale", scales.joined(separator: ",")] }
    if !views.isEmpty { arguments += ["--view", views.joined(separator: ",")] }
    if direction == .rightToLeft, given.direction != nil || original.direction != direction {
      arguments.append("--rtl")
    }
    if let dialect = given.dialect { arguments += ["--dialect", dialect.rawValue] }
    if let spacing = given.spacing { arguments += ["--spacing", spacing.rawValue] }
    return DiagnosticExample(arguments + inputs).commandLine
  }

  /// The diagnostics for a layout that cannot be verified.
  func groups(for failure: LayoutFamily.Failure) -> [DiagnosticGroup] {
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
