import VFLDiagnostics

/// The limit of the bytes that are read of one input, so that an endless one comes to an end.
package enum InputLimit {
  /// The largest number of bytes.
  package static let bytes = Limit.inputBytes.value
}
