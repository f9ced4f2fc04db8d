import VFLDiagnostics

/// The source lines that are shown for a diagnostic, with the annotation rows below each line.
struct SnippetLayout {
  /// The maximum number of labels that are shown for a diagnostic.
  ///
  /// A conflict in a very long format string can have thousands of labels.
  static let labelLimit = 24

  /// The snippets, beginning with the snippet of the diagnostic's own location.
  private(set) var snippets: [Snippet] = []
  /// The caption and the label messages whose sources are unknown, which are shown without an excerpt.
  private(set) var homeless: [String] = []
  /// The number of labels that are not shown.
  let omitted: Int

  /// The number of cells for a source line.
  private let budget: Int
  /// The number of columns in the terminal, at least 30.
  private let width: Int
  /// The sources with marks, in the order in which they are shown.
  private var order: [SourceOrigin] = []
  private var marks: [SourceOrigin: [Mark]] = [:]

  /// Lays out a diagnostic for a terminal with the given number of columns.
  init(_ diagnostic: Diagnostic, in sources: SourceMap, width: Int) {
    // A 3-digit line number and ` | ` occupy 6 cells. A terminal with fewer than 30 columns wraps the lines.
    budget = max(width, 30) - 6
    self.width = max(width, 30)
    omitted = max(diagnostic.labels.count - Self.labelLimit, 0)
    if let location = diagnostic.location {
      add(diagnostic.caption, at: location, isPrimary: true, in: sources)
    }
    for label in diagnostic.labels.prefix(Self.labelLimit) {
      add(label.message, at: label.location, isPrimary: false, in: sources)
    }
    var first: String?
    for origin in order {
      guard let entry = sources[origin], let found = marks[origin] else { continue }
      let snippet = snippet(of: entry, marks: found)
      if entry.source.name == first, found.allSatisfy({ $0.message.isEmpty }) {
        snippets[0].addUnmarked(snippet.lines)
      } else {
        snippets.append(snippet)
      }
      first = first ?? entry.source.name
    }
  }

  /// The number of cells that the largest line number occupies.
  var gutterWidth: Int {
    let greatest = snippets.flatMap { $0.lines }.map { $0.number }.max() ?? 1
    return String(greatest).count
  }

  private mutating func add(
    _ message: String, at location: SourceLocation, isPrimary: Bool, in sources: SourceMap
  ) {
    let message = DisplayColumn.shown(message)
    guard let entry = sources[location.origin] else {
      if !message.isEmpty { homeless.append(message) }
      return
    }
    if marks[location.origin] == nil { order.append(location.origin) }
    let count = entry.source.bytes.count
    let start = min(max(location.span.start, 0), count)
    let end = min(max(location.span.end, start), count)
    // A message that only repeats the source is omitted.
    let isRepeated = start == 0 && end == count && message.utf8.elementsEqual(entry.source.bytes)
    marks[location.origin, default: []].append(
      Mark(range: start..<end, isPrimary: isPrimary, message: isRepeated ? "" : message))
  }

  /// Returns the snippet of a source, with the location of the first mark as its heading.
  private func snippet(of entry: SourceMap.Entry, marks: [Mark]) -> Snippet {
    let place = entry.place(of: marks.first?.range.lowerBound ?? 0)
    var contents: [Int: Range<Int>] = [:]
    var byLine: [Int: [Mark]] = [:]
    for mark in marks {
      let position = entry.lines.position(of: mark.range.lowerBound)
      let content = contents[position.line] ?? entry.lines.content(ofLineAt: position)
      contents[position.line] = content
      // A span over several lines is underlined only up to the end of its first line.
      var onLine = mark
      onLine.range = mark.range.clamped(to: content)
      byLine[position.line, default: []].append(onLine)
    }
    let numberWidth = String(entry.source.line + (byLine.keys.max() ?? 0)).count
    let lines = byLine.keys.sorted().flatMap { line in
      self.lines(
        number: entry.source.line + line, content: contents[line] ?? 0..<0,
        of: entry.source.bytes, marks: byLine[line] ?? [],
        room: width - numberWidth - " | ".count)
    }
    return Snippet(place: place, lines: lines)
  }

  /// Returns a source line as it is shown, once for each group of marks that fits the width.
  ///
  /// Messages can occupy all cells after the line number.
  private func lines(
    number: Int, content: Range<Int>, of bytes: [UInt8], marks: [Mark], room: Int
  ) -> [Snippet.Line] {
    let ordered = marks.sorted {
      ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
    }
    let windows = LineWindow.windows(on: content, of: bytes, marks: ordered, budget: budget)
    return windows.map { window in
      let display = window.display(of: content, in: bytes)
      let placed = window.marks.map { (mark: $0, cells: display.cells(under: $0.range)) }
      return Snippet.Line(
        number: number, text: display.text, rows: AnnotationRow.rows(for: placed, budget: room))
    }
  }
}
