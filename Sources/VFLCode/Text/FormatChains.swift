import VFLDiagnostics
import VFLLayout
import VFLRecords

/// The format strings that express constraints of a layout.
struct FormatChains {
  /// The format strings, in the order of their first constraint.
  private(set) var lines: [String] = []
  /// The indexes of the records that the format strings express.
  private(set) var written: Set<Int> = []
  private let parents: [ItemID?]
  private let names: [String]

  /// A view, or an edge of its superview.
  private enum End: Hashable {
    case view(ItemID)
    case start(of: ItemID)
    case end(of: ItemID)
  }

  /// The constraints between two neighbors.
  private struct Link {
    let from: End
    let to: End
    /// The predicates, such as `>=8@750`, with the indexes of their records.
    var predicates: [String]
    var records: [Int]
    /// Whether the only predicate is a required distance of 0.
    var isFlush: Bool
  }

  /// Finds format strings for constraints.
  ///
  /// - Parameters:
  ///   - parents: The parents of the items.
  ///   - constraints: The constraints.
  ///   - names: The names of the items.
  init(_ parents: [ItemID?], _ constraints: [CodeConstraint], _ names: [String]) {
    (self.parents, self.names) = (parents, names)
    for axis in Axis.allCases { addChains(axis, constraints) }
  }

  private mutating func addChains(_ axis: Axis, _ constraints: [CodeConstraint]) {
    var links: [Link] = []
    var linkOfPair: [[End]: Int] = [:]
    var sizes: [ItemID: [(predicate: String, record: Int)]] = [:]
    for (index, constraint) in constraints.enumerated() {
      if let size = sizePredicate(constraint, axis) {
        sizes[constraint.record.firstItem, default: []].append((size, index))
      } else if let (from, to, predicate, isFlush) = gap(constraint, axis) {
        if let link = linkOfPair[[from, to]] {
          links[link].predicates.append(predicate)
          links[link].records.append(index)
          links[link].isFlush = false
        } else {
          linkOfPair[[from, to]] = links.count
          links.append(
            Link(
              from: from, to: to, predicates: [predicate], records: [index], isFlush: isFlush))
        }
      }
    }
    var outgoing: [End: [Int]] = [:]
    var incoming: Set<End> = []
    // The last link of each list is used first.
    for (index, link) in links.enumerated().reversed() {
      outgoing[link.from, default: []].append(index)
      incoming.insert(link.to)
    }
    var isUsed = [Bool](repeating: false, count: links.count)
    /// Writes the chain that begins with a link.
    func chain(from first: Int) -> (String, [Int]) {
      var (text, records) = (axis == .horizontal ? "H:" : "V:", [Int]())
      text += spelled(links[first].from, &sizes, &records)
      var next: Int? = first
      while let link = next {
        isUsed[link] = true
        text += links[link].isFlush ? "" : "-\(Self.predicate(links[link].predicates))-"
        records += links[link].records
        text += spelled(links[link].to, &sizes, &records)
        repeat { next = outgoing[links[link].to]?.popLast() } while next.map { isUsed[$0] } == true
      }
      return (text, records)
    }
    var found: [(first: Int, text: String)] = []
    // Chains begin at the start of a superview or at a view without a predecessor, if possible.
    let starts = links.indices.filter { !incoming.contains(links[$0].from) }
    for link in starts + Array(links.indices) where !isUsed[link] {
      let (text, records) = chain(from: link)
      found.append((records.min() ?? 0, text))
      written.formUnion(records)
    }
    for item in parents.indices.map({ ItemID($0) }) where sizes[item] != nil {
      var records: [Int] = []
      let text = (axis == .horizontal ? "H:" : "V:") + spelled(.view(item), &sizes, &records)
      found.append((records.min() ?? 0, text))
      written.formUnion(records)
    }
    lines += found.sorted { $0.first < $1.first }.map { $0.text }
  }

  /// Returns an end as it is spelled in a format string, and removes the sizes that it contains.
  private func spelled(
    _ end: End, _ sizes: inout [ItemID: [(predicate: String, record: Int)]],
    _ records: inout [Int]
  ) -> String {
    guard case .view(let item) = end else { return "|" }
    guard let own = sizes.removeValue(forKey: item) else { return "[\(names[item.index])]" }
    records += own.map { $0.record }
    return "[\(names[item.index])(\(own.map { $0.predicate }.joined(separator: ",")))]"
  }

