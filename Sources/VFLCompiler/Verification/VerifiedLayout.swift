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
  /// The parameters, in the order of the documents; scales precede the content sizes that they multiply.
  package internal(set) var parameters: [LayoutParameter]

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
    let all = documents.parameters(given)
    parameters = all.filter { $0.scale == nil } + all.filter { $0.scale != nil }
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
    let hidden = hiddenViews
    return allProperties.filter { property in
      switch property {
      case .satisfiable, .unambiguous, .requirement: true
      case .inside(let view), .untruncated(let view, _): !hidden.contains(view)
      case .apart(let one, let other): !hidden.contains(one) && !hidden.contains(other)
      }
    }
  }

  /// The views that are hidden, or inside a hidden view.
  private var hiddenViews: Set<ItemID> {
    let names = Set(documents.flatMap { $0.views }.filter { $0.isHidden }.map { $0.node.name })
    if names.isEmpty { return [] }
    let nodes = usual.problem.nodes
    return Set(
      nodes.indices.filter { index in
        var next: ItemID? = ItemID(index)
        while let item = next {
          if names.contains(nodes[item.index].name) { return true }
          next = nodes[item.index].parent
        }
        return false
      }.map { ItemID($0) })
  }

  private var allProperties: [LayoutProperty] {
    let requirements = documents.flatMap { $0.verification.requirements }
    let problem = usual.problem
    let overlaps = documents.flatMap {
      $0.verification.overlaps.map { (first: $0.first, second: $0.second) }
    }
    var comparisonCount = 0
    if requirements.isEmpty {
      return [.satisfiable, .unambiguous] + insideProperties
        + problem.apartProperties(except: overlaps).properties + untruncatedProperties
    }
    let required = requirements.flatMap { requirement -> [LayoutProperty] in
      switch requirement.kind {
      case .satisfiable: return [.satisfiable]
      case .unambiguous: return [.unambiguous]
      case .inside([]): return insideProperties
      case .inside(let views): return problem.insideProperties(views)
      case .apart: return problem.apartProperties(except: overlaps).properties
      case .untruncated([]): return untruncatedProperties
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

  /// The scale that multiplies the content of a view, if any.
  func scale(ofContent view: String) -> String? { scaled(view)?.text }

  /// The width of a view's content in points, before it is multiplied by its scale.
  func contentWidth(of view: String) -> Double {
    scaled(view)?.content.horizontal
      ?? usual.problem.nodes.first { $0.name == view }?.content.horizontal ?? 0
  }

  private func scaled(_ view: String) -> LayoutDocument.Scale? {
    documents.flatMap { $0.views }.first { $0.node.name == view }?.scale
  }

  /// Whether the layout contains texts whose widths can vary.
  package var hasTexts: Bool { documents.contains { $0.views.contains { $0.text != nil } } }

  /// Whether a text of the layout has a translation.
  package var hasTranslations: Bool {
    documents.contains { document in
      document.views.contains { view in
        view.text.map { !settings.translations.translations(of: $0).isEmpty } ?? false
      }
    }
  }

  /// Returns the widest translation of the text whose width is a parameter; `nil` if there is none.
  func widestTranslation(
    _ name: String
  ) -> (view: String, text: String, language: String, width: Double)? {
    for view in documents.flatMap({ $0.views }) where view.node.name + ".width" == name {
      guard let text = view.text, let width = view.node.content.horizontal else { continue }
      let widest = settings.translations.translations(of: text).max {
        text.excess(of: $0.text) < text.excess(of: $1.text)
      }
      guard let widest, text.excess(of: widest.text) > 0 else { continue }
      return (
        view.node.name, widest.text, widest.language, width + text.excess(of: widest.text)
      )
    }
    return nil
  }

  /// The properties that views are inside their superviews, unless a superview scrolls or clips.
  private var insideProperties: [LayoutProperty] {
    let scrolling = Set(documents.flatMap { $0.views }.filter { $0.showsPart }.map { $0.node.name })
    let nodes = usual.problem.nodes
    return usual.problem.insideProperties([]).filter { property in
      guard case .inside(let view) = property, let parent = nodes[view.index].parent else {
        return true
      }
      return !scrolling.contains(nodes[parent.index].name)
    }
  }

  /// The properties that views are at least as large as their contents.
  ///
  /// In sources and Interface Builder files, only the texts on a single line are verified: images are scaled,
  /// fields scroll, and other texts wrap.
  private var untruncatedProperties: [LayoutProperty] {
    let exempt = Set(
      documents.filter { $0.isDerived }.flatMap { document in
        document.views.filter { $0.text == nil }.map { $0.node.name }
      })
    return usual.problem.untruncatedProperties([]).filter { property in
      guard case .untruncated(let view, _) = property else { return true }
      return !exempt.contains(usual.problem.nodes[view.index].name)
    }
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
      let usual = view.node.content.horizontal ?? 0
      parameters.append(
        LayoutParameter(
          target, from: widths.lower, to: widths.upper,
          usual: Swift.min(Swift.max(usual, widths.lower), widths.upper)))
    }
    return parameters
  }
}

extension LayoutDocument.View {
  /// The widths that the text of the view can have, in points; `nil` if the settings do not vary them.
  ///
  /// The text itself is one of the translations.
  fileprivate func textWidths(_ settings: LayoutSettings) -> (lower: Double, upper: Double)? {
    guard let text, let width = node.content.horizontal else { return nil }
    let excesses = settings.translations.translations(of: text).map { text.excess(of: $0.text) }
    if let least = excesses.min(), let most = excesses.max() {
      return (Swift.max(0, width + Swift.min(0, least)), width + Swift.max(0, most))
    }
    return settings.textWidths.map { (width * $0.lower, width * $0.upper) }
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
        if let number = numbers[view] { views[number].node.content[axis] = value }
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
