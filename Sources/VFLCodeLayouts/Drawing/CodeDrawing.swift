import VFLCompiler
import VFLControls
import VFLDiagnostics
import VFLLayout
import VFLRecords
import VFLSources
import VFLStacks
import VFLText

/// Converts the views and constraints of a function to a document for pictures and frames.
///
/// Unlike ``CodeLayoutBuilder``, it assumes numbers, content sizes and insets that the source does not
/// determine.
struct CodeDrawing {
  private let reader: FunctionReader
  private let lines: SourceLines
  private let assumptions: CodeAssumptions
  private let contents: ContentSettings
  private(set) var document: LayoutDocument
  /// Notes about omitted constraints and about assumptions, without a full stop.
  private(set) var notes: [String] = []
  /// The notes about omitted constraints.
  private var omissions: [String] = []
  /// The labels that wrap their texts.
  private(set) var texts: [WrappedText] = []
  /// The spans of the constraints.
  private(set) var origins: Set<SourceSpan> = []
  /// Whether a constraint is created without a format string.
  private(set) var usesCode = false
  /// The items of the function that are in the picture.
  private let scene: CodeScene
  /// The names of the items of the document, of which the first is the container.
  private var names = ["|"]
  private var naming = UniqueNames()
  /// The indexes of the items of the document, by the indexes of the items of the function.
  private var indexes: [Int: Int] = [:]

  init(
    _ reader: FunctionReader, _ assumptions: CodeAssumptions, name: String, bytes: [UInt8],
    lines: SourceLines, contents: ContentSettings
  ) {
    (self.reader, self.lines, self.assumptions) = (reader, lines, assumptions)
    self.contents = contents
    document = LayoutDocument(derivedFrom: name, bytes: bytes)
    scene = CodeScene(reader)
    guard !reader.isAbandoned else { return }
    omissions += [OmissionNotes(lines).unreadCalls(reader.ignored.unreadCalls)].compactMap { $0 }
    guard !scene.constraints.isEmpty else { return }
    if let container = scene.container {
      document.margins = margins(of: container)
      if scene.isScreen {
        document.width = isFixed(.width, of: container) ? nil : 375
        document.height = isFixed(.height, of: container) ? nil : 667
      }
    }
    for item in scene.items { addItem(item) }
    for constraint in scene.constraints { add(constraint) }
    for item in scene.items { place(item) }
    for stack in reader.state.stacks.all where indexes[stack.item] != nil { add(stack) }
    addNotes()
  }

  /// The reason why the function has no layout although it may create constraints, without the function.
  ///
  /// `nil` if the function creates no constraints.
  var emptiness: String? {
    if reader.file.remainingSteps < 0 { return "evaluates too many statements" }
    if reader.isAbandoned {
      let words = reader.file.words[reader.function.body.range]
      return words.contains(where: CodeFile.createsConstraints)
        ? "contains code that is not read" : nil
    }
    if let first = omissions.first { return "creates no constraints that are known: " + first }
    if reader.constraints.isEmpty { return nil }
    return reader.constraints.contains { $0.isConditional }
      ? "creates only constraints that may not be active" : "creates no constraints that are active"
  }

  // MARK: Items

  private mutating func addItem(_ item: Int) {
    guard item != scene.container, reader.items[item].assumption == nil else {
      indexes[item] = 0
      return
    }
    let view = reader.items[item]
    let isGuide = view.guide != nil || view.className == "UILayoutGuide"
    indexes[item] = addNode(view.name, in: scene.parent(of: item), isGuide: isGuide)
    document.views[document.views.count - 1].node.guideProperty = view.guide
    document.views[document.views.count - 1].showsPart = view.isScrollView
    document.views[document.views.count - 1].isHidden = view.content.isHidden
    document.views[document.views.count - 1].isControl = view.isControl
    setContent(of: view, at: document.views.count - 1)
  }

  /// Adds a node, and returns its index in the document.
  private mutating func addNode(_ name: String, in parent: Int?, isGuide: Bool) -> Int {
    let name = naming.unique(name.isEmpty ? "subview" : UniqueNames.viewName(name))
    var node = LayoutNode(name: name)
    node.isGuide = isGuide
    let index = parent.flatMap { indexes[$0] } ?? 0
    document.views.append(
      LayoutDocument.View(node: node, parent: index == 0 ? .container : .view(names[index])))
    names.append(name)
    return names.count - 1
  }

