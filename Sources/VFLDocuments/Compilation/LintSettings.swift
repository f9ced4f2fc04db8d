package import VFLDiagnostics
import VFLLowering

/// The settings of lint for a layout.
package struct LintSettings: Sendable {
  /// The level of each code.
  var levels = RuleLevels()
  /// Whether unused names of the settings are reported.
  ///
  /// This is not useful for settings that several layouts share.
  var judgesSettings = true
  /// The standard space in the layout, which is the length of `-`.
  var spacing = StandardSpacing.classic

  /// Creates settings.
  package init(levels: RuleLevels, judgesSettings: Bool) {
    (self.levels, self.judgesSettings) = (levels, judgesSettings)
  }
}
