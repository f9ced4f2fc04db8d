package import VFLDiagnostics
import VFLLowering

/// The settings of lint for a layout.
package struct LintSettings: Sendable {
  /// The level of each code.
  var levels = RuleLevels()
  /// Whether names that the settings give are told when the layout does not use them; they are not where
  /// they are given to several layouts.
  var judgesSettings = true
  /// The standard space that `-` stands for in the layout.
  var spacing = StandardSpacing.classic

  /// Creates settings.
  package init(levels: RuleLevels, judgesSettings: Bool) {
    (self.levels, self.judgesSettings) = (levels, judgesSettings)
  }
}
