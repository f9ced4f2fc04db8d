import VFLRecords

extension LayoutConstraint {
  /// One side of a constraint, as the element and region that represent its item in a layout.
  ///
  /// A margin or safe area guide is a region of its view. The baseline of a view may be the baseline of a
  /// descendant.
  struct Side {
    let element: LayoutElement
    let region: LayoutRegion
  }

  /// The left-hand side, or `nil` if the item was deallocated.
  var firstSide: Side? { Self.side(firstItem, firstAttribute) }

  /// The right-hand side, or `nil` if there is no second item or the second item was deallocated.
  var secondSide: Side? { Self.side(secondItem, secondAttribute) }

  private static func side(_ item: LayoutElement?, _ attribute: Attribute) -> Side? {
    guard let placement = item?.placement else { return nil }
    guard placement.region == .frame, attribute.isBaseline,
      let view = placement.element as? LayoutView
    else { return Side(element: placement.element, region: placement.region) }
    return Side(element: view.baselineView(attribute), region: .frame)
  }

  /// Whether the first or the second attribute is leading or trailing.
  var followsDirection: Bool { firstAttribute.followsDirection || secondAttribute.followsDirection }

  /// Returns the constraint as a record with the given identifiers for its items.
  func record(
    _ first: ItemID, _ second: ItemID?, regions: (first: LayoutRegion, second: LayoutRegion)
  ) -> ConstraintRecord {
    ConstraintRecord(
      first, firstAttribute, relation, second, secondAttribute, multiplier: multiplier,
      constant: constant, priority: isBroken ? .broken : wantedPriority,
      firstRegion: regions.first, secondRegion: regions.second,
      provenance: provenance)
  }

  // MARK: Registration with the items

  /// Adds the constraint to the `mentions` of its elements.
  func mention(_ first: LayoutElement, _ second: LayoutElement?) {
    let firstElement = first.mentionedElement
    if firstAttribute.isBaseline { first.baselineMentions += 1 }
    if secondAttribute.isBaseline { second?.baselineMentions += 1 }
    placeInFirst = firstElement.mentions.count
    firstElement.mentions.append(Unmanaged.passUnretained(self))
    if let element = second?.mentionedElement, element !== firstElement {
      placeInSecond = element.mentions.count
      element.mentions.append(Unmanaged.passUnretained(self))
    }
  }

  /// Removes the constraint from the `mentions` of its elements.
  ///
  /// In each list, the last constraint takes the position of the removed constraint.
  func unmention() {
    if firstAttribute.isBaseline { firstItem?.baselineMentions -= 1 }
    if secondAttribute.isBaseline { secondItem?.baselineMentions -= 1 }
    if placeInFirst >= 0 { Self.remove(placeInFirst, from: firstItem?.mentionedElement) }
    if placeInSecond >= 0 { Self.remove(placeInSecond, from: secondItem?.mentionedElement) }
  }

  private static func remove(_ place: Int, from element: LayoutElement?) {
    guard let element, let last = element.mentions.popLast(), place < element.mentions.count else {
      return
    }
    element.mentions[place] = last
    let moved = last.takeUnretainedValue()
    if moved.placeInFirst == element.mentions.count, moved.firstItem?.mentionedElement === element {
      moved.placeInFirst = place
    } else {
      moved.placeInSecond = place
    }
  }
}

extension Attribute {
  /// Whether the attribute is a baseline, which may belong to a descendant of the item.
  var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
}

extension Priority {
  /// The priority of a broken required constraint: the largest value below 1000.
  static let broken = Priority(Double(Float(Priority.required.rawValue).nextDown))
}
