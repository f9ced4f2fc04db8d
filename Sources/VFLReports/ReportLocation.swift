/// A secondary location that explains a diagnostic.
package struct ReportLocation: Sendable, Hashable {
  /// The region of the file, or `nil` if it is unknown.
  package let region: ReportRegion?
  /// A phrase that describes how the location is related to the diagnostic.
  package let message: String

  /// Creates a location.
  package init(region: ReportRegion?, message: String) {
    self.region = region
    self.message = message
  }
}
