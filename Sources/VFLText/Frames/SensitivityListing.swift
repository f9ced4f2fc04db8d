import VFLDiagnostics
package import VFLLayout
import VFLRecords

/// Describes as text how a layout depends on the container's size.
///
/// The listing begins with a summary: the sizes at which the layout is satisfiable, the conflicts, the
/// breakpoints, the ambiguous views, and the constraints that bind in all regimes.
///
/// A section for each regime follows. It lists the constraints that bind in this regime but not in all
/// regimes, and the frames as functions of the size. If there are many views, it lists only views whose
/// frames differ from the previous regime.
package struct SensitivityListing {
  private let sensitivity: LayoutSensitivity
  private let problem: LayoutProblem
  /// The name of the varied dimension: `width` or `height`.
  private let name: String
  private let itemNames: [String]
  private let isWhole: Bool
  /// The maximum numbers of listed conflicts, regimes, and views per regime.
  private let limits: (conflicts: Int, regimes: Int, views: Int)
  /// The maximum number of listed constraints per effect, and of views in a list of ambiguous views.
  private static let bindingLimit = 12
  /// The maximum number of listed conflicts unless `isWhole` is set.
  private static let conflictLimit = 12
  /// The maximum number of listed regimes unless `isWhole` is set.
  private static let regimeLimit = 64
  /// The maximum number of listed views per regime unless `isWhole` is set.
  private static let shownViews = 50
  /// The largest number of views for which every regime lists all views.
  ///
  /// If a layout has more views, the second and later regimes list only views whose lines have changed.
  private static let viewLimit = 24

  /// Creates the listing of a layout's sensitivity.
  ///
  /// - Parameters:
  ///   - sensitivity: The frames and binding constraints of the layout as functions of the container's size.
  ///   - problem: The layout problem.
  ///   - isWhole: Whether to list all conflicts, regimes and views, regardless of their number. The number of
  ///     listed binding constraints is limited in any case.
  package init(
    _ sensitivity: LayoutSensitivity, of problem: LayoutProblem, isWhole: Bool = false
  ) {
    limits = isWhole ? (.max, .max, .max) : (Self.conflictLimit, Self.regimeLimit, Self.shownViews)
    self.sensitivity = sensitivity
    self.problem = problem
    self.isWhole = isWhole
    name = sensitivity.axis == .horizontal ? "width" : "height"
    itemNames = problem.nodes.map { $0.words ?? $0.name }
  }

  /// The listing, in which each line ends with a newline.
  package var text: String {
    let shown = sensitivity.regimes.prefix(limits.regimes)
    var text = summary
    var table = LinearTable(of: sensitivity, problem.nodes)
    for regime in shown { text += "\n" + self.text(of: regime, &table) }
    if shown.count < sensitivity.regimes.count {
      text += "\n\(sensitivity.regimes.count - shown.count) more regimes up to "
      text += Self.end(sensitivity.regimes.last?.range.upperBound ?? 0)
      text += ", with --all or in the JSON\n"
    }
    return text
  }

  // MARK: Summary

  private var summary: String {
    var lines: [(String, String)] = []
    let conflicts = isWhole ? sensitivity.impossible : sensitivity.requestedImpossible
    for impossible in conflicts.prefix(limits.conflicts) {
      let count = impossible.conflict.count
      lines.append(("unsatisfiable", "\(words(impossible.extent)), \(count) constraints conflict"))
    }
    let unreported = conflicts.count - min(conflicts.count, limits.conflicts)
    if unreported > 0 {
      lines.append(("", "and \(unreported) more \(unreported == 1 ? "conflict" : "conflicts")"))
    }
    if let satisfiable = sensitivity.satisfiable {
      lines.insert(("satisfiable", Self.text(satisfiable)), at: 0)
    }
    let breakpoints = sensitivity.breakpoints.map(PointText.rounded)
    if !breakpoints.isEmpty {
      let shown = breakpoints.prefix(limits.regimes).joined(separator: ", ")
      let rest = breakpoints.count - min(breakpoints.count, limits.regimes)
      lines.append(("breakpoints", shown + (rest > 0 ? " and \(rest) more" : "")))
    }
    for axis in [sensitivity.axis, sensitivity.axis == .horizontal ? .vertical : .horizontal] {
      lines += ambiguities(on: axis).map { ("ambiguous", $0) }
    }
    if !sensitivity.isComplete { lines.append(("not computed", "sizes above the last regime")) }
    return "\(name) \(Self.text(sensitivity.range))\n"
      + lines.map { Self.line($0.0, $0.1) }.joined()
      + bindings(sensitivity.lastingBindings)
  }

  private func words(_ extent: ImpossibleSizes.Extent) -> String {
    switch extent {
    case .below(let bound): "below \(PointText.rounded(bound))"
    case .above(let bound): "above \(PointText.rounded(bound))"
    case .all: "at any \(name)"
    }
  }

  /// Returns a description of each range of sizes in which the same views are ambiguous on an axis.
  ///
  /// Adjacent regimes with the same ambiguous views are combined into one range.
  private func ambiguities(on axis: Axis) -> [String] {
    let regimes = sensitivity.regimes
    let across = axis == sensitivity.axis ? "" : axis == .vertical ? "vertically " : "horizontally "
    var found: [String] = []
    var start = 0
    while start < regimes.count {
      let views = regimes[start].views(freeOn: axis)
      var end = start + 1
      while end < regimes.count,
        regimes[end].freeAttributes == regimes[end - 1].freeAttributes
          || regimes[end].views(freeOn: axis) == views
      {
        end += 1
      }
      if !views.isEmpty { found.append(across + extent(start..<end) + ": " + names(views)) }
      start = end
    }
    return found
  }

  private func extent(_ regimes: Range<Int>) -> String {
    let all = sensitivity.regimes
    let from = PointText.rounded(all[regimes.lowerBound].range.lowerBound)
    let to = Self.end(all[regimes.upperBound - 1].range.upperBound)
    switch (regimes.lowerBound == 0, regimes.upperBound == all.count) {
    case (true, true): return "everywhere"
    case (true, false): return "below \(to)"
    case (false, true): return "above \(from)"
    case (false, false): return "from \(from) to \(to)"
    }
  }

  private func names(_ items: [ItemID]) -> String {
    let shown = items.prefix(Self.bindingLimit).map { item in
      item == LayoutProblem.container ? "|" : "[\(DisplayColumn.shown(itemNames.name(of: item)))]"
    }
    let rest = items.count - shown.count
    return shown.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
  }

  // MARK: Regimes

  private func text(of regime: LayoutRegime, _ table: inout LinearTable) -> String {
    let isFirst = table.isEmpty
    table.move(to: regime)
    let isWhole = isFirst || table.lineCount <= Self.viewLimit
    var text =
      "\(name) \(Self.text(regime.range))\n" + bindings(ownBindings(of: regime))
      + table.text(onlyChanged: !isWhole, atMost: limits.views)
    let count = isWhole ? table.lineCount : table.changed.count
    if count > limits.views {
      text += "  \(count - limits.views) more views, with --all or in the JSON\n"
    }
    let rest = isWhole ? 0 : table.lineCount - table.changed.count
    if rest > 0 { text += "  \(rest) \(rest == 1 ? "view is" : "views are") as before\n" }
    return text
  }

  /// Returns the constraints that bind in a regime but not in all regimes.
  ///
  /// The bindings of the regime and the lasting bindings have the same order, so a single pass finds the
  /// difference.
  private func ownBindings(of regime: LayoutRegime) -> [LayoutBinding] {
    var lasting = sensitivity.lastingBindings[...]
    return regime.bindings.filter { binding in
      guard binding == lasting.first else { return true }
      lasting.removeFirst()
      return false
    }
  }

  /// Returns a line for each relaxed, possibly relaxed or exact constraint, grouped by effect.
  private func bindings(_ bindings: [LayoutBinding]) -> String {
    var text = ""
    for (effect, label) in [
      (LayoutBinding.Effect.relaxed, "relaxed"), (.mayBeRelaxed, "may be relaxed"),
      (.exact, "exact"),
    ] {
      var count = 0
      for (binding, isPair) in Self.sides(bindings.filter { $0.effect == effect }) {
        if count < Self.bindingLimit {
          text += Self.line(count == 0 ? label : "", words(binding, isPair: isPair))
        }
        count += 1
      }
      if count > Self.bindingLimit {
        text += Self.line("", "and \(count - Self.bindingLimit) more")
      }
    }
    return text
  }

  /// Returns the bindings to list.
  ///
  /// If both bounds of a content size are exact, they are combined into a pair.
  private static func sides(
    _ bindings: [LayoutBinding]
  ) -> [(binding: LayoutBinding, isPair: Bool)] {
    var sides: [(binding: LayoutBinding, isPair: Bool)] = []
    for binding in bindings {
      if binding.effect == .exact, sides.last?.binding.member == binding.member {
        sides[sides.count - 1].isPair = true
      } else {
        sides.append((binding, false))
      }
    }
    return sides
  }

  private func words(_ binding: LayoutBinding, isPair: Bool) -> String {
    switch binding.member {
    case .record(let index): return RecordListing.line(problem.records[index], itemNames: itemNames)
    case .container(let axis): return "|.\(Self.sizeName(axis))"
    case .nonNegative(let item, let axis): return "\(attribute(item, axis)) >= 0"
    case .contentSize(let item, let axis):
      let node = problem.nodes[item.index]
      let points = PointText.rounded(node.content[axis] ?? 0)
      if isPair { return "\(attribute(item, axis)) == \(points), its content" }
      let priority = (binding.relation == .greaterThanOrEqual ? node.compression : node.hugging)[
        axis]
      let words = "\(attribute(item, axis)) \(binding.relation.rawValue) \(points)"
      return priority.isRequired
        ? "\(words), its content"
        : "\(words) @\(DecimalText.shortest(priority.rawValue)), its content"
    }
  }

  private func attribute(_ item: ItemID, _ axis: Axis) -> String {
    "\(DisplayColumn.shown(itemNames.name(of: item))).\(Self.sizeName(axis))"
  }

  // MARK: Formatting

  private static func line(_ label: String, _ text: String) -> String {
    "  " + label + String(repeating: " ", count: max(1, 16 - label.utf8.count)) + text + "\n"
  }

  private static func text(_ range: ClosedRange<Double>) -> String {
    let from = end(range.lowerBound)
    return range.lowerBound == range.upperBound ? from : "\(from)..\(end(range.upperBound))"
  }

  private static func end(_ size: Double) -> String {
    size.isFinite ? PointText.rounded(size) : ""
  }

  private static func sizeName(_ axis: Axis) -> String {
    axis == .horizontal ? "width" : "height"
  }
}

extension LayoutRegime {
  /// The items whose position or size on an axis is ambiguous.
  fileprivate func views(freeOn axis: Axis) -> [ItemID] {
    var items: [ItemID] = []
    for free in freeAttributes where free.part.axis == axis && items.last != free.item {
      items.append(free.item)
    }
    return items
  }
}
