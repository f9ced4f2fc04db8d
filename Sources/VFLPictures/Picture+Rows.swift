import VFLLayout
import VFLRecords
import VFLText

/// An interval on an axis that a measure labels with a size or distance.
struct Stretch: Sendable, Hashable {
  let axis: Axis
  let start: Double
  let end: Double
  /// The range on the other axis in which the line of the measure is drawn if possible.
  let across: ClosedRange<Double>
}

extension Picture {
  /// Draws the conflicting constraints and the relaxed constraints, and lists them in the captions.
  mutating func addRows(
    _ drawn: PictureRows, of layout: DrawableLayout, in space: inout LabelSpace
  ) {
    guard !drawn.conflicts.isEmpty || !drawn.violations.isEmpty else { return }
    let rows = DrawnRows(layout)
    captions += drawn.conflictLines(in: layout).map { (.conflict, $0) }
    for member in drawn.conflicts.flatMap({ $0.members }).prefix(PictureRows.limit) {
      let relation = layout.problem.relation(of: member)
      let text = Contender(member, relation, .required).text(in: layout.problem)
      if let row = rows.row(of: member, relation) {
        let isOfContainer = if case .container = member { true } else { false }
        add(row, .conflict, text, isOutside: isOfContainer, in: &space)
      }
    }
    captions += drawn.violationLines(in: layout).map { (.yielding, $0) }
    for violation in drawn.violations.prefix(PictureRows.limit) {
      let contender = violation.constraint
      if let row = rows.row(of: contender.member, contender.relation) {
        add(row, .yielding, contender.text(in: layout.problem), in: &space)
      }
    }
  }

  private mutating func add(
    _ row: DrawnRow, _ ink: Ink, _ title: String, isOutside: Bool = false,
    in space: inout LabelSpace
  ) {
    let sign =
      switch row.relation {
      case .equal: ""
      case .lessThanOrEqual: "≤"
      case .greaterThanOrEqual: "≥"
      }
    let (wanted, actual) = (PointText.rounded(row.wanted), PointText.rounded(row.actual))
    let isKept =
      switch row.relation {
      case .equal: wanted == actual
      case .lessThanOrEqual: wanted == actual || row.actual <= row.wanted
      case .greaterThanOrEqual: wanted == actual || row.actual >= row.wanted
      }
    addMeasure(
      Stretch(axis: row.axis, start: row.start, end: row.end, across: row.across),
      isKept ? sign + wanted : "\(actual), not \(sign)\(wanted)", ink, title: title, isNeeded: true,
      isOutside: isOutside, in: &space)
  }

  /// The positions of a line within `Stretch.across`, as fractions of the range, in order of preference.
  private static let shares = [0.5, 0.25, 0.75, 0.1, 0.9]
  /// The candidate distances between a line outside of `Stretch.across` and the nearer end of the range, in
  /// order of preference.
  ///
  /// The unit is the label's height for a horizontal line, and the label's width for a vertical line.
  private static let rims = [1.0, 2, 3, 4, 5, 6]

  /// Draws a line along a stretch with a label, at the first position where the label overlaps no other
  /// label.
  ///
  /// Draws nothing if there is no such position.
  ///
  /// - Parameters:
  ///   - stretch: The interval that the line marks.
  ///   - text: The label.
  ///   - ink: The ink of the line and the label.
  ///   - title: The tooltip.
  ///   - isNeeded: Whether positions outside of `stretch.across` are also allowed. In this case, the line
  ///     must not run along the line of another measure.
  ///   - isOutside: Whether positions outside of `stretch.across` are preferred, as for the size of the
  ///     container.
  ///   - space: The label space in which the label is reserved.
  mutating func addMeasure(
    _ stretch: Stretch, _ text: String, _ ink: Ink, title: String, isNeeded: Bool,
    isOutside: Bool = false, in space: inout LabelSpace
  ) {
    let size = 10 * unit
    let (width, height) = (LetterWidth.width(of: text, size: size) + 2 * unit, size)
    let (low, high) = (stretch.across.lowerBound, stretch.across.upperBound)
    let middle = (stretch.start + stretch.end) / 2
    let length = stretch.end - stretch.start
    let inside = Self.shares.map { low + $0 * (high - low) }
    let rim = stretch.axis == .horizontal ? height : width
    let beside = isNeeded ? Self.rims.flatMap { [low - $0 * rim, high + $0 * rim] } : []
    for across in isOutside ? beside + inside : inside + beside {
      let line: Frame
      let center: (x: Double, y: Double)
      if stretch.axis == .horizontal {
        line = Frame(x: stretch.start, y: across, width: length, height: 0)
        // A label that is longer than its line is above a horizontal line, or to the right of a vertical
        // line.
        center = (middle, width <= length ? across : across - height / 2 - 2 * unit)
      } else {
        line = Frame(x: across, y: stretch.start, width: 0, height: length)
        center = (height <= length ? across : across + width / 2 + 3 * unit, middle)
      }
      let room = Frame(
        x: center.x - width / 2, y: center.y - height / 2, width: width, height: height)
      if isNeeded, measures.contains(where: { $0.line.runsAlong(line, within: 4 * unit) }) {
        continue
      }
      guard let place = space.take(overBoxes: [room.usable]) else { continue }
      measures.append(Measure(line: line.usable, ink: ink, title: title))
      texts.append(Text(text: text, room: place, size: size, ink: ink))
      return
    }
  }
}

extension Frame {
  /// Whether two lines on the same axis overlap along the axis and are closer to each other than `distance`.
  fileprivate func runsAlong(_ other: Frame, within distance: Double) -> Bool {
    if height == 0, other.height == 0 {
      return abs(y - other.y) < distance && x < other.maxX && other.x < maxX
    }
    return width == 0 && other.width == 0 && abs(x - other.x) < distance && y < other.maxY
      && other.y < maxY
  }
}

extension LayoutProblem {
  /// Returns the relation of a constraint.
  ///
  /// Returns `.greaterThanOrEqual`, the relation of compression resistance, for a content size.
  func relation(of member: ConflictMember) -> Relation {
    switch member {
    case .record(let index): records.indices.contains(index) ? records[index].relation : .equal
    case .container: .equal
    case .nonNegative, .contentSize: .greaterThanOrEqual
    }
  }
}
