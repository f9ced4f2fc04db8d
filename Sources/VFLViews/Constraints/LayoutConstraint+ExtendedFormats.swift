public import VFLLowering
import VFLRecords

extension LayoutConstraint {
  /// The constraints that a format of the extended dialect asks for, as objects that can be activated;
  /// guides that it makes are given to the views that they lie in.
  ///
  /// ```swift
  /// try LayoutConstraint.activate(
  ///   LayoutConstraint.constraints(
  ///     extendedFormat: "|~[title(50%)]~|; C: title.centerY == |", views: ["title": title]))
  /// ```
  ///
  /// The guides stay in their views until they are taken out with ``LayoutView/removeLayoutGuide(_:)``, which
  /// deactivates what speaks of them; each call makes its own.
  ///
  /// No guide is made where something is wrong with the format. `name(...)` and labels become the
  /// constraints' identifiers.
  ///
  /// - Parameters:
  ///   - extendedFormat: statements of the extended dialect, on lines of their own or with `;` between
  ///     them.
  ///   - metrics: the numbers that names in the format stand for, in points or as priorities.
  ///   - arrays: the views that names of arrays stand for, by the names of the views.
  ///   - views: the views and guides that names in the format stand for.
  ///   - container: what `|` means where no view beside it has a superview.
  ///   - spacing: what a `-` without a number means beside a `|`.
  ///   - fileID: the file that diagnostics name.
  ///   - line: the line that diagnostics name.
  /// - Throws: ``VisualFormatError`` with everything that is wrong.
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

  /// Notes which guides the constraints speak of on one axis only.
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
