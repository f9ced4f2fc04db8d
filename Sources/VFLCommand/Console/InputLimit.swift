/// The limit of the bytes that are read of one input, so that an endless one comes to an end.
enum InputLimit {
  /// The largest number of bytes: offsets then fit into 32 bits.
  static let bytes = 1 << 30

  /// What is said of an input that is larger.
  static let failure = InputFailure(reason: "more than 1 GiB")
}
