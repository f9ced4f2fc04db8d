import VFLDiagnostics
import VFLLayout
public import VFLRecords

/// A constraint between views and guides that can be activated and deactivated: `firstItem.firstAttribute REL
/// secondItem.secondAttribute * multiplier + constant @priority`.
///
/// The class is modeled on `NSLayoutConstraint`: after creation, only ``constant`` and ``priority`` can
/// change. The owner of an active constraint is the nearest common ancestor of its items, see ``owner``. A
/// constraint is deactivated when one of its items leaves the owner's hierarchy. This includes moving an item
/// within that hierarchy, because a view is removed from its old superview first.
///
/// A constraint does not retain its items or its owner. The items and the owner know the constraint and clear
/// its references to them before they are deallocated. This is faster than weak references.
public final class LayoutConstraint {
  /// The view or guide on the left-hand side of the relation, or `nil` if it was deallocated.
  @exclusivity(unchecked) public private(set) unowned(unsafe) var firstItem: LayoutElement?
  /// The attribute of the first item.
  public let firstAttribute: Attribute
  /// The relation between the two sides.
  public let relation: Relation
  /// The view or guide on the right-hand side of the relation, or `nil` if there is none or it was
  /// deallocated.
  @exclusivity(unchecked) public private(set) unowned(unsafe) var secondItem: LayoutElement?
  /// The attribute of the second item, or ``Attribute/notAnAttribute`` if there is no second item.
  public let secondAttribute: Attribute
  /// The factor of the second attribute.
  public let multiplier: Double
  /// The source location at which the constraint was created, or at which a chain last described it.
  public package(set) var origin: ConstraintOrigin
  /// A name for the constraint in logs and tests.
  @exclusivity(unchecked) public var identifier: String?

  /// The constant in points that is added to the right-hand side.
  ///
  /// - Precondition: The value is finite. Use ``setConstant(_:)`` to get an error instead of a trap.
  @exclusivity(unchecked) public var constant: Double {
    didSet {
      guard constant.isFinite else {
        let rejected = constant
        // `setConstant(_:)` reports the error before it changes `constant`. Restore the old value so that the
        // message is the same here.
        constant = oldValue
        Precondition.fail("\(LayoutConstraintError(.notFinite, self, constant: rejected))")
      }
      if constant != oldValue { owner?.live?.touch(self) }
    }
  }

  /// The priority of the constraint.
  ///
  /// - Precondition: The value is greater than 0 and at most 1000. While the constraint is active, it cannot
  ///   change from required to optional or from optional to required. Use ``setPriority(_:)`` to get an error
  ///   instead of a trap.
  public var priority: Priority {
    get { wantedPriority }
    set {
      do { try setPriority(newValue) } catch { Precondition.fail("\(error)") }
    }
  }

  /// The view that owns the constraint while it is active: the nearest common ancestor of its items.
  @exclusivity(unchecked) public internal(set) unowned(unsafe) var owner: LayoutView?

  /// The stored value of ``priority``, which does not change when the constraint is broken.
  @exclusivity(unchecked) var wantedPriority: Priority
  /// The format string that the constraint was created from, if any.
  let format: FormatSource?
  /// The rule that created the constraint and, if there is a format string, the byte range in that string.
  let provenance: Provenance
  let hasSecondItem: Bool

  /// The index in the owner's `heldConstraints`, and the number of constraints that the owner had received
  /// before this one.
  @exclusivity(unchecked) var placeInOwner = -1
  @exclusivity(unchecked) var serial = 0
  /// The indices in the `mentions` of the elements of the two items.
  @exclusivity(unchecked) var placeInFirst = -1
  @exclusivity(unchecked) var placeInSecond = -1
  /// The live layout that has a row for the constraint, and the index of the row.
  @exclusivity(unchecked) unowned(unsafe) var live: LiveLayout?
  @exclusivity(unchecked) var row = -1
  @exclusivity(unchecked) var isRowActive = false
  /// The slots of the elements that the row was written for, or -1 for none.
  @exclusivity(unchecked) var writtenSlots: (first: Int32, second: Int32) = (-1, -1)
  /// Whether the row was written for a right-to-left layout.
  @exclusivity(unchecked) var isWrittenMirrored = false
  /// The live layout that has the constraint in its list of changes.
  ///
  /// A former live layout may still have the constraint in its list, too.
  @exclusivity(unchecked) unowned(unsafe) var waiting: LiveLayout?
  /// Whether the constraint was lowered below the required priority to resolve a conflict.
  @exclusivity(unchecked) var isBroken = false

