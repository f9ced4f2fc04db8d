import VFLDiagnostics
import VFLLayout
import VFLLowering
import VFLRecords
import VFLSyntax

/// The views, arrays, metrics and guides of a layout, as its formats and equations look them up.
final class LayoutScope: NameScope {
  private(set) var names: LayoutNames
  private let dialect: FormatDialect
  /// The views of arrays, by the names of these.
  let arrays: [ByteName: [String]]
  /// The guides, which equations may name, too, if they are stacks.
  private var guides: [ByteName: ItemID] = [:]
  /// Whether names are not checked, for nobody has said which there are: each may be that of anything.
  private let isLenient: Bool
  /// The names that are those of views for no other reason than that sizes and expressions have them.
  private let implied: Set<String>

  /// Finds the names of the layout of some documents; what is wrong with them is told to the documents.
  init(
    of documents: inout [LayoutDocument], _ formatNames: RequiredNames, _ dialect: FormatDialect,
    areNamesChecked: Bool
  ) {
    let found = [LayoutDocument.NameArray](of: &documents, dialect)
    let implied = ImpliedNames(
      formatNames, dialect, found, documents, areNamesChecked: areNamesChecked)
    names = LayoutNames(of: &documents, implied: implied.views, butOf: implied.others)
    arrays = Dictionary(first: found.map { (ByteName($0.name), $0.views) })
    self.dialect = dialect
    isLenient = !areNamesChecked
    self.implied = implied.told
  }

  var container: ItemID? { LayoutProblem.container }

  func array(named name: String) -> [String]? { arrays[ByteName(name)] }

  func isImplied(_ name: String) -> Bool { implied.contains(name) }

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

  func metric(named name: String) -> MetricValue? {
    if let metric = names.metric(named: name) { return metric }
    guard isLenient else { return nil }
    // A number that is right as a priority, too, and stays so when a little is added or taken away.
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
  /// The arrays of all documents; what the other dialect knows nothing of is told.
  fileprivate init(of documents: inout [LayoutDocument], _ dialect: FormatDialect) {
    self.init()
    if dialect == .apple { Self.refuseExtensions(in: &documents) }
    var spans: [ByteName: SourceSpan?] = [:]
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

  /// Tells what says something to formats of the extended dialect alone.
  private static func refuseExtensions(in documents: inout [LayoutDocument]) {
    for index in documents.indices {
      let document = documents[index]
      var found: [(what: String, span: SourceSpan?)] = document.arrays.prefix(1).map {
        ("arrays", $0.span)
      }
      if document.arrays.first?.span == nil, !document.arrays.isEmpty {
        documents[index].report(LayoutSettings.arraysFault)
        found = []
      }
      if document.spacingNumbers != nil {
        found.append(
          ("numbers for the spacing", document.saidAt["spacing"] ?? document.saidAt["@spacing"]))
      }
      for (what, span) in found {
        documents[index].report(
          .wrongType(
            path: "/dialect", expected: "`extended`, which has \(what),", found: "`apple`",
            span: span ?? SourceSpan(at: 0)))
      }
    }
  }
}
