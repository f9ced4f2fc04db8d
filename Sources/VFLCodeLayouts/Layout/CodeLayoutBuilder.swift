import VFLCompiler
import VFLDiagnostics
import VFLLayout
import VFLRecords
import VFLStacks
import VFLText

/// Converts the constraints of a function to a layout document.
///
/// Sizes and positions that only a run of the program determines are free. An attribute that depends on more
/// than the frame of its view, such as a baseline or a margin, belongs to a separate item.
struct CodeLayoutBuilder {
  private let reader: FunctionReader
  private let lines: SourceLines
  /// The preferred names of the items of the document.
  private var names: [(name: String, suffix: String)] = []
  private var records: [ConstraintRecord] = []
  /// The spans of the constraints in the functions that create them, by the equations of the document.
  private(set) var origins: [SourceSpan] = []
  /// The number of equations that come from constraints of the function.
  ///
  /// The equations of stack views follow them.
  private(set) var constraintCount = 0
  /// The items of the document, by their keys.
  private var indexes: [String: Int] = [:]
  private(set) var document: LayoutDocument

  init(_ reader: FunctionReader, name: String, bytes: [UInt8], lines: SourceLines) {
    (self.reader, self.lines) = (reader, lines)
    document = LayoutDocument(derivedFrom: name, bytes: bytes)
    for constraint in reader.constraints where reader.state.isActive(constraint) { add(constraint) }
    constraintCount = records.count
    for stack in reader.state.stacks.all { add(stack) }
    finish()
  }

  /// Adds the items and equations to the document.
  private mutating func finish() {
    var names: [String] = []
    // The suffix of a name is needed only if there is another item with the name.
    var plain = Set(self.names.filter { $0.suffix.isEmpty }.map { $0.name })
    var unique = UniqueNames(besides: plain)
    for item in self.names {
      let isFirst = item.suffix.isEmpty && plain.remove(item.name) != nil
      let name = isFirst ? item.name : unique.unique(item.name + item.suffix)
      names.append(name)
      document.views.append(LayoutDocument.View(node: LayoutNode(name: name)))
    }
    for record in records { document.add(record, itemNames: names, in: lines) }
  }

  // MARK: Constraints

  private mutating func add(_ constraint: CodeConstraint) {
    guard let multiplier = constraint.multiplier, let constant = constraint.constant,
      multiplier != 0, multiplier.isFinite, constant.value.isFinite
    else { return }
    let attribute = constraint.first.attribute
    let other = constraint.second
    if let other {
      // A multiple of a position depends on the coordinate system.
      guard attribute.incompatibility(with: other.attribute) == nil,
        attribute.isSize || multiplier == 1
      else { return }
    } else if !attribute.isSize {
      return
    }
    let terms = constant.symbols.sorted { $0.key < $1.key }
    if let other, multiplier == 1, let term = terms.first, term.value < 0 {
      // The unknown numbers are made positive, because equal sums need equal keys.
      var reversed = constraint
      (reversed.first, reversed.second) = (other, constraint.first)
      reversed.relation = constraint.relation.reversed
      reversed.constant = -constant
      return add(reversed)
    }
    let first = side(constraint.first, other)
    var second = other.map { side($0, constraint.first) }
    if !constant.symbols.isEmpty {
      // The other side plus the unknown numbers is a separate position, which is free.
      guard let other, let known = second, !attribute.isSize else { return }
      let key = terms.reduce("\(known.item).\(known.attribute.name)") {
        $0 + "+\($1.value)*\($1.key)"
      }
      let name = reader.items[other.item].name + "Plus"
      let symbol = terms[0].key
      let whole = name + symbol.raisingFirst
      second = (item(key, named: whole), known.attribute)
    }
    add(
      ConstraintRecord(
        ItemID(first.item), first.attribute, constraint.relation, second.map { ItemID($0.item) },
        second?.attribute ?? .notAnAttribute, multiplier: multiplier, constant: constant.value,
        provenance: Provenance(SourceLocation(.document, constraint.span), .equation)),
      from: constraint.origin)
  }

  private mutating func add(_ record: ConstraintRecord, from origin: SourceSpan) {
    origins.append(origin)
    records.append(record)
  }

  // MARK: Items

