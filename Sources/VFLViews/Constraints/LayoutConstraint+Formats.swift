public import VFLDiagnostics
public import VFLLowering
import VFLRecords

extension LayoutConstraint {
  /// Creates the constraints described by a format string.
  ///
  /// ```swift
  /// try LayoutConstraint.activate(
  ///   LayoutConstraint.constraints(
  ///     visualFormat: "H:|-[title]-[body(==title)]-|", views: ["title": title, "body": body]))
  /// ```
  ///
  /// Diagnostics for conflicts and ambiguities of these constraints quote the format string, with carets.
  ///
  /// - Parameters:
  ///   - visualFormat: The format string, in the dialect that Apple's parser accepts.
  ///   - options: The alignment, the layout direction, and the edges between which spacing is measured.
  ///   - metrics: The metrics that the format string refers to, by name. A metric is a number of points or a
  ///     priority.
  ///   - views: The views and guides that the format string refers to, by name.
  ///   - spacing: The meaning of a `-` without a number next to a `|`.
  ///   - superviewEdge: The rectangle of the superview that a `|` refers to and from which spacing is
  ///     measured.
  ///   - fileID: The file to report in diagnostics.
  ///   - line: The line to report in diagnostics.
  /// - Throws: ``VisualFormatError`` with all diagnostics for the format string: syntax errors, unknown
  ///   names, a `|` next to a view without a superview, numbers out of range, and unsuitable options.
  public static func constraints(
    visualFormat: String, options: FormatOptions = [], metrics: [String: any Metric]? = nil,
    views: [String: LayoutElement], spacing: StandardSpacing = .classic,
    superviewEdge: SuperviewEdge = .edges, fileID: String = #fileID, line: Int = #line
  ) throws(VisualFormatError) -> [LayoutConstraint] {
    let scope = ItemScope(views: ElementDictionary(views: views), metrics: metrics ?? [:])
    let compiled = FormatCompilation(
      Array(visualFormat.utf8), in: scope, options: options, spacing: spacing)
    if compiled.hasErrors {
      throw VisualFormatError(format: visualFormat, diagnostics: compiled.diagnostics)
    }
    let source = FormatSource(visualFormat, ConstraintOrigin(fileID: fileID, line: line))
    let items = scope.items
    return compiled.records.map { record in
      let record = scope.record(record, from: superviewEdge)
      let first = items[record.firstItem.index].item(record.firstRegion)
      let second = record.secondItem.map { items[$0.index].item(record.secondRegion) }
      return LayoutConstraint(record, first, second, of: source)
    }
  }
}

extension LayoutElement {
  /// Returns the item for a region of this element: the element itself or one of its guides.
  func item(_ region: LayoutRegion) -> LayoutElement {
    guard region != .frame, let view = self as? LayoutView else { return self }
    switch region {
    case .frame: return view
    case .layoutMarginsGuide: return view.layoutMarginsGuide
    case .safeAreaLayoutGuide: return view.safeAreaLayoutGuide
    }
  }
}
