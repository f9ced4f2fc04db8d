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
    // Editors append a column to a line.
    guard let (path, object) = Self.parts(bytes) ?? Self.withoutColumn(bytes).flatMap(Self.parts),
      let kind = Self.kind(of: path)
    else { return nil }
    self.path = path
    name = String(decoding: path, as: UTF8.self)
    // A colon at the end selects nothing.
    self.object = object.isEmpty ? nil : String(decoding: object, as: UTF8.self)
    self.kind = kind
  }

  /// Splits an argument at its last colon, or returns `nil` if no file of a known kind precedes it.
  private static func parts(_ bytes: [UInt8]) -> (path: [UInt8], object: [UInt8])? {
    guard let colon = bytes.lastIndex(of: UInt8(ascii: ":")) else { return nil }
    let path = Array(bytes[..<colon])
    return kind(of: path).map { _ in (path, Array(bytes[(colon + 1)...])) }
  }

  private static func withoutColumn(_ bytes: [UInt8]) -> [UInt8]? {
    let digits = bytes.reversed().prefix { (0x30...0x39).contains($0) }.count
    let rest = bytes.dropLast(digits)
    return digits > 0 && rest.last == UInt8(ascii: ":") ? Array(rest.dropLast()) : nil
  }

  private static func kind(of path: [UInt8]) -> Kind? {
    let path = FilePath(path)
    if path.isInterface { return .interface }
    return path.hostLanguage.map { .source($0) }
  }
}
