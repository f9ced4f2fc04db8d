import VFLLowering
import VisualFormat

/// Layouts created from format strings.
enum LayoutWorkload {
  /// Returns a layout of views of equal width in a row with standard gaps.
  ///
  /// Each view is as high as the container.
  static func chain(_ count: Int) -> LayoutProblem {
    let names = (0..<count).map { "v\($0)" }
    let formats = [FormatBenchmarks.chain(count)] + names.map { "V:|[\($0)]|" }
    return problem(names, formats, width: Double(count) * 60, height: 480, content: nil)
  }

  /// Returns a layout whose rows consist of a label and a field.
  ///
  /// All labels are as wide as the widest label, and the fields fill the remaining width.
  static func form(rows: Int) -> LayoutProblem {
    let names = (0..<rows).flatMap { ["label\($0)", "field\($0)"] }
    var formats = (0..<rows).map { "|-[label\($0)(==label0)]-[field\($0)]-|" }
    formats.append("V:|" + (0..<rows).map { "-[label\($0)]" }.joined())
    formats.append("V:|" + (0..<rows).map { "-[field\($0)(==label\($0))]" }.joined())
    return problem(names, formats, width: 640, height: nil) { index in
      (index.isMultiple(of: 2) ? Double(60 + index * 7 % 50) : 120, 21)
    }
  }

  private static func problem(
    _ names: [String], _ formats: [String], width: Double, height: Double?,
    content: ((Int) -> (Double, Double))?
  ) -> LayoutProblem {
    var nodes = [LayoutNode(name: "|")]
    for (index, name) in names.enumerated() {
      let size = content?(index)
      nodes.append(
        LayoutNode(
          name: name, parent: LayoutProblem.container, contentWidth: size?.0,
          contentHeight: size?.1))
    }
    let scope = IndexScope(names)
    let records = formats.enumerated().flatMap { index, format in
      FormatCompilation(Array(format.utf8), in: scope, origin: .format(index)).records
    }
    return LayoutProblem(nodes: nodes, width: width, height: height, records: records)
  }
}

/// A scope for the names of a workload.
///
/// The *n*-th name, counted from 0, refers to the item *n* + 1. The superview of all items is the container.
private final class IndexScope: NameScope {
  private let items: [String: ItemID]

  init(_ names: [String]) {
    items = Dictionary(
      uniqueKeysWithValues: names.enumerated().map { ($0.element, ItemID($0.offset + 1)) })
  }

  func item(named name: String) -> ItemID? { items[name] }

  func superview(of item: ItemID) -> ItemID? { LayoutProblem.container }

  func metric(named name: String) -> MetricValue? { nil }

  var viewNames: [String] { [] }

  var metricNames: [String] { [] }
}
