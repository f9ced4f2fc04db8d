/// A second place of a file, which explains a finding.
package struct ReportLocation: Sendable, Hashable {
  /// The place; `nil` where the file does not spell the text that it is in.
  package let region: ReportRegion?
  /// A phrase that says what the place has to do with the finding.
  package let message: String

  /// Creates a place.
  package init(region: ReportRegion?, message: String) {
    self.region = region
    self.message = message
  }
}
