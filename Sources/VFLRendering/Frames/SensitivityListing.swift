import VFLDiagnostics
public import VFLLayout
import VFLRecords

/// How a layout depends on the container's size, as people read it.
///
/// First a summary: where there is a layout, the breakpoints, what is ambiguous and where, and what
/// binds at every size. Then each regime, with what binds only there and the frames as functions of
/// the size; of many views those that are not as in the regime before.
public struct SensitivityListing {
  private let sensitivity: LayoutSensitivity
  private let problem: LayoutProblem
  /// The size that is varied.
  private let name: String
  private let itemNames: [String]
  /// What binds in every regime.
  private let common: Set<LayoutBinding>

  /// How many constraints that bind are told one by one.
  private static let bindingLimit = 12
  /// How many regimes are told one by one.
  private static let regimeLimit = 64
  /// How many views are told in each regime, whether they have changed or not.
  private static let viewLimit = 24

  /// Creates the listing of the sensitivity of a layout.
  public init(_ sensitivity: LayoutSensitivity, of problem: LayoutProblem) {
    self.sensitivity = sensitivity
    self.problem = problem
    name = sensitivity.axis == .horizontal ? "width" : "height"
    itemNames = problem.nodes.map(\.name)
    let first = Set(sensitivity.regimes.first?.bindings ?? [])
    common = sensitivity.regimes.dropFirst().reduce(into: first) {
      $0.formIntersection($1.bindings)
    }
  }

  /// The listing, each line ended.
  public var text: String {
    let told = sensitivity.regimes.prefix(Self.regimeLimit)
    var text = summary
    var before: [[String]]?
    for regime in told {
      let views = views(in: regime)
      text += "\n" + self.text(of: regime, views, after: before)
      before = views
    }
    if told.count < sensitivity.regimes.count {
      text += "\n\(sensitivity.regimes.count - told.count) more regimes up to "
      text += "\(Self.end(sensitivity.regimes.last?.range.upperBound ?? 0)), in the JSON\n"
    }
    return text
  }

  // MARK: Summary

  private var summary: String {
    var lines: [(String, String)] = []
    for impossible in sensitivity.impossible {
      let count = impossible.conflict.count
      lines.append(("unsatisfiable", "\(words(impossible.extent)), \(count) constraints conflict"))
    }
    if let satisfiable = sensitivity.satisfiable {
      lines.insert(("satisfiable", Self.text(satisfiable)), at: 0)
    }
    let breakpoints = sensitivity.breakpoints.map(PointText.rounded)
    if !breakpoints.isEmpty {
      let told = breakpoints.prefix(Self.regimeLimit).joined(separator: ", ")
      let rest = breakpoints.count - Self.regimeLimit
      lines.append(("breakpoints", told + (rest > 0 ? " and \(rest) more" : "")))
    }
    for axis in [sensitivity.axis, sensitivity.axis == .horizontal ? .vertical : .horizontal] {
      lines += ambiguities(on: axis).map { ("ambiguous", $0) }
    }
    if !sensitivity.isComplete { lines.append(("not told", "what lies above the last regime")) }
    return "\(name) \(Self.text(sensitivity.range))\n"
      + lines.map { Self.line($0.0, $0.1) }.joined()
      + bindings(sensitivity.regimes.first?.bindings.filter { common.contains($0) } ?? [])
  }

  private func words(_ extent: ImpossibleSizes.Extent) -> String {
    switch extent {
    case .below(let bound): "below \(PointText.rounded(bound))"
    case .above(let bound): "above \(PointText.rounded(bound))"
    case .all: "at any \(name)"
    }
  }

