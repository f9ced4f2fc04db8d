/// The message, notes and fix-its for an unknown name, which suggest the most similar known name.
struct NameHint {
  /// The maximum number of known names among which a similar name is searched for.
  ///
  /// A layout with more names was most likely generated. Comparing each of its unknown names with all known
  /// names would take too long.
  private static let limit = 2000

  /// The unknown name.
  private let name: String
  /// The noun for the named thing, such as "view".
  private let kind: String
  /// The plural noun for the named things, such as "views".
  private let plural: String
  /// The known names, in byte order and without duplicates.
  private let known: [String]
  /// The number of known names.
  private let count: Int
  /// The known name that was most likely intended; `nil` if `name` is not a misspelling of a known name.
  let nearest: String?
  /// Whether the format string already uses `nearest`, so that `nearest` was most likely not intended.
  private let isUsed: Bool
  /// Whether a variable has the unknown name, so that the dictionary lacks it.
  private let isVariable: Bool
  /// A known name such as `self.title` that ends with a dot and the unknown name.
  ///
  /// A format string cannot contain it.
  private let unwritable: String?
  /// The quotation mark that surrounds the name in the format string; empty if the name is not quoted.
  private let quote: String

  /// Finds the known name that is most similar to `name`.
  ///
  /// - Parameters:
  ///   - name: The unknown name.
  ///   - kind: The noun for the named thing, such as "view".
  ///   - plural: The plural of `kind`.
  ///   - known: The known names.
  ///   - areDeclared: Whether a program declares the known names, so that `name` may also be a name that it
  ///     does not declare. See ``Misspelling``.
  ///   - alias: The known name for which `name` is another common name; `nil` if there is none.
  ///   - inFormat: Whether the name is in a format string, so that names such as `self.title` are not
  ///     suggested.
  ///   - isQuoted: Whether the name is in quotation marks, so that any name can be suggested.
  ///   - isRepeated: Whether the source text stands for several names, of which `name` is one. Then no name
  ///     is suggested.
  ///   - isVariable: Whether a variable that could be added to the known names has the name. Then no known
  ///     name is suggested.
  ///   - compared: The names with which the name is compared. They are not suggested, because a view would be
  ///     compared with itself.
  ///   - used: The names that the format string already contains. Other names are preferred as suggestions,
  ///     and a used name has no fix-it.
  init(
    _ name: String, kind: String, plural: String, known: [String], areDeclared: Bool = false,
    alias: String? = nil, inFormat: Bool = false, isQuoted: Bool = false, isRepeated: Bool = false,
    isVariable: Bool = false, compared: [String] = [], used: Set<String> = []
  ) {
    self.name = name
    quote = isQuoted ? "\"" : ""
    self.kind = kind
    self.plural = plural
    self.isVariable = isVariable
    guard known.count <= Self.limit else {
      (self.known, count, nearest, unwritable) = ([], known.count, nil, nil)
      isUsed = false
      return
    }
    self.known = Self.inByteOrder(known)
    count = self.known.count
    let candidates =
      isRepeated || isVariable
      ? []
      : known.filter {
        (!inFormat || isQuoted || Self.isWritable($0)) && !compared.contains($0)
      }
    nearest =
      alias
      ?? NameSuggestion.nearest(
        to: name, among: candidates, used: used, areDeclared: areDeclared)
    isUsed = nearest.map(used.contains) ?? false
    unwritable = inFormat && !isQuoted ? self.known.first { $0.hasSuffix("." + name) } : nil
  }

  /// Whether a format string can contain the name, so that it consists only of letters, digits and `_`.
  private static func isWritable(_ name: String) -> Bool {
    let bytes = Array(name.utf8)
    return NameText.end(of: bytes, from: 0) == bytes.count
  }

  /// Returns the names in byte order without duplicates.
  ///
  /// - Complexity: O(*n*) if the names are already sorted or consist of a few sorted lists.
  private static func inByteOrder(_ names: [String]) -> [String] {
    var result: [String] = []
    result.reserveCapacity(names.count)
    for name in names.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
      if let last = result.last, last.utf8.elementsEqual(name.utf8) { continue }
      result.append(name)
    }
    return result
  }

  /// The message, which contains the unknown name and, if there is one, the most similar known name.
  var message: String {
    let start = "unknown \(kind) \(Wording.quoted(name))"
    if isVariable {
      return "\(start); the variable \(Wording.quoted(name)) is not in the dictionary"
    }
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

  /// The caption after the carets.
  var caption: String { "no \(kind) has this name" }

  /// The notes, which list the known names and explain that a dotted key cannot be used in a format string.
  var notes: [String] {
    var notes = known.count > 1 ? ["known \(plural): \(Wording.list(known))"] : []
    if let unwritable {
      notes.append(
        "a format cannot refer to \(Wording.quoted(unwritable)), because a name ends at a dot; "
          + "use the key \(Wording.quoted(name)) in the dictionary")
    }
    return notes
  }

  /// Returns the message, caption, notes and fix-its.
  ///
  /// `note` is printed before the other notes.
  func words(at span: SourceSpan?, note: String? = nil) -> LazyDiagnostic.Words {
    LazyDiagnostic.Words(
      message, caption: span == nil ? "" : caption, notes: (note.map { [$0] } ?? []) + notes,
      fixIts: span.map(fixIts) ?? [])
  }

  /// Returns the fix-it that replaces `span` with the most similar name.
  ///
  /// Returns an empty array if there is no such name or it is already used.
  func fixIts(at span: SourceSpan) -> [FixIt] {
    guard let nearest, !isUsed else { return [] }
    let replacement = quote + nearest + quote
    return [FixIt("replace with \(Wording.quoted(replacement))", [SourceEdit(span, replacement)])]
  }
}
