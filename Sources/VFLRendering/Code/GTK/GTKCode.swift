import VFLDiagnostics
package import VFLLayout
import VFLRecords

/// A layout as constraints of GTK 4: lines of its own visual format language for what these say rightly, and
/// a call for each other constraint.
///
/// What GTK has no words for is left out, and told.
package struct GTKCode {
  private let viewCount: Int
  private let names: GTKNames
  /// The item whose widget has the layout in which an item lies, by ``ItemID/index``.
  private let owners: [ItemID?]
  /// The code, each line ended; empty where there are no constraints.
  package private(set) var text = ""
  /// What the code does not say, as people read it, with why.
  package private(set) var unwritten: [String] = []

  /// Writes a layout: the container comes first among the nodes, and the guides come last.
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

  /// The item whose layout a constraint belongs to; `nil` where GTK cannot say it, which is told then.
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

  /// The item in which both of a constraint lie, or which is one of them and has the other one in it.
  private func owner(of record: ConstraintRecord) -> ItemID? {
    let items = [record.firstItem, record.secondItem ?? record.firstItem]
    let candidates = items.compactMap { owners[$0.index] } + items
    return candidates.first { owner in
      owner.index < viewCount && items.allSatisfy { $0 == owner || owners[$0.index] == owner }
    }
  }
}

extension ConstraintRecord {
  /// Why GTK 4 cannot say the record, whichever items it speaks of; `nil` where it can.
  ///
  /// GTK has an attribute for the baseline, but nothing there ties it to the edges of a widget.
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