  /// The serial number that the ``ChainedList`` of the first item assigned to the constraint, or -1 if the
  /// constraint is not in that list.
  var chainSerial = -1
  /// The identity of the arrangement of a panel or stack view that the constraint belongs to, or `nil` if
  /// there is none.
  package var arranger: ObjectIdentifier?

  /// Creates a constraint without validating it.
  ///
  /// The constraint is validated when it is activated.
  package init(
    unchecked first: LayoutElement, _ firstAttribute: Attribute, _ relation: Relation,
    _ second: LayoutElement?, _ secondAttribute: Attribute, multiplier: Double = 1,
    constant: Double = 0, priority: Priority = .required, rule: RecordRule = .object,
    origin: ConstraintOrigin
  ) {
    firstItem = first
    self.firstAttribute = firstAttribute
    self.relation = relation
    secondItem = second
    hasSecondItem = second != nil
    self.secondAttribute = secondAttribute
    self.multiplier = multiplier
    self.constant = constant
    wantedPriority = priority
    self.origin = origin
    format = nil
    provenance = Provenance(SourceLocation(.document, SourceSpan(at: 0)), rule)
    mention(first, second)
  }

  /// Creates a constraint from a record of a format string.
  init(
    _ record: ConstraintRecord, _ first: LayoutElement, _ second: LayoutElement?,
    of format: FormatSource
  ) {
    firstItem = first
    firstAttribute = record.firstAttribute
    relation = record.relation
    secondItem = second
    hasSecondItem = second != nil
    secondAttribute = record.secondAttribute
    multiplier = record.multiplier
    constant = record.constant
    wantedPriority = record.priority
    origin = format.origin
    self.format = format
    provenance = record.provenance
    mention(first, second)
  }

  deinit {
    unmention()
    if row >= 0 { live?.forget(row) }
  }

  /// Clears the reference to each item that is represented by an element, because the element is being
  /// deallocated.
  func forget(_ element: LayoutElement) {
    if firstItem?.mentionedElement === element { firstItem = nil }
    if secondItem?.mentionedElement === element { secondItem = nil }
    if firstItem == nil { placeInFirst = -1 }
    if secondItem == nil { placeInSecond = -1 }
  }

  /// Whether the constraint is active.
  ///
  /// - Precondition: The constraint is valid when the property is set to `true`. Use ``activate(_:)`` to get
  ///   an error instead of a trap.
  public var isActive: Bool {
    get { owner != nil }
    set {
      guard newValue != isActive else { return }
      guard newValue else { return detach() }
      do { try attach(to: checkedOwner()) } catch { Precondition.fail("\(error)") }
    }
  }

  /// Whether an item was deallocated, so that the constraint can never be activated again.
  package var hasLostItem: Bool { firstItem == nil || hasSecondItem && secondItem == nil }

  /// Sets the value in points that is added on the right.
  ///
  /// - Throws: ``LayoutConstraintError`` if the value is not finite.
  public func setConstant(_ points: Double) throws(LayoutConstraintError) {
    guard points.isFinite else { throw LayoutConstraintError(.notFinite, self, constant: points) }
    constant = points
  }

  /// Sets the priority of the constraint.
  ///
  /// - Throws: ``LayoutConstraintError`` if the priority is not greater than 0 or exceeds 1000, or if the
  ///   constraint is active and would change from required to optional or from optional to required.
  public func setPriority(_ priority: Priority) throws(LayoutConstraintError) {
    guard priority != wantedPriority else { return }
    guard priority.isInRange else {
      throw LayoutConstraintError(.priorityOutOfRange(priority), self)
    }
    if isActive && priority.isRequired != wantedPriority.isRequired {
      throw LayoutConstraintError(.requiredWhileActive(priority), self)
    }
    wantedPriority = priority
    owner?.live?.touch(self)
  }
}

extension LayoutConstraint: CustomStringConvertible {
  /// The constraint as an equation, for example `title.leading == window.leading + 20 @1000`, preceded by its
  /// identifier in quotes if there is one.
  public var description: String {
    (identifier.map { "'\($0)' " } ?? "") + equation
  }

  /// The constraint as an equation, without its identifier.
  var equation: String {
    let first = ItemID(0)
    var record = record(first, hasSecondItem ? ItemID(1) : nil, regions: (.frame, .frame))
    record.priority = wantedPriority
    return record.text { id in
      (id == first ? firstItem : secondItem)?.name ?? "?"
    }
  }
}
