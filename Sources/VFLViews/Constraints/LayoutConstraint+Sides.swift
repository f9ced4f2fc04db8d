import VFLRecords

extension LayoutConstraint {
  /// One side, with what stands for the item in a layout: a guide of margins is a region of its view,
  /// and the baseline of a view may be that of a view inside.
  struct Side {
    let element: LayoutElement
    let region: LayoutRegion
  }

  /// The side on the left; `nil` once the item is gone.
  var firstSide: Side? { Self.side(firstItem, firstAttribute) }

  /// The side on the right.
  var secondSide: Side? { Self.side(secondItem, secondAttribute) }

  private static func side(_ item: LayoutElement?, _ attribute: Attribute) -> Side? {
    guard let placement = item?.placement else { return nil }
    guard placement.region == .frame, attribute.isBaseline,
      let view = placement.element as? LayoutView
    else { return Side(element: placement.element, region: placement.region) }
    return Side(element: view.baselineView(attribute), region: .frame)
  }

  /// Whether it speaks of leading or trailing.
  var followsDirection: Bool { firstAttribute.followsDirection || secondAttribute.followsDirection }

  /// The constraint as a record of items with numbers.
  func record(
    _ first: ItemID, _ second: ItemID?, regions: (first: LayoutRegion, second: LayoutRegion)
  ) -> ConstraintRecord {
    ConstraintRecord(
      first, firstAttribute, relation, second, secondAttribute, multiplier: multiplier,
      constant: constant, priority: isBroken ? .broken : wantedPriority,
      firstRegion: regions.first, secondRegion: regions.second,
      provenance: provenance)
  }

  // MARK: Being found from the items

  /// Enters itself at the elements that it speaks of.
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

  /// Takes itself out there; the last one of each list comes to its place.
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
  /// Whether it is a baseline, which may be that of a view inside.
  var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
}

extension Priority {
  /// What a broken required constraint is left with: below required, above everything else.
  static let broken = Priority(Double(Float(Priority.required.rawValue).nextDown))
}
