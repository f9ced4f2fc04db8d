import VFLChecking

/// An argument such as `Main.storyboard:SignInController`: an Interface Builder file, and the name of the
/// layout in it.
struct InterfaceOperand {
  /// The path of the file.
  let path: [UInt8]
  /// The path as text.
  let name: String
  /// The name of the layout; `nil` if none is given.
  let object: String?

  /// Parses an argument.
  ///
  /// Returns `nil` if the argument is not an Interface Builder file.
  init?(_ operand: Argument) {
    let bytes = operand.bytes
    if FilePath(bytes).isInterface {
      (path, name, object) = (bytes, operand.text, nil)
      return
    }
    guard let colon = bytes.lastIndex(of: UInt8(ascii: ":")),
      FilePath(Array(bytes[..<colon])).isInterface
    else { return nil }
    path = Array(bytes[..<colon])
    name = String(decoding: path, as: UTF8.self)
    object = String(decoding: bytes[(colon + 1)...], as: UTF8.self)
  }
}
