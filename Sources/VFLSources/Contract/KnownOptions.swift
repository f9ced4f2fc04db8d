/// A scan's knowledge of the options that a call gives its format.
package enum KnownOptions: Sendable, Hashable {
  /// The call gives these options, by the names of `FormatOptions`, such as `alignAllTop`; none for `[]`, `0`
  /// and `nil`.
  case exactly([KnownOption])
  /// The options are computed, or one of them is.
  case unknown

  /// The options, marked as added to a call by a wrapper.
  var implied: KnownOptions {
    guard case .exactly(var options) = self else { return self }
    for index in options.indices { options[index].isImplied = true }
    return .exactly(options)
  }

  /// Whether all options are given by a wrapper and not by its caller.
  package var areImplied: Bool {
    guard case .exactly(let options) = self else { return false }
    return options.allSatisfy { $0.isImplied }
  }
}
