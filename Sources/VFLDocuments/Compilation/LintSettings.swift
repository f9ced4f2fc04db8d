package import VFLDiagnostics
import VFLLowering

/// The settings of lint for a layout.
package struct LintSettings: Sendable {
  /// The level of each code.
  var levels = RuleLevels()
  /// Whether names of the command line are told when the layout does not use them; they are not where
  /// they are given to several layouts.
  var judgesFlags = true
  /// The standard space that `-` stands for in the layout.
  var spacing = StandardSpacing.classic

  /// Creates settings.
  package init(levels: RuleLevels, judgesFlags: Bool) {
    (self.levels, self.judgesFlags) = (levels, judgesFlags)
  }
}
