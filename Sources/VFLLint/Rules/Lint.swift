package import VFLDiagnostics
import VFLSyntax

/// The lint rules, which report valid code that can be improved.
///
/// Each rule is a function of format strings without errors. A rule only reports problems that are certain.
package enum Lint {
  /// Returns the lint diagnostics for the format strings of a group.
  ///
  /// Diagnostics about single format strings come first, ordered by position. Diagnostics about several
  /// format strings and about names follow. Diagnostics beyond `limit` are only counted.
  ///
  /// - Complexity: O(*n*), where *n* is the total length of the format strings plus the number of names. Each
  ///   rule makes one pass.
  package static func diagnostics(
    of formats: [FormatUse], in group: FormatGroup, levels: RuleLevels = RuleLevels(),
    limit: Int? = nil
  ) -> [Diagnostic] {
    let views = formats.lazy.flatMap { $0.tree.chainViewNames }
    var search = LintSearch(in: group, views: views, levels: levels, limit: limit)
    for format in formats { search.add(format) }
    return search.diagnostics
  }
}
