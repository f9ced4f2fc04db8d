import VFLDiagnostics
import VFLLowering
import VFLSources
import VFLSyntax

/// The names that completion proposes in format strings.
struct FormatNames: Sendable, Hashable {
  /// A proposed name.
  struct Name: Sendable, Hashable {
    let text: String
    let isView: Bool
  }

  /// The names that are possible at a position in a format string.
  struct Proposals: Sendable, Hashable {
    /// The range of the partial name at the position, which a proposed name replaces.
    let bytes: Range<Int>
    /// The proposed names.
    ///
    /// Names with a known declaration come first.
    let names: [Name]

    /// Returns the same names with another range to replace.
    func with(bytes: Range<Int>) -> Proposals { Proposals(bytes: bytes, names: names) }
  }

  /// The names with a known declaration, in byte order and without duplicates.
  private let views: [String]
  private let metrics: [String]
  /// The names that other format strings use and that have no known declaration.
  ///
  /// Empty if the known declarations are complete.
  private let saidViews: [String]
  private let saidMetrics: [String]

  /// Creates the names from known declarations and from the other format strings of the same function.
  init(views: NameKnowledge, metrics: NameKnowledge, said formats: [FormatTree]) {
    let needed = formats.map { RequiredNames(of: $0) }
    (self.views, saidViews) = Self.sorted(views, needed.flatMap { $0.views })
    (self.metrics, saidMetrics) = Self.sorted(metrics, needed.flatMap { $0.metrics })
  }

  private static func sorted(
    _ knowledge: NameKnowledge, _ said: [String]
  ) -> (known: [String], said: [String]) {
    func inOrder(_ names: Set<String>) -> [String] {
      names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }
    // A dictionary can contain keys that are not valid names in a format string.
    let known = Set(knowledge.names.map { $0.name }.filter(NameText.isName))
    if case .exactly = knowledge { return (inOrder(known), []) }
    return (inOrder(known), inOrder(Set(said.filter(NameText.isName)).subtracting(known)))
  }

  /// Returns the names that are possible at an offset in a format string, or `nil` if no name is possible.
  func proposals(at offset: Int, in text: [UInt8]) -> Proposals? {
    var (first, last) = (offset, offset)
    while first > 0, NameText.continues(text[first - 1]) { first -= 1 }
    while last < text.count, NameText.continues(text[last]) { last += 1 }
    guard let places = Self.kinds(behind: text[..<first]) else { return nil }
    // The word that is currently being typed must not be proposed.
    let word = String(decoding: text[first..<last], as: UTF8.self)
    let views = places.views ? self.views + saidViews.filter { $0 != word } : []
    let metrics = places.metrics ? self.metrics + saidMetrics.filter { $0 != word } : []
    return Proposals(
      bytes: first..<last,
      names: views.map { Name(text: $0, isView: true) }
        + metrics.map { Name(text: $0, isView: false) })
  }

  /// Returns the kinds of names that can follow the beginning of a format string, or `nil` if no name can
  /// follow.
  private static func kinds(
    behind text: ArraySlice<UInt8>
  ) -> (views: Bool, metrics: Bool)? {
    guard let sign = text.last else { return nil }
    let before = text.dropLast().last
    switch sign {
    case UInt8(ascii: "["): return (true, false)
    case UInt8(ascii: "@"): return (false, true)
    case UInt8(ascii: "-"):
      // The second dash of a gap is followed by a view or by the other edge of the superview, not by a
      // metric.
      return [UInt8(ascii: "|"), UInt8(ascii: "]")].contains(before) ? (false, true) : nil
    case UInt8(ascii: "("), UInt8(ascii: ","), UInt8(ascii: "="):
      guard let opener = text.lastIndex(of: UInt8(ascii: "(")) else { return nil }
      let isGap = text[..<opener].last == UInt8(ascii: "-")
      return (!isGap, true)
    default: return nil
    }
  }
}
