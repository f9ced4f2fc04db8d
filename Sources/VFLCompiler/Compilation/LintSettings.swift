package import VFLDiagnostics

/// The lint settings for a layout.
package struct LintSettings: Sendable {
  /// The level of each code.
  var levels = RuleLevels()
  /// Whether unused names are also reported if they are declared in ``LayoutSettings`` rather than in a
  /// document.
  ///
  /// Settings that several layouts share usually contain names that some of the layouts do not use.
  var judgesSettings = true

  /// Creates settings.
  package init(levels: RuleLevels, judgesSettings: Bool) {
    (self.levels, self.judgesSettings) = (levels, judgesSettings)
  }
}
