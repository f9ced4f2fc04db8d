package import VFLLayout
import VFLLowering
import VFLRecords
package import VFLVerification

/// A layout whose documents contain intervals, prepared for `vfl verify`.
package struct VerifiedLayout: Sendable {
  let documents: [LayoutDocument]
  private let settings: LayoutSettings
  /// The settings without an assumed size of the container.
  let given: LayoutSettings
  /// The layout at the usual values of all intervals.
  package let usual: CompiledLayout

  /// Compiles the documents at the usual values.
  ///
  /// A container whose size is not determined has the size that `vfl solve` assumes.
  package init(_ documents: [LayoutDocument], _ settings: LayoutSettings = LayoutSettings()) {
    var documents = documents
    let layout = CompiledLayout(documents, settings)
    documents.reportUnknownViews(
      in: Set(layout.itemNames),
      withContent: Set(
        layout.problem.nodes.filter { $0.content != PerAxis(both: nil) }.map { $0.name }))
    self.documents = documents
    given = settings
    var settings = settings
    if !layout.hasErrors, let result = try? layout.problem.solved(),
      let size = AssumedContainer(layout.problem, result)?.size
    {
      settings.width = size.horizontal ?? settings.width
      settings.height = size.vertical ?? settings.height
    }
    self.settings = settings
    usual = CompiledLayout(documents, settings)
  }

  /// The parameters, in the order of the documents.
  ///
  /// Scales precede the content sizes that they multiply.
  package var parameters: [LayoutParameter] {
    let all = documents.indices.flatMap { index in
      documents[index].verification.intervals.map { $0.parameter }
        .filter { !isOverridden($0.target, in: index) }
    }
    return all.filter { $0.scale == nil } + all.filter { $0.scale != nil }
  }

  /// Whether the settings or a later document replace the number of an interval.
  private func isOverridden(_ target: LayoutParameter.Target, in document: Int) -> Bool {
    let later = documents[(document + 1)...]
    switch target {
    case .container(.horizontal):
      return given.width != nil || given.size != nil || later.contains { $0.width != nil }
    case .container(.vertical):
      return given.height != nil || given.size != nil || later.contains { $0.height != nil }
    case .metric(let name): return given.metrics.contains { $0.name == name }
    case .content(let view, let axis):
      return given.views.contains { $0.node.name == view && $0.node.content[axis] != nil }
    case .scale(let name): return given.scales.contains { $0.name == name }
    }
  }

  /// The layout directions to verify.
  package var directions: [LayoutDirection] {
    if let direction = settings.direction { return [direction] }
    if documents.contains(where: { $0.verification.hasBothDirections }) {
      return [.leftToRight, .rightToLeft]
    }
    return [usual.problem.direction]
  }

  /// Returns the family of the layouts in a direction.
  package func family(
    _ direction: LayoutDirection
  ) throws(LayoutFamily.Failure) -> LayoutFamily {
    try LayoutFamily(parameters, requirementCount: usual.requirements.count) { values in
      let layout = layout(at: values, direction)
      if layout.hasErrors { return nil }
      var problem = layout.problem
      problem.records += layout.requirements
      return problem
    }
  }

  /// Returns the layout for values of the parameters in a direction.
  package func layout(at values: [Double], _ direction: LayoutDirection) -> CompiledLayout {
    var documents = documents
    for (parameter, value) in zip(parameters, values) {
      for index in documents.indices { documents[index].assign(value, to: parameter.target) }
    }
    var settings = settings
    settings.direction = direction
    return CompiledLayout(documents, settings)
  }

  /// The number of pairs of siblings that are not verified because they overlap in the usual layout.
  package var overlappingCount: Int {
    let requirements = documents.flatMap { $0.verification.requirements }
    let isVerified = requirements.contains { requirement in
      if case .apart = requirement.kind { return true }
      return false
    }
    guard requirements.isEmpty || isVerified else { return 0 }
    let overlaps = documents.flatMap {
      $0.verification.overlaps.map { (first: $0.first, second: $0.second) }
    }
    return usual.problem.apartProperties(except: overlaps).overlappingCount
  }

  /// The properties to prove: the requirements of the documents or, if there are none, the usual properties.
  package var properties: [LayoutProperty] {
    let requirements = documents.flatMap { $0.verification.requirements }
    let problem = usual.problem
    let overlaps = documents.flatMap {
      $0.verification.overlaps.map { (first: $0.first, second: $0.second) }
    }
    var comparisonCount = 0
    if requirements.isEmpty {
      return [.satisfiable, .unambiguous] + problem.insideProperties([])
        + problem.apartProperties(except: overlaps).properties + problem.untruncatedProperties([])
    }
    let required = requirements.flatMap { requirement -> [LayoutProperty] in
      switch requirement.kind {
      case .satisfiable: return [.satisfiable]
      case .unambiguous: return [.unambiguous]
      case .inside(let views): return problem.insideProperties(views)
      case .apart: return problem.apartProperties(except: overlaps).properties
      case .untruncated(let views): return problem.untruncatedProperties(views)
      case .comparison:
        comparisonCount += 1
        return [.requirement(comparisonCount - 1)]
      }
    }
    // A property may be required several times, for example for one view and for all views.
    var seen: Set<LayoutProperty> = []
    return ([.satisfiable] + required).filter { seen.insert($0).inserted }
  }
}

extension LayoutDocument {
  /// Replaces a number by a value of its interval.
  fileprivate mutating func assign(_ value: Double, to target: LayoutParameter.Target) {
    switch target {
    case .container(.horizontal): if width != nil { width = value }
    case .container(.vertical): if height != nil { height = value }
    case .content(let view, let axis):
      for index in views.indices where views[index].node.name == view {
        views[index].node.content[axis] = value
      }
    case .metric(let name):
      for index in metrics.indices where metrics[index].name == name {
        metrics[index].value = .number(value)
      }
    case .scale(let name):
      for index in views.indices where views[index].scale?.text == name {
        views[index].rescale(to: value)
      }
    }
  }
}
