import VFLLowering
import VFLRecords
import VFLSyntax

/// The meaning of a format string: a line for each constraint, with fixed metric values.
///
/// Two spellings of the same format string have equal meanings.
struct SlowMeaning: Equatable {
  private var lines: [String] = []

  /// Creates the meaning of a format string; `nil` if the format string has an error.
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

    /// `_x9`, `H` and `m` are metrics, and can also be views.
    func metric(named name: String) -> MetricValue? {
      name == "_x9" ? .number(77.5) : name == "H" || name == "m" ? .number(33) : nil
    }

    var viewNames: [String] { [] }
    var metricNames: [String] { [] }
  }
}
