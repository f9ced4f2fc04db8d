import VFLDiagnostics
import VFLLowering
import VFLRecords
import VFLSyntax

/// Finds the names that stand for views where no document says which views there are.
struct ImpliedNames {
  /// The views that the formats need.
  private(set) var views: [String] = []
  /// The names that are not those of views, though an equation may have them: of stacks and arrays.
  private(set) var others: Set<String> = []
  /// The names that are told to be taken for those of views: only a size or an expression has them.
  private(set) var told: Set<String> = []

  /// Finds them in the formats of some documents.
  init(
    _ needed: RequiredNames, _ dialect: FormatDialect, _ arrays: [LayoutDocument.NameArray],
    _ documents: [LayoutDocument], areNamesChecked: Bool
  ) {
    switch dialect {
    case .apple:
      let sizes = areNamesChecked ? Self.sizes(needed, documents) : []
      views = needed.views + sizes
      others = Set(arrays.map { $0.name })
      told = Set(sizes)
    case .extended:
      others = Set(needed.stacks + arrays.map { $0.name })
      // What stands for the superview is `|`, and no view that nobody has declared.
      let superviews = SuperviewName.all
      let metrics = Set(documents.flatMap { $0.metrics }.map { $0.name })
      // Where nothing is known of any name, one that may be that of a metric is taken for that.
      let open =
        areNamesChecked ? needed.open.filter { !metrics.contains($0) && $0 != "std" } : []
      views = (needed.views + arrays.flatMap { $0.views } + open).filter {
        !others.contains($0) && !superviews.contains($0)
      }
      if areNamesChecked, !documents.contains(where: { $0.declaresViews }) {
        let equations = documents.flatMap { $0.equations }.flatMap {
          EquationNames(in: $0.bytes).items
        }
        told = Set(needed.open).subtracting(needed.views).subtracting(others)
          .subtracting(arrays.flatMap { $0.views }).subtracting(equations)
      }
    }
  }

  /// The names in sizes of Apple's dialect that are those of views where nothing says which views there
  /// are, as in `[button1(==button2)]`: behind `==`, or the name of a view with another number.
  ///
  /// A name that is nearly that of a metric is a misspelt one, and the superview is `|`.
  static func sizes(_ names: RequiredNames, _ documents: [LayoutDocument]) -> [String] {
    guard !documents.contains(where: { $0.declaresViews }) else { return [] }
    let equations = documents.flatMap { $0.equations }.map { EquationNames(in: $0.bytes) }
    let metrics = documents.flatMap { $0.metrics }.map { $0.name }
    let needed = names.adding(
      views: equations.flatMap { $0.items }, metrics: equations.flatMap { $0.metrics })
    let known = SuperviewName.all.union(metrics)
    let open = needed.viewsOrMetrics.filter {
      !known.contains($0) && NameSuggestion.nearest(to: $0, among: metrics) == nil
    }
    guard !open.isEmpty else { return [] }
    let stems = Set(needed.views.filter(hasDigit).map(stem))
    return open.filter { names.compared.contains($0) || hasDigit($0) && stems.contains(stem($0)) }
  }

  private static func hasDigit(_ name: String) -> Bool { name.utf8.contains(where: isDigit) }

  /// A name without its digits.
  private static func stem(_ name: String) -> [UInt8] { name.utf8.filter { !isDigit($0) } }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}
