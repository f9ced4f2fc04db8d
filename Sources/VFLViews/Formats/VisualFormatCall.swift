public import VFLDiagnostics
public import VFLLowering

/// Creates the constraints described by a format string, for views of one class.
///
/// ```swift
/// let made = try constraints(
///   visualFormat: "H:|-left-[title]-[body(==title)]-|", metrics: ["left": 20],
///   views: ["title": title, "body": body])
/// ```
///
/// The array contains first the constraints of the format string in source order, then the alignment
/// constraints. The constraints are not activated.
///
/// - Parameters:
///   - visualFormat: The format string, in the dialect that Apple's parser accepts.
///   - options: The alignment, the layout direction, and the edges between which spacing is measured.
///   - metrics: The metrics that the format string refers to, by name. A metric is a number of points or a
///     priority.
///   - views: The views that the format string refers to, by name.
///   - spacing: The meaning of a `-` without a number next to a `|`.
///   - superviewEdge: The rectangle of the superview that a `|` refers to and from which spacing is measured.
/// - Throws: ``VisualFormatError`` with all diagnostics for the format string: syntax errors, unknown names,
///   a `|` next to a view without a superview, numbers out of range, and unsuitable options.
public func constraints<View: LayoutItem>(
  visualFormat: String, options: FormatOptions = [], metrics: [String: any Metric]? = nil,
  views: [String: View], spacing: StandardSpacing = .classic,
  superviewEdge: SuperviewEdge = .edges
) throws(VisualFormatError) -> [ItemConstraint<any LayoutItem>] {
  try compile(visualFormat, options, metrics, ItemDictionary(views: views), spacing, superviewEdge)
}

/// Creates the constraints described by a format string, for views of any class.
///
/// - Parameters:
///   - visualFormat: The format string, in the dialect that Apple's parser accepts.
///   - options: The alignment, the layout direction, and the edges between which spacing is measured.
///   - metrics: The metrics that the format string refers to, by name. A metric is a number of points or a
///     priority.
///   - views: The views that the format string refers to, by name.
///   - spacing: The meaning of a `-` without a number next to a `|`.
///   - superviewEdge: The rectangle of the superview that a `|` refers to and from which spacing is measured.
/// - Throws: ``VisualFormatError`` with all diagnostics for the format string.
public func constraints(
  visualFormat: String, options: FormatOptions = [], metrics: [String: any Metric]? = nil,
  views: [String: any LayoutItem], spacing: StandardSpacing = .classic,
  superviewEdge: SuperviewEdge = .edges
) throws(VisualFormatError) -> [ItemConstraint<any LayoutItem>] {
  try compile(
    visualFormat, options, metrics, AnyItemDictionary(views: views), spacing, superviewEdge)
}

/// Creates the constraints described by a format string, for views that are represented by their names.
///
/// ```swift
/// let made = try constraints(visualFormat: "|-[view]-|", views: ["view"])
/// print(made[0])  // view.leading == |.leading + std(20) @1000
/// ```
///
/// - Parameters:
///   - visualFormat: The format string, in the dialect that Apple's parser accepts.
///   - options: The alignment, the layout direction, and the edges between which spacing is measured.
///   - metrics: The metrics that the format string refers to, by name. A metric is a number of points or a
///     priority.
///   - views: The names of the views.
///   - superview: The name of the superview of all views, or `nil` if they have none.
///   - spacing: The meaning of a `-` without a number next to a `|`.
///   - superviewEdge: The rectangle of the superview that a `|` refers to and from which spacing is measured.
/// - Throws: ``VisualFormatError`` with all diagnostics for the format string.
public func constraints(
  visualFormat: String, options: FormatOptions = [], metrics: [String: any Metric]? = nil,
  views: [String], superview: String? = "|", spacing: StandardSpacing = .classic,
  superviewEdge: SuperviewEdge = .edges
) throws(VisualFormatError) -> [ItemConstraint<String>] {
  try compile(
    visualFormat, options, metrics, NameList(views, superview: superview), spacing, superviewEdge)
}

/// Returns all diagnostics, including warnings, for a format string, sorted by position.
///
/// The syntax, the numbers and the options are checked. Names are not checked, because this function has no
/// views or metrics.
public func diagnostics(visualFormat: String, options: FormatOptions = []) -> [Diagnostic] {
  let scope = UncheckedScope.shared
  return FormatCompilation(Array(visualFormat.utf8), in: scope, options: options).diagnostics
}

private func compile<Views: ViewLookup>(
  _ format: String, _ options: FormatOptions, _ metrics: [String: any Metric]?, _ views: Views,
  _ spacing: StandardSpacing, _ superviewEdge: SuperviewEdge
) throws(VisualFormatError) -> [ItemConstraint<Views.Item>] {
  let scope = ItemScope(views: views, metrics: metrics ?? [:])
  let compiled = FormatCompilation(
    Array(format.utf8), in: scope, options: options, spacing: spacing)
  if compiled.hasErrors {
    throw VisualFormatError(format: format, diagnostics: compiled.diagnostics)
  }
  let items = scope.items
  return compiled.records.map {
    ItemConstraint(scope.record($0, from: superviewEdge), items: items)
  }
}
