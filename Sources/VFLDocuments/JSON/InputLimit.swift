/// The limit of the bytes that are read of one input, so that an endless one comes to an end.
package enum InputLimit {
  /// The largest number of bytes: offsets then fit into 32 bits.
  package static let bytes = 1 << 30
}
