/// What can be said about a name that stands for nothing: the nearest one, and all there are.
struct NameHint {
  /// Among how many names a near one is looked for; a layout with more was not written by hand, and
  /// each of its unknown names would cost a look at all of them.
  private static let limit = 2000

  /// The name that was looked for.
  private let name: String
  /// What it should have named, such as "view".
  private let kind: String
  /// What several such things are called, such as "views".
  private let plural: String
  /// The names that there are, in byte order, each once.
  private let known: [String]
  /// How many names there are.
  private let count: Int
  /// The known name that was most likely meant.
  let nearest: String?
  /// Whether that one has its place already, so that it was most likely not meant after all.
  private let isUsed: Bool
  /// A known name that no format can hold, and that ends with the name that was looked for.
  private let unwritable: String?
  /// The quotation mark that stands before and behind the name in the format; empty for a name without any.
  private let quote: String

  /// Looks for `name` among the names of a kind; an `alias` is what the name is elsewhere known as.
  ///
  /// A name that stands in a format is not near to one that cannot stand there, such as `self.title`, unless
  /// it `isQuoted`. Those that are `used` have their places already, and are not offered for another one, as
  /// none is where something that stands for several names `isRepeated` for each of them.
  init(
    _ name: String, kind: String, plural: String, known: [String], alias: String? = nil,
    inFormat: Bool = false, isQuoted: Bool = false, isRepeated: Bool = false, used: Set<String> = []
  ) {
    self.name = name
    quote = isQuoted ? "\"" : ""
    self.kind = kind
    self.plural = plural
    guard known.count <= Self.limit else {
      (self.known, count, nearest, unwritable) = ([], known.count, nil, nil)
      isUsed = false
      return
    }
    self.known = Self.inByteOrder(known)
    count = self.known.count
    let candidates =
      isRepeated ? [] : inFormat && !isQuoted ? known.filter(Self.isWritable) : known
    nearest = alias ?? NameSuggestion.nearest(to: name, among: candidates, used: used)
    isUsed = nearest.map(used.contains) ?? false
    unwritable = inFormat && !isQuoted ? self.known.first { $0.hasSuffix("." + name) } : nil
  }

  /// Whether a format can hold a name, which ends at a dot there, as at anything but letters and digits.
  private static func isWritable(_ name: String) -> Bool {
    let bytes = Array(name.utf8)
    return NameText.end(of: bytes, from: 0) == bytes.count
  }

  /// The names in byte order, each once.
  ///
  /// - Complexity: O(names) where they are in order, as a scope's are, or are a few such lists.
  private static func inByteOrder(_ names: [String]) -> [String] {
    var result: [String] = []
    result.reserveCapacity(names.count)
    for name in names.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
      if let last = result.last, last.utf8.elementsEqual(name.utf8) { continue }
      result.append(name)
    }
    return result
  }

  /// The message: what has no such name, and which name is near.
  var message: String {
    let start = "no \(kind) is named \(Wording.quoted(name))"
    if let nearest {
      return "\(start), the nearest name is \(Wording.quoted(nearest))"
        + (isUsed ? ", which stands there already" : "")
    }
    switch count {
    case 0: return "\(start), and there are none"
    case 1: return "\(start), the only one is \(Wording.quoted(known[0]))"
    // Names that are made as a program runs are as many as that makes.
    case _ where known.contains { $0.contains("…") }: return start
    default: return "\(start) among the \(count) that there are"
    }
  }

  /// What stands under the carets.
  var caption: String {
    guard let nearest, !isUsed else { return "stands for no \(kind)" }
    return "perhaps \(Wording.quoted(nearest))"
  }

  /// The known names as a note, when there are several; the message tells a single one.
  ///
  /// Another note where the name may be there under a key with dots.
  var notes: [String] {
    var notes = known.count > 1 ? ["the \(plural) are \(Wording.list(known))"] : []
    if let unwritable {
      notes.append(
        "no format can name \(Wording.quoted(unwritable)), for a name ends at a dot; "
          + "its key in the dictionary could be \(Wording.quoted(name))")
    }
    return notes
  }

  /// What is said of a name; a `note` stands in front of those about the known names.
  func words(at span: SourceSpan?, note: String? = nil) -> Finding.Words {
    Finding.Words(
      message, caption: span == nil ? "" : caption, notes: (note.map { [$0] } ?? []) + notes,
      fixIts: span.map(fixIts) ?? [])
  }

  /// The replacement of `span` by the nearest name, when one is near that is not used already.
  func fixIts(at span: SourceSpan) -> [FixIt] {
    guard let nearest, !isUsed else { return [] }
    let replacement = quote + nearest + quote
    return [FixIt("replace by \(Wording.quoted(replacement))", [SourceEdit(span, replacement)])]
  }
}