  private mutating func setContent(of view: CodeItem, at index: Int) {
    var node = document.views[index].node
    defer { document.views[index].node = node }
    let (hugging, compression) = (view.content.hugging, view.content.compression)
    node.hugging = PerAxis(
      Priority(hugging[.horizontal] ?? 250), Priority(hugging[.vertical] ?? 250))
    node.compression = PerAxis(
      Priority(compression[.horizontal] ?? 750), Priority(compression[.vertical] ?? 750))
    if let margins = givenMargins(of: view) { node.margins = margins }
    if let size = contents.size(of: node.name, view.ownClass ?? view.className) {
      node.content = PerAxis(size.width, size.height)
      return
    }
    guard let size = view.controlSize(contents.system) else { return }
    node.content = PerAxis(size.hasWidth ? size.width : nil, size.height)
    node.isContentAssumed = PerAxis(node.content.horizontal != nil, true)
    (node.firstBaseline, node.lastBaseline) = (size.firstBaseline, size.lastBaseline)
    if view.className == "UIButton" || view.className == "UILabel" && view.content.lineLimit == 1,
      let fontSize = size.fontSize
    {
      let text = view.content.text ?? node.name
      let padding = ControlSize.buttonPadding(text, fontSize: fontSize, isConfigured: false)
      document.views[index].text = ViewText(
        text, keys: [text], fontSize: fontSize,
        padding: view.className == "UIButton"
          ? PerAxis(padding.width, padding.height) : PerAxis(both: 0))
    }
    if view.className == "UILabel", view.content.lineLimit != 1 {
      texts.append(
        WrappedText(name: node.name, lineHeight: size.height, limit: view.content.lineLimit))
    }
  }

  /// Returns the layout margins of a view, in points.
  private func margins(of item: Int) -> LayoutMargins {
    if let given = givenMargins(of: reader.items[item]) { return given }
    let view = reader.items[item]
    switch view.name {
    case "view" where view.isRoot:
      return LayoutMargins(top: 0, leading: 16, bottom: 0, trailing: 16)
    case "contentView"
    where view.isRoot && reader.items[reader.owner].className == "UITableViewCell":
      return LayoutMargins(top: 11, leading: 16, bottom: 11, trailing: 16)
    default: return .standard
    }
  }

  /// Whether a required constraint sets the width or the height of a view to a number.
  private func isFixed(_ attribute: Attribute, of item: Int) -> Bool {
    scene.constraints.contains {
      $0.first == CodeAnchor(item: item, attribute: attribute) && $0.second == nil && $0.isComplete
        && $0.relation == .equal && $0.isRequired
    }
  }

  private func givenMargins(of view: CodeItem) -> LayoutMargins? {
    view.content.margins.map { numbers in
      let values = numbers.map(value)
      return LayoutMargins(
        top: values[0], leading: values[1], bottom: values[2], trailing: values[3])
    }
  }

  // MARK: Equations

  private mutating func add(_ constraint: CodeConstraint) {
    guard constraint.isComplete else { return omit(constraint, "its other side is unknown") }
    guard let multiplier = constraint.multiplier, let number = constraint.constant,
      let priority = constraint.priority, priority > 0, multiplier != 0
    else {
      return omit(constraint, "its numbers are unknown")
    }
    let constant = value(of: number)
    guard constant.isFinite, multiplier.isFinite else {
      return omit(constraint, "its numbers are too large")
    }
    guard let first = side(constraint.first, constraint.second) else { return }
    let second = constraint.second.flatMap { side($0, constraint.first) }
    document.add(
      ConstraintRecord(
        ItemID(first), constraint.first.attribute, constraint.relation, second.map { ItemID($0) },
        constraint.second?.attribute ?? .notAnAttribute, multiplier: multiplier, constant: constant,
        priority: Priority(min(priority, 1000)),
        provenance: Provenance(SourceLocation(.document, constraint.origin), .equation)),
      itemNames: names, in: lines)
    origins.insert(constraint.origin)
    usesCode = usesCode || !constraint.isFormat
  }

