public import VFLLowering
import VFLRecords

extension LayoutConstraint {
  /// The constraints that a format string asks for, as objects that can be activated.
  ///
  /// ```swift
  /// try LayoutConstraint.activate(
  ///   LayoutConstraint.constraints(
  ///     visualFormat: "H:|-[title]-[body(==title)]-|", views: ["title": title, "body": body]))
  /// ```
  ///
  /// A conflict or an ambiguity in which they take part shows the format, with carets.
  ///
  /// - Parameters:
  ///   - visualFormat: the format, in the dialect that Apple's parser accepts.
  ///   - options: alignment, direction, and what gaps are measured between.
  ///   - metrics: the numbers that names in the format stand for, in points or as priorities.
  ///   - views: the views and guides that names in the format stand for.
  ///   - spacing: what a `-` without a number means beside a `|`.
  ///   - superviewEdge: what a `|` means; gaps are counted from there.
  ///   - fileID: the file that diagnostics name.
  ///   - line: the line that diagnostics name.
  /// - Throws: ``VisualFormatError`` with everything that is wrong: the syntax, unknown names, a `|`
  ///   beside a view that has no superview, numbers out of range, options that do not fit.
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
    return compiled.records.map { record in
      let record = scope.record(record, from: superviewEdge)
      let first = scope.items[record.firstItem.index].item(record.firstRegion)
      let second = record.secondItem.map { scope.items[$0.index].item(record.secondRegion) }
      return LayoutConstraint(record, first, second, of: source)
    }
  }
}

extension LayoutElement {
  /// The item that a record means by a region of this one.
  func item(_ region: LayoutRegion) -> LayoutElement {
    guard let view = self as? LayoutView else { return self }
    switch region {
    case .frame: return view
    case .layoutMarginsGuide: return view.layoutMarginsGuide
    case .safeAreaLayoutGuide: return view.safeAreaLayoutGuide
    }
  }
}
