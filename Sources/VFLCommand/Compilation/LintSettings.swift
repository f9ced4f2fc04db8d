import VFLDiagnostics
import VFLLowering

/// What lint is asked to tell of a layout.
struct LintSettings: Sendable {
  /// The level of each code.
  var levels = RuleLevels()
  /// Whether names of the command line are told when the layout does not use them; they are not where
  /// they are given to several layouts.
  var judgesFlags = true
  /// What `-` means in the layout.
  var spacing = StandardSpacing.classic
}