  /// Which views are ambiguous on an axis, and at which sizes: neighbouring regimes with the same
  /// views are one.
  private func ambiguities(on axis: Axis) -> [String] {
    let regimes = sensitivity.regimes
    let views = regimes.map { regime -> [ItemID] in
      var items: [ItemID] = []
      for free in regime.freeAttributes where free.part.axis == axis && items.last != free.item {
        items.append(free.item)
      }
      return items
    }
    var found: [String] = []
    var start = 0
    while start < regimes.count {
      var end = start + 1
      while end < regimes.count, views[end] == views[start] { end += 1 }
      if !views[start].isEmpty {
        let across =
          axis == sensitivity.axis ? "" : axis == .vertical ? "vertically " : "horizontally "
        found.append(across + extent(start..<end) + ": " + names(views[start]))
      }
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
    let told = items.prefix(Self.bindingLimit).map { item in
      item == LayoutProblem.container ? "|" : "[\(DisplayColumn.shown(itemNames.name(of: item)))]"
    }
    let rest = items.count - told.count
    return told.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
  }

  // MARK: Regimes

  private func text(
    of regime: LayoutRegime, _ views: [[String]], after before: [[String]]?
  ) -> String {
    var told = views
    if views.count > Self.viewLimit, let before {
      // A line begins with its view, so equal ones are of the same.
      let known = Set(before)
      told.removeAll { known.contains($0) }
    }
    var text =
      "\(name) \(Self.text(regime.range))\n"
      + bindings(regime.bindings.filter { !common.contains($0) })
    if !told.isEmpty || views.isEmpty { text += Self.table(told) }
    let rest = views.count - told.count
    if rest > 0 { text += "  \(rest) \(rest == 1 ? "view is" : "views are") as before\n" }
    return text
  }

  /// What gives way and what holds exactly, a line each.
  private func bindings(_ bindings: [LayoutBinding]) -> String {
    var text = ""
    for (effect, label) in [
      (LayoutBinding.Effect.givesWay, "gives way"), (.mayGiveWay, "may give way"),
      (.exact, "exact"),
    ] {
      let words = self.words(bindings.filter { $0.effect == effect })
      for (index, words) in words.prefix(Self.bindingLimit).enumerated() {
        text += Self.line(index == 0 ? label : "", words)
      }
      if words.count > Self.bindingLimit {
        text += Self.line("", "and \(words.count - Self.bindingLimit) more")
      }
    }
    return text
  }

  /// The constraints in words; a content size that holds on both sides is one.
  private func words(_ bindings: [LayoutBinding]) -> [String] {
    var words: [String] = []
    for (index, binding) in bindings.enumerated() {
      let next = bindings.indices.contains(index + 1) ? bindings[index + 1] : nil
      let last = index > 0 ? bindings[index - 1] : nil
      if binding.effect == .exact, last?.member == binding.member { continue }
      let isPair = binding.effect == .exact && next?.member == binding.member
      words.append(self.words(binding, isPair: isPair))
    }
    return words
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

  /// The line of each view in a table of frames as functions of the size; that of the container where
  /// its other size depends on it.
  private func views(in regime: LayoutRegime) -> [[String]] {
    let free = Set(regime.freeAttributes)
    var views: [[String]] = []
    for (index, frame) in sensitivity.linearFrames(in: regime).enumerated() {
      let item = ItemID(index)
      if item == LayoutProblem.container, !dependsOnSize(frame) { continue }
      let parts = FreeAttribute.Part.allCases.map { part in
        free.contains(LayoutRegime.Attribute(item: item, part: part))
          ? "free" : LinearText.text(frame[part], of: name)
      }
      views.append(
        [DisplayColumn.shown(itemNames.name(of: item))] + parts
          + [FrameTable.place(of: item, in: problem.nodes)])
    }
    return views
  }

  /// Lines with their heads, in columns.
  private static func table(_ views: [[String]]) -> String {
    let lines = [["view", "x", "y", "width", "height", ""]] + views
    let widths = lines[0].indices.map { column in
      lines.map { DisplayColumn.width(of: $0[column]) }.max() ?? 0
    }
    var text = ""
    for line in lines {
      text += " "
      var missing = 1
      for (cell, width) in zip(line, widths) where !cell.isEmpty {
        text += String(repeating: " ", count: missing) + cell
        missing = 2 + width - DisplayColumn.width(of: cell)
      }
      text += "\n"
    }
    return text
  }

  private func dependsOnSize(_ container: LinearFrame) -> Bool {
    (sensitivity.axis == .horizontal ? container.height : container.width).slope != 0
  }

  // MARK: Pieces of text

  private static func line(_ label: String, _ text: String) -> String {
    "  " + label + String(repeating: " ", count: max(1, 15 - label.utf8.count)) + text + "\n"
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

extension FreeAttribute.Part {
  /// The axis that it lies on.
  fileprivate var axis: Axis { self == .x || self == .width ? .horizontal : .vertical }
}
