/// What a call is sent to, as far as the file shows it.
enum CallReceiver {
  /// The object or the type around it.
  case own
  /// What the class above gives the object around it.
  case parent
  /// Something of a type, by the number of its name, or the type itself.
  case type(Int32)
  /// A variable that a token names, whose type is not seen.
  case variable(Int)
  /// Something else.
  case unseen
}
