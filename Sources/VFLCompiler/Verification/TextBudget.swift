package import VFLLayout
import VFLRecords
package import VFLVerification

/// The widest content of a view with which a layout has all its properties, in one layout direction.
package struct TextBudget: Sendable {
  /// A property that limits the content.
  package struct Limit: Sendable {
    /// The property.
    package let property: LayoutProperty
    /// Describes the property, and the violation with the narrowest content that is too wide.
    package let text: String
    /// Whether a counterexample was found; otherwise, the property was not decided.
    package let isViolated: Bool
  }

  /// The name of the view.
  package let view: String
  /// The layout direction.
  package let direction: LayoutDirection
  /// The widest content in points; `nil` if a property of the view is violated even with the narrowest content.
  ///
  /// It is a whole number, the smallest width of the content, or ``largestWidth``.
  package let width: Double?
  /// The property that limits the content; `nil` if the content has no limit.
  package let limit: Limit?
  /// The number of properties of other views that are violated even with the narrowest content.
  ///
  /// They do not limit the content.
  package let otherCount: Int

  /// The largest width that is examined, in points.
  package static let largestWidth = 8192.0
}

extension VerifiedLayout {
  /// Returns the widest content of a view, for all values of the other parameters.
  ///
  /// Properties of other views that are violated even with the narrowest content are not considered.
  ///
  /// The search doubles the width until a property is not proved, and then halves the distance to the width that
  /// is too large. Each width is the upper end of an interval for which all properties are proved.
  ///
  /// - Parameters:
  ///   - view: The name of a view whose content has a width.
  ///   - direction: The layout direction.
  package func budget(
    of view: String, _ direction: LayoutDirection
  ) throws(LayoutFamily.Failure) -> TextBudget {
    let smallest = limiting(view, to: nil).smallest
    var search = BudgetSearch(self, view, direction)
    try search.examine(smallest)
    let otherCount = search.removeOthers()
    if search.limit != nil {
      return TextBudget(
        view: view, direction: direction, width: nil, limit: search.limit, otherCount: otherCount)
    }
    var (proved, violated) = (smallest, TextBudget.largestWidth)
    while search.limit == nil, proved < TextBudget.largestWidth {
      let next = Swift.min(
        Swift.max(64, (2 * proved).rounded(.up)), TextBudget.largestWidth)
      try search.examine(next)
      search.keepOpen()
      if let found = search.violatedWidth { violated = found } else { proved = next }
    }
    var isNarrowing = true
    while search.limit != nil, violated.rounded(.up) - proved.rounded(.down) > 1 {
      // The counterexample is often the narrowest content that is too wide.
      let (low, high) = (proved.rounded(.down), violated.rounded(.up))
      let middle = isNarrowing ? high - 1 : ((low + high) / 2).rounded(.down)
      let before = search.limit
      try search.examine(middle)
      if let found = search.violatedWidth {
        search.keepOpen()
        isNarrowing = !isNarrowing && found < middle
        violated = found
      } else {
        (proved, search.limit) = (middle, before)
        isNarrowing = false
      }
    }
    return TextBudget(
      view: view, direction: direction, width: proved, limit: search.limit, otherCount: otherCount)
  }

  /// The views whose contents have a width.
  package var viewsWithContentWidth: [String] {
    usual.problem.nodes.filter { $0.content.horizontal != nil }.map { $0.name }
  }
}

/// The search for the widest content of a view.
private struct BudgetSearch {
  private let layout: VerifiedLayout
  private let view: String
  private let direction: LayoutDirection
  /// The properties that may be violated by contents that are not known to be too wide.
  private var properties: [LayoutProperty]
  /// The properties that were not proved for the last width.
  private var open: [LayoutProperty] = []
  /// The first property that is not proved for the last width.
  var limit: TextBudget.Limit?
  /// A width at which the property is violated or not decided; `nil` if all properties are proved.
  private(set) var violatedWidth: Double?

  init(_ layout: VerifiedLayout, _ view: String, _ direction: LayoutDirection) {
    (self.layout, self.view, self.direction) = (layout, view, direction)
    properties = layout.properties
  }

  /// Decides the properties for all contents up to a width.
  mutating func examine(_ width: Double) throws(LayoutFamily.Failure) {
    let (layout, number, _) = layout.limiting(view, to: width)
    (limit, violatedWidth) = (nil, nil)
    open = []
    let family = try layout.family(direction)
    var verdicts: [LayoutProperty: PropertyOutcome.Verdict] = [:]
    LayoutVerification(of: family).decide(properties) { verdicts[$0] = $1 }
    for property in properties {
      switch verdicts[property] {
      case .proved: continue
      case .violated(let violation):
        open.append(property)
        // A scaled content is multiplied already.
        let scale = layout.parameters[number].scale.flatMap { name in
          layout.parameters.firstIndex { $0.target == .scale(name) }
        }
        let factor = scale.map { violation.values[$0] } ?? 1
        let value = Swift.min(
          width,
          layout.parameters[number].offset + violation.values[number] / Swift.max(factor, 1e-9))
        if violatedWidth.map({ value < $0 }) ?? true || limit?.isViolated == false {
          violatedWidth = value
          limit = TextBudget.Limit(
            property: property, text: layout.text(of: property, violation),
            isViolated: true)
        }
      case .undecided, nil:
        open.append(property)
        if limit == nil {
          limit = TextBudget.Limit(
            property: property, text: layout.text(ofUndecided: property), isViolated: false)
          violatedWidth = width
        }
      }
    }
  }

  /// Keeps the properties that were not proved for the last width.
  ///
  /// The others are proved for all smaller widths.
  mutating func keepOpen() { if !open.isEmpty { properties = open } }

  /// Removes the properties of other views that are not proved for the smallest width.
  ///
  /// - Returns: The number of removed properties.
  mutating func removeOthers() -> Int {
    let own = open.filter { isOwn($0) }
    if !own.isEmpty { return open.count - own.count }
    properties.removeAll { open.contains($0) }
    (limit, violatedWidth) = (nil, nil)
    return open.count
  }

  /// Whether a property concerns the view or the whole layout.
  private func isOwn(_ property: LayoutProperty) -> Bool {
    var views = property.views
    switch property {
    case .satisfiable: return true
    case .requirement(let number):
      let record = layout.usual.requirements[number]
      views = [record.firstItem] + [record.secondItem].compactMap { $0 }
    default: break
    }
    return views.contains { layout.usual.problem.name(of: $0) == view }
  }
}

extension VerifiedLayout {
  /// Returns the layout in which the content of a view has any width from its smallest width up to a number,
  /// with the number of the width's parameter, and the smallest width.
  ///
  /// - Parameter width: The largest width; `nil` for the smallest width.
  fileprivate func limiting(
    _ view: String, to width: Double?
  ) -> (layout: VerifiedLayout, number: Int, smallest: Double) {
    let target = LayoutParameter.Target.content(view: view, .horizontal)
    var result = self
    let known = parameters.firstIndex { $0.target == target }
    let offset = known.map { parameters[$0].offset } ?? padding(ofContent: view)
    let smallest = known.map { parameters[$0].lower + offset } ?? contentWidth(of: view)
    let lower = Swift.max(0, smallest - offset)
    let parameter = LayoutParameter(
      target, from: lower, to: Swift.max(lower, (width ?? smallest) - offset), usual: lower,
      scale: known.map { parameters[$0].scale } ?? scale(ofContent: view), offset: offset)
    if let known {
      result.parameters[known] = parameter
      return (result, known, smallest)
    }
    result.parameters.append(parameter)
    return (result, parameters.count, smallest)
  }
}
