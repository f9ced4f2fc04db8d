package import VFLDiagnostics

/// Formats that are given the same names.
package struct FormatGroup: Sendable {
  /// The formats, in the order of their text.
  package var formats: [FormatUse]
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
  /// The text in which names are given.
  package var namesOrigin = SourceOrigin.document

  /// Creates a group of formats about whose names nothing is known.
  package init(_ formats: [FormatUse]) {
    self.formats = formats
  }
}
