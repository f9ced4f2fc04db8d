import VFLDiagnostics
import VFLLowering
import VFLSources
import VFLSyntax

/// The names that formats may say, to be proposed where a person writes one.
struct FormatNames: Sendable, Hashable {
  /// A name that may stand at a place.
  struct Name: Sendable, Hashable {
    let text: String
    let isView: Bool
  }

  /// The names that may stand at a place.
  struct Proposals: Sendable, Hashable {
    /// The bytes of the name that stands there already.
    let bytes: Range<Int>
    /// The names, those that are known first.
    let names: [Name]

    /// The proposals for other bytes of the document.
    func with(bytes: Range<Int>) -> Proposals { Proposals(bytes: bytes, names: names) }
  }

  /// The names that are known, each once, in their order.
  private let views: [String]
  private let metrics: [String]
  /// The names that formats say and no dictionary is known to give, where there may be other names than the
  /// known ones.
  private let saidViews: [String]
  private let saidMetrics: [String]

  /// Takes what is known of the names, and the formats near by.
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
    // A dictionary may have keys that no format can say.
    let known = Set(knowledge.names.map { $0.name }.filter(NameText.isName))
    if case .exactly = knowledge { return (inOrder(known), []) }
    return (inOrder(known), inOrder(Set(said.filter(NameText.isName)).subtracting(known)))
  }

  /// The names that may stand at an offset of a format; `nil` where no name may.
  func proposals(at offset: Int, in text: [UInt8]) -> Proposals? {
    var (first, last) = (offset, offset)
    while first > 0, NameText.continues(text[first - 1]) { first -= 1 }
    while last < text.count, NameText.continues(text[last]) { last += 1 }
    guard let places = Self.kinds(behind: text[..<first]) else { return nil }
    // What is being written is no name that is said elsewhere.
    let word = String(decoding: text[first..<last], as: UTF8.self)
    let views = places.views ? self.views + saidViews.filter { $0 != word } : []
    let metrics = places.metrics ? self.metrics + saidMetrics.filter { $0 != word } : []
    return Proposals(
      bytes: first..<last,
      names: views.map { Name(text: $0, isView: true) }
        + metrics.map { Name(text: $0, isView: false) })
  }

  /// Of which kinds a name behind the beginning of a format may be; `nil` where none may stand.
  private static func kinds(
    behind text: ArraySlice<UInt8>
  ) -> (views: Bool, metrics: Bool)? {
    guard let sign = text.last else { return nil }
    let before = text.dropLast().last
    switch sign {
    case UInt8(ascii: "["): return (true, false)
    case UInt8(ascii: "@"): return (false, true)
    case UInt8(ascii: "-"):
      // Behind the second dash of a gap stands a view, or the other edge.
      return [UInt8(ascii: "|"), UInt8(ascii: "]")].contains(before) ? (false, true) : nil
    case UInt8(ascii: "("), UInt8(ascii: ","), UInt8(ascii: "="):
      guard let opener = text.lastIndex(of: UInt8(ascii: "(")) else { return nil }
      let isGap = text[..<opener].last == UInt8(ascii: "-")
      return (!isGap, true)
    default: return nil
    }
  }
}
