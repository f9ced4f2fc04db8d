import VFLDiagnostics
import VFLRecords

/// The views and constraints of a function at a moment of its evaluation.
///
/// The moments have increasing numbers. A constraint is active at the end of the function if it was activated
/// after the last moment at which other code may have removed it.
final class FunctionState {
  /// Whether unknown code is assumed to change no constraints and no properties.
  ///
  /// This is a good guess for a picture, but not for a verdict.
  let trustsUnknownCode: Bool
  private(set) var items = CodeItems()
  private(set) var constraints: [CodeConstraint] = []
  private(set) var stacks = CodeStacks()
  /// The indexes of active constraints by the item on their first side, with others that were active before.
  private var activated: [Int: [Int]] = [:]
  /// The values that the function assigns to properties, by object and name.
  private var members: [Int: [String: CodeValue]] = [:]
  /// The number of the last moment.
  private var clock = 0
  /// The nesting depth of code that may not run.
  private var uncertainty = 0
  /// The moment before which constraints may have been removed.
  private(set) var lastRemoval = 0
  /// Whether unknown code that is trusted may have removed constraints.
  private(set) var mayHaveRemoved = false
  /// The moment of the last call of a method that may assign properties.
  private(set) var lastCall = 0

  init(trustsUnknownCode: Bool) { self.trustsUnknownCode = trustsUnknownCode }

  // MARK: Certainty

  /// Whether the code that is evaluated certainly runs, and runs at this moment.
  var isCertain: Bool { uncertainty == 0 }

  /// Evaluates code that may not run, or that runs at an unknown time.
  func uncertainly(_ body: () -> Void) {
    uncertainty += 1
    body()
    uncertainty -= 1
  }

  private func tick() -> Int {
    clock += 1
    return clock
  }

  // MARK: Unknown code

  /// Assumes that all constraints that are active so far were removed.
  func removeAll() {
    if trustsUnknownCode { mayHaveRemoved = true } else { lastRemoval = tick() }
  }

  /// Assumes that unknown code removed all constraints that are active so far, unless it is trusted.
  func distrust() {
    if !trustsUnknownCode { lastRemoval = tick() }
  }

  /// Assumes that other methods assigned the variables of the object of the function.
  func forgetProperties() {
    if trustsUnknownCode { return }
    lastCall = tick()
    members = [:]
  }

  /// Assumes that a method of an object assigned its properties.
  func forgetProperties(of item: Int) {
    items[item].changes += 1
    members[item] = nil
  }

  // MARK: Objects

  func add(_ item: CodeItem) -> Int { items.add(item) }

  /// Returns the object with a key, which is created if necessary.
  func item(_ key: String, _ create: () -> CodeItem) -> Int { items.item(key, create) }

  /// Changes the properties of an object.
  func change(_ item: Int, _ change: (inout CodeItem) -> Void) { change(&items[item]) }

  /// Takes note that an object may not exist.
  func makeOptional(_ item: Int) { items.makeOptional(item) }

  /// Gives an object a name if it has none.
  func name(_ item: Int, _ name: String) {
    if items[item].name.isEmpty { items[item].name = name }
  }

  /// Whether an object is a view, or is used like one.
  func isView(_ item: Int) -> Bool {
    !items[item].isPresumed || items[item].parent != nil || activated[item] != nil
  }

  /// The value that the function assigned to a property; `nil` if it is not known.
  func member(_ name: String, of item: Int) -> CodeValue? { members[item]?[name] }

  func setMember(_ name: String, of item: Int, _ value: CodeValue) {
    members[item, default: [:]][name] = value
  }

  // MARK: Superviews

  /// Adds a view to a superview.
  func addSubview(_ view: Int, to parent: Int) {
    if items[view].parent == parent { return }
    if items[view].parent != nil { removeFromSuperview(view) }
    items[view].parent = isCertain && parent != view ? parent : nil
    items[view].addition = tick()
  }

  /// Removes a view from its superview.
  func removeFromSuperview(_ view: Int) {
    remove(view)
    if let parent = items[view].parent { stacks.change(parent) { $0.remove(view) } }
    items[view].parent = nil
  }

  /// Assumes that an object and the views in it were removed.
  func remove(_ item: Int) { items[item].removal = tick() }

  /// Returns the superview of a view, even if the function does not add the view to it.
  ///
  /// A superview that the function does not determine may change with each call of unknown code.
  func superview(of item: Int) -> Int {
    if let parent = items[item].parent, items[parent].assumption ?? lastCall == lastCall {
      return parent
    }
    let parent = items.item("\(item).superview.\(lastCall)") {
      CodeItem(name: "superview", assumption: lastCall)
    }
    items[item].parent = parent
    return parent
  }

  // MARK: Stack views

  func addStack(_ stack: CodeStack) { stacks.add(stack) }

  /// Changes a stack view, if the item is one.
  func changeStack(_ item: Int, _ change: (inout CodeStack) -> Void) {
    stacks.change(item, change)
  }

  /// Assumes that the arrangement of a stack view is not known.
  func forgetStack(_ item: Int) { stacks.change(item) { $0.views = nil } }

  // MARK: Constraints

  /// Adds a constraint, which is inactive, and returns its index.
  func create(
    _ first: CodeAnchor, _ relation: Relation, _ second: CodeAnchor?, multiplier: Double?,
    constant: CodeNumber?, span: SourceSpan, origin: SourceSpan
  ) -> Int {
    assert(items.contains(first.item) && second.map { items.contains($0.item) } != false)
    constraints.append(
      CodeConstraint(
        first: first, relation: relation, second: second, multiplier: multiplier,
        constant: constant, span: span, origin: origin, isCertain: isCertain,
        isConditional: !isCertain))
    return constraints.count - 1
  }

  /// Changes the properties of a constraint.
  func changeConstraint(_ index: Int, _ change: (inout CodeConstraint) -> Void) {
    change(&constraints[index])
  }

  /// Assumes that unknown code gets the constraints in a value.
  func doubt(_ value: CodeValue) {
    value.forEachConstraint { constraints[$0].isCertain = false }
  }

  func activate(_ indexes: [Int]) {
    for index in indexes {
      constraints[index].activation = tick()
      activated[constraints[index].first.item, default: []].append(index)
      guard !isCertain else { continue }
      (constraints[index].isCertain, constraints[index].isConditional) = (false, true)
    }
  }

  func deactivate(_ indexes: [Int]) {
    for index in indexes {
      if !isCertain { constraints[index].isCertain = false }
      constraints[index].activation = nil
      constraints[index].isInactive = true
    }
  }

  /// Deactivates constraints of an item that were created before a constraint with a given index.
  ///
  /// - Parameter isReplaced: Whether the constraint of a first side is deactivated.
  func deactivate(
    of item: Int, before index: Int, where isReplaced: (CodeAnchor) -> Bool
  ) {
    activated[item] = (activated[item] ?? []).filter { active in
      guard constraints[active].activation != nil else { return false }
      guard active < index, isReplaced(constraints[active].first) else { return true }
      constraints[active].activation = nil
      constraints[active].isInactive = true
      return false
    }
  }

  /// Assumes that the constraints of an object were removed.
  func removeConstraints(of item: Int) { items[item].reset = tick() }
}
