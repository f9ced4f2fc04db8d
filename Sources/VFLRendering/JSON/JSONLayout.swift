/// The line breaks of a JSON text.
package enum JSONLayout: String, Sendable, Hashable, CaseIterable {
  /// Everything on one line, as JSON Lines have it.
  case compact
  /// For people: indented by two spaces, small objects on one line.
  case pretty
}
