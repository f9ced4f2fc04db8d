extension Array {
  /// Returns the elements after merging pairs of elements with the same key.
  ///
  /// - Parameters:
  ///   - key: The key of an element; `nil` for an element that is kept as it is.
  ///   - merge: Returns the element that replaces two elements; `nil` if both are kept.
  func merged<Key: Hashable>(
    by key: (Element) -> Key?, with merge: (Element, Element) -> Element?
  ) -> [Element] {
    guard count > 1 else { return self }
    var kept: [Element?] = []
    var places: [Key: [Int]] = [:]
    for element in self {
      guard let key = key(element) else {
        kept.append(element)
        continue
      }
      var (element, place) = (element, kept.count)
      var others = places[key] ?? []
      var index = 0
      while index < others.count {
        guard let known = kept[others[index]], let common = merge(known, element) else {
          index += 1
          continue
        }
        element = common
        kept[others[index]] = nil
        place = Swift.min(place, others.remove(at: index))
        // The merged element is compared with all others again, because more of them may fit.
        index = 0
      }
      if place == kept.count { kept.append(element) } else { kept[place] = element }
      places[key] = others + [place]
    }
    return kept.compactMap { $0 }
  }
}
