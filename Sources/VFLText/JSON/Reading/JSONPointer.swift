/// Paths to JSON values in the notation of RFC 6901, such as `/views/a`.
package enum JSONPointer {
  /// Returns the pointer to a member of the value at `path`.
  package static func adding(_ key: String, to path: String) -> String {
    guard key.utf8.contains(where: { $0 == UInt8(ascii: "~") || $0 == UInt8(ascii: "/") }) else {
      return path + "/" + key
    }
    var escaped = path + "/"
    for scalar in key.unicodeScalars {
      switch scalar {
      case "~": escaped += "~0"
      case "/": escaped += "~1"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
