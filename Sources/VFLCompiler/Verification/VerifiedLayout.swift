package import VFLLayout
import VFLLowering
import VFLRecords
package import VFLVerification

/// A layout whose documents contain intervals, prepared for `vfl verify`.
package struct VerifiedLayout: Sendable {
  private(set) var documents: [LayoutDocument]
  private let settings: LayoutSettings
  /// The settings without an assumed size of the container.
  let given: LayoutSettings
  /// The layout at the usual values of all intervals.
  package private(set) var usual: CompiledLayout
  /// The parameters, in the order of the documents; scales precede the content sizes that they multiply.
  package internal(set) var parameters: [LayoutParameter]

  /// Compiles the documents at the usual values.
  ///
  /// A container whose size is not determined has the size that `vfl solve` assumes.
  package init(_ documents: [LayoutDocument], _ settings: LayoutSettings = LayoutSettings()) {
    var documents = documents
    if let sizes = settings.textSizes { documents.scaleTexts(sizes) }
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
    let all = documents.parameters(given)
    parameters = all.filter { $0.scale == nil } + all.filter { $0.scale != nil }
    if !usual.hasErrors, documents.reportEmptyRequirements({ emptiness(of: $0) }) {
      usual = CompiledLayout(documents, settings)
    }
  }

  /// The layout directions to verify.
  package var directions: [LayoutDirection] {
    if let direction = settings.direction { return [direction] }
    if settings.hasBothDirections
      || documents.contains(where: { $0.verification.hasBothDirections })
    {
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
    var (documents, settings) = (documents, settings)
    for (parameter, value) in zip(parameters, values)
    where settings.overrides(parameter.target, before: []) {
      settings.assign(value, to: parameter.target)
    }
    for index in documents.indices { documents[index].assign(values, to: parameters) }
    settings.direction = direction
    return CompiledLayout(documents, settings)
  }

  /// Returns the layout in which only one parameter varies, with the number of this parameter.
  ///
  /// A scale that multiplies the parameter has only its usual value.
  func varyingOnly(_ parameter: LayoutParameter) -> (layout: VerifiedLayout, number: Int) {
    var result = self
    result.parameters = parameters.filter { $0.target == parameter.scale.map { .scale($0) } }.map {
      LayoutParameter($0.target, from: $0.usual, to: $0.usual, usual: $0.usual)
    }
    result.parameters.append(parameter)
    return (result, result.parameters.count - 1)
  }

  /// The first metric of the settings whose interval affects no constraint; `nil` if there is none.
  ///
  /// The name may be misspelled. In a source, the number of a metric is used when the source is read, so that the
  /// interval would have no effect, either.
  package var unusedMetric: String? {
    for (number, parameter) in parameters.enumerated() where given.intervals.contains(parameter) {
      guard case .metric(let name) = parameter.target, parameter.lower < parameter.upper else {
        continue
      }
      var values = parameters.map { $0.usual }
      values[number] = parameter.upper
      let changed = layout(at: values, usual.problem.direction)
      if changed.problem == usual.problem, changed.requirements == usual.requirements {
        return name
      }
    }
    return nil
  }

  /// The scale that multiplies the content of a view, if any.
  func scale(ofContent view: String) -> String? { scaled(view)?.text }

  /// The width of a view's content in points, before it is multiplied by its scale.
  func contentWidth(of view: String) -> Double {
    scaled(view)?.content.horizontal
      ?? usual.problem.nodes.first { $0.name == view }?.content.horizontal ?? 0
  }

  /// The padding of a view's content, which its scale does not multiply, in points.
  func padding(ofContent view: String) -> Double { scaled(view)?.padding.horizontal ?? 0 }

  /// The names of the views whose contents have another size than with the text size 1.
  func rescaledTexts(in problem: LayoutProblem) -> Set<String> {
    let nodes = problem.nodes.filter { node in
      guard let scale = scaled(node.name), scale.text == LayoutDocument.textSize else {
        return false
      }
      return scale.content != node.content
    }
    return Set(nodes.map { $0.name })
  }

  private func scaled(_ view: String) -> LayoutDocument.Scale? {
    documents.flatMap { $0.views }.first { $0.node.name == view }?.scale
  }
}

extension [LayoutDocument] {
  /// The parameters of the intervals that neither the settings nor a later document replace, followed by the
  /// intervals of the settings.
  fileprivate func parameters(_ settings: LayoutSettings) -> [LayoutParameter] {
    var parameters = indices.flatMap { index in
      self[index].verification.intervals.map { $0.parameter }
        .filter { !settings.overrides($0.target, before: self[(index + 1)...]) }
    }
    parameters += settings.intervals
    let known = Set(parameters.map { $0.target })
    for view in flatMap({ $0.views }) {
      let target = LayoutParameter.Target.content(view: view.node.name, .horizontal)
      guard let widths = view.textWidths(settings), !known.contains(target),
        !settings.overrides(target, before: [])
      else { continue }
      // A padding does not grow with the text.
      let padding = view.scale?.padding.horizontal ?? 0
      let (lower, upper) = (
        Swift.max(0, widths.lower - padding), Swift.max(0, widths.upper - padding)
      )
      let usual = (view.unscaledWidth ?? 0) - padding
      parameters.append(
        LayoutParameter(
          target, from: lower, to: upper, usual: Swift.min(Swift.max(usual, lower), upper),
          scale: view.scale?.text, offset: padding))
    }
    return parameters
  }
}

extension LayoutDocument {
  /// Replaces the numbers of intervals by values.
  fileprivate mutating func assign(_ values: [Double], to parameters: [LayoutParameter]) {
    var numbers: [String: Int] = [:]
    for (number, view) in views.enumerated() { numbers[view.node.name] = number }
    // A scale precedes the content sizes that it multiplies.
    for (parameter, value) in zip(parameters, values) {
      switch parameter.target {
      case .container(.horizontal): if width != nil { width = value }
      case .container(.vertical): if height != nil { height = value }
      case .content(let view, let axis):
        if let number = numbers[view] {
          views[number].node.content[axis] = value + parameter.offset
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
}