  /// Returns the index of the item with a key.
  ///
  /// The suffix is appended if another item has the same name.
  private mutating func item(_ key: String, named name: String, suffix: String = "") -> Int {
    if let index = indexes[key] { return index }
    indexes[key] = names.count
    names.append((UniqueNames.viewName(name), suffix))
    return names.count - 1
  }

  /// Returns the item and attribute that an anchor refers to in a constraint with another anchor.
  private mutating func side(
    _ anchor: CodeAnchor, _ other: CodeAnchor?
  ) -> (item: Int, attribute: Attribute) {
    let (index, attribute) = (anchor.item, anchor.attribute)
    let item = reader.items[index]
    let name = item.name
    switch attribute {
    case .firstBaseline, .lastBaseline:
      let suffix = attribute == .firstBaseline ? "FirstBaseline" : "LastBaseline"
      return (self.item("\(index).\(attribute.name)", named: name + suffix), .top)
    case _ where attribute.isInsideMargins:
      let name = item.isRoot ? "margins" : name + "Margins"
      return (self.item("\(index).layoutMarginsGuide", named: name), attribute.withoutMargins)
    default: break
    }
    if let guide = item.guide, let owner = item.parent {
      let key = guide == "contentLayoutGuide" ? "content" : guide
      return (self.item("\(owner).\(key)", named: name), attribute)
    }
    guard !attribute.isSize, item.mayScroll, let other, other.item != index else {
      return (self.item("\(index)", named: name), attribute)
    }
    switch reader.state.relation(of: other.item, to: index) {
    case .outside: return (self.item("\(index)", named: name), attribute)
    case _ where attribute == .centerX || attribute == .centerY:
      let key = "\(index).\(attribute.name).\(other.item)"
      return (self.item(key, named: name, suffix: "Center"), attribute)
    case .inside:
      return (self.item("\(index).content", named: name, suffix: "Content"), attribute)
    case .unknown:
      let key = "\(index).content.\(other.item)"
      return (self.item(key, named: name, suffix: "Content"), attribute)
    }
  }

  // MARK: Stack views

  private mutating func add(_ stack: CodeStack) {
    guard let views = stack.views, let axis = stack.axis,
      let distribution = stack.distribution.flatMap(StackDescription.Distribution.init),
      let alignment = stack.alignment.flatMap(StackDescription.Alignment.init),
      let spacing = stack.spacing?.constant, Set(views).count == views.count,
      views.allSatisfy({ reader.items[$0].isVisible && reader.items[$0].parent == stack.item }),
      !reader.state.wasRemoved(stack.item), !views.contains(where: reader.state.wasRemoved)
    else { return }
    let description = StackDescription(
      axis: axis == "vertical" ? .vertical : .horizontal, distribution: distribution,
      alignment: alignment, spacing: spacing)
    let plan = StackPlan(of: description, arranging: views.map { _ in ArrangedView() })
    for row in plan.rows where row.priority.isRequired && row.multiplier != 0 {
      guard let first = side(of: row.first, row.firstAttribute, in: stack, views) else { continue }
      var second: (item: Int, attribute: Attribute)?
      if let element = row.second {
        guard let found = side(of: element, row.secondAttribute, in: stack, views) else { continue }
        second = found
      }
      add(
        ConstraintRecord(
          ItemID(first.item), first.attribute, row.relation, second.map { ItemID($0.item) },
          second?.attribute ?? .notAnAttribute, multiplier: row.multiplier,
          constant: row.constant,
          provenance: Provenance(SourceLocation(.document, stack.span), .equation)),
        from: stack.span)
    }
  }

  private mutating func side(
    of element: StackElement, _ attribute: Attribute, in stack: CodeStack, _ views: [Int]
  ) -> (item: Int, attribute: Attribute)? {
    let index: Int
    switch element {
    case .canvas, .stack: index = stack.item
    case .view(let number): index = views[number]
    case .guide(let guide):
      return (
        item("\(stack.item).\(guide)", named: reader.items[stack.item].name + "Guide"), attribute
      )
    }
    return side(CodeAnchor(item: index, attribute: attribute), nil)
  }
}

/// An arranged view of which nothing is known.
private struct ArrangedView: StackedView {
  var isHidden: Bool { false }
  var spacingAfter: Double? { nil }
  var wrapsText: Bool { false }
  func contentSize(on axis: Axis) -> Double? { nil }
  func naturalSize(on axis: Axis) -> Double? { nil }
  func compressionResistance(on axis: Axis) -> Priority { .defaultHigh }
}
