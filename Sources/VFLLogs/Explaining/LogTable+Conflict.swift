import VFLDiagnostics
import VFLLayout
import VFLNarration
import VFLRecords

extension LogTable {
  /// Creates the table of a logged conflict.
  init(
    _ conflict: Conflict, in log: LoggedConflict, _ problem: LogProblem, _ names: LogNames
  ) {
    let writer = Writer(conflict: conflict, log: log, problem: problem, names: names)
    let walk = LogWalk(
      conflict, of: problem.layout,
      isGiven: { member in
        problem.constraint(of: member).map { log.constraints[$0].isGivenSize } ?? false
      },
      isBroken: { log.broken != nil && problem.constraint(of: $0) == log.broken })
    self.init(lines: walk.map(writer.calculation) ?? writer.list, walk: walk)
  }

  /// Writes the lines of a table.
  private struct Writer {
    let conflict: Conflict
    let log: LoggedConflict
    let problem: LogProblem
    let names: LogNames

    func calculation(_ walk: LogWalk) -> [Line] {
      var lines = [Line(text: name(of: walk.start))]
      for step in walk.steps {
        var line = Line(
          sign: step.distance < 0 ? "-" : "+",
          number: DecimalText.shortest(step.distance.magnitude), text: name(of: step.end),
          remarks: remarks(step.member), isBroken: isBroken(step.member))
        switch step.relation {
        case .equal: break
        case .greaterThanOrEqual: line.remarks.insert("or more", at: 0)
        case .lessThanOrEqual: line.remarks.insert("or less", at: 0)
        }
        lines.append(line)
      }
      let limit = "but \(equation(walk.limit))"
      let text =
        switch walk.relation {
        case .equal: limit
        case .greaterThanOrEqual: "or more, \(limit)"
        case .lessThanOrEqual: "or less, \(limit)"
        }
      lines.append(
        Line(
          sign: "=", number: DecimalText.shortest(walk.sum), text: text,
          remarks: remarks(walk.limit), isBroken: isBroken(walk.limit)))
      return lines
    }

    /// The members as equations, with multipliers if the multipliers differ.
    var list: [Line] {
      let factors = self.factors
      let isPlain = factors.allSatisfy { $0.magnitude == 1 }
      var lines = conflict.members.indices.map { place in
        Line(
          sign: isPlain ? "" : DecimalText.shortest(factors[place]) + " ×",
          text: equation(place), remarks: remarks(place), isBroken: isBroken(place))
      }
      if !isPlain {
        let sum = zip(factors, conflict.constants).reduce(0) { $0 + $1.0 * $1.1 }
        lines.append(
          Line(sign: "=", text: "off by \(LogTable.number(sum.magnitude))"))
      }
      return lines
    }

    /// The multipliers, scaled so that the multiplier of the broken constraint is 1.
    ///
    /// If the broken constraint is unknown, the smallest multiplier is 1.
    private var factors: [Double] {
      let unit = conflict.members.indices.first(where: isBroken).map {
        conflict.multipliers[$0].magnitude
      }
      let least = unit ?? conflict.multipliers.map { $0.magnitude }.min() ?? 1
      return conflict.multipliers.map { ShortNumber.rounded($0 / max(least, 1e-9)) }
    }

    private func constraint(_ place: Int) -> LoggedConstraint? {
      problem.constraint(of: conflict.members[place]).map { log.constraints[$0] }
    }

    private func isBroken(_ place: Int) -> Bool {
      guard let broken = log.broken else { return false }
      return problem.constraint(of: conflict.members[place]) == broken
    }

    private func equation(_ place: Int) -> String {
      if let constraint = constraint(place), constraint.content == nil {
        return names.equation(of: constraint)
      }
      return problem.layout.equation(
        of: conflict.members[place], multiplier: conflict.multipliers[place])
    }

    /// Returns the name of an edge.
    ///
    /// The name is leading or trailing if the log uses these attributes.
    private func name(of edge: LogWalk.Edge) -> String {
      let isMirrored = problem.layout.direction == .rightToLeft
      let attribute: Attribute =
        switch edge.attribute {
        case .left where followsDirection: isMirrored ? .trailing : .leading
        case .right where followsDirection: isMirrored ? .leading : .trailing
        default: edge.attribute
        }
      return "\(problem.layout.name(of: edge.item)).\(attribute.name)"
    }

    /// Whether no member of the conflict uses a left or right edge.
    private var followsDirection: Bool {
      !conflict.members.contains { member in
        guard case .record(let index) = member else { return false }
        let record = problem.layout.records[index]
        return [record.firstAttribute, record.secondAttribute].contains {
          $0.isAbsoluteHorizontalEdge
        }
      }
    }

    private func remarks(_ place: Int) -> [String] {
      guard let constraint = constraint(place) else {
        if case .nonNegative(_, let axis) = conflict.members[place] {
          return ["\(axis == .horizontal ? "width" : "height") cannot be negative"]
        }
        return []
      }
      var remarks: [String] = []
      if let origin = constraint.origin {
        remarks.append(origin.phrase)
      } else if let identifier = constraint.identifier {
        remarks.append("'\(identifier)'")
      }
      if constraint.isSystemSpacing, constraint.constant != 0 {
        remarks.append("system spacing")
      }
      if let site = constraint.site { remarks.append("\(site.file):\(site.line)") }
      if constraint.isInactive { remarks.append("inactive") }
      if isBroken(place) { remarks.append("broken at run time") }
      return remarks
    }
  }
}

extension LoggedConstraint {
  /// Whether the constraint is a size that is set from outside the layout.
  var isGivenSize: Bool {
    guard first.attribute.isSize, second == nil else { return false }
    switch origin {
    case .encapsulatedSize, .temporarySize, .fittingSize, .autoresizingMask: return true
    default: return false
    }
  }
}

/// Rounds numbers for display.
private enum ShortNumber {
  /// Returns the number rounded to 6 decimal places, or unchanged if its magnitude is at least 1e9.
  static func rounded(_ number: Double) -> Double {
    number.magnitude < 1e9 ? (number * 1e6).rounded() / 1e6 + 0 : number
  }
}
