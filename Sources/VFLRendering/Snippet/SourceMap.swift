import VFLDiagnostics

/// The texts that diagnostics point into, found by origin, with their lines where they are needed.
struct SourceMap: Sendable {
  /// A text and its lines.
  struct Entry: Sendable {
    let source: RenderedSource
    let lines: SourceLines

    /// The place of an offset as people say it: `name:line:column`, or the name alone.
    func place(of offset: Int) -> String {
      guard !source.isWhole else { return DisplayColumn.shown(source.name) }
      let position = lines.position(of: offset)
      let column = position.column + (position.line == 0 ? source.column : 1)
      return "\(DisplayColumn.shown(source.name)):\(source.line + position.line):\(column)"
    }
  }

  private var entries: [SourceOrigin: Entry] = [:]

  /// Finds the lines of the texts that some diagnostics point into.
  ///
  /// - Complexity: O(bytes of those texts + sources), however many diagnostics there are.
  init(_ sources: [RenderedSource], for diagnostics: [Diagnostic]) {
    var wanted: Set<SourceOrigin> = []
    for diagnostic in diagnostics {
      if let location = diagnostic.location { wanted.insert(location.origin) }
      for label in diagnostic.labels { wanted.insert(label.location.origin) }
    }
    for source in sources where wanted.contains(source.origin) && entries[source.origin] == nil {
      entries[source.origin] = Entry(source: source, lines: SourceLines(source.bytes))
    }
  }

  /// The text with an origin.
  subscript(origin: SourceOrigin) -> Entry? { entries[origin] }
}