  private func value(of number: CodeNumber) -> Double {
    number.symbols.sorted { $0.key < $1.key }.reduce(number.value) {
      $0 + $1.value * assumptions.number(named: $1.key)
    }
  }

  /// Returns the index in the document of the item that an anchor refers to in a constraint.
  private mutating func side(_ anchor: CodeAnchor, _ other: CodeAnchor?) -> Int? {
    guard let index = indexes[anchor.item] else { return nil }
    guard let other, !anchor.attribute.isSize, anchor.attribute.axis != nil,
      reader.items[anchor.item].isScrollView, reader.items.isInside(other.item, anchor.item)
    else { return index }
    let key = -1 - anchor.item
    if let content = indexes[key] { return content }
    let content = addNode(
      reader.items[anchor.item].name + "Content", in: anchor.item, isGuide: true)
    document.views[document.views.count - 1].node.guideProperty = "contentLayoutGuide"
    indexes[key] = content
    pin(content, to: index, [.left, .top])
    return content
  }

  private mutating func omit(_ constraint: CodeConstraint, _ reason: String) {
    let line = lines.position(of: constraint.origin.start).line + 1
    let note = "the constraint in line \(line) is omitted, because \(reason)"
    if omissions.last != note { omissions.append(note) }
  }

  /// Adds equations between edges of two items of the document, with insets in points.
  private mutating func pin(
    _ item: Int, to other: Int, _ attributes: [Attribute], inset: Double = 0
  ) {
    for attribute in attributes {
      let sign: Double = attribute == .right || attribute == .bottom ? -1 : 1
      document.add(
        ConstraintRecord(
          ItemID(item), attribute, .equal, ItemID(other), attribute, constant: sign * inset,
          provenance: Provenance(SourceLocation(.document, scene.span), .equation)),
        itemNames: names, in: lines, isPlacement: true)
    }
  }

  // MARK: Guides

  /// Adds equations between the edges of a guide and the margins of a view.
  private mutating func pin(_ item: Int, to other: Int, inside margins: LayoutMargins) {
    pin(item, to: other, [.left], inset: margins.leading)
    pin(item, to: other, [.right], inset: margins.trailing)
    pin(item, to: other, [.top], inset: margins.top)
    pin(item, to: other, [.bottom], inset: margins.bottom)
  }

  /// Adds the equations of a guide that the system places, and of a content view.
  private mutating func place(_ item: Int) {
    guard let index = indexes[item], index > 0, let owner = scene.parent(of: item),
      let outer = indexes[owner]
    else { return }
    let edges: [Attribute] = [.left, .right, .top, .bottom]
    switch reader.items[item].guide {
    case "safeAreaLayoutGuide", "frameLayoutGuide": pin(index, to: outer, edges)
    case "layoutMarginsGuide", "readableContentGuide":
      pin(index, to: outer, inside: margins(of: owner))
    case "contentLayoutGuide": pin(index, to: outer, [.left, .top])
    case "topLayoutGuide":
      pin(index, to: outer, [.left, .right, .top])
      fix(index)
    case "bottomLayoutGuide", "keyboardLayoutGuide":
      pin(index, to: outer, [.left, .right, .bottom])
      fix(index)
    // The view of a view controller, or the content view of a cell, fills its owner.
    default: if reader.items[item].isRoot, item != reader.owner { pin(index, to: outer, edges) }
    }
  }

  /// Sets the height of a guide to 0.
  private mutating func fix(_ index: Int) {
    document.add(
      ConstraintRecord(
        ItemID(index), .height, .equal, nil, .notAnAttribute, constant: 0,
        provenance: Provenance(SourceLocation(.document, scene.span), .equation)),
      itemNames: names, in: lines, isPlacement: true)
  }

  // MARK: Stack views

