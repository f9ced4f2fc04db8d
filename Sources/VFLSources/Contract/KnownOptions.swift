/// What a scan knows of the options that a call gives to its format.
package enum KnownOptions: Sendable, Hashable {
  /// The call gives these options, by the names of `FormatOptions`, such as `alignAllTop`; none for `[]`, `0`
  /// and `nil`.
  case exactly([KnownOption])
  /// The options are computed, or one of them is.
  case unknown
}
