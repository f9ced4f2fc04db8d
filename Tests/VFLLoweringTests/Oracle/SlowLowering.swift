import VFLDiagnostics
import VFLLowering
import VFLRecords

/// The reference implementation of lowering.
///
/// It follows only the table in the language reference and spells out every case of the table.
struct SlowLowering {
  /// The four columns of the table.
  enum Direction {
    case interface
    case leftToRight
    case rightToLeft
    case vertical
  }

  /// The two attributes of a gap: the farther attribute, and the attribute from which the gap is measured.
  private struct Row {
    var far: String
    var near: String
  }

  let format: ModelFormat
  let options: FormatOptions
  let spacing: StandardSpacing
  let metrics: [String: Double]
  let superviews: [String: String]

  /// Returns the constraint records of the format string.
  func records() -> [TracedRecord] {
    let printed = PrintedFormat(format)
    var records: [TracedRecord] = []
    var gap = 0
    if let leading = format.leading {
      records += lower(leading, barRow(format.views[0].name, isLeading: true), printed.gaps[gap])
      gap += 1
    }
    for (index, view) in format.views.enumerated() {
      if index > 0 {
        let row = pairRow(format.views[index - 1].name, view.name)
        records += lower(format.gaps[index - 1], row, printed.gaps[gap], isBar: false)
        gap += 1
      }
      for (predicate, span) in zip(view.sizes, printed.sizes[index]) {
        records.append(size(predicate, of: view.name, span))
      }
    }
    if let trailing = format.trailing, let last = format.views.last {
      records += lower(trailing, barRow(last.name, isLeading: false), printed.gaps[gap])
    }
    return records + alignments(printed)
  }

  private var direction: Direction {
    if format.isVertical { return .vertical }
    let left = options.contains(.directionLeftToRight)
    let right = options.contains(.directionRightToLeft)
    if left { return .leftToRight }
    return right ? .rightToLeft : .interface
  }

  private var isBaseline: Bool { options.contains(.spacingBaselineToBaseline) }

  private func pairRow(_ first: String, _ second: String) -> Row {
    switch direction {
    case .interface: Row(far: second + ".leading", near: first + ".trailing")
    case .leftToRight: Row(far: second + ".left", near: first + ".right")
    case .rightToLeft: Row(far: first + ".left", near: second + ".right")
    case .vertical:
      isBaseline
        ? Row(far: second + ".firstBaseline", near: first + ".lastBaseline")
        : Row(far: second + ".top", near: first + ".bottom")
    }
  }

  /// Returns the attributes of a gap at a bar.
  ///
  /// The superview's attribute is marked by `^`, which the spacing profile replaces.
  private func barRow(_ view: String, isLeading: Bool) -> Row {
    let bar = (superviews[view] ?? "nobody") + "^"
    switch (direction, isLeading) {
    case (.interface, true): return Row(far: view + ".leading", near: bar + "leading")
    case (.leftToRight, true): return Row(far: view + ".left", near: bar + "left")
    case (.rightToLeft, true): return Row(far: bar + "right", near: view + ".right")
    case (.vertical, true):
      return Row(far: view + (isBaseline ? ".firstBaseline" : ".top"), near: bar + "top")
    case (.interface, false): return Row(far: bar + "trailing", near: view + ".trailing")
    case (.leftToRight, false): return Row(far: bar + "right", near: view + ".right")
    case (.rightToLeft, false): return Row(far: view + ".left", near: bar + "left")
    case (.vertical, false):
      return Row(far: bar + "bottom", near: view + (isBaseline ? ".lastBaseline" : ".bottom"))
    }
  }

  private func lower(
    _ gap: ModelFormat.Gap, _ row: Row, _ spans: [SourceSpan], isBar: Bool = true
  ) -> [TracedRecord] {
    let edge = "\(plain(row.far)) REL \(plain(row.near))"
    switch gap {
    case .flush:
      return [TracedRecord(text: relate(edge, "==") + " @1000", span: spans[0], rule: .flushGap)]
    case .standard:
      let text = isBar ? standardAtBar(row) : relate(edge, "==") + " + std(8)"
      return [TracedRecord(text: text + " @1000", span: spans[0], rule: .standardGap)]
    case .bare(let predicate): return [self.gap(predicate, edge, spans[0])]
    case .list(let predicates):
      return zip(predicates, spans).map { self.gap($0, edge, $1) }
    }
  }

  private func standardAtBar(_ row: Row) -> String {
    switch spacing {
    case .classic: "\(plain(row.far)) == \(plain(row.near)) + std(20)"
    case .layoutMargins: "\(margin(row.far)) == \(margin(row.near))"
    case .layoutMarginsGuide: "\(guide(row.far)) == \(guide(row.near))"
    }
  }

  private func gap(
    _ predicate: ModelFormat.Predicate, _ edge: String, _ span: SourceSpan
  ) -> TracedRecord {
    var text = relate(edge, predicate.relation ?? "==")
    let constant = number(predicate.value)
    if constant > 0 { text += " + " + DecimalText.shortest(constant) }
    if constant < 0 { text += " - " + DecimalText.shortest(-constant) }
    return TracedRecord(text: text + priority(predicate), span: span, rule: .gap)
  }

  private func size(
    _ predicate: ModelFormat.Predicate, of view: String, _ span: SourceSpan
  ) -> TracedRecord {
    let attribute = format.isVertical ? ".height" : ".width"
    var text = view + attribute + " " + (predicate.relation ?? "==") + " "
    if case .name(let name) = predicate.value, metrics[name] == nil {
      text += name + attribute
    } else {
      text += DecimalText.shortest(number(predicate.value))
    }
    return TracedRecord(text: text + priority(predicate), span: span, rule: .size)
  }

  private func alignments(_ printed: PrintedFormat) -> [TracedRecord] {
    let attributes: [(FormatOptions, String)] = [
      (.alignAllLeft, "left"), (.alignAllRight, "right"), (.alignAllTop, "top"),
      (.alignAllBottom, "bottom"), (.alignAllLeading, "leading"), (.alignAllTrailing, "trailing"),
      (.alignAllCenterX, "centerX"), (.alignAllCenterY, "centerY"),
      (.alignAllLastBaseline, "lastBaseline"), (.alignAllFirstBaseline, "firstBaseline"),
    ]
    var records: [TracedRecord] = []
    for index in format.views.indices.dropFirst() {
      let pair = [format.views[index - 1].name, format.views[index].name]
      let (first, second) =
        direction == .rightToLeft ? (pair[1], pair[0]) : (pair[0], pair[1])
      let span = printed.views[index - 1].union(printed.views[index])
      for (option, attribute) in attributes where options.contains(option) {
        let text = "\(first).\(attribute) == \(second).\(attribute) @1000"
        records.append(TracedRecord(text: text, span: span, rule: .alignment))
      }
    }
    return records
  }

  private func number(_ value: ModelFormat.Value) -> Double {
    switch value {
    case .number(_, let number): number
    case .name(let name): metrics[name] ?? .nan
    }
  }

  private func priority(_ predicate: ModelFormat.Predicate) -> String {
    " @" + (predicate.priority.map { DecimalText.shortest(number($0)) } ?? "1000")
  }

  private func relate(_ edge: String, _ relation: String) -> String {
    edge.replacing("REL", with: relation)
  }

  private func plain(_ side: String) -> String { side.replacing("^", with: ".") }

  private func margin(_ side: String) -> String {
    side.contains("^") ? plain(side) + "Margin" : side
  }

  private func guide(_ side: String) -> String {
    side.replacing("^", with: ".layoutMarginsGuide.")
  }
}
