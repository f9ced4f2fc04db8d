import VFLDiagnostics
public import VFLRecords
public import VFLViews

/// A constraint of a chain, such as `make.edges.equalTo(card).inset(8)`, with its constraint objects: one for
/// each attribute and target.
public final class ChainedConstraint {
  /// The view or guide that the constraint was created for, or `nil` if it was deallocated.
  public private(set) weak var element: LayoutElement?
  let attributes: AttributeSet
  let relation: Relation
  let targets: [ChainTargetValue]
  let countsCentersFromOrigin: Bool
  /// The explicit factor, or `nil` to use the factor of the target.
  var multiplier: Double?
  /// The offsets and insets.
  ///
  /// For each attribute, the last value that applies to the attribute is used.
  private(set) var constants: [ChainConstant] = []
  /// The priority of the constraint.
  public internal(set) var priority = Priority.required
  /// The name of the constraint in diagnostics.
  public internal(set) var label: String?
  /// The source location of the constraint.
  ///
  /// For an operator, it is `nil` until the constraint is installed.
  public internal(set) var origin: ConstraintOrigin?

  /// The constraint objects.
  ///
  /// The array is empty before the constraint is installed or activated.
  public internal(set) var layoutConstraints: [LayoutConstraint] = []
  /// The superview for which the constraint objects were created, or `nil` if there is none.
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

  /// Whether constraint objects must be created, because there are none yet or because the element has a new
  /// superview.
  var isStale: Bool {
    layoutConstraints.isEmpty
      || targets.contains { $0.needsSuperview } && superview !== element?.chainSuperview
  }

  // MARK: Activation

  /// Whether all constraint objects are active.
  ///
  /// - Precondition: The constraint is valid when the property is set to `true`. Use ``activate()`` to get an
  ///   error instead of a trap.
  public var isActive: Bool {
    get { !layoutConstraints.isEmpty && layoutConstraints.allSatisfy(\.isActive) }
    set {
      guard newValue else { return deactivate() }
      do { try activate() } catch { Precondition.fail("\(error)") }
    }
  }

  /// Activates the constraint, relative to the current superview.
  ///
  /// - Throws: ``ChainError`` if the constraint is invalid. No additional constraint object is active in this
  ///   case.
  public func activate() throws(ChainError) { try [self].activate() }

  /// Deactivates the constraint.
  ///
  /// The element still lists the constraint. An update with the same constraint activates it again.
  public func deactivate() { LayoutConstraint.deactivate(layoutConstraints) }

  /// Installs the constraint, like ``activate()``.
  ///
  /// - Throws: ``ChainError`` if the constraint is invalid.
  public func install() throws(ChainError) { try activate() }

  /// Deactivates the constraint and removes it from the list of its element.
  ///
  /// It can be installed again.
  public func uninstall() { [self].uninstall() }
}

extension ChainedConstraint: CustomStringConvertible {
  /// The constraint objects as equations, one per line.
  ///
  /// Before the constraint objects are created, the description consists of the label and the attributes.
  public var description: String {
    guard layoutConstraints.isEmpty else {
      return layoutConstraints.map(\.description).joined(separator: "\n")
    }
    return (label.map { "'\($0)' " } ?? "") + side
  }

  /// The attributes as text, for example `title.left.top`.
  var side: String {
    attributes.members.reduce(element?.name ?? "?") { $0 + "." + $1.name }
  }
}
