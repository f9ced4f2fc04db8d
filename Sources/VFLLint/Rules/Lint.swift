package import VFLDiagnostics
import VFLSyntax

/// The rules of lint: what is right and could be better.
///
/// Each rule is a function of formats without errors. Where it cannot be sure, it says nothing.
package enum Lint {
  /// What the rules find in the formats of a group: for each format in the order of its text, then what
  /// concerns several formats and the names; findings beyond `limit` are only counted.
  ///
  /// - Complexity: O(the formats' lengths + names), each rule one pass.
  package static func diagnostics(
    of formats: [FormatUse], in group: FormatGroup, levels: RuleLevels = RuleLevels(),
    limit: Int? = nil
  ) -> [Diagnostic] {
    let views = formats.lazy.flatMap { $0.tree.chain.views }.map { $0.name.text }
    var search = LintSearch(in: group, views: views, levels: levels, limit: limit)
    for format in formats { search.add(format) }
    return search.diagnostics
  }
}
