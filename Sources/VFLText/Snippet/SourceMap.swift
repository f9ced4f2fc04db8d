package import VFLDiagnostics

/// The sources that diagnostics refer to, by origin, with the positions of their lines.
package struct SourceMap: Sendable {
  /// A source and its lines.
  package struct Entry: Sendable {
    let source: RenderedSource
    let lines: SourceLines

    /// Creates an entry for a source whose lines are already known.
    package init(source: RenderedSource, lines: SourceLines) {
      (self.source, self.lines) = (source, lines)
    }

    /// Returns the location of an offset as `name:line:column`, or only the name if the name is a complete
    /// location.
    package func place(of offset: Int) -> String {
      guard !source.isWhole else { return DisplayColumn.shown(source.name) }
      let position = lines.position(of: offset)
      let column = position.column + (position.line == 0 ? source.column : 1)
      return "\(DisplayColumn.shown(source.name)):\(source.line + position.line):\(column)"
    }
  }

  private var entries: [SourceOrigin: Entry] = [:]

  /// Collects the sources that diagnostics refer to and finds their lines.
  ///
  /// - Complexity: O(*n* + *m* + *k*), where *n* is the number of bytes in the collected sources, *m* is the
  ///   number of all sources, and *k* is the number of locations in the diagnostics.
  package init(_ sources: [RenderedSource], for diagnostics: [Diagnostic]) {
    var wanted: Set<SourceOrigin> = []
    for diagnostic in diagnostics {
      if let location = diagnostic.location { wanted.insert(location.origin) }
      for label in diagnostic.labels { wanted.insert(label.location.origin) }
    }
    for source in sources where wanted.contains(source.origin) && entries[source.origin] == nil {
      entries[source.origin] = Entry(source: source, lines: SourceLines(source.bytes))
    }
  }

  /// Returns the source with an origin, or `nil` if the source is unknown or no diagnostic refers to it.
  package subscript(origin: SourceOrigin) -> Entry? { entries[origin] }
}
