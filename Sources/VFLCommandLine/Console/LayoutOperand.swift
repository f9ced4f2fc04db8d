import VFLChecking
import VFLSources

/// An argument such as `Main.storyboard:SignInController`: a file of another kind that contains layouts, and
/// the name of one of them.
struct LayoutOperand {
  /// A kind of file that contains layouts.
  enum Kind {
    case interface
    case source(HostLanguage)
  }

  /// The path of the file.
  let path: [UInt8]
  /// The path as text.
  let name: String
  /// The name of the layout; `nil` if none is given.
  let object: String?
  let kind: Kind

  /// Parses an argument.
  ///
  /// Returns `nil` if the argument is neither an Interface Builder file nor a source.
  init?(_ operand: Argument) {
    let bytes = operand.bytes
    if let kind = Self.kind(of: bytes) {
      (path, name, object, self.kind) = (bytes, operand.text, nil, kind)
      return
    }
    guard let colon = bytes.lastIndex(of: UInt8(ascii: ":")),
      let kind = Self.kind(of: Array(bytes[..<colon]))
    else { return nil }
    path = Array(bytes[..<colon])
    name = String(decoding: path, as: UTF8.self)
    object = String(decoding: bytes[(colon + 1)...], as: UTF8.self)
    self.kind = kind
  }

  private static func kind(of path: [UInt8]) -> Kind? {
    let path = FilePath(path)
    if path.isInterface { return .interface }
    return path.hostLanguage.map { .source($0) }
  }
}
