package import VFLDiagnostics
package import VFLSources
import VFLSyntax

/// Checks the setup of views in a source file: whether they have a superview and the right autoresizing mask
/// before they are laid out.
package enum SetupLint {
  /// Returns the diagnostics without duplicates, ordered by call site.
  ///
  /// Spans refer to the bytes of the file.
  package static func diagnostics(
    of sites: [CheckedSite], in file: HostFile, levels: RuleLevels
  ) -> [Diagnostic] {
    let findsBars = levels[.missingSuperview] != .off
    let findsMasks = levels[.unsetMask] != .off
    var reader: SetupReader?
    var found: [Diagnostic] = []
    var seen: Set<SourceSpan> = []
    for checked in sites where checked.records != nil {
      let bars = findsBars && checked.site.choices.isEmpty ? checked.barNeighbours : []
      let views = findsMasks ? checked.tree.chainViewNames : []
      guard !bars.isEmpty || !views.isEmpty else { continue }
      let known = Dictionary(
        first: checked.site.views.names.filter { $0.expression != nil }.map { ($0.name, $0) })
      guard !known.isEmpty else { continue }
      let setup = reader ?? SetupReader(file)
      reader = setup
      for (bar, name) in bars {
        guard let name = known[name],
          let diagnostic = bareBar(checked.fileSpan(of: bar), name, in: checked.site, setup)
        else { continue }
        found.append(diagnostic)
        break
      }
      for view in views {
        guard let name = known[view],
          let unset = setup.unsetMask(of: name, in: checked.site),
          seen.insert(unset.declaration).inserted
        else { continue }
        found.append(
          LazyDiagnostic.unsetMask(span: unset.declaration, name: name.name, edit: unset.edit)
            .diagnostic(in: .document))
      }
    }
    return found
  }

  private static func bareBar(
    _ bar: SourceSpan, _ name: KnownName, in site: FormatSite, _ setup: SetupReader
  ) -> Diagnostic? {
    guard let place = setup.laterAddition(of: name, in: site) else { return nil }
    return LazyDiagnostic.missingSuperview(span: bar, name: name.name, addition: place).diagnostic(
      in: .document)
  }
}

extension CheckedSite {
  /// The `|` symbols of the format string, each with the name of the view next to it.
  fileprivate var barNeighbours: [(bar: SourceSpan, name: String)] {
    let (chain, views) = (tree.chain, tree.chainViewNames)
    var neighbours: [(bar: SourceSpan, name: String)] = []
    if let edge = chain.leading, let view = views.first {
      neighbours.append((edge.span, view))
    }
    if let edge = chain.trailing, let view = views.last {
      neighbours.append((edge.span, view))
    }
    return neighbours
  }
}
