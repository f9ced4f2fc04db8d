import VFLDiagnostics
public import VFLLowering
import VFLRecords
import VFLSyntax

/// Creates the constraints described by a format string of the extended dialect, for views of any class, and
/// the guides that the format string declares.
///
/// ```swift
/// let made = try constraints(
///   extendedFormat: "|~[title(50%)]~|; C: title.centerY == |", views: ["title": title],
///   makingGuides: { name, container in container.addGuide(named: name) })
/// ```
///
/// The constraints are in the order of the format string. They are not activated. Guides are created only if
/// the format string contains no error.
///
/// - Parameters:
///   - extendedFormat: Statements of the extended dialect, separated by line breaks or `;`.
///   - metrics: The metrics that the format string refers to, by name. A metric is a number of points or a
///     priority.
///   - arrays: The arrays that the format string refers to, by name. The value of an array is a list of view
///     names.
///   - views: The views that the format string refers to, by name.
///   - container: The item that `|` refers to if no view next to it has a superview.
///   - spacing: The meaning of a `-` without a number next to a `|`.
///   - makeGuide: Creates a guide with the given name in the given container. The guide may be an object of
///     your guide class or a hidden view.
/// - Throws: ``VisualFormatError`` with all diagnostics for the format string.
public func constraints(
  extendedFormat: String, metrics: [String: any Metric]? = nil, arrays: [String: [String]] = [:],
  views: [String: any LayoutItem], container: (any LayoutItem)? = nil,
  spacing: StandardSpacing = .classic,
  makingGuides makeGuide: (_ name: String, _ container: any LayoutItem) -> any LayoutItem
) throws(VisualFormatError) -> [ItemConstraint<any LayoutItem>] {
  let scope = ExtendedItemScope(
    views: AnyItemDictionary(views: views), metrics: metrics ?? [:], arrays: arrays,
    container: container)
  let records = try ExtendedFormat.records(of: extendedFormat, in: scope, spacing)
  let items = scope.items(makingGuides: makeGuide)
  return records.map { ItemConstraint($0, items: items) }
}

/// Creates the constraints described by a format string of the extended dialect, for views that are
/// represented by their names.
///
/// ```swift
/// let made = try constraints(extendedFormat: "[a(b.height/2)]", views: ["a", "b"])
/// print(made[0])  // a.width == b.height * 0.5 @1000
/// ```
///
/// A guide is named `#1.1`, `#1.2` and so on, after the index of its statement and its index in the
/// statement. The guide of a stack has the name of the stack.
///
/// - Parameters:
///   - extendedFormat: Statements of the extended dialect, separated by line breaks or `;`.
///   - metrics: The metrics that the format string refers to, by name. A metric is a number of points or a
///     priority.
///   - arrays: The arrays that the format string refers to, by name. The value of an array is a list of view
///     names.
///   - views: The names of the views.
///   - superview: The name of the superview of all views, or `nil` if they have none.
///   - spacing: The meaning of a `-` without a number next to a `|`.
/// - Throws: ``VisualFormatError`` with all diagnostics for the format string.
public func constraints(
  extendedFormat: String, metrics: [String: any Metric]? = nil, arrays: [String: [String]] = [:],
  views: [String], superview: String? = "|", spacing: StandardSpacing = .classic
) throws(VisualFormatError) -> [ItemConstraint<String>] {
  let scope = ExtendedItemScope(
    views: NameList(views, superview: superview), metrics: metrics ?? [:], arrays: arrays,
    container: superview)
  let records = try ExtendedFormat.records(of: extendedFormat, in: scope, spacing)
  let items = scope.items { name, _ in name }
  return records.map { ItemConstraint($0, items: items) }
}

/// The compilation of format strings of the extended dialect.
enum ExtendedFormat {
  /// Returns the records of a format string, or throws its diagnostics.
  static func records(
    of format: String, in scope: any NameScope, _ spacing: StandardSpacing
  ) throws(VisualFormatError) -> [ConstraintRecord] {
    let compiled = FormatCompilation(
      Array(format.utf8), dialect: .extended, in: scope, spacing: spacing)
    if compiled.hasErrors {
      throw VisualFormatError(format: format, diagnostics: compiled.diagnostics)
    }
    return compiled.records
  }
}
