import VFLDiagnostics
public import VFLLowering
import VFLRecords
import VFLSyntax

/// The constraints that a format of the extended dialect asks for, between views of any classes and the
/// guides that it makes.
///
/// ```swift
/// let made = try constraints(
///   extendedFormat: "|~[title(50%)]~|; C: title.centerY == |", views: ["title": title],
///   makingGuides: { name, container in container.addGuide(named: name) })
/// ```
///
/// They come in the order of the text. Nothing is activated. Guides are made when nothing is wrong with
/// the format.
///
/// - Parameters:
///   - extendedFormat: statements of the extended dialect, on lines of their own or with `;` between them.
///   - metrics: the numbers that names in the format stand for, in points or as priorities.
///   - arrays: the views that names of arrays stand for, by the names of the views.
///   - views: the views that names in the format stand for.
///   - container: what `|` means where no view beside it has a superview.
///   - spacing: what a `-` without a number means beside a `|`.
///   - makeGuide: makes a guide with a name that lies in an item; of the class of your guides, or a
///     hidden view.
/// - Throws: ``VisualFormatError`` with everything that is wrong.
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

/// The constraints that a format of the extended dialect asks for, between views that are nothing but
/// names.
///
/// ```swift
/// let made = try constraints(extendedFormat: "[a(b.height/2)]", views: ["a", "b"])
/// print(made[0])  // a.width == b.height * 0.5 @1000
/// ```
///
/// Guides are called `#1.1`, `#1.2` and so on, after the statement and their place in it, or as the stack
/// that declares them.
///
/// - Parameters:
///   - extendedFormat: statements of the extended dialect, on lines of their own or with `;` between them.
///   - metrics: the numbers that names in the format stand for, in points or as priorities.
///   - arrays: the views that names of arrays stand for.
///   - views: the names of the views.
///   - superview: what the superview of all views is called; `nil` when they have none.
///   - spacing: what a `-` without a number means beside a `|`.
/// - Throws: ``VisualFormatError`` with everything that is wrong.
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

/// A format of the extended dialect on its way to records.
enum ExtendedFormat {
  /// The records of a format; what is wrong with it is thrown.
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
