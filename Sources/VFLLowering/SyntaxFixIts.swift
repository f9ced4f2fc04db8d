package import VFLDiagnostics
package import VFLSyntax

/// The fix-its of faults of syntax, as far as the names of views fit them.
package enum SyntaxFixIts {
  /// The faults of a format; a fix-it that puts the name of a view in its place is offered for views that
  /// there are, and another one is added where the name can be told from the views alone.
  ///
  /// - Parameters:
  ///   - views: the names of the views that are known; no names say nothing.
  ///   - areAll: whether there are no others.
  package static func fitting(
    _ faults: [Diagnostic], in tree: FormatTree, views: @autoclosure () -> [String],
    areAll: Bool = true
  ) -> [Diagnostic] {
    guard faults.contains(where: { named.contains($0.code) }) else { return faults }
    let views = Set(views())
    guard !views.isEmpty else { return faults }
    return faults.map { fault in
      switch fault.code {
      case .dottedName: dotted(fault, tree, views, areAll)
      case .missingView where faults.count == 1: missing(fault, tree, views)
      case .unexpectedText:
        fault.with(
          fixIts: fault.fixIts.filter { fixIt in
            !areAll || fixIt.edits.allSatisfy { isKnown($0.replacement, views) }
          })
      default: fault
      }
    }
  }

  private static let named: Set<DiagnosticCode> = [.dottedName, .missingView, .unexpectedText]

  /// Whether a replacement that is a view without a size is one of the views.
  private static func isKnown(_ replacement: String, _ views: Set<String>) -> Bool {
    guard replacement.hasPrefix("["), replacement.hasSuffix("]") else { return true }
    return views.contains(String(replacement.dropFirst().dropLast()))
  }

  /// A name with dots: what stands behind the last dot, if that alone is a view; else what is offered for
  /// names in general, if those are views.
  private static func dotted(
    _ fault: Diagnostic, _ tree: FormatTree, _ views: Set<String>, _ areAll: Bool
  ) -> Diagnostic {
    guard let span = fault.location?.span else { return fault }
    let parts = tree.string(span).split(separator: ".", omittingEmptySubsequences: false)
      .map(String.init)
    let known = parts.filter { views.contains($0) && $0 != "self" }
    if let last = parts.last, known == [last] {
      return fault.with(fixIts: [Finding.keeping(last, at: span)])
    }
    return fault.with(
      fixIts: fault.fixIts.filter { fixIt in
        !areAll || fixIt.edits.allSatisfy { views.contains($0.replacement) }
      })
  }

  /// A format without a view, `|-label-|`: the view that stands for its gap.
  private static func missing(
    _ fault: Diagnostic, _ tree: FormatTree, _ views: Set<String>
  ) -> Diagnostic {
    let predicates = tree.chain.predicates
    guard predicates.count == 1, let name = predicates[0].name,
      predicates[0].span == name.span, views.contains(name.text)
    else { return fault }
    return fault.with(fixIts: [Finding.inBrackets(name.text, at: tree.withParentheses(name.span))])
  }
}
