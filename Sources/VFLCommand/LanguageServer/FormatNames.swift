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

  /// The names that are known, each once, in their order.
  private let views: [String]
  private let metrics: [String]
  /// Those that formats say and nobody knows, where there may be others than are known.
  private let saidViews: [String]
  private let saidMetrics: [String]

  /// Takes what is known of the names, and the formats near by.
  init(views: NameKnowledge, metrics: NameKnowledge, said formats: [FormatTree]) {
    let needed = formats.map { RequiredNames(of: $0) }
    (self.views, saidViews) = Self.sorted(views, needed.flatMap(\.views))
    (self.metrics, saidMetrics) = Self.sorted(metrics, needed.flatMap(\.metrics))
  }

  private static func sorted(
    _ knowledge: NameKnowledge, _ said: [String]
  ) -> (known: [String], said: [String]) {
    func inOrder(_ names: Set<String>) -> [String] {
      names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }
    let known = Set(knowledge.names.map(\.name))
    if case .exactly = knowledge { return (inOrder(known), []) }
    return (inOrder(known), inOrder(Set(said).subtracting(known)))
  }

  /// The names that may stand at an offset, and the bytes of the name that stands there already; `nil`
  /// where no name may.
  ///
  /// - Parameter start: where the format begins, in the bytes of the text.
  func proposals(
    at offset: Int, in text: [UInt8], from start: Int
  ) -> (bytes: Range<Int>, names: [Name])? {
    var (first, last) = (offset, offset)
    while first > start, Self.isOfName(text[first - 1]) { first -= 1 }
    while last < text.count, Self.isOfName(text[last]) { last += 1 }
    // What is being written is no name that is said elsewhere.
    let word = String(decoding: text[first..<last], as: UTF8.self)
    let views = (views + saidViews.filter { $0 != word }).map { Name(text: $0, isView: true) }
    let metrics = (metrics + saidMetrics.filter { $0 != word })
      .map { Name(text: $0, isView: false) }
    guard let sign = text[start..<first].last(where: { $0 != 0x20 }) else { return nil }
    switch sign {
    case UInt8(ascii: "["): return (first..<last, views)
    case UInt8(ascii: "-"), UInt8(ascii: "@"): return (first..<last, metrics)
    case UInt8(ascii: "("), UInt8(ascii: ","), UInt8(ascii: "="), UInt8(ascii: "<"),
      UInt8(ascii: ">"):
      guard let opener = text[start..<first].lastIndex(of: UInt8(ascii: "(")) else { return nil }
      let isGap = opener > start && text[opener - 1] == UInt8(ascii: "-")
      return (first..<last, isGap ? metrics : views + metrics)
    default: return nil
    }
  }

  private static func isOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
