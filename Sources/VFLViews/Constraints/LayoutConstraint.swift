import VFLDiagnostics
import VFLLayout
public import VFLRecords

/// A constraint between views and guides that can be put in force and taken out of it:
/// `firstItem.firstAttribute REL secondItem.secondAttribute * multiplier + constant @priority`.
///
/// The model is that of `NSLayoutConstraint`: after creation only ``constant`` and ``priority`` change.
/// While it is active it is held by the nearest view that both items lie in or are, its ``owner``. It is
/// deactivated when one of its items leaves that view, be it for another place inside of it: a view that
/// moves is taken out of its old superview first.
///
/// It keeps nothing alive. What it refers to knows of it and takes the reference back before it goes, which costs
/// less than references that find out by themselves.
public final class LayoutConstraint {
  /// The view or guide on the left of the relation; `nil` once it is gone.
  @exclusivity(unchecked) public private(set) unowned(unsafe) var firstItem: LayoutElement?
  /// The first item's attribute.
  public let firstAttribute: Attribute
  /// The relation.
  public let relation: Relation
  /// The view or guide on the right of the relation; `nil` when there is only the constant, or once
  /// it is gone.
  @exclusivity(unchecked) public private(set) unowned(unsafe) var secondItem: LayoutElement?
  /// The second item's attribute; ``Attribute/notAnAttribute`` without a second item.
  public let secondAttribute: Attribute
  /// The factor of the second item's attribute.
  public let multiplier: Double
  /// Where it was made, or where a chain said it last.
  public package(set) var origin: ConstraintOrigin
  /// What a log or a test knows it by.
  @exclusivity(unchecked) public var identifier: String?

  /// What is added on the right, in points.
  ///
  /// - Precondition: it is finite; ``setConstant(_:)`` throws where this property traps.
  @exclusivity(unchecked) public var constant: Double {
    didSet {
      guard constant.isFinite else {
        let refused = constant
        // The words are those of `setConstant(_:)`, which has changed nothing yet.
        constant = oldValue
        Mistake.trap("\(LayoutConstraintError(.notFinite, self, constant: refused))")
      }
      if constant != oldValue { owner?.live?.touch(self) }
    }
  }

  /// How strongly the constraint is wanted.
  ///
  /// - Precondition: it is above 0 and at most 1000. While the constraint is active it neither becomes
  ///   required nor stops being so; ``setPriority(_:)`` throws where this property traps.
  public var priority: Priority {
    get { wantedPriority }
    set {
      do { try setPriority(newValue) } catch { Mistake.trap("\(error)") }
    }
  }

  /// The view that holds it while it is active: the nearest one that both items lie in or are.
  @exclusivity(unchecked) public internal(set) unowned(unsafe) var owner: LayoutView?

  /// The priority, which ``setPriority(_:)`` has checked.
  @exclusivity(unchecked) var wantedPriority: Priority
  /// The format that it comes from, if it comes from one.
  let format: FormatSource?
  /// The bytes of the format and the rule, or the rule alone.
  let provenance: Provenance
  let hasSecondItem: Bool

  /// Its place among those that its owner holds, and how many its owner had held before.
  @exclusivity(unchecked) var placeInOwner = -1
  @exclusivity(unchecked) var serial = 0
  /// Its places among those that speak of the items.
  @exclusivity(unchecked) var placeInFirst = -1
  @exclusivity(unchecked) var placeInSecond = -1
  /// Its row, if a live layout has one for it.
  @exclusivity(unchecked) unowned(unsafe) var live: LiveLayout?
  @exclusivity(unchecked) var row = -1
  @exclusivity(unchecked) var isRowActive = false
  /// The slots of the elements that the row was written for, -1 where there is none.
  @exclusivity(unchecked) var writtenSlots: (first: Int32, second: Int32) = (-1, -1)
  /// Whether the row was written for leading edges on the right.
  @exclusivity(unchecked) var isWrittenMirrored = false
  /// The live layout that has to look at it; another one may still have it on its list.
  @exclusivity(unchecked) unowned(unsafe) var waiting: LiveLayout?
  /// Whether a conflict was ended by taking it below the required priority.
  @exclusivity(unchecked) var isBroken = false

  /// Its number among the constraints that chains made for its first item, -1 if it is none of them.
  var chainSerial = -1
  /// What arranges views by it, if something does.
  package var arranger: ObjectIdentifier?

  /// Creates a constraint without looking at the rules; activation does.
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

  /// Creates a constraint that a format asks for.
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

  /// Forgets the items that lie in the layout where an element does that ceases to exist.
  func forget(_ element: LayoutElement) {
    if firstItem?.mentionedElement === element { firstItem = nil }
    if secondItem?.mentionedElement === element { secondItem = nil }
    if firstItem == nil { placeInFirst = -1 }
    if secondItem == nil { placeInSecond = -1 }
  }

  /// Whether it is in force.
  ///
  /// - Precondition: no rule of constraints is broken when it becomes `true`; ``activate(_:)`` throws
  ///   where this property traps.
  public var isActive: Bool {
    get { owner != nil }
    set {
      guard newValue != isActive else { return }
      guard newValue else { return detach() }
      do { try attach(to: checkedOwner()) } catch { Mistake.trap("\(error)") }
    }
  }

  /// Whether it can never be in force again.
  package var hasLostItem: Bool { firstItem == nil || hasSecondItem && secondItem == nil }

  /// Changes what is added on the right, in points.
  ///
  /// - Throws: ``LayoutConstraintError`` when the number is not finite.
  public func setConstant(_ points: Double) throws(LayoutConstraintError) {
    guard points.isFinite else { throw LayoutConstraintError(.notFinite, self, constant: points) }
    constant = points
  }

  /// Changes how strongly it is wanted.
  ///
  /// - Throws: ``LayoutConstraintError`` when the priority is not above 0 or above 1000, or when the
  ///   constraint is active and would become required, or optional.
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
  /// The constraint as people read it: `title.leading == window.leading + 20 @1000`, behind its
  /// identifier in quotes if it has one.
  public var description: String {
    (identifier.map { "'\($0)' " } ?? "") + equation
  }

  /// The constraint without its identifier.
  var equation: String {
    let first = ItemID(0)
    var record = record(first, hasSecondItem ? ItemID(1) : nil, regions: (.frame, .frame))
    record.priority = wantedPriority
    return record.text { id in
      (id == first ? firstItem : secondItem)?.name ?? "?"
    }
  }
}
