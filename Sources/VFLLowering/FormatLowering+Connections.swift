import VFLDiagnostics
import VFLRecords
import VFLSyntax

extension FormatLowering {
  /// Adds the records of what stands between two neighbours; one of them is `nil` where its name is
  /// unknown, and then the values alone are checked.
  mutating func lowerConnection(
    _ connection: ConnectionNode, from left: Neighbour?, to right: Neighbour?
  ) {
    if options.contains(.spacingBaselineToBaseline), !tree.isVertical, !hasReportedBaseline {
      hasReportedBaseline = true
      faults.report(BaselineSpacingHorizontal(span: connection.span), at: connection.span)
    }
    var join: Join?
    if let left, let right { join = self.join(left, right) }
    switch connection.kind {
    case .flush:
      if let join { append(join, .equal, 0, .required, provenance(connection.span, .flushGap)) }
    case .standard:
      if let join { appendStandard(join, provenance(connection.span, .standardGap)) }
    case .gap:
      for predicate in tree.predicates[connection.predicates] {
        let constant = resolveGap(predicate)
        let priority = resolvePriority(predicate.priority)
        guard let constant, let priority, let join else { continue }
        append(
          join, predicate.relation, constant, priority, provenance(predicate.span, .gap))
      }
    }
  }

  /// Which attributes of two neighbours a gap relates.
  private func join(_ left: Neighbour, _ right: Neighbour) -> Join {
    let edges = self.edges
    let isMirrored = isRightToLeft
    let (first, second) = isMirrored ? (left, right) : (right, left)
    return Join(
      first: first.item, firstAttribute: first.isSuperview ? edges.superviewEnd : edges.start,
      second: second.item,
      secondAttribute: second.isSuperview ? edges.superviewStart : edges.end,
      superview: first.isSuperview ? .first : second.isSuperview ? .second : nil)
  }

  /// Whether the text's order is from right to left; both direction bits together mean left to
  /// right, and a direction has no effect on a vertical format.
  var isRightToLeft: Bool {
    !tree.isVertical && options.contains(.directionRightToLeft)
      && !options.contains(.directionLeftToRight)
  }

  /// The attributes where a view starts and ends in the reading order of the records, and the edges
  /// of the superview that the first and the last view are measured from.
  private var edges:
    (start: Attribute, end: Attribute, superviewStart: Attribute, superviewEnd: Attribute)
  {
    if tree.isVertical {
      let isBaseline = options.contains(.spacingBaselineToBaseline)
      return isBaseline
        ? (.firstBaseline, .lastBaseline, .top, .bottom) : (.top, .bottom, .top, .bottom)
    }
    let isAbsolute =
      options.contains(.directionLeftToRight) || options.contains(.directionRightToLeft)
    return isAbsolute
      ? (.left, .right, .left, .right) : (.leading, .trailing, .leading, .trailing)
  }

  /// Adds the record of a `-`, by the profile of the standard space.
  private mutating func appendStandard(_ join: Join, _ provenance: Provenance) {
    guard let half = join.superview else {
      return append(join, .equal, StandardSpacing.sibling, .required, provenance)
    }
    var join = join
    switch spacing {
    case .classic:
      append(join, .equal, StandardSpacing.superview, .required, provenance)
    case .layoutMargins:
      if half == .first {
        join.firstAttribute = join.firstAttribute.marginCounterpart
      } else {
        join.secondAttribute = join.secondAttribute.marginCounterpart
      }
      append(join, .equal, 0, .required, provenance)
    case .layoutMarginsGuide:
      append(join, .equal, 0, .required, provenance)
      if half == .first {
        records[records.count - 1].firstRegion = .layoutMarginsGuide
      } else {
        records[records.count - 1].secondRegion = .layoutMarginsGuide
      }
    }
  }

  private mutating func append(
    _ join: Join, _ relation: Relation, _ constant: Double, _ priority: Priority,
    _ provenance: Provenance
  ) {
    records.append(
      ConstraintRecord(
        join.first, join.firstAttribute, relation, join.second, join.secondAttribute,
        constant: constant, priority: priority, provenance: provenance))
  }
}
