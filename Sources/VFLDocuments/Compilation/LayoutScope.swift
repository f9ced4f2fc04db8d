import VFLDiagnostics
import VFLLayout
import VFLLowering
import VFLRecords
import VFLSyntax

/// The views, arrays, metrics and guides of a layout, as its formats and equations look them up.
struct LayoutScope: NameScope {
  private(set) var names: LayoutNames
  private let dialect: FormatDialect
  private let arrays: [ByteName: [String]]
  /// The guides, which equations may name, too, if they are stacks.
  private var guides: [ByteName: ItemID] = [:]
  /// Whether names are not checked, for nobody has said which there are: each may be that of anything.
  private let isLenient: Bool
  /// The names that are those of views for no other reason than that sizes and expressions have them.
  private let implied: Set<String>

  /// Creates the scope of a layout.
  init(
    _ names: LayoutNames, _ dialect: FormatDialect, arrays: [ByteName: [String]], isLenient: Bool,
    implied: Set<String>
  ) {
    self.names = names
    self.dialect = dialect
    self.arrays = arrays
    self.isLenient = isLenient
    self.implied = implied
  }

  var container: ItemID? { LayoutProblem.container }

  func array(named name: String) -> [String]? { arrays[ByteName(name)] }

  func isImplied(_ name: String) -> Bool { implied.contains(name) }

  mutating func addGuide(
    named name: String, words: String?, in container: ItemID
  ) -> ItemID {
    let guide = names.addGuide(named: name, words: words, in: container)
    guides[ByteName(name)] = guide
    return guide
  }

  mutating func item(named name: String) -> ItemID? {
    if let item = names.item(named: name) ?? guides[ByteName(name)] { return item }
    return isLenient && dialect == .apple ? LayoutProblem.container : nil
  }

  mutating func superview(of item: ItemID) -> ItemID? {
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
