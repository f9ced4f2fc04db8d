import VFLDiagnostics

/// The views of a function that belong in a picture, and the view that contains them.
struct CodeScene {
  /// The constraints that are active if unknown code changes none of them.
  let constraints: [CodeConstraint]
  /// The views and guides, superviews first.
  private(set) var items: [Int] = []
  /// The view that becomes the container; `nil` if no view contains all others.
  private(set) var container: Int?
  /// Whether the container is the view of a view controller.
  private(set) var isScreen = false
  /// The span of the function.
  let span: SourceSpan
  /// The elements of ``items``.
  private var members: Set<Int> = []
  private let reader: FunctionReader

  init(_ reader: FunctionReader) {
    self.reader = reader
    span = reader.function.span(in: reader.file)
    constraints = reader.constraints.filter { reader.state.isDrawn($0) }
    var used: Set<Int> = []
    for constraint in constraints {
      used.formUnion(constraint.anchors.map { $0.item })
    }
    // An arranged view is in the picture if its stack view is.
    var stacks = used.filter { reader.state.stacks[$0] != nil }.sorted()
    while let stack = stacks.popLast() {
      for view in reader.state.stacks[stack]?.arranged ?? [] where used.insert(view).inserted {
        if reader.state.stacks[view] != nil { stacks.append(view) }
      }
    }
    for item in used {
      var next = reader.items[item].parent
      while let parent = next, used.insert(parent).inserted { next = reader.items[parent].parent }
    }
    let roots = used.filter { item in reader.items[item].parent.map(used.contains) != true }
    let assumed = roots.filter { reader.items[$0].assumption != nil }
    container =
      roots.filter { reader.items[$0].isRoot }.min() ?? assumed.min()
      ?? (roots.count == 1 && used.count > 1 ? roots.first : nil)
    // A view controller is no view.
    if let root = container, root == reader.owner, !isConstrained(root),
      let view = used.filter({ reader.items[$0].isRoot && $0 != root }).min()
    {
      container = view
      used.remove(root)
    }
    isScreen = container.map { reader.items[$0].name == "view" && reader.items[$0].isRoot } ?? false
    members = used
    items = sorted(used)
  }

  private func isConstrained(_ item: Int) -> Bool {
    constraints.contains { $0.anchors.contains { $0.item == item } }
  }

  /// Returns the items in the order of their addition, with each one after its superview.
  private func sorted(_ used: Set<Int>) -> [Int] {
    var result: [Int] = []
    var added: Set<Int> = []
    func add(_ item: Int) {
      guard used.contains(item), added.insert(item).inserted else { return }
      if let parent = parent(of: item) { add(parent) }
      result.append(item)
    }
    if let container { add(container) }
    for item in used.sorted(by: { order($0) < order($1) }) { add(item) }
    return result
  }

  private func order(_ item: Int) -> (Int, Int) {
    let addition = reader.items[item].addition
    return (addition == 0 ? .max : addition, item)
  }

  /// Returns the superview of an item in the picture; `nil` for the container itself.
  ///
  /// The superview of a view that the function adds to no other view is the container.
  func parent(of item: Int) -> Int? {
    guard item != container else { return nil }
    let parent = reader.items[item].parent
    return parent == reader.owner && !members.contains(reader.owner)
      ? container : parent ?? container
  }
}
