package import VFLDiagnostics
package import VFLLowering

/// What is known about formats that are given the same names.
package struct FormatGroup: Sendable {
  /// An equation beside the formats.
  package struct Equation: Sendable {
    /// The equation.
    package let text: [UInt8]
    /// The text of the equation.
    package let origin: SourceOrigin

    /// Creates an equation.
    package init(_ text: [UInt8], origin: SourceOrigin) {
      (self.text, self.origin) = (text, origin)
    }
  }

  /// The views that are given, as far as it is known that no other format is given them.
  package var views: [GivenName] = []
  /// The metrics that are given, as far as it is known that no other format is given them.
  package var metrics: [GivenName] = []
  /// Names that something else than a format uses, such as an equation.
  package var otherUses: Set<String> = []
  /// Whether all formats are active at once, as those of a document are.
  ///
  /// Those of a host file may stand in different branches.
  package var areActiveTogether = false
  /// The standard space that `-` stands for; `nil` where that is not known.
  package var spacing: StandardSpacing?
  /// The equations that hold together with the formats.
  package var equations: [Equation] = []
  /// The text in which names are given.
  var namesOrigin = SourceOrigin.document

  /// Creates a group of formats about whose names nothing is known.
  package init() {}
}