  private mutating func add(_ stack: CodeStack) {
    let children = stack.arranged.filter { indexes[$0] != nil }
    let distribution = stack.distribution.flatMap(StackDescription.Distribution.init)
    let alignment = Self.alignment(stack.alignment)
    if !children.isEmpty || !stack.unknownParts.isEmpty {
      note(stack, isAligned: alignment != nil, isDistributed: distribution != nil)
    }
    guard let view = indexes[stack.item], !children.isEmpty else { return }
    let views = children.map { child in
      let index = indexes[child] ?? 0
      let node = index > 0 ? document.views[index - 1].node : LayoutNode(name: "")
      return DrawnView(
        node: node, spacingAfter: stack.customSpacing[child].map(value),
        isHidden: reader.items[child].content.isHidden)
    }
    let description = StackDescription(
      axis: stack.axis == "vertical" ? .vertical : .horizontal,
      distribution: distribution ?? .fill, alignment: alignment ?? .fill,
      spacing: stack.spacing.map(value) ?? 0,
      isMarginsRelative: stack.isMarginsRelative)
    let plan = StackPlan(of: description, arranging: views)
    var canvas = view
    if description.usesMarginsGuide {
      canvas = addNode(reader.items[stack.item].name + "Margins", in: stack.item, isGuide: true)
      pin(canvas, to: view, inside: margins(of: stack.item))
    }
    var guides: [StackElement.Guide: Int] = [:]
    for guide in plan.guides {
      guides[guide] = addNode(
        reader.items[stack.item].name + "Guide", in: stack.item, isGuide: true)
    }
    for row in plan.rows where row.multiplier != 0 {
      func index(_ element: StackElement) -> Int {
        switch element {
        case .canvas: canvas
        case .stack: view
        case .view(let number): indexes[children[number]] ?? 0
        case .guide(let guide): guides[guide] ?? canvas
        }
      }
      document.add(
        ConstraintRecord(
          ItemID(index(row.first)), row.firstAttribute, row.relation,
          row.second.map { ItemID(index($0)) }, row.secondAttribute, multiplier: row.multiplier,
          constant: row.constant, priority: row.priority,
          provenance: Provenance(SourceLocation(.document, stack.span), .equation)),
        itemNames: names, in: lines)
    }
  }

  /// Adds notes about the properties of a stack view that are not known.
  private mutating func note(_ stack: CodeStack, isAligned: Bool, isDistributed: Bool) {
    let name = reader.items[stack.item].name
    func note(_ property: String, _ value: String) {
      notes.append("the \(property) of `\(name)` is unknown, so it is \(value)")
    }
    if stack.axis == nil { note("axis", "horizontal") }
    if stack.spacing == nil { note("spacing", "0") }
    if !isAligned { note("alignment", "`fill`") }
    if !isDistributed { note("distribution", "`fill`") }
    for part in stack.unknownParts.sorted() {
      notes.append("a part of the \(part) of `\(name)` is unknown, and is ignored")
    }
  }

  private static func alignment(_ name: String?) -> StackDescription.Alignment? {
    switch name {
    case "top": .leading
    case "bottom": .trailing
    default: name.flatMap(StackDescription.Alignment.init)
    }
  }

  // MARK: Notes

  private mutating func addNotes() {
    let texts = OmissionNotes(lines)
    notes = omissions + notes
    notes += assumptions.assumed.sorted().map { CodeAssumptions.note(about: $0) }
    let items = Set(scene.items)
    let calls = reader.ignored.calls.filter {
      $0.views.contains { !reader.items[$0].isPresumed || items.contains($0) }
    }
    let uncertain = reader.constraints.filter { $0.isConditional }.map { $0.origin }
    let inactive = reader.constraints.filter {
      !$0.isConditional && !$0.isInactive && $0.activation == nil
    }
    notes += [
      texts.unknownCalls(calls.map { $0.span }),
      reader.state.mayHaveRemoved
        ? "code that may remove or change constraints is assumed not to do so" : nil,
      texts.uncertain(uncertain + reader.ignored.uncertainCalls),
      texts.inactive(inactive.map { $0.origin }),
    ].compactMap { $0 }
  }
}

/// A view that a stack view of a picture arranges.
private struct DrawnView: StackedView {
  let node: LayoutNode
  let spacingAfter: Double?
  let isHidden: Bool
  var wrapsText: Bool { false }
  func contentSize(on axis: Axis) -> Double? { node.content[axis] }
  func naturalSize(on axis: Axis) -> Double? { node.content[axis] }
  func compressionResistance(on axis: Axis) -> Priority { node.compression[axis] }
}
