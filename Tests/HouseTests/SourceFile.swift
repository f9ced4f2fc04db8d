import VFLTestSupport

/// A Swift file as the input of the rules.
struct SourceFile: Sendable {
  /// The path relative to the root of the repository.
  let path: String
  /// The lines of the file.
  let lines: [Substring]

  /// Creates a file with the given content.
  init(path: String, text: String) {
    self.path = path
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// Returns all Swift files in a directory and its subdirectories.
  static func all(in directory: String) throws -> [SourceFile] {
    try Repository.files(in: directory, withExtension: "swift").map {
      SourceFile(path: $0, text: try Repository.text(at: $0))
    }
  }

  /// The number of lines.
  ///
  /// A line feed at the end of the file does not begin another line.
  var lineCount: Int { lines.last == "" ? lines.count - 1 : lines.count }

  /// The name of the target, determined by the directory.
  var target: String {
    let directories = path.split(separator: "/")
    return directories.count > 1 ? String(directories[1]) : ""
  }

  /// The name of the file without directories and extensions.
  var name: String {
    String((path.split(separator: "/").last ?? "").prefix { $0 != "." })
  }

  /// The imported modules in the order of the lines.
  var imports: [String] {
    lines.compactMap { line in
      // Splitting a line is slow, and most lines are not imports.
      let start = line.drop { $0 == " " || $0 == "\t" }
      guard Self.importStarts.contains(where: start.hasPrefix) else { return nil }
      var words = start.split { $0 == " " || $0 == "\t" }[...]
      // Attributes and access levels, such as `@testable` and `public`.
      while let word = words.first, word != "import" {
        guard word.hasPrefix("@") || Self.accessLevels.contains(word) else { return nil }
        words.removeFirst()
      }
      words = words.dropFirst()
      if let kind = words.first, Self.importKinds.contains(kind) { words.removeFirst() }
      return words.first.map { String($0.prefix { $0 != "." && $0 != ";" }) }
    }
  }

  /// Whether the file only contains comments, imports and empty lines.
  var holdsNoCode: Bool {
    lines.count { !$0.isEmpty && !$0.hasPrefix("//") } == imports.count
  }

  /// The names of the types and extensions that begin in the first column.
  var declarations: [(isExtension: Bool, name: String)] {
    lines.compactMap { line in
      guard line.first?.isLetter == true || line.first == "@" else { return nil }
      let words = line.split { $0 == " " }
      guard let index = words.firstIndex(where: Self.typeKinds.contains), index + 1 < words.count,
        words[..<index].allSatisfy({ $0.hasPrefix("@") || Self.modifiers.contains($0) })
      else { return nil }
      let name = words[index + 1].prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
      return (words[index] == "extension", String(name))
    }
  }

  private static let accessLevels: Set<Substring> = [
    "public", "package", "internal", "fileprivate", "private",
  ]
  private static let importStarts = accessLevels.union(["import", "@"])
  private static let importKinds: Set<Substring> = [
    "struct", "class", "enum", "protocol", "typealias", "func", "let", "var",
  ]
  private static let typeKinds: Set<Substring> = [
    "struct", "class", "enum", "protocol", "actor", "typealias", "extension",
  ]
  private static let modifiers = accessLevels.union(["open", "final", "indirect"])
}
