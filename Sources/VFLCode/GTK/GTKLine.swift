import VFLRecords

/// A line in GTK's visual format language, to which pieces can be appended.
struct GTKLine {
  private let axis: Axis
  private let owner: ItemID
  private let names: GTKNames
  /// The items in order, each with the predicates on its size.
  private var elements: [(item: ItemID, predicates: [String])]
  /// The gap after each item except the last.
  private var gaps: [String] = []

  /// Creates a line in the layout of an item, with a first piece.
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

  /// Appends a piece if the piece refers to the last item of the line.
  ///
  /// - Returns: Whether the piece was appended.
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

  /// The line as a string.
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
