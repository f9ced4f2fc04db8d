/// The public interface of the library, read from its sources: a line for each declaration.
///
/// It relies on the indentation of `swift format`: a scope begins with a declaration and ends with a brace at
/// the same column.
struct PublicInterface {
  /// The declarations, each with the name of its parent as a prefix, in byte order.
  let lines: [String]

  /// Reads the declarations of some files.
  init(_ files: [SourceFile]) {
    lines = files.flatMap { Reader($0).found }.sorted()
  }

  /// A type or an extension that contains the current line.
  private struct Scope {
    let indentation: Int
    let name: String
    /// The keywords of the members that are public without a modifier, such as the cases of a public
    /// enumeration and the requirements of a public protocol.
    let implied: Set<Substring>
  }

  private struct Reader {
    private(set) var found: [String] = []
    private let lines: [Substring]
    private var scopes: [Scope] = []

    init(_ file: SourceFile) {
      lines = file.lines
      for index in lines.indices { read(at: index) }
    }

    private mutating func read(at index: Int) {
      let line = lines[index]
      let indentation = line.prefix { $0 == " " }.count
      if line.dropFirst(indentation) == "}" {
        scopes.removeAll { $0.indentation >= indentation }
        return
      }
      let words = words(at: index)
      guard let keyword = words.firstIndex(where: Self.isKeyword),
        words[..<keyword].allSatisfy({ $0.hasPrefix("@") || Self.modifiers.contains($0) })
      else { return }
      let isOpen = words[..<keyword].contains { $0 == "public" || $0 == "open" }
      let depth = scopes.last.map { $0.indentation + 2 } ?? 0
      guard indentation == depth else { return }
      let isImplied =
        scopes.last?.implied.contains(words[keyword].prefix { $0.isLetter }) ?? false
      if isOpen || isImplied {
        let owner = scopes.map(\.name).joined(separator: ".")
        found.append((owner.isEmpty ? "" : owner + ": ") + declaration(at: index))
      }
      if Self.types.contains(words[keyword]), words.indices.contains(keyword + 1) {
        scopes.append(
          Scope(
            indentation: indentation,
            name: String(words[keyword + 1].prefix { $0.isLetter || $0.isNumber || $0 == "." }),
            implied: !isOpen
              ? []
              : words[keyword] == "enum"
                ? ["case"]
                : words[keyword] == "protocol" ? Self.requirements : []))
      }
    }

    /// Returns the words of a line; an empty array if the line is a comment.
    private func words(at index: Int) -> [Substring] {
      let line = lines[index].drop { $0 == " " }
      return line.hasPrefix("//") ? [] : line.split(separator: " ")
    }

    /// Returns a declaration without its body, joined into one line.
    private func declaration(at index: Int) -> String {
      var text = ""
      for line in lines[index...] {
        let piece = line.drop { $0 == " " }
        text += (text.isEmpty || text.hasSuffix("(") || piece.hasPrefix(")") ? "" : " ") + piece
        let isClosed = text.count { $0 == "(" } == text.count { $0 == ")" }
        if isClosed, !text.hasSuffix("->"), !text.hasSuffix(":") { break }
      }
      var depth = 0
      var end = text.endIndex
      for place in text.indices {
        switch text[place] {
        case "(", "[": depth += 1
        case ")", "]": depth -= 1
        case "{" where depth == 0: end = min(end, place)
        case "="
        where depth == 0 && text[..<place].hasSuffix(" ") && text[place...].hasPrefix("= "):
          end = min(end, place)
        default: break
        }
      }
      while end > text.startIndex, text[text.index(before: end)] == " " {
        end = text.index(before: end)
      }
      return String(text[..<end])
    }

    private static let types: Set<Substring> = [
      "struct", "class", "enum", "protocol", "actor", "extension",
    ]
    private static let keywords = types.union([
      "func", "var", "let", "case", "typealias", "associatedtype",
    ])

    private static let requirements: Set<Substring> = [
      "func", "var", "init", "subscript", "associatedtype",
    ]

    private static func isKeyword(_ word: Substring) -> Bool {
      keywords.contains(word)
        || ["init", "subscript"].contains(word.prefix { $0.isLetter })
    }

    private static let modifiers: Set<Substring> = [
      "public", "open", "package", "internal", "private", "fileprivate", "static", "final",
      "indirect", "mutating", "nonisolated", "lazy", "weak", "convenience", "required", "override",
      "prefix", "infix", "private(set)", "package(set)", "internal(set)", "fileprivate(set)",
      "unowned(unsafe)", "consuming", "borrowing",
    ]
  }
}
