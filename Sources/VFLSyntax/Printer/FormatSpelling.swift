package import VFLDiagnostics
import VFLRecords

/// The one canonical spelling of a format, as edits of the spelling that it has.
///
/// It is the commonest spelling of shipping code where that has several for one meaning:
///
/// - `==` is left out, but for a name in a size: `[a(8)]`, `[a(==b)]`, `-8-`.
/// - A gap has parentheses only where the published grammar wants them: around a relation, a
///   priority, a list and a number below 0.
/// - A required gap of 0 is no gap: `[a][b]`, `|[a]`.
/// - A priority of 1000 is left out, and so is a required predicate that its list has already.
/// - A number is the shortest decimal of its value.
///
/// What is written for the orientation stays, `H:` or nothing. The spelling of a canonical format is
/// the format itself.
package struct FormatSpelling {
  private let tree: FormatTree
  private var edits: [SourceEdit] = []
  /// The piece that is being spelled.
  private var bytes: [UInt8] = []

  /// The edits that make the spelling of a format canonical, in the order of the text; none where it
  /// is.
  ///
  /// - Precondition: the tree has no faults.
  /// - Complexity: O(the format's length).
  package static func edits(of tree: FormatTree) -> [SourceEdit] {
    var spelling = FormatSpelling(tree)
    for view in tree.views {
      if let connection = view.connection { spelling.spell(connection) }
      if !view.predicates.isEmpty { spelling.spellSizes(of: view) }
    }
    if let connection = tree.closingConnection { spelling.spell(connection) }
    return spelling.edits
  }

  private init(_ tree: FormatTree) {
    self.tree = tree
  }

  private mutating func spell(_ connection: ConnectionNode) {
    guard connection.kind == .gap else { return }
    bytes.removeAll(keepingCapacity: true)
    if isBareGap(connection.predicates) {
      let value = tree.predicates[connection.predicates.lowerBound].value
      if value.kind != .number(0) {
        bytes.append(UInt8(ascii: "-"))
        append(value)
        bytes.append(UInt8(ascii: "-"))
      }
    } else {
      bytes.append(UInt8(ascii: "-"))
      appendList(connection.predicates, isSize: false)
      bytes.append(UInt8(ascii: "-"))
    }
    finish(connection.span)
  }

  /// Whether a gap needs no parentheses: it says one thing, and that is how long it is.
  private func isBareGap(_ list: Range<Int>) -> Bool {
    let first = tree.predicates[list.lowerBound]
    guard first.relation == .equal, !first.hasOptionalPriority else { return false }
    if case .number(let number) = first.value.kind, number < 0 { return false }
    return list.dropFirst().allSatisfy { tree.saysTheSame(tree.predicates[$0], first) }
  }

  private mutating func spellSizes(of view: ViewNode) {
    bytes.removeAll(keepingCapacity: true)
    appendList(view.predicates, isSize: true)
    finish(SourceSpan(view.name.end, view.span.end - 1))
  }

  /// Appends predicates in parentheses, a required one once.
  private mutating func appendList(_ list: Range<Int>, isSize: Bool) {
    var seen: Set<[UInt8]> = []
    bytes.append(UInt8(ascii: "("))
    let first = bytes.count
    for index in list {
      let end = bytes.count
      if end > first { bytes.append(UInt8(ascii: ",")) }
      let start = bytes.count
      let predicate = tree.predicates[index]
      append(predicate, isSize: isSize)
      guard list.count > 1, !predicate.hasOptionalPriority else { continue }
      if !seen.insert(Array(bytes[start...])).inserted { bytes.removeSubrange(end...) }
    }
    bytes.append(UInt8(ascii: ")"))
  }

  private mutating func append(_ predicate: PredicateNode, isSize: Bool) {
    let isEqual = predicate.relation == .equal
    if !isEqual || isSize && predicate.value.kind == .name {
      bytes += predicate.relation.rawValue.utf8
    }
    append(predicate.value)
    guard let priority = predicate.priority, predicate.hasOptionalPriority else { return }
    bytes.append(UInt8(ascii: "@"))
    append(priority)
  }

  private mutating func append(_ value: ValueNode) {
    if case .number(let number) = value.kind {
      bytes += DecimalText.shortest(number).utf8
    } else {
      bytes += tree.text[value.span.start..<value.span.end]
    }
  }

  /// Keeps the piece as an edit where the text has another one.
  private mutating func finish(_ span: SourceSpan) {
    guard tree.text[span.start..<span.end] != bytes[...] else { return }
    edits.append(SourceEdit(span, String(decoding: bytes, as: UTF8.self)))
  }
}

extension PredicateNode {
  /// Whether a priority is written that is not known to be 1000.
  fileprivate var hasOptionalPriority: Bool {
    guard let priority else { return false }
    return priority.kind != .number(1000)
  }
}

extension FormatTree {
  /// Whether two predicates are required and say the same.
  fileprivate func saysTheSame(_ one: PredicateNode, _ other: PredicateNode) -> Bool {
    guard one.relation == other.relation, !one.hasOptionalPriority, !other.hasOptionalPriority
    else { return false }
    switch (one.value.kind, other.value.kind) {
    case (.number(let one), .number(let other)): return one == other
    case (.name, .name):
      return text[one.value.span.start..<one.value.span.end]
        == text[other.value.span.start..<other.value.span.end]
    default: return false
    }
  }
}
