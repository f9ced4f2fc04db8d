package import VFLDiagnostics
import VFLRecords

/// The canonical spelling of a format string, as edits of the current spelling.
///
/// If shipping code has several spellings with the same meaning, the canonical spelling is the most common
/// one:
///
/// - `==` is omitted, except before a view in a size: `[a(8)]`, `[a(width)]`, `[a(==b)]`, `-8-`. If it is not
///   known whether a name in a size is a view or a metric, its `==` is kept as written.
/// - A gap has parentheses only where the published grammar requires them: around a relation, a priority, a
///   list, or a negative number.
/// - A required gap of 0 is omitted: `[a][b]`, `|[a]`.
/// - A priority of 1000 is omitted, and so is a required predicate that its list already contains.
/// - A number is the shortest decimal that has its value.
///
/// The orientation is kept as written: `H:` is neither added nor removed. The canonical spelling of a
/// canonical format string is the format string itself.
package struct FormatSpelling {
  private let tree: FormatTree
  private let isMetric: (String) -> Bool?
  private var edits: [SourceEdit] = []
  /// The views of the format string.
  private lazy var viewNames = Set(tree.views.map { tree.string(of: $0.name) })
  /// The replacement text that is being built.
  private var bytes: [UInt8] = []

  /// Returns the edits that make the spelling of a format string canonical, ordered by position.
  ///
  /// The array is empty if the spelling already is canonical.
  ///
  /// - Parameter isMetric: Returns whether a name is a metric, or `nil` if it may be a view or a metric. A
  ///   view of the format string is never a metric unless `isMetric` returns `true`.
  /// - Precondition: The tree has no syntax errors.
  /// - Complexity: O(*n*), where *n* is the length of the format string.
  package static func edits(
    of tree: FormatTree, isMetric: @escaping (String) -> Bool?
  ) -> [SourceEdit] {
    var spelling = FormatSpelling(tree, isMetric)
    for element in tree.chainElements {
      if let connection = element.connection { spelling.spell(connection) }
      for view in tree.views[element.views] where !view.predicates.isEmpty {
        spelling.bytes.removeAll(keepingCapacity: true)
        spelling.appendList(tree.predicates[view.predicates], isSize: true)
        spelling.finish(SourceSpan(view.name.span.end, element.span.end - 1))
      }
    }
    if let closing = tree.chain.closing { spelling.spell(closing) }
    return spelling.edits
  }

  private init(_ tree: FormatTree, _ isMetric: @escaping (String) -> Bool?) {
    self.tree = tree
    self.isMetric = isMetric
  }

  private mutating func spell(_ connection: ConnectionNode) {
    guard connection.kind == .gap else { return }
    let predicates = tree.predicates[connection.predicates]
    bytes.removeAll(keepingCapacity: true)
    if let first = bareGap(predicates) {
      if first.number != 0 {
        bytes.append(UInt8(ascii: "-"))
        appendValue(of: first)
        bytes.append(UInt8(ascii: "-"))
      }
    } else {
      bytes.append(UInt8(ascii: "-"))
      appendList(predicates, isSize: false)
      bytes.append(UInt8(ascii: "-"))
    }
    finish(connection.span)
  }

  /// Returns the predicate of a gap that needs no parentheses, because all its predicates are the same
  /// required equality.
  ///
  /// Returns `nil` for any other gap.
  private func bareGap(_ list: ArraySlice<PredicateNode>) -> PredicateNode? {
    guard let first = list.first, first.relation == .equal, first.isRequired else { return nil }
    if let number = first.number, number < 0 { return nil }
    return list.dropFirst().allSatisfy { areEquivalent($0, first) } ? first : nil
  }

  /// Returns whether both predicates are required and equal.
  private func areEquivalent(_ first: PredicateNode, _ second: PredicateNode) -> Bool {
    guard first.relation == second.relation, first.isRequired, second.isRequired else {
      return false
    }
    if let number = first.number { return number == second.number }
    guard let name = first.name, let other = second.name else { return false }
    return tree.string(of: name) == tree.string(of: other)
  }

  /// Appends predicates in parentheses.
  ///
  /// A required predicate that occurs several times is appended once.
  private mutating func appendList(_ list: ArraySlice<PredicateNode>, isSize: Bool) {
    var seen: Set<[UInt8]> = []
    bytes.append(UInt8(ascii: "("))
    let first = bytes.count
    for predicate in list {
      let end = bytes.count
      if end > first { bytes.append(UInt8(ascii: ",")) }
      let start = bytes.count
      append(predicate, isSize: isSize)
      guard list.count > 1, predicate.isRequired else { continue }
      let isEquality = bytes[start...].starts(with: Relation.equal.rawValue.utf8)
      let key = Array(bytes[(isEquality ? start + 2 : start)...])
      if !seen.insert(key).inserted { bytes.removeSubrange(end...) }
    }
    bytes.append(UInt8(ascii: ")"))
  }

  private mutating func append(_ predicate: PredicateNode, isSize: Bool) {
    if predicate.relation != .equal || isSize && hasEqualSign(predicate) {
      bytes += predicate.relation.rawValue.utf8
    }
    appendValue(of: predicate)
    guard let priority = predicate.priority, !predicate.isRequired else { return }
    bytes.append(UInt8(ascii: "@"))
    append(priority.number, priority.span)
  }

  /// Returns whether `==` precedes the value of an equality in a size.
  ///
  /// The sign shows the reader that a size depends on another view. If it is not known whether a name is a
  /// view, the result is whether the sign is written.
  private mutating func hasEqualSign(_ predicate: PredicateNode) -> Bool {
    guard let node = predicate.name else { return false }
    let name = tree.string(of: node)
    if let isMetric = isMetric(name) { return !isMetric }
    return predicate.comparison.start < node.span.start || viewNames.contains(name)
  }

  private mutating func appendValue(of predicate: PredicateNode) {
    if let span = predicate.valueSpan { append(predicate.number, span) }
  }

  /// Appends a number, or the text of the span if there is no number.
  private mutating func append(_ number: Double?, _ span: SourceSpan) {
    if let number {
      bytes += DecimalText.shortest(number).utf8
    } else {
      bytes += tree.text[span.start..<span.end]
    }
  }

  /// Adds an edit if the built text differs from the text of the span.
  private mutating func finish(_ span: SourceSpan) {
    guard tree.text[span.start..<span.end] != bytes[...] else { return }
    edits.append(SourceEdit(span, String(decoding: bytes, as: UTF8.self)))
  }
}
