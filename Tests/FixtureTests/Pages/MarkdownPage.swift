import VFLTestSupport

/// A page of Markdown in the repository, with the blocks that it takes from other files.
///
/// A line `<!-- transcript: check/fields -->` says that the fenced block behind it is that
/// transcript, `<!-- code: readme -->` that it is the region of that name in a file of
/// `Tests/PublicAPITests`, and `<!-- file: Grammar/vfl.ebnf -->` that it is the file.
struct MarkdownPage: Sendable {
  /// Where the page is, relative to the root.
  let path: String
  /// Its lines.
  private let lines: [Substring]

  /// The paths of all pages.
  static let paths = Repository.allFiles.filter { $0.hasSuffix(".md") }

  /// Reads the page at a path.
  init(at path: String) throws {
    self.init(path: path, text: try Repository.text(at: path))
  }

  /// Makes a page of a text.
  init(path: String, text: String) {
    self.path = path
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// The page with every marked block as its source has it now.
  ///
  /// A fence behind a marker keeps what it says of the language; one that is missing is added.
  func refreshed(by source: (BlockMarker) throws -> String = { try $0.text() }) throws -> String {
    var text: [Substring] = []
    var index = 0
    while index < lines.count {
      let line = lines[index]
      text.append(line)
      index += 1
      if let fence = CodeFence(opening: line) {
        let end = try fence.end(in: lines[index...], of: path)
        text += lines[index...end]
        index = end + 1
      } else if let marker = try BlockMarker(line) {
        var fence = CodeFence(mark: "```", language: "")
        if index < lines.count, let written = CodeFence(opening: lines[index]) {
          index = try written.end(in: lines[(index + 1)...], of: path) + 1
          fence = written
        }
        let block = try source(marker)
        text.append(Substring(fence.mark + fence.language))
        text += block.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        text.append(Substring(fence.mark))
      }
    }
    return text.joined(separator: "\n")
  }

  /// The text outside blocks of code.
  private var prose: String {
    var prose: [Substring] = []
    var fence: CodeFence?
    for line in lines {
      if let open = fence {
        if open.isClosed(by: line) { fence = nil }
      } else if let opened = CodeFence(opening: line) {
        fence = opened
      } else if !line.hasPrefix("    ") {
        prose.append(line)
      }
    }
    return prose.joined(separator: "\n")
  }

  /// The targets of links and their definitions, without those of other sites and of this page.
  var links: [String] {
    let prose = prose.replacing(#/`[^`\n]*`/#, with: "")
    let inline = prose.matches(of: #/\]\(([^)\s]+)\)/#).map { String($0.output.1) }
    let defined = prose.matches(of: #/(?m)^\[[^\]]+\]:\s+(\S+)/#).map { String($0.output.1) }
    return (inline + defined).filter { !$0.contains("://") && !$0.hasPrefix("#") }.map {
      String($0.prefix { $0 != "#" })
    }
  }

  /// The pages that a catalogue of documentation is linked to, as in `<doc:Language>`.
  var documentLinks: [String] {
    prose.matches(of: #/<doc:([^>#]+)[^>]*>/#).map { String($0.output.1) }
  }

  /// What stands in backquotes and looks like the path of a file or a folder.
  var namedFiles: [String] {
    // Two backquotes are round the names of symbols.
    prose.replacing(#/``[^`\n]*``/#, with: "").matches(
      of: #/`([A-Za-z0-9_.][\w.+-]*(?:/[\w.+*-]+)+/?)`/#
    ).map {
      String($0.output.1)
    }
  }
}
