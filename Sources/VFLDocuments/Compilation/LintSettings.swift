package import VFLDiagnostics
import VFLLowering

/// The lint settings for a layout.
package struct LintSettings: Sendable {
  /// The level of each code.
  var levels = RuleLevels()
  /// Whether unused names are also reported if they are declared in settings rather than in a document.
  ///
  /// Settings that several layouts share usually contain names that some of the layouts do not use.
  var judgesSettings = true
  /// The standard spacing of the layout, which is the length of `-`.
  var spacing = StandardSpacing.classic

  /// Creates settings.
  package init(levels: RuleLevels, judgesSettings: Bool) {
    (self.levels, self.judgesSettings) = (levels, judgesSettings)
  }
}
