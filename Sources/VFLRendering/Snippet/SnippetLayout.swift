import VFLDiagnostics

/// Chooses the lines of texts that are shown for a diagnostic, and the rows under them.
struct SnippetLayout {
  /// How many labels of one diagnostic are shown; the conflict of a huge format may have thousands.
  static let labelLimit = 24

  /// The snippets, that of the fault itself first.
  private(set) var snippets: [Snippet] = []
  /// What the caption and labels say whose text is not known, so that nothing is lost.
  private(set) var homeless: [String] = []
  /// How many labels are not shown.
  let omitted: Int

  /// How many cells a source line may take.
  private let budget: Int
  /// How many columns the terminal has.
  private let width: Int
  /// The texts that are pointed into, in the order in which they are shown.
  private var order: [SourceOrigin] = []
  private var marks: [SourceOrigin: [Mark]] = [:]

  /// Lays out a diagnostic for a terminal of a width.
  init(_ diagnostic: Diagnostic, in sources: SourceMap, width: Int) {
    // Line numbers of three digits and ` | ` take six cells; below 30 columns the terminal wraps.
    budget = max(width, 30) - 6
    self.width = max(width, 30)
    omitted = max(diagnostic.labels.count - Self.labelLimit, 0)
    if let location = diagnostic.location {
      add(diagnostic.caption, at: location, isPrimary: true, in: sources)
    }
    for label in diagnostic.labels.prefix(Self.labelLimit) {
      add(label.message, at: label.location, isPrimary: false, in: sources)
    }
    for origin in order {
      guard let entry = sources[origin], let found = marks[origin] else { continue }
      snippets.append(snippet(of: entry, marks: found))
    }
  }

  /// How many cells the widest line number takes.
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
    marks[location.origin, default: []].append(
      Mark(range: start..<end, isPrimary: isPrimary, message: message))
  }

  /// The snippet of one text, headed by the place of the first mark.
  private func snippet(of entry: SourceMap.Entry, marks: [Mark]) -> Snippet {
    let place = entry.place(of: marks.first?.range.lowerBound ?? 0)
    var contents: [Int: Range<Int>] = [:]
    var byLine: [Int: [Mark]] = [:]
    for mark in marks {
      let position = entry.lines.position(of: mark.range.lowerBound)
      let content = contents[position.line] ?? entry.lines.content(ofLineAt: position)
      contents[position.line] = content
      // A span over several lines is underlined up to the end of the first.
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

  /// A source line as it is shown: once, or once for each group of marks that fits the width; messages
  /// have all the room behind the line numbers.
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