  private static func predicate(_ list: [String]) -> String {
    let text = list.joined(separator: ",")
    let isPlain = text.utf8.allSatisfy { NameText.continues($0) || $0 == UInt8(ascii: ".") }
    return list.count == 1 && isPlain ? text : "(\(text))"
  }

  // MARK: Records

  /// Returns the predicate of a size; `nil` if a format string cannot express the record as a size.
  private func sizePredicate(_ constraint: CodeConstraint, _ axis: Axis) -> String? {
    let record = constraint.record
    let size: Attribute = axis == .horizontal ? .width : .height
    guard record.firstAttribute == size, record.firstItem != LayoutProblem.container,
      isPlain(record)
    else { return nil }
    let object: String
    if let other = record.secondItem {
      guard record.secondAttribute == size, other != LayoutProblem.container,
        record.multiplier == 1, record.constant == 0
      else { return nil }
      object = names[other.index]
    } else {
      guard let number = Self.text(constraint.constant) else { return nil }
      object = number
    }
    let isNumber = record.secondItem == nil
    return relation(record.relation, isOmitted: isNumber) + object + priority(constraint)
  }

  /// Returns the neighbors and the predicate of a gap; `nil` if a format string cannot express the record as
  /// a gap.
  private func gap(
    _ constraint: CodeConstraint, _ axis: Axis
  ) -> (from: End, to: End, predicate: String, isFlush: Bool)? {
    let record = constraint.record
    let (start, end): (Attribute, Attribute) =
      axis == .horizontal ? (.leading, .trailing) : (.top, .bottom)
    guard let other = record.secondItem, record.multiplier == 1, isPlain(record) else {
      return nil
    }
    let first = record.firstItem
    /// Returns the neighbors for `one.attribute == two.attribute + gap`, in which `one` follows `two`.
    func ends(
      _ one: ItemID, _ oneAttribute: Attribute, _ two: ItemID, _ twoAttribute: Attribute
    ) -> (End, End)? {
      let (oneParent, twoParent) = (parent(of: one), parent(of: two))
      if oneAttribute == start, twoAttribute == end, oneParent == twoParent, oneParent != nil {
        return (.view(two), .view(one))
      }
      if oneAttribute == start, twoAttribute == start, oneParent == two {
        return (.start(of: two), .view(one))
      }
      if oneAttribute == end, twoAttribute == end, twoParent == one {
        return (.view(two), .end(of: one))
      }
      return nil
    }
    var (gap, relation) = (constraint.constant, record.relation)
    var found = ends(first, record.firstAttribute, other, record.secondAttribute)
    if found == nil {
      found = ends(other, record.secondAttribute, first, record.firstAttribute)
      gap = gap.negated
      relation = relation.reversed
    }
    guard let (from, to) = found, let number = Self.text(gap) else { return nil }
    return (
      from, to, self.relation(relation, isOmitted: true) + number + priority(constraint),
      number == "0" && relation == .equal && !constraint.showsPriority
    )
  }

  private func parent(of item: ItemID) -> ItemID? { parents[item.index] }

  /// Whether a record has no part that a format string cannot express.
  private func isPlain(_ record: ConstraintRecord) -> Bool {
    record.firstRegion == .frame && record.secondRegion == .frame
  }

  private func relation(_ relation: Relation, isOmitted: Bool) -> String {
    relation == .equal && isOmitted ? "" : relation.rawValue
  }

  private func priority(_ constraint: CodeConstraint) -> String {
    guard constraint.showsPriority else { return "" }
    return "@" + (constraint.priority.name ?? DecimalText.shortest(constraint.priority.value))
  }

  /// Returns a number in a form that format strings accept; `nil` for a negative number, or a number with an
  /// exponent.
  private static func text(_ number: CodeNumber) -> String? {
    if let name = number.name { return number.isNegated ? nil : name }
    let text = DecimalText.shortest(number.value)
    return text.utf8.allSatisfy { $0 &- 0x30 < 10 || $0 == 0x2E } ? text : nil
  }
}
