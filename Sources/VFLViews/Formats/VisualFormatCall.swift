public import VFLDiagnostics
public import VFLLowering

/// The constraints that a format string asks for, between views of one class.
///
/// ```swift
/// let made = try constraints(
///   visualFormat: "H:|-left-[title]-[body(==title)]-|", metrics: ["left": 20],
///   views: ["title": title, "body": body])
/// ```
///
/// They come in the documented order: that of the text, then alignments. Nothing is activated.
///
/// - Parameters:
///   - visualFormat: the format, in the dialect that Apple's parser accepts.
///   - options: alignment, direction, and what gaps are measured between.
///   - metrics: the numbers that names in the format stand for, in points or as priorities.
///   - views: the views that names in the format stand for.
///   - spacing: what a `-` without a number means beside a `|`.
///   - superviewEdge: what a `|` means; gaps are counted from there.
/// - Throws: ``VisualFormatError`` with everything that is wrong: the syntax, unknown names, a `|`
///   beside a view that has no superview, numbers out of range, options that do not fit.
public func constraints<View: LayoutItem>(
  visualFormat: String, options: FormatOptions = [], metrics: [String: any Metric]? = nil,
  views: [String: View], spacing: StandardSpacing = .classic,
  superviewEdge: SuperviewEdge = .edges
) throws(VisualFormatError) -> [ItemConstraint<any LayoutItem>] {
  try compile(visualFormat, options, metrics, ItemDictionary(views: views), spacing, superviewEdge)
}

/// The constraints that a format string asks for, between views of any classes.
///
/// - Parameters:
///   - visualFormat: the format, in the dialect that Apple's parser accepts.
///   - options: alignment, direction, and what gaps are measured between.
///   - metrics: the numbers that names in the format stand for, in points or as priorities.
///   - views: the views that names in the format stand for.
///   - spacing: what a `-` without a number means beside a `|`.
///   - superviewEdge: what a `|` means; gaps are counted from there.
/// - Throws: ``VisualFormatError`` with everything that is wrong.
public func constraints(
  visualFormat: String, options: FormatOptions = [], metrics: [String: any Metric]? = nil,
  views: [String: any LayoutItem], spacing: StandardSpacing = .classic,
  superviewEdge: SuperviewEdge = .edges
) throws(VisualFormatError) -> [ItemConstraint<any LayoutItem>] {
  try compile(
    visualFormat, options, metrics, AnyItemDictionary(views: views), spacing, superviewEdge)
}

/// The constraints that a format string asks for, between views that are nothing but names.
///
/// ```swift
/// let made = try constraints(visualFormat: "|-[view]-|", views: ["view"])
/// print(made[0])  // view.leading == |.leading + std(20) @1000
/// ```
///
/// - Parameters:
///   - visualFormat: the format, in the dialect that Apple's parser accepts.
///   - options: alignment, direction, and what gaps are measured between.
///   - metrics: the numbers that names in the format stand for, in points or as priorities.
///   - views: the names of the views.
///   - superview: what the superview of all views is called; `nil` when they have none.
///   - spacing: what a `-` without a number means beside a `|`.
///   - superviewEdge: what a `|` means; gaps are counted from there.
/// - Throws: ``VisualFormatError`` with everything that is wrong.
public func constraints(
  visualFormat: String, options: FormatOptions = [], metrics: [String: any Metric]? = nil,
  views: [String], superview: String? = "|", spacing: StandardSpacing = .classic,
  superviewEdge: SuperviewEdge = .edges
) throws(VisualFormatError) -> [ItemConstraint<String>] {
  try compile(
    visualFormat, options, metrics, NameList(views, superview: superview), spacing, superviewEdge)
}

/// Everything that is wrong with a format string, by position, warnings included.
///
/// Names are not checked, since nothing is said of them: the syntax is, and so are numbers and
/// whether the options fit.
public func diagnostics(visualFormat: String, options: FormatOptions = []) -> [Diagnostic] {
  let scope = UncheckedScope()
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
  return compiled.records.map {
    ItemConstraint(scope.record($0, from: superviewEdge), items: scope.items)
  }
}
