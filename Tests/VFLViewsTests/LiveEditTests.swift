import Testing
import VFLDiagnostics
import VFLLayout
import VFLRecords
import VFLTestSupport
import VFLViews

@Suite("Incremental layout")
struct LiveEditTests {
  /// A hierarchy for random changes, with all constraints that were created in it.
  private struct World {
    let root = LayoutView("root")
    var pool: [LayoutView] = []
    var made: [LayoutConstraint] = []
    var random: SeededRandom

    init(seed: Int) {
      random = SeededRandom(seed)
      root.rootSize = PerAxis(random.chance(0.8) ? 300 : nil, random.chance(0.8) ? 200 : nil)
      pool = (0..<9).map { LayoutView("v\($0)") }
      for view in pool { move(view) }
      for _ in 0..<12 { addConstraint() }
    }

    mutating func move(_ view: LayoutView) {
      let others = ([root] + pool).filter { !$0.isDescendant(of: view) }
      let parent = others[random.index(others.count)]
      if random.chance(0.5) {
        parent.addSubview(view)
      } else {
        view.removeFromSuperview()
        parent.insertSubview(view, at: random.index(parent.subviews.count + 1))
      }
    }

    private mutating func item() -> LayoutElement {
      let view = ([root] + pool)[random.index(pool.count + 1)]
      if random.chance(0.1) { return view.layoutMarginsGuide }
      guard random.chance(0.1) else { return view }
      if let guide = view.layoutGuides.first { return guide }
      let guide = LayoutGuide("g" + view.name)
      view.addLayoutGuide(guide)
      return guide
    }

    mutating func addConstraint() {
      let attributes: [Attribute] = [
        .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY,
        .firstBaseline, .topMargin,
      ]
      let (first, second) = (item(), item())
      let attribute = attributes[random.index(attributes.count)]
      let relation = Relation.allCases[random.index(3)]
      let constant = random.whole(-20...60)
      let priority = random.chance(0.3) ? .required : Priority([250, 500.5, 750][random.index(3)])
      let constraint: LayoutConstraint?
      if attribute.isSize && random.chance(0.5) {
        constraint = try? LayoutConstraint(
          item: first, attribute: attribute, relatedBy: relation, constant: constant.magnitude,
          priority: priority)
      } else {
        constraint = try? LayoutConstraint(
          item: first, attribute: attribute, relatedBy: relation, toItem: second,
          attribute: random.chance(0.7) ? attribute : attributes[random.index(attributes.count)],
          multiplier: random.chance(0.8) ? 1 : 0.5, constant: constant, priority: priority)
      }
      guard let constraint, (try? LayoutConstraint.activate([constraint])) != nil else { return }
      made.append(constraint)
    }

    mutating func change() {
      let view = pool[random.index(pool.count)]
      switch random.index(14) {
      case 0: addConstraint()
      case 1: view.contentWidth = random.chance(0.3) ? nil : random.whole(0...90)
      case 2: view.contentHeight = random.chance(0.3) ? nil : random.whole(0...40)
      case 3: view.hugging = PerAxis(both: Priority(random.whole(1...900)))
      case 4: view.layoutMargins.leading = random.whole(0...20)
      case 5: view.firstBaseline = random.whole(0...9)
      case 6: root.rootSize.horizontal = random.chance(0.8) ? random.whole(100...400) : nil
      case 7: move(view)
      case 8: root.layoutDirection = random.chance(0.5) ? .leftToRight : .rightToLeft
      case 9:
        view.translatesAutoresizingMaskIntoConstraints = random.chance(0.3)
        view.autoresizingMask = AutoresizingMask(rawValue: UInt(random.index(64)))
      case 10: if random.chance(0.3) { made.removeAll { !$0.isActive } }
      default:
        guard !made.isEmpty else { return }
        let constraint = made[random.index(made.count)]
        switch random.index(3) {
        case 0: constraint.constant = random.whole(-20...60)
        case 1: if constraint.priority != .required { constraint.priority = Priority(300) }
        default:
          if constraint.isActive {
            constraint.isActive = false
          } else {
            try? LayoutConstraint.activate([constraint])
          }
        }
      }
    }

