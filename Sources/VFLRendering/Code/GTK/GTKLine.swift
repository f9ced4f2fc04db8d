import VFLRecords

/// A line in GTK's visual format language, on its way.
struct GTKLine {
  private let axis: Axis
  private let owner: ItemID
  private let names: GTKNames
  /// The items in their order, with the predicates on their sizes.
  private var elements: [(item: ItemID, predicates: [String])]
  /// The gap behind each item but the last.
  private var gaps: [String] = []

  /// Begins a line for the layout of an item.
  init(_ piece: GTKPiece, in owner: ItemID, _ names: GTKNames) {
    (self.owner, self.names) = (owner, names)
    switch piece {
    case .gap(let axis, let first, let second, let gap):
      self.axis = axis
      elements = [(first, []), (second, [])]
      gaps = [gap]
    case .size(let axis, let item, let predicate, _):
      self.axis = axis
      elements = [(item, [predicate])]
    }
  }

  /// Goes on with a piece, if it speaks of the last view in the line.
  mutating func take(_ piece: GTKPiece) -> Bool {
    let last = elements.count - 1
    switch piece {
    case .gap(axis, let first, let second, let gap)
    where first == elements[last].item && first != owner:
      gaps.append(gap)
      elements.append((second, []))
    case .size(axis, let item, let predicate, _) where item == elements[last].item:
      elements[last].predicates.append(predicate)
    default:
      return false
    }
    return true
  }

  /// The line.
  var text: String {
    var text = axis == .horizontal ? "H:" : "V:"
    for (index, element) in elements.enumerated() {
      let predicates =
        element.predicates.isEmpty ? "" : "(\(element.predicates.joined(separator: ",")))"
      text +=
        element.item == owner ? "|" : "[\(names.word(element.item, in: owner))\(predicates)]"
      if index < gaps.count { text += gaps[index] }
    }
    return text
  }
}
