/// The receiver of a call, as far as the file shows it.
enum CallReceiver {
  /// The object or the type around the call.
  case own
  /// The superclass of the object around the call.
  case parent
  /// An object of a type, by the number of the type's name, or the type itself.
  case type(Int32)
  /// A variable that a token names, whose type is not seen.
  case variable(Int)
  /// Any other receiver.
  case unseen
}
