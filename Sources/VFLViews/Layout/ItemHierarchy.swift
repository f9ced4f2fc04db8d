import VFLDiagnostics
import VFLLayout
import VFLNarration
import VFLRecords

/// The items of a layout with their identifiers.
///
/// The root is the first item.
struct ItemHierarchy {
  /// The items.
  let items: [any LayoutItem]
  private let numbers: [ObjectIdentifier: ItemID]

  /// Assigns identifiers to items.
  ///
  /// The first item is the root of all others.
  init(of items: [any LayoutItem]) {
    self.items = items
    numbers = Dictionary(
      uniqueKeysWithValues: items.enumerated().map { (ObjectIdentifier($1), ItemID($0)) })
  }

  /// Assigns identifiers to a root, the items that the constraints refer to, and the items between them.
  ///
  /// The items are in the order in which they are found, each after its superitem. Items that are not
  /// descendants of the root are ignored.
  init(of root: any LayoutItem, mentionedBy constraints: [ItemConstraint<any LayoutItem>]) {
    var items = [root]
    var known: Set<ObjectIdentifier> = [ObjectIdentifier(root)]
    var outside: Set<ObjectIdentifier> = []
    for constraint in constraints {
      for mentioned in [constraint.firstItem, constraint.secondItem] {
        var way: [any LayoutItem] = []
        var onTheWay: Set<ObjectIdentifier> = []
        var next = mentioned
        // The superitems may form a cycle. Such items are not descendants of the root.
        while let item = next, !known.contains(ObjectIdentifier(item)),
          !outside.contains(ObjectIdentifier(item)),
          onTheWay.insert(ObjectIdentifier(item)).inserted
        {
          way.append(item)
          next = item.superitem
        }
        if let next, known.contains(ObjectIdentifier(next)) {
          items += way.reversed()
          known.formUnion(onTheWay)
        } else {
          outside.formUnion(onTheWay)
        }
      }
    }
    self.init(of: items)
  }

  /// Returns a view and its descendants, each after its superview, followed by the layout guides of all these
  /// views.
  static func elements(of root: LayoutView) -> [LayoutElement] {
    var views = [root]
    var next = 0
    while next < views.count {
      views += views[next].subviews
      next += 1
    }
    return views + views.flatMap { $0.layoutGuides as [LayoutElement] }
  }

  /// Returns the identifier of an item, or `nil` if the item is not in the hierarchy of the root.
  func number(of item: any LayoutItem) -> ItemID? { numbers[ObjectIdentifier(item)] }

  private var nodes: [LayoutNode] {
    items.enumerated().map { index, item in
      var node = item.layoutNode
      node.name = item.itemName
      node.parent = index == 0 ? nil : item.superitem.flatMap(number)
      return node
    }
  }

  /// Returns the layout problem for the items and the given constraints.
  func problem(
    of constraints: [ItemConstraint<any LayoutItem>], width: Double?, height: Double?,
    direction: LayoutDirection
  ) throws(MalformedLayoutError) -> LayoutProblem {
    let records = constraints.enumerated().map { record(of: $1, at: $0) }
    let strangers = records.indices.filter { records[$0] == nil }
    guard strangers.isEmpty else {
      throw MalformedLayoutError(strangers: strangers, diagnostics: [])
    }
    return LayoutProblem(
      nodes: nodes, width: width, height: height, direction: direction,
      records: records.compactMap(\.self))
  }

  /// Returns the frames of the items for the given constraints, and diagnostics for ambiguous attributes.
  func solved(
    _ constraints: [ItemConstraint<any LayoutItem>], width: Double?, height: Double?,
    direction: LayoutDirection
  ) throws -> (frames: [Frame], diagnostics: [Diagnostic]) {
    let problem = try problem(
      of: constraints, width: width, height: height, direction: direction)
    let narration = LayoutNarration(of: problem)
    let result: LayoutResult
    do {
      result = try problem.solved()
    } catch {
      throw MalformedLayoutError(strangers: [], diagnostics: narration.diagnostics(for: error))
    }
    let diagnostics = narration.diagnostics(for: result)
    guard result.status != .unsatisfiable else {
      let conflicts = result.conflicts.map { conflict in
        conflict.members.compactMap { member -> Int? in
          if case .record(let index) = member { index } else { nil }
        }
      }
      throw UnsatisfiableLayoutError(conflicts: conflicts, diagnostics: diagnostics)
    }
    return (result.frames, diagnostics)
  }

  /// Returns the record of a constraint with the identifiers of this hierarchy, or `nil` if an item is not
  /// part of the hierarchy.
  private func record(
    of constraint: ItemConstraint<any LayoutItem>, at index: Int
  ) -> ConstraintRecord? {
    var record = constraint.record
    let location = SourceLocation(.format(index), record.provenance.location.span)
    record.provenance = Provenance(location, record.provenance.rule)
    guard let first = number(of: constraint.firstItem) else { return nil }
    record.firstItem = first
    if let item = constraint.secondItem {
      guard let second = number(of: item) else { return nil }
      record.secondItem = second
    }
    return record
  }
}
