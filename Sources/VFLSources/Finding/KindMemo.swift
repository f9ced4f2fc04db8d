/// Facts about the names of a file that tell the kinds of values, each looked for only once.
final class KindMemo {
  /// The names under which closures take values of their own, `[name = value]`, by their numbers.
  var captured: Set<Int32>?
  /// Whether the file declares something with the name of a type.
  var ownTypes: [String: Bool] = [:]
  /// The opening brackets of macro calls in Objective-C.
  var macroCalls: [Int]?
  /// Whether the file declares a variable, function or property of a name, by its number.
  var members: [Int32: Bool] = [:]
}
