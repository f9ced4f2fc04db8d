import VFLDiagnostics
package import VFLLayout
import VFLRecords

/// The constraints of a logged conflict as a layout problem in which all items are children of one
/// container.
///
/// The problem contains only the logged constraints and the rule that no size is negative. A log does not
/// contain the positions of margins and baselines, so each margin and each baseline is a separate node.
package struct LogProblem: Sendable, Hashable {
  /// An assumption about a fact that is missing in the log.
  package enum Assumption: Sendable, Hashable, CaseIterable {
    /// No assumption: leading edges are left edges.
    case nothing
    /// The unnamed superview of a view is the view with a known size that constraints of the child refer to.
    case superviews
    /// AppKit measures masks from the other end of superviews that may be flipped.
    case otherEnds
    /// Constraints that are printed as inactive are active.
    case withInactive
    /// Layout margins are 8 points, the system's default.
    case usualMargins
    /// Leading edges are right edges.
    case rightToLeft
  }

  /// The layout problem, whose container represents the plane of all items.
  package let layout: LayoutProblem
  /// The index of the logged constraint for each record.
  package let constraintOfRecord: [Int]
  /// The index of the logged constraint for each content size.
  private let contents: [ConflictMember: Int]
  /// The indices of the logged constraints that have no meaning and are omitted.
  package let meaningless: [Int]
  /// The assumption of the layout.
  package let assumption: Assumption
  /// Whether a record depends on the assumption.
  package let usesAssumption: Bool

  /// The assumed superviews, by the keys of their children.
  private let superviews: [LoggedItem.Key: LoggedItem]

  /// Returns the assumed superview of an item, or `nil` if none is assumed.
  func assumedSuperview(of item: LoggedItem) -> LoggedItem? { superviews[item.key] }

  /// Returns the index of the logged constraint for a member of a conflict, or `nil` if the member is not a
  /// logged constraint.
  package func constraint(of member: ConflictMember) -> Int? {
    switch member {
    case .record(let index): constraintOfRecord[index]
    case .contentSize: contents[member]
    case .container, .nonNegative: nil
    }
  }

  /// Creates the layout problem of a logged conflict.
  package init(_ conflict: LoggedConflict, _ names: LogNames, assuming assumption: Assumption) {
    self.assumption = assumption
    superviews = assumption == .superviews ? conflict.likelySuperviews : [:]
    var builder = Builder(names, assumption, superviews)
    for (index, constraint) in conflict.constraints.enumerated() {
      builder.add(constraint, index)
    }
    layout = LayoutProblem(
      nodes: builder.nodes, direction: assumption == .rightToLeft ? .rightToLeft : .leftToRight,
      records: builder.records)
    constraintOfRecord = builder.constraintOfRecord
    contents = builder.contents
    meaningless = builder.meaningless
    usesAssumption = builder.usesAssumption
  }

  /// Converts constraints to nodes and records.
  private struct Builder {
    private let names: LogNames
    private let assumption: Assumption
    private let superviews: [LoggedItem.Key: LoggedItem]
    private(set) var nodes: [LayoutNode]
    private(set) var records: [ConstraintRecord] = []
    private(set) var constraintOfRecord: [Int] = []
    private(set) var contents: [ConflictMember: Int] = [:]
    private(set) var meaningless: [Int] = []
    private(set) var usesAssumption: Bool
    /// The nodes of margins and baselines, by name.
    private var places: [String: ItemID] = [:]

    init(
      _ names: LogNames, _ assumption: Assumption, _ superviews: [LoggedItem.Key: LoggedItem]
    ) {
      self.names = names
      self.assumption = assumption
      self.superviews = superviews
      usesAssumption = assumption == .otherEnds
      nodes = [LayoutNode(name: "|")]
      nodes += names.names.map { LayoutNode(name: $0, parent: LayoutProblem.container) }
    }

    mutating func add(_ constraint: LoggedConstraint, _ index: Int) {
      if constraint.isInactive {
        guard assumption == .withInactive else { return }
        usesAssumption = true
      }
      let isPossible =
        constraint.content == nil ? addRecord(constraint, index) : addContent(constraint, index)
      if !isPossible { meaningless.append(index) }
    }

    private mutating func addContent(_ constraint: LoggedConstraint, _ index: Int) -> Bool {
      guard let content = constraint.content, let axis = constraint.first.attribute.axis,
        let item = id(of: constraint.first.item), constraint.constant >= 0
      else { return false }
      nodes[item.index].content[axis] = constraint.constant
      nodes[item.index].hugging[axis] = Self.priority(content.hugging)
      nodes[item.index].compression[axis] = Self.priority(content.compression)
      contents[.contentSize(item, axis)] = index
      return true
    }

    private mutating func addRecord(_ constraint: LoggedConstraint, _ index: Int) -> Bool {
      guard let first = place(of: constraint.first) else { return false }
      // A size with the multiplier 0 is a constant.
      let isNumber = constraint.multiplier == 0 && first.attribute.isSize
      let second = isNumber ? nil : constraint.second.flatMap { place(of: $0) }
      if let second {
        guard constraint.multiplier != 0,
          first.attribute.incompatibility(with: second.attribute) == nil
        else { return false }
      } else if !first.attribute.isSize {
        return false
      }
      records.append(
        ConstraintRecord(
          first.item, first.attribute, constraint.relation, second?.item,
          second?.attribute ?? .notAnAttribute,
          multiplier: second == nil ? 1 : constraint.multiplier, constant: constraint.constant,
          priority: Self.priority(constraint.priority),
          provenance: Provenance(
            SourceLocation(.document, constraint.span), Self.rule(of: constraint))))
      constraintOfRecord.append(index)
      return true
    }

    /// Returns the rule of a record.
    ///
    /// The rule determines how likely a change of the record's constant is.
    private static func rule(of constraint: LoggedConstraint) -> RecordRule {
      if constraint.origin != nil { return .autoresizingMask }
      if constraint.isSystemSpacing && constraint.constant > 0 { return .standardGap }
      return constraint.second == nil ? .size : constraint.constant == 0 ? .flushGap : .object
    }

    private static func priority(_ number: Double) -> Priority {
      Priority(min(max(number, 1e-3), 1000))
    }

    private mutating func id(of item: LoggedItem) -> ItemID? {
      var item = item
      if let child = item.child, let superview = superviews[child] {
        usesAssumption = true
        item = superview
      }
      return names.place(of: item).map { ItemID($0 + 1) }
    }

    /// Returns the node and the attribute of an anchor.
    private mutating func place(
      of anchor: LoggedConstraint.Anchor
    ) -> (item: ItemID, attribute: Attribute)? {
      guard let item = id(of: anchor.item) else { return nil }
      let attribute = anchor.attribute
      switch attribute {
      case .firstBaseline, .lastBaseline:
        return (extra(nodes[item.index].name + "." + attribute.name), .top)
      case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
        .centerXWithinMargins, .centerYWithinMargins:
        if let guide = names.marginsGuide(of: anchor.item) {
          return (ItemID(guide + 1), attribute.withoutMargins)
        }
        usesAssumption = usesAssumption || assumption == .usualMargins
        if assumption == .usualMargins { return (item, attribute) }
        return (
          extra(nodes[item.index].name + ".layoutMarginsGuide"), attribute.withoutMargins
        )
      case .leading, .trailing:
        usesAssumption = usesAssumption || assumption == .rightToLeft
      default: break
      }
      return (item, attribute)
    }

    private mutating func extra(_ name: String) -> ItemID {
      if let known = places[name] { return known }
      let item = ItemID(nodes.count)
      nodes.append(LayoutNode(name: name, parent: LayoutProblem.container))
      places[name] = item
      return item
    }
  }
}
