package import VFLDiagnostics
package import VFLLowering

/// A group of format strings that use the same names, with the context that lint needs.
package struct FormatGroup: Sendable {
  /// An equation that belongs to the same layout as the format strings.
  package struct Equation: Sendable {
    /// The source of the equation in UTF-8.
    package let text: [UInt8]
    /// The origin of the equation for diagnostics.
    package let origin: SourceOrigin

    /// Creates an equation.
    package init(_ text: [UInt8], origin: SourceOrigin) {
      (self.text, self.origin) = (text, origin)
    }
  }

  /// The declared views; empty if other format strings may use them.
  package var views: [GivenName] = []
  /// The declared metrics; empty if other format strings may use them.
  package var metrics: [GivenName] = []
  /// The names that are used outside the format strings, for example in an equation.
  package var otherUses: Set<String> = []
  /// The views that format strings outside of the group may constrain.
  package var otherViews: Set<String> = []
  /// Whether all format strings are active at the same time, as in a document.
  ///
  /// The format strings of a source file can be in different branches.
  package var areActiveTogether = false
  /// The standard spacing, which is the length of `-`; `nil` if it is not known.
  package var spacing: StandardSpacing?
  /// The equations that are active together with the format strings.
  package var equations: [Equation] = []
  /// The source in which the names are declared.
  var namesOrigin = SourceOrigin.document

  /// Creates a group without any names.
  package init() {}
}
