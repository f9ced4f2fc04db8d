import VFLLowering
import VFLRecords
import VFLSyntax

/// The meaning of a format, with one line for each constraint and fixed values of the metrics: an independent
/// way to compare two spellings.
struct SlowMeaning: Equatable {
  private var lines: [String] = []

  /// The meaning of a format; `nil` if it has an error.
  init?(_ format: String) {
    let scope = Scope()
    let compilation = FormatCompilation(Array(format.utf8), in: scope)
    guard !compilation.hasErrors else { return nil }
    for record in compilation.records {
      let line = record.text {
        scope.names.indices.contains($0.index) ? scope.names[$0.index] : "|"
      }
      if !record.priority.isRequired || !lines.contains(line) { lines.append(line) }
    }
  }

  private final class Scope: NameScope {
    var names: [String] = []

    func item(named name: String) -> ItemID? {
      if let index = names.firstIndex(of: name) { return ItemID(index) }
      names.append(name)
      return ItemID(names.count - 1)
    }

    func superview(of item: ItemID) -> ItemID? { ItemID(-1) }

    /// `_x9` and `H` are metrics, and can be views too.
    func metric(named name: String) -> MetricValue? {
      name == "_x9" ? .number(77.5) : name == "H" || name == "m" ? .number(33) : nil
    }

    var viewNames: [String] { [] }
    var metricNames: [String] { [] }
  }
}
