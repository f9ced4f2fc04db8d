public import VFLLowering
import VFLRecords

extension LayoutConstraint {
  /// Creates the constraints described by a format string of the extended dialect, and adds the layout guides
  /// that it declares to their views.
  ///
  /// ```swift
  /// try LayoutConstraint.activate(
  ///   LayoutConstraint.constraints(
  ///     extendedFormat: "|~[title(50%)]~|; C: title.centerY == |", views: ["title": title]))
  /// ```
  ///
  /// Each call creates its own guides. They stay in their views until you remove them with
  /// ``LayoutView/removeLayoutGuide(_:)``, which also deactivates the constraints that refer to them.
  ///
  /// No guide is created if the format string contains an error. `name(...)` and labels become the
  /// identifiers of the constraints.
  ///
  /// - Parameters:
  ///   - extendedFormat: Statements of the extended dialect, separated by line breaks or `;`.
  ///   - metrics: The metrics that the format string refers to, by name. A metric is a number of points or a
  ///     priority.
  ///   - arrays: The arrays that the format string refers to, by name. The value of an array is a list of
  ///     view names.
  ///   - views: The views and guides that the format string refers to, by name.
  ///   - container: The view that `|` refers to if no view next to it has a superview.
  ///   - spacing: The meaning of a `-` without a number next to a `|`.
  ///   - fileID: The file to report in diagnostics.
  ///   - line: The line to report in diagnostics.
  /// - Throws: ``VisualFormatError`` with all diagnostics for the format string.
  public static func constraints(
    extendedFormat: String, metrics: [String: any Metric]? = nil,
    arrays: [String: [String]] = [:], views: [String: LayoutElement],
    container: LayoutView? = nil, spacing: StandardSpacing = .classic, fileID: String = #fileID,
    line: Int = #line
  ) throws(VisualFormatError) -> [LayoutConstraint] {
    let scope = ExtendedItemScope(
      views: ElementDictionary(views: views), metrics: metrics ?? [:], arrays: arrays,
      container: container)
    let records = try ExtendedFormat.records(of: extendedFormat, in: scope, spacing)
    var guides: [LayoutGuide] = []
    let items = scope.items { name, container in
      let guide = LayoutGuide(name)
      container.hostView?.addLayoutGuide(guide)
      guides.append(guide)
      return guide
    }
    let source = FormatSource(extendedFormat, ConstraintOrigin(fileID: fileID, line: line))
    let constraints = records.map { record in
      let first = items[record.firstItem.index].item(record.firstRegion)
      let second = record.secondItem.map { items[$0.index].item(record.secondRegion) }
      let constraint = LayoutConstraint(record, first, second, of: source)
      constraint.identifier = record.identifier
      return constraint
    }
    noteAxes(of: guides, in: constraints)
    return constraints
  }

  /// Marks the guides that the constraints use on one axis only.
  private static func noteAxes(of guides: [LayoutGuide], in constraints: [LayoutConstraint]) {
    var axes: [ObjectIdentifier: Set<Axis>] = [:]
    for constraint in constraints {
      for (item, attribute) in [
        (constraint.firstItem, constraint.firstAttribute),
        (constraint.secondItem, constraint.secondAttribute),
      ] {
        guard let item, let axis = attribute.axis else { continue }
        axes[ObjectIdentifier(item), default: []].insert(axis)
      }
    }
    for guide in guides {
      guide.measuresOneAxis = axes[ObjectIdentifier(guide)]?.count ?? 0 < Axis.allCases.count
    }
  }
}
