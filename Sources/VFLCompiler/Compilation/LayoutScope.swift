import VFLDiagnostics
import VFLLayout
import VFLLowering
import VFLRecords
import VFLSyntax

/// The views, arrays, metrics and guides of a layout, for lookup by its format strings and equations.
final class LayoutScope: NameScope {
  private(set) var names: LayoutNames
  private let dialect: FormatDialect
  /// The names of the views in each array, by the name of the array.
  let arrays: [ByteName: [String]]
  /// The guides by name.
  ///
  /// Equations can refer to the guides of stacks.
  private var guides: [ByteName: ItemID] = [:]
  /// Whether unknown names are accepted.
  ///
  /// This is the case if names are not checked, because no document declares any.
  private let isLenient: Bool
  /// The names that are assumed to be views because they occur in sizes or expressions.
  private let implied: Set<String>
  /// The given size of the container.
  var containerSize = PerAxis<Double?>(nil, nil)

  /// Collects the names that settings and `documents` declare or use, and reports errors to these documents.
  init(
    of documents: inout [LayoutDocument], _ settings: LayoutSettings, _ formatNames: RequiredNames,
    _ dialect: FormatDialect, areNamesChecked: Bool
  ) {
    let found = [LayoutDocument.NameArray](of: &documents, settings, dialect)
    let implied = ImpliedNames(
      formatNames, dialect, found, documents, settings, areNamesChecked: areNamesChecked)
    names = LayoutNames(
      of: &documents, settings, implied: implied.views, butOf: implied.others)
    arrays = Dictionary(first: found.map { (ByteName($0.name), $0.views) })
    self.dialect = dialect
    isLenient = !areNamesChecked
    self.implied = implied.names
  }

  var container: ItemID? { LayoutProblem.container }

  func array(named name: String) -> [String]? { arrays[ByteName(name)] }

  func isImplied(_ name: String) -> Bool { implied.contains(name) }

  func length(of item: ItemID, along axis: Axis) -> Double? {
    item == container ? containerSize[axis] : nil
  }

  func addGuide(
    named name: String, words: String?, in container: ItemID
  ) -> ItemID {
    let guide = names.addGuide(named: name, words: words, in: container)
    guides[ByteName(name)] = guide
    return guide
  }

  func item(named name: String) -> ItemID? {
    if let item = names.item(named: name) ?? guides[ByteName(name)] { return item }
    return isLenient && dialect == .apple ? LayoutProblem.container : nil
  }

  func superview(of item: ItemID) -> ItemID? {
    isLenient && dialect == .apple ? LayoutProblem.container : names.superview(of: item)
  }

  func name(ofSuperview item: ItemID) -> String? { names.nodes[item.index].name }

  func metric(named name: String) -> MetricValue? {
    if let metric = names.metric(named: name) { return metric }
    guard isLenient else { return nil }
    // The number 500 is also valid as a priority, even after a small offset.
    let anyNumber = MetricValue.number(500)
    if dialect == .apple { return anyNumber }
    let isKnown = names.items[ByteName(name)] != nil || array(named: name) != nil
    let isBuiltIn =
      name == "std" || SuperviewName.all.contains(name) || PriorityName(rawValue: name) != nil
    return isKnown || isBuiltIn ? nil : anyNumber
  }

  var viewNames: [String] { isLenient && dialect == .apple ? [] : names.viewNames }

  var metricNames: [String] { isLenient && dialect == .apple ? [] : names.metricNames }
}

extension [LayoutDocument.NameArray] {
  /// Collects the arrays of the settings and of all documents, and reports duplicates.
  ///
  /// In Apple's dialect, features of the extended dialect are reported as errors.
  fileprivate init(
    of documents: inout [LayoutDocument], _ settings: LayoutSettings, _ dialect: FormatDialect
  ) {
    self = settings.arrays
    if dialect == .apple { Self.rejectExtensions(in: &documents) }
    var spans: [ByteName: SourceSpan?] = Dictionary(
      first: settings.arrays.map { (ByteName($0.name), $0.span) })
    for index in documents.indices {
      for array in documents[index].arrays {
        let name = ByteName(array.name)
        if let first = spans[name] {
          documents[index].report(
            .duplicateName(span: array.span, name: array.name, kind: "array", first: first))
          continue
        }
        spans[name] = .some(array.span)
        append(array)
      }
    }
  }

  /// Reports parts of documents that only affect format strings of the extended dialect.
  private static func rejectExtensions(in documents: inout [LayoutDocument]) {
    for index in documents.indices {
      let document = documents[index]
      var found: [(what: String, span: SourceSpan?)] = document.arrays.prefix(1).map {
        ("arrays", $0.span)
      }
      if document.spacingNumbers != nil {
        found.append(
          (
            "numbers for the spacing",
            document.propertySpans["spacing"] ?? document.propertySpans["@spacing"]
          ))
      }
      for (what, span) in found {
        documents[index].report(
          .wrongType(
            path: "/dialect", expected: "`extended`, which supports \(what),", found: "`apple`",
            span: span ?? SourceSpan(at: 0)))
      }
    }
  }
}
