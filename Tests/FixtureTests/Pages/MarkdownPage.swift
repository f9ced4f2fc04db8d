import VFLTestSupport

/// A Markdown page of the repository whose code blocks may come from other files.
///
/// A line `<!-- transcript: check/fields -->` states that the next code block is that transcript.
/// Likewise, `<!-- code: readme -->` refers to a region in a file of `Tests/PublicAPITests`, and
/// `<!-- file: Grammar/vfl.ebnf -->` refers to a whole file.
struct MarkdownPage: Sendable {
  /// The path of the page, relative to the root of the repository.
  let path: String
  /// The lines of the page.
  private let lines: [Substring]

  /// The paths of all pages.
  static let paths = Repository.allFiles.filter { $0.hasSuffix(".md") }

  /// Reads the page at a path.
  init(at path: String) throws {
    self.init(path: path, text: try Repository.text(at: path))
  }

  /// Creates a page with the given contents.
  init(path: String, text: String) {
    self.path = path
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// Returns the page with the current contents of every marked block.
  ///
  /// A block that already follows a marker keeps its language. A missing block is inserted.
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

  /// The contents of the page outside code blocks.
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

  /// The targets of links and link definitions, except other websites and anchors on the same page.
  var links: [String] {
    let prose = prose.replacing(#/`[^`\n]*`/#, with: "")
    let inline = prose.matches(of: #/\]\(([^)\s]+)\)/#).map { String($0.output.1) }
    let defined = prose.matches(of: #/(?m)^\[[^\]]+\]:\s+(\S+)/#).map { String($0.output.1) }
    return (inline + defined).filter { !$0.contains("://") && !$0.hasPrefix("#") }.map {
      String($0.prefix { $0 != "#" })
    }
  }

  /// The targets of DocC links, such as `<doc:Language>`.
  var documentLinks: [String] {
    prose.matches(of: #/<doc:([^>#]+)[^>]*>/#).map { String($0.output.1) }
  }

  /// The strings in backquotes that look like the path of a file or a directory.
  var namedFiles: [String] {
    // Double backquotes enclose the names of symbols.
    prose.replacing(#/``[^`\n]*``/#, with: "").matches(
      of: #/`([A-Za-z0-9_.][\w.+-]*(?:/[\w.+*-]+)+/?)`/#
    ).map {
      String($0.output.1)
    }
  }
}
