import VFLDiagnostics
package import VFLLayout
import VFLRecords

/// The constraints of a logged conflict as a layout problem in which all items lie in one plane.
///
/// Nothing holds in it but what the log says, and that no size is negative. A log does not tell where margins
/// and baselines lie; each of them is a node of its own.
package struct LogProblem: Sendable, Hashable {
  /// An assumption that is made besides what the log says.
  package enum Assumption: Sendable, Hashable, CaseIterable {
    /// Nothing: leading edges are left.
    case nothing
    /// That an unnamed superview is the view of a known size that constraints tie its child to.
    case superviews
    /// That the constraints hold, too, which the log prints as inactive.
    case withInactive
    /// That layout margins are 8 points, which is the system's default.
    case usualMargins
    /// That leading edges are right.
    case rightToLeft
  }

  /// The layout; the container stands for the plane.
  package let layout: LayoutProblem
  /// The index of the logged constraint that each record stands for.
  package let constraintOfRecord: [Int]
  /// The index of the logged constraint that tells the size of a content.
  private let contents: [ConflictMember: Int]
  /// The indices of the logged constraints that have no meaning, and are left out.
  package let meaningless: [Int]
  /// The assumption that the layout was made with.
  package let assumption: Assumption
  /// Whether a record depends on the assumption.
  package let usesAssumption: Bool

  /// The views that unnamed superviews are assumed to be, by the keys of their children.
  private let superviews: [LoggedItem.Key: LoggedItem]

  /// The view that is taken to be the superview of another one; `nil` where it is not assumed.
  func assumedSuperview(of item: LoggedItem) -> LoggedItem? { superviews[item.key] }

  /// The index of the logged constraint that a member of a conflict stands for; `nil` for a member that
  /// nobody wrote.
  package func constraint(of member: ConflictMember) -> Int? {
    switch member {
    case .record(let index): constraintOfRecord[index]
    case .contentSize: contents[member]
    case .container, .nonNegative: nil
    }
  }

  /// Lays out what a log says.
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

  /// Makes nodes and records of constraints.
  private struct Builder {
    private let names: LogNames
    private let assumption: Assumption
    private let superviews: [LoggedItem.Key: LoggedItem]
    private(set) var nodes: [LayoutNode]
    private(set) var records: [ConstraintRecord] = []
    private(set) var constraintOfRecord: [Int] = []
    private(set) var contents: [ConflictMember: Int] = [:]
    private(set) var meaningless: [Int] = []
    private(set) var usesAssumption = false
    /// The nodes that stand for margins and baselines, by what they are called.
    private var places: [String: ItemID] = [:]

    init(
      _ names: LogNames, _ assumption: Assumption, _ superviews: [LoggedItem.Key: LoggedItem]
    ) {
      self.names = names
      self.assumption = assumption
      self.superviews = superviews
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
      // A size that counts another one not at all is a number.
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

    /// The rule of a constraint's number, which says how likely a person is to change it.
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

    /// The node and the attribute that stand for an anchor.
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

extension LoggedConflict {
  /// For each view whose superview has no name, the one view of a given size, or with the guide, that
  /// constraints of the program's tie it to.
  fileprivate var likelySuperviews: [LoggedItem.Key: LoggedItem] {
    let sized = constraints.filter { $0.isGivenSize }.map { $0.first.item }
    let guides = constraints.filter { $0.origin == .safeArea || $0.origin == .layoutMargins }
    var found: [LoggedItem.Key: LoggedItem] = [:]
    for child in constraints.flatMap({ $0.items }).compactMap({ $0.child })
    where found[child] == nil {
      let partners = constraints.filter { $0.origin == nil }.compactMap {
        constraint -> LoggedItem? in
        guard constraint.items.contains(where: { $0.key == child }) else { return nil }
        guard let partner = constraint.items.first(where: { $0.key != child }) else { return nil }
        if sized.contains(where: { $0.key == partner.key }) { return partner }
        return guides.first { $0.items.contains { $0.key == partner.key } }?.items.first {
          !$0.isSystemGuide
        }
      }
      if let partner = partners.first, partners.allSatisfy({ $0.key == partner.key }) {
        found[child] = partner
      }
    }
    return found
  }
}

extension Attribute {
  /// The attribute of the margins guide that an attribute of a view within its margins is.
  var withoutMargins: Attribute {
    switch self {
    case .leftMargin: .left
    case .rightMargin: .right
    case .topMargin: .top
    case .bottomMargin: .bottom
    case .leadingMargin: .leading
    case .trailingMargin: .trailing
    case .centerXWithinMargins: .centerX
    case .centerYWithinMargins: .centerY
    default: self
    }
  }
}
