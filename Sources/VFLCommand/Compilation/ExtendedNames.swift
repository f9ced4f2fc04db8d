import VFLDiagnostics
import VFLExtendedLowering
import VFLLayout
import VFLLowering
import VFLRecords

/// The views, arrays, metrics and guides of a layout, as formats of the extended dialect look them up.
struct ExtendedNames: ExtendedScope {
  private(set) var names: LayoutNames
  private let arrays: [ByteName: [String]]
  /// The guides, which equations may name, too, if they are stacks.
  private var guides: [ByteName: ItemID] = [:]
  /// Whether a name that nobody has given may be that of a metric.
  private let isLenient: Bool
  /// The names that are those of views for no other reason than that expressions have them.
  private let implied: Set<String>

  /// Creates the names of a layout.
  init(
    _ names: LayoutNames, arrays: [ByteName: [String]], isLenient: Bool,
    implied: Set<String>
  ) {
    self.implied = implied
    self.names = names
    self.arrays = arrays
    self.isLenient = isLenient
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
    names.item(named: name) ?? guides[ByteName(name)]
  }

  mutating func superview(of item: ItemID) -> ItemID? { names.superview(of: item) }

  func metric(named name: String) -> MetricValue? {
    if let metric = names.metric(named: name) { return metric }
    let isKnown = names.items[ByteName(name)] != nil || array(named: name) != nil
    let isBuiltIn =
      name == "std" || SuperviewName.all.contains(name) || PriorityName(rawValue: name) != nil
    // A number that is right as a priority, too, and stays so when a little is added or taken away.
    return isLenient && !isKnown && !isBuiltIn ? .number(500) : nil
  }

  var viewNames: [String] { names.viewNames }

  var metricNames: [String] { names.metricNames }
}
