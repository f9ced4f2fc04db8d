/// What a scan knows of the options that a call gives to its format.
package enum KnownOptions: Sendable, Hashable {
  /// These, by the names of `FormatOptions`, such as `alignAllTop`; none for `[]`, `0` and `nil`.
  case exactly([KnownOption])
  /// They are computed, or one of them is.
  case unknown
}
