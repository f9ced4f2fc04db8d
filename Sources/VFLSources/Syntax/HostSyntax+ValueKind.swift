extension HostSyntax {
  /// What a parameter of Swift takes whose type begins some tokens.
  func kind(ofType range: Range<Int>) -> ValueKind {
    guard let first = range.first else { return .any }
    if at(first, word: "@escaping") { return .closure }
    if at(first, "[") {
      return self.first(":", in: content(of: first)) == nil ? .list : .dictionary
    }
    if at(first, "(") { return range.contains { at($0, word: "->") } ? .closure : .any }
    let next = first + 1
    if at(next, ".") || at(next, "&") || at(next, word: "->") { return .any }
    if at(first, anyOf: ["String", "NSString", "Substring"]) { return .text }
    if at(first, anyOf: ["Dictionary", "NSDictionary"]) { return .dictionary }
    if at(first, anyOf: ["Array", "NSArray"]) { return .list }
    return at(first, anyOf: Self.plainTypes) ? .plain : .any
  }

  private static let plainTypes: [StaticString] = [
    "UIView", "NSView", "UIViewController", "NSViewController", "Int", "UInt", "CGFloat", "Double",
    "Float", "Bool",
  ]

  /// What an argument is that some tokens give.
  func kind(ofArgument range: Range<Int>) -> ValueKind {
    guard let first = range.first else { return .any }
    if isString(first), range.count == 1 || at(first + 1, "+") { return .text }
    if at(first, "{") { return .closure }
    guard range.count > 1 else { return tokens[first].kind == .number ? .plain : .any }
    guard isSwift, at(first, "["), partner(first) == range.upperBound - 1 else { return .any }
    return self.first(":", in: content(of: first)) == nil ? .list : .dictionary
  }
}
