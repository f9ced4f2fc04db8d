package import VFLDiagnostics
package import VFLText

/// The diagnostics of layouts that are derived from the elements of a file, such as the calls in a source.
///
/// Layouts for other sizes, or of calling functions, contain the same elements. So a diagnostic is not
/// reported if an earlier layout had a diagnostic with a common element.
package struct DerivedDiagnostics: Sendable {
  /// The diagnostics, with the sources to which they refer.
  package private(set) var groups: [DiagnosticGroup] = []
  /// The elements of the reported diagnostics.
  private var seen: Set<SourceSpan> = []
  private let source: RenderedSource
  private let levels: RuleLevels

  /// Creates an empty list for a file, whose diagnostics get the given severities.
  package init(of source: RenderedSource, levels: RuleLevels) {
    (self.source, self.levels) = (source, levels)
  }

  /// Adds diagnostics about the documents themselves.
  package mutating func add(_ groups: [DiagnosticGroup]) { self.groups += groups }

  /// Adds the diagnostics of a layout.
  ///
  /// - Parameters:
  ///   - diagnostics: The diagnostics.
  ///   - layout: The layout.
  ///   - notes: Whether a diagnostic keeps its notes.
  ///   - elements: Returns the elements of the file at a location.
  package mutating func add(
    _ diagnostics: [Diagnostic], of layout: CompiledLayout,
    keepingNotes notes: (Diagnostic) -> Bool = { _ in true },
    at elements: (SourceLocation) -> [SourceSpan]
  ) {
    var places: Set<SourceSpan> = []
    let new = diagnostics.filter { diagnostic in
      let locations = [diagnostic.location] + diagnostic.labels.map { $0.location }
      let own = locations.compactMap { $0 }.flatMap(elements)
      places.formUnion(own)
      return seen.isDisjoint(with: own)
    }
    seen.formUnion(places)
    let found = levels.apply(to: new).map { diagnostic in
      // A fix-it would change the equation, which the file does not contain.
      let found = diagnostic.with(fixIts: [])
      return notes(diagnostic) ? found : found.with(notes: [])
    }
    if !found.isEmpty { groups.append(layout.sources.group(of: found, behind: [source])) }
  }
}
