/// The whitespace style of JSON output.
package enum JSONLayout: String, Sendable, Hashable, CaseIterable {
  /// Everything on one line, as JSON Lines requires.
  case compact
  /// Indented by 2 spaces for human readers, with small objects on one line.
  case pretty
}
