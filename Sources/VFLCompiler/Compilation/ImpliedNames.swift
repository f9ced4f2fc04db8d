import VFLDiagnostics
import VFLLowering
import VFLRecords
import VFLSyntax

/// Determines which names refer to views if no views are declared.
struct ImpliedNames {
  /// The views that the format strings require.
  private(set) var views: [String] = []
  /// The names of stacks and arrays.
  ///
  /// They do not refer to views, although equations can use them.
  private(set) var others: Set<String> = []
  /// The names that are assumed to be views because they occur in sizes or expressions.
  ///
  /// Diagnostics can mention this assumption.
  private(set) var names: Set<String> = []

  /// Collects the names from the format strings and equations of `documents`.
  init(
    _ needed: RequiredNames, _ dialect: FormatDialect, _ arrays: [LayoutDocument.NameArray],
    _ documents: [LayoutDocument], _ settings: LayoutSettings, areNamesChecked: Bool
  ) {
    switch dialect {
    case .apple:
      let sizes = areNamesChecked ? Self.sizes(needed, documents, settings) : []
      views = needed.views + sizes
      others = Set(arrays.map { $0.name })
      names = Set(sizes)
    case .extended:
      others = Set(needed.stacks + arrays.map { $0.name })
      // The superview must be written as `|`, so a name such as `superview` is not assumed to be a view.
      let superviews = SuperviewName.all
      let metrics = Set(settings.metricNames(with: documents))
      // If no names are declared at all, a name that can be a metric is treated as a metric.
      let open =
        areNamesChecked ? needed.open.filter { !metrics.contains($0) && $0 != "std" } : []
      views = (needed.views + arrays.flatMap { $0.views } + open).filter {
        !others.contains($0) && !superviews.contains($0)
      }
      if areNamesChecked, !settings.declaresViews(with: documents) {
        let equations = documents.flatMap { $0.equations }.flatMap {
          EquationNames(in: $0.bytes).items
        }
        names = Set(needed.open).subtracting(needed.views).subtracting(others)
          .subtracting(arrays.flatMap { $0.views }).subtracting(equations)
      }
    }
  }

  /// Returns the names in sizes (in Apple's dialect) that are assumed to be views; empty if
  /// views are declared.
  ///
  /// A name is included if it follows `==`, as in `[button1(==button2)]`, or if it differs from the name of a
  /// view only in its digits. A name similar to the name of a metric is excluded, because it is probably
  /// misspelled. A name such as `superview` is excluded, because the superview must be written as `|`.
  static func sizes(
    _ names: RequiredNames, _ documents: [LayoutDocument], _ settings: LayoutSettings
  ) -> [String] {
    guard !settings.declaresViews(with: documents) else { return [] }
    let equations = documents.flatMap { $0.equations }.map { EquationNames(in: $0.bytes) }
    let metrics = settings.metricNames(with: documents)
    let needed = names.adding(
      views: equations.flatMap { $0.items }, metrics: equations.flatMap { $0.metrics })
    let known = SuperviewName.all.union(metrics)
    let open = needed.viewsOrMetrics.filter {
      !known.contains($0)
        && NameSuggestion.nearest(to: $0, among: metrics, areDeclared: true) == nil
    }
    guard !open.isEmpty else { return [] }
    let stems = Set(needed.views.filter(hasDigit).map(stem))
    return open.filter { names.compared.contains($0) || hasDigit($0) && stems.contains(stem($0)) }
  }

  private static func hasDigit(_ name: String) -> Bool { name.utf8.contains(where: isDigit) }

  /// Returns a name without its digits.
  private static func stem(_ name: String) -> [UInt8] { name.utf8.filter { !isDigit($0) } }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}
