import VFLDiagnostics
public import VFLRecords
public import VFLViews

/// One line of a chain, such as `make.edges.equalTo(card).inset(8)`, with the constraint objects that it
/// stands for: one for each attribute and target.
public final class ChainedConstraint {
  /// The view or guide that it was made for; `nil` once it is gone.
  public private(set) weak var element: LayoutElement?
  let attributes: AttributeSet
  let relation: Relation
  let targets: [ChainTargetValue]
  let countsCentersFromOrigin: Bool
  /// The factor if one was said; else that of the target.
  var multiplier: Double?
  /// What was said to be added; the last that speaks of an attribute counts.
  private(set) var constants: [ChainConstant] = []
  /// How strongly it is wanted.
  public internal(set) var priority = Priority.required
  /// Its name in diagnostics.
  public internal(set) var label: String?
  /// Where it was made; `nil` for a relation by an operator until it is installed.
  public internal(set) var origin: ConstraintOrigin?

  /// Its constraint objects; there are none before it is installed or activated.
  public internal(set) var layoutConstraints: [LayoutConstraint] = []
  /// The superview that they were made with.
  weak var superview: LayoutView?

  init(
    _ element: LayoutElement, _ attributes: AttributeSet, _ relation: Relation,
    _ targets: [ChainTargetValue], origin: ConstraintOrigin?, countsCentersFromOrigin: Bool
  ) {
    self.element = element
    self.attributes = attributes
    self.relation = relation
    self.targets = targets
    self.origin = origin
    self.countsCentersFromOrigin = countsCentersFromOrigin
  }

  func add(_ constant: ChainConstant) {
    constants.removeAll { constant.replaces($0) }
    constants.append(constant)
  }

  /// Whether its constraint objects have to be made, or made anew since the element has another
  /// superview.
  var isStale: Bool {
    layoutConstraints.isEmpty
      || targets.contains { $0.needsSuperview } && superview !== element?.chainSuperview
  }

  // MARK: Life

  /// Whether all of it is in force.
  ///
  /// - Precondition: no rule is broken when it becomes `true`; ``activate()`` throws where this property
  ///   traps.
  public var isActive: Bool {
    get { !layoutConstraints.isEmpty && layoutConstraints.allSatisfy(\.isActive) }
    set {
      guard newValue else { return deactivate() }
      do { try activate() } catch { Mistake.trap("\(error)") }
    }
  }

  /// Puts it in force; what it says of the superview is said of the present one.
  ///
  /// - Throws: ``ChainError`` when it breaks a rule; then nothing of it is in force that was not.
  public func activate() throws(ChainError) { try [self].activate() }

  /// Takes it out of force.
  ///
  /// The element remembers it: an update that says the same brings it back.
  public func deactivate() { LayoutConstraint.deactivate(layoutConstraints) }

  /// Puts it in force, as ``activate()`` does.
  ///
  /// - Throws: what ``activate()`` throws.
  public func install() throws(ChainError) { try activate() }

  /// Takes it out of force, and the element forgets it; it can be installed again.
  public func uninstall() { [self].uninstall() }
}

extension ChainedConstraint: CustomStringConvertible {
  /// Its constraint objects as people read them, a line each; what was said where there are none yet.
  public var description: String {
    guard layoutConstraints.isEmpty else {
      return layoutConstraints.map(\.description).joined(separator: "\n")
    }
    return (label.map { "'\($0)' " } ?? "") + side
  }

  /// Its attributes as people read them: `title.left.top`.
  var side: String {
    attributes.members.reduce(element?.name ?? "?") { $0 + "." + $1.name }
  }
}
