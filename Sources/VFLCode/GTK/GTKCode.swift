import VFLDiagnostics
package import VFLLayout
import VFLRecords

/// C code that creates the constraints of a layout in GTK 4.
///
/// If GTK's own visual format language expresses a constraint correctly, the constraint is written in that
/// language. The code for any other constraint is a function call. Constraints that GTK does not support are
/// omitted from the code and listed in ``unwritten``.
package struct GTKCode {
  private let viewCount: Int
  private let names: GTKNames
  /// The closest ancestor of each item that is not a guide, indexed by ``ItemID/index``.
  ///
  /// The constraint layout of that ancestor's widget contains the item.
  private let owners: [ItemID?]
  /// The code; empty if it contains no constraints.
  ///
  /// Each line ends with a line feed.
  package private(set) var text = ""
  /// A description of each constraint and each name that the code omits, with the reason.
  package private(set) var unwritten: [String] = []

  /// Writes the code for a layout.
  ///
  /// - Parameters:
  ///   - nodes: The items: the container, then the views, then the guides.
  ///   - viewCount: The number of items that are not guides.
  ///   - constraints: The constraints of the layout.
  ///   - names: The names of the items, which are valid variables in C.
  package init(
    _ nodes: [LayoutNode], viewCount: Int, _ constraints: [CodeConstraint], names: [String]
  ) {
    self.viewCount = viewCount
    self.names = GTKNames(names, beside: constraints)
    owners = nodes.map { node in
      var owner = node.parent
      while let guide = owner, guide.index >= viewCount { owner = nodes[guide.index].parent }
      return owner
    }
    var parts: [ItemID: GTKLayoutPart] = [:]
    var showsPriority = false
    for constraint in constraints {
      guard let owner = takeOwner(of: constraint) else { continue }
      showsPriority = showsPriority || !constraint.record.priority.isRequired
      parts[owner, default: GTKLayoutPart(of: owner, self.names)].add(constraint)
    }
    if showsPriority { text = GTKStrength.explanation + "\n" }
    let guides = Dictionary(grouping: nodes.indices.dropFirst(viewCount).map { ItemID($0) }) {
      owners[$0.index]
    }
    var hasError = false
    for (owner, part) in parts.sorted(by: { $0.key.index < $1.key.index }) {
      if !text.isEmpty { text += "\n" }
      text += part.text(guides: guides[owner] ?? [], declaresError: !hasError)
      hasError = hasError || part.hasLines
    }
  }

  /// Returns the item whose layout must contain a constraint.
  ///
  /// If GTK does not support the constraint, the function adds the constraint to ``unwritten`` and returns
  /// `nil`.
  private mutating func takeOwner(of constraint: CodeConstraint) -> ItemID? {
    let owner = owner(of: constraint.record)
    if let reason = constraint.record.reasonAgainstGTK {
      unwritten.append("\(text(constraint)); \(reason)")
    } else if constraint.priority.name != nil {
      unwritten.append("\(text(constraint)); a GTK strength must be a known number")
    } else if owner == nil {
      unwritten.append(
        "\(text(constraint)); a GTK layout constrains only its widget and the direct children of that widget"
      )
    } else {
      if let name = constraint.record.identifier {
        unwritten.append("the name `\(name)`; GTK constraints have no names")
      }
      return owner
    }
    return nil
  }

  private func text(_ constraint: CodeConstraint) -> String {
    constraint.text(in: .gtk) { names.variable($0) }
  }

  /// Returns the item whose layout can contain a record; `nil` if no layout can.
  ///
  /// Each item of the record must be a child of the returned item or the returned item itself.
  private func owner(of record: ConstraintRecord) -> ItemID? {
    let items = [record.firstItem, record.secondItem ?? record.firstItem]
    let candidates = items.compactMap { owners[$0.index] } + items
    return candidates.first { owner in
      owner.index < viewCount && items.allSatisfy { $0 == owner || owners[$0.index] == owner }
    }
  }
}

extension ConstraintRecord {
  /// The reason why GTK 4 does not support the record, regardless of its items; `nil` if GTK supports it.
  ///
  /// GTK has a baseline attribute, but does not relate the baseline of a widget to its edges.
  fileprivate var reasonAgainstGTK: String? {
    let attributes = [firstAttribute, secondAttribute]
    if firstRegion != .frame || secondRegion != .frame
      || attributes.contains(where: { $0.name.firstPlace(of: "Margin") != nil })
    {
      return "GTK has no layout margins and no safe area"
    }
    return attributes.contains { $0 == .firstBaseline || $0 == .lastBaseline }
      ? "GTK does not position widgets by baselines" : nil
  }
}
