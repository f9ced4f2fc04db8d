package import VFLDiagnostics
package import VFLSyntax

/// Adjusts the fix-its of syntax errors to the views that exist.
package enum SyntaxFixIts {
  /// Returns the diagnostics of a format string with adjusted fix-its.
  ///
  /// A fix-it that inserts the name of a view is kept only if the view exists. A fix-it is added if the names
  /// of the views determine the intended view.
  ///
  /// - Parameters:
  ///   - views: The names of the known views. If it is empty, nothing is adjusted.
  ///   - areAll: Whether `views` contains all views.
  package static func fitting(
    _ diagnostics: [Diagnostic], in tree: FormatTree, views: @autoclosure () -> [String],
    areAll: Bool = true
  ) -> [Diagnostic] {
    guard diagnostics.contains(where: { named.contains($0.code) }) else { return diagnostics }
    let views = Set(views())
    guard !views.isEmpty else { return diagnostics }
    return diagnostics.map { diagnostic in
      switch diagnostic.code {
      case .dottedName: dotted(diagnostic, tree, views, areAll)
      case .missingView where diagnostics.count == 1: missing(diagnostic, tree, views)
      case .unexpectedText:
        diagnostic.with(
          fixIts: diagnostic.fixIts.filter { fixIt in
            !areAll || fixIt.edits.allSatisfy { isKnown($0.replacement, views) }
          })
      default: diagnostic
      }
    }
  }

  private static let named: Set<DiagnosticCode> = [.dottedName, .missingView, .unexpectedText]

  /// Returns `false` if a replacement consists of a view in brackets whose name is unknown.
  private static func isKnown(_ replacement: String, _ views: Set<String>) -> Bool {
    guard replacement.hasPrefix("["), replacement.hasSuffix("]") else { return true }
    return views.contains(String(replacement.dropFirst().dropLast()))
  }

  /// Adjusts the fix-its of a name with dots.
  ///
  /// If the text after the last dot is the only part that names a view, the fix-it keeps that part.
  /// Otherwise, the general fix-its are kept if they name views.
  private static func dotted(
    _ diagnostic: Diagnostic, _ tree: FormatTree, _ views: Set<String>, _ areAll: Bool
  ) -> Diagnostic {
    guard let span = diagnostic.location?.span else { return diagnostic }
    let parts = tree.string(span).split(separator: ".", omittingEmptySubsequences: false)
      .map(String.init)
    let known = parts.filter { views.contains($0) && $0 != "self" }
    if let last = parts.last, known == [last] {
      return diagnostic.with(fixIts: [LazyDiagnostic.keeping(last, at: span)])
    }
    return diagnostic.with(
      fixIts: diagnostic.fixIts.filter { fixIt in
        !areAll || fixIt.edits.allSatisfy { views.contains($0.replacement) }
      })
  }

  /// Adds a fix-it to a format string without a view, such as `|-label-|`: brackets around the name that is
  /// parsed as a gap.
  private static func missing(
    _ diagnostic: Diagnostic, _ tree: FormatTree, _ views: Set<String>
  ) -> Diagnostic {
    let predicates = tree.chainPredicates
    guard predicates.count == 1, let name = predicates[0].name,
      predicates[0].span == name.span, views.contains(tree.string(of: name))
    else { return diagnostic }
    return diagnostic.with(fixIts: [
      LazyDiagnostic.inBrackets(tree.string(of: name), at: tree.withParentheses(name.span))
    ])
  }
}