    /// The layout problem of the hierarchy, created from public properties.
    var problem: (elements: [LayoutElement], problem: LayoutProblem) {
      var elements: [LayoutElement] = [root]
      var nodes = [node(root, nil)]
      var numbers = [ObjectIdentifier(root): 0]
      var constraints: [LayoutConstraint] = []
      var masks: [LayoutView] = []
      var views = [root]
      while let view = views.popLast() {
        constraints += view.constraints
        if view !== root && view.translatesAutoresizingMaskIntoConstraints { masks.append(view) }
        for element in view.subviews as [LayoutElement] + view.layoutGuides {
          numbers[ObjectIdentifier(element)] = elements.count
          elements.append(element)
          nodes.append(node(element, numbers[ObjectIdentifier(view)]))
        }
        views += view.subviews
      }
      var problem = LayoutProblem(
        nodes: nodes, width: root.rootSize.horizontal, height: root.rootSize.vertical,
        direction: root.layoutDirection)
      for constraint in constraints {
        guard let first = side(constraint.firstItem, numbers) else { continue }
        let second = side(constraint.secondItem, numbers)
        problem.records.append(
          ConstraintRecord(
            first.0, constraint.firstAttribute, constraint.relation, second?.0,
            constraint.secondAttribute, multiplier: constraint.multiplier,
            constant: constraint.constant, priority: constraint.priority, firstRegion: first.1,
            secondRegion: second?.1 ?? .frame,
            provenance: Provenance(SourceLocation(.document, SourceSpan(at: 0)), .equation)))
      }
      return (elements, problem)
    }

    private func side(
      _ element: LayoutElement?, _ numbers: [ObjectIdentifier: Int]
    ) -> (ItemID, LayoutRegion)? {
      guard let element else { return nil }
      if let number = numbers[ObjectIdentifier(element)] { return (ItemID(number), .frame) }
      guard let view = (element as? LayoutGuide)?.owningView else { return nil }
      return numbers[ObjectIdentifier(view)].map { (ItemID($0), .layoutMarginsGuide) }
    }

    private func node(_ element: LayoutElement, _ parent: Int?) -> LayoutNode {
      var node = LayoutNode(name: element.name, parent: parent.map { ItemID($0) })
      guard let view = element as? LayoutView else { return node }
      node.content = PerAxis(view.contentWidth, view.contentHeight)
      node.hugging = view.hugging
      node.compression = view.compressionResistance
      node.firstBaseline = view.firstBaseline
      node.lastBaseline = view.lastBaseline
      node.margins = view.layoutMargins
      return node
    }

    var hasMasks: Bool {
      pool.contains { $0.translatesAutoresizingMaskIntoConstraints && $0.rootView === root }
    }
  }

  @Test(
    "incremental layout produces the same frames as a new layout after every change",
    arguments: LongTests.cases(1...60, short: 12))
  func edits(seed: Int) throws {
    var world = World(seed: seed)
    var solved = 0
    for _ in 0..<60 {
      for _ in 0..<Int(world.random.whole(1...3)) { world.change() }
      let before = ([world.root] + world.pool).map(\.frame)
      var failed = false
      do { try world.root.layoutIfNeeded() } catch is UnsatisfiableLayoutError { failed = true }
      // The comparison does not know the frames that autoresizing masks keep.
      if world.hasMasks { continue }
      let (elements, problem) = world.problem
      let expected = try problem.solved()
      expectEqual(failed, expected.status == .unsatisfiable)
      if failed {
        expectEqual(([world.root] + world.pool).map(\.frame), before)
        world.made.last { $0.isActive && $0.priority == .required }?.isActive = false
        continue
      }
      solved += 1
      let free = Set(expected.freeAttributes.map { "\($0.item.index) \($0.part)" })
      for (index, element) in elements.enumerated() {
        let found = (element as? LayoutGuide)?.layoutFrame ?? (element as? LayoutView)?.frame
        for part in FreeAttribute.Part.allCases where !free.contains("\(index) \(part)") {
          let value = try #require(found)[part]
          let wanted = expected.frames[index][part]
          #expect((value - wanted).magnitude < 1e-6, "\(element.name) \(part) at seed \(seed)")
        }
      }
    }
    #expect(solved > 0)
  }
}
