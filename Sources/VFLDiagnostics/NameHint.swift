/// The message, notes and fix-its for an unknown name: the most similar name and the known names.
struct NameHint {
  /// The number of known names above which no similar name is searched for.
  ///
  /// A layout with more names was most likely generated, and each unknown name would be compared with all of
  /// them.
  private static let limit = 2000

  /// The unknown name.
  private let name: String
  /// The kind of the name, such as "view".
  private let kind: String
  /// The plural of the kind, such as "views".
  private let plural: String
  /// The known names in byte order without duplicates.
  private let known: [String]
  /// The number of known names.
  private let count: Int
  /// The known name that was most likely intended.
  let nearest: String?
  /// Whether `nearest` is already used, so that it was most likely not intended.
  private let isUsed: Bool
  /// A known name that a format string cannot contain and whose last part is the unknown name.
  private let unwritable: String?
  /// The quotation mark around the name in the format string; empty if there is none.
  private let quote: String

  /// Finds the known name that is most similar to `name`.
  ///
  /// - Parameters:
  ///   - name: The unknown name.
  ///   - kind: The kind of the name, such as "view".
  ///   - plural: The plural of the kind.
  ///   - known: The known names.
  ///   - alias: The known name that has `name` as another common name.
  ///   - inFormat: Whether the name is in a format string, where `self.title` would not be suggested.
  ///   - isQuoted: Whether the name is in quotation marks, where any name is suggested.
  ///   - isRepeated: Whether the text refers to several names, of which `name` is one. No name is suggested.
  ///   - used: The names that the format string already contains. They are suggested last, without fix-its.
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

  /// Whether a format string can contain a name, which ends at any character but letters, digits and `_`.
  private static func isWritable(_ name: String) -> Bool {
    let bytes = Array(name.utf8)
    return NameText.end(of: bytes, from: 0) == bytes.count
  }

  /// Returns the names in byte order without duplicates.
  ///
  /// - Complexity: O(n) if the names are sorted, as in a scope, or consist of a few sorted lists.
  private static func inByteOrder(_ names: [String]) -> [String] {
    var result: [String] = []
    result.reserveCapacity(names.count)
    for name in names.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
      if let last = result.last, last.utf8.elementsEqual(name.utf8) { continue }
      result.append(name)
    }
    return result
  }

  /// The message: the unknown name and the most similar known name.
  var message: String {
    let start = "unknown \(kind) \(Wording.quoted(name))"
    if let nearest {
      let quoted = Wording.quoted(nearest)
      return isUsed
        ? "\(start); the most similar name \(quoted) is already used"
        : "\(start); did you mean \(quoted)?"
    }
    switch count {
    case 0: return "\(start); no \(kind) is defined"
    case 1: return "\(start); the only \(kind) is \(Wording.quoted(known[0]))"
    case _ where known.isEmpty: return "\(start); none of the \(count) \(plural) has this name"
    default: return start
    }
  }

  /// The caption under the carets.
  var caption: String { "no \(kind) has this name" }

  /// The notes: the known names if there are several, and a key with a dot that ends with the name.
  var notes: [String] {
    var notes = known.count > 1 ? ["known \(plural): \(Wording.list(known))"] : []
    if let unwritable {
      notes.append(
        "a format cannot refer to \(Wording.quoted(unwritable)), because a name ends at a dot; "
          + "use the key \(Wording.quoted(name)) in the dictionary")
    }
    return notes
  }

  /// Returns the message, caption, notes and fix-its; `note` precedes the notes about the known names.
  func words(at span: SourceSpan?, note: String? = nil) -> Finding.Words {
    Finding.Words(
      message, caption: span == nil ? "" : caption, notes: (note.map { [$0] } ?? []) + notes,
      fixIts: span.map(fixIts) ?? [])
  }

  /// Returns the fix-it that replaces `span` with the most similar name, unless that name is already used.
  func fixIts(at span: SourceSpan) -> [FixIt] {
    guard let nearest, !isUsed else { return [] }
    let replacement = quote + nearest + quote
    return [FixIt("replace with \(Wording.quoted(replacement))", [SourceEdit(span, replacement)])]
  }
}
