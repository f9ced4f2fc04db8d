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
    let chain = tree.chain
    for element in chain.elements {
      if let connection = element.connection { spelling.spell(connection) }
      for view in element.views where !view.predicates.isEmpty {
        spelling.bytes.removeAll(keepingCapacity: true)
        spelling.appendList(view.predicates, isSize: true)
        spelling.finish(SourceSpan(view.name.span.end, element.span.end - 1))
      }
    }
    if let closing = chain.closing { spelling.spell(closing) }
    return spelling.edits
  }

  private init(_ tree: FormatTree) {
    self.tree = tree
  }

  private mutating func spell(_ connection: ConnectionNode) {
    guard case .gap(let predicates) = connection.kind else { return }
    bytes.removeAll(keepingCapacity: true)
    if isBareGap(predicates) {
      if predicates[0].number != 0 {
        bytes.append(UInt8(ascii: "-"))
        appendValue(of: predicates[0])
        bytes.append(UInt8(ascii: "-"))
      }
    } else {
      bytes.append(UInt8(ascii: "-"))
      appendList(predicates, isSize: false)
      bytes.append(UInt8(ascii: "-"))
    }
    finish(connection.span)
  }

  /// Whether a gap needs no parentheses: it says one thing, and that is how long it is.
  private func isBareGap(_ list: [PredicateNode]) -> Bool {
    let first = list[0]
    guard first.relation == .equal, first.isRequired else { return false }
    if let number = first.number, number < 0 { return false }
    return list.dropFirst().allSatisfy { $0.saysTheSame(as: first) }
  }

  /// Appends predicates in parentheses, a required one once.
  private mutating func appendList(_ list: [PredicateNode], isSize: Bool) {
    var seen: Set<[UInt8]> = []
    bytes.append(UInt8(ascii: "("))
    let first = bytes.count
    for predicate in list {
      let end = bytes.count
      if end > first { bytes.append(UInt8(ascii: ",")) }
      let start = bytes.count
      append(predicate, isSize: isSize)
      guard list.count > 1, predicate.isRequired else { continue }
      if !seen.insert(Array(bytes[start...])).inserted { bytes.removeSubrange(end...) }
    }
    bytes.append(UInt8(ascii: ")"))
  }

  private mutating func append(_ predicate: PredicateNode, isSize: Bool) {
    if predicate.relation != .equal || isSize && predicate.name != nil {
      bytes += predicate.relation.rawValue.utf8
    }
    appendValue(of: predicate)
    guard let priority = predicate.priority, !predicate.isRequired else { return }
    bytes.append(UInt8(ascii: "@"))
    append(priority.number, priority.span)
  }

  private mutating func appendValue(of predicate: PredicateNode) {
    if let span = predicate.valueSpan { append(predicate.number, span) }
  }

  /// Appends a number, or else the text of a span.
  private mutating func append(_ number: Double?, _ span: SourceSpan) {
    if let number {
      bytes += DecimalText.shortest(number).utf8
    } else {
      bytes += tree.text[span.start..<span.end]
    }
  }

  /// Keeps the piece as an edit where the text has another one.
  private mutating func finish(_ span: SourceSpan) {
    guard tree.text[span.start..<span.end] != bytes[...] else { return }
    edits.append(SourceEdit(span, String(decoding: bytes, as: UTF8.self)))
  }
}

extension PredicateNode {
  /// Whether this predicate and another one are required and say the same.
  fileprivate func saysTheSame(as other: PredicateNode) -> Bool {
    guard relation == other.relation, isRequired, other.isRequired else { return false }
    if let number { return number == other.number }
    return name != nil && name?.text == other.name?.text
  }
}
