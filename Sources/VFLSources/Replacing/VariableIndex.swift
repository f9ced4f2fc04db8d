/// What a file does to its variables and properties, by their names.
struct VariableIndex {
  /// The writes to a name, and its declarations in functions: from there on it is another variable.
  struct Writes {
    /// The tokens that write, in order.
    private(set) var tokens: [Int] = []
    /// The functions that they stand in, by their braces; `-1` for none.
    private(set) var functions: Set<Int> = []
    /// Those of them in which one stands in a closure or a function inside.
    private(set) var functionsWithNested: Set<Int> = []

    fileprivate mutating func append(_ token: Int, in function: Int, isNested: Bool) {
      tokens.append(token)
      functions.insert(function)
      if isNested { functionsWithNested.insert(function) }
    }

    /// Whether one of some tokens writes.
    ///
    /// - Complexity: O(log n) for n tokens that write.
    func meets(_ range: Range<Int>) -> Bool {
      var (low, high) = (0, tokens.count)
      while low < high {
        let middle = (low + high) / 2
        if tokens[middle] < range.lowerBound { low = middle + 1 } else { high = middle }
      }
      return low < tokens.count && tokens[low] < range.upperBound
    }
  }

  private var writes: [Int32: Writes] = [:]
  private var properties: [Int32: [Int]] = [:]
  private var computed: Set<Int32> = []

  /// Looks through all tokens of a file.
  ///
  /// A property counts by its name, whatever it is one of, and so does its setter in Objective-C.
  ///
  /// - Complexity: O(tokens · depth of blocks).
  init(_ syntax: HostSyntax) {
    for index in syntax.tokens.indices where syntax.isName(index) {
      var name: Int32? = syntax.tokens[index].link
      let function = syntax.function(of: index)
      if syntax.declares(index) || Self.isInPattern(index, of: syntax) {
        if Self.isComputed(index, in: syntax) { computed.insert(syntax.tokens[index].link) }
        if function == nil {
          properties[syntax.tokens[index].link, default: []].append(index)
          continue
        }
      } else {
        name = Self.writtenName(at: index, in: syntax)
      }
      guard let name else { continue }
      writes[name, default: Writes()].append(
        index, in: function ?? -1, isNested: Self.isNested(index, in: function, of: syntax))
    }
  }

  /// The writes to the name that has a number.
  func writes(to name: Int32) -> Writes { writes[name] ?? Writes() }

  /// The tokens that declare a property or a global of a name.
  func properties(named name: Int32) -> [Int] { properties[name] ?? [] }

  /// Whether the file has a variable of a name that is computed each time.
  func isComputed(_ name: Int32) -> Bool { computed.contains(name) }

  /// Whether a token is a name of Swift that a `case` binds: `case let .some(label):`.
  private static func isInPattern(_ index: Int, of syntax: HostSyntax) -> Bool {
    let open = syntax.parent(index)
    return syntax.isSwift && open >= 0 && syntax.at(open, "(")
      && syntax.at(syntax.statementStart(of: open), word: "case")
  }

  /// The number of the name that a token writes to; `nil` where it writes to none.
  private static func writtenName(at index: Int, in syntax: HostSyntax) -> Int32? {
    if !syntax.isSwift, syntax.at(index + 1, ":") {
      return property(ofSetter: syntax.text(index)).flatMap {
        syntax.source.names.number(of: $0, in: syntax.source.bytes)
      }
    }
    var next = index + 1
    // `a? = b`, and the `&` of `a &+= b`.
    if syntax.isSwift, ["?", "!", "&"].contains(where: { syntax.at(next, $0) }) { next += 1 }
    let isChanged =
      syntax.at(next, "=")
      || syntax.tokens.indices.contains(next) && syntax.tokens[next].kind == .compound
        && syntax.changes(next)
      || syntax.at(index - 1, "&") || syntax.at(index - 1, word: "++")
      || syntax.at(index - 1, word: "--")
    // `(a, b) = (b, a)`.
    let open = syntax.parent(index)
    let isInTuple =
      syntax.isSwift && open >= 0 && syntax.at(open, "(")
      && syntax.at(syntax.partner(open) + 1, "=")
    return isChanged || isInTuple ? syntax.tokens[index].link : nil
  }

  /// The property that a selector such as `setLabel` sets.
  private static func property(ofSetter name: String) -> String? {
    guard name.hasPrefix("set"), let first = name.dropFirst(3).first, first.isUppercase else {
      return nil
    }
    return first.lowercased() + name.dropFirst(4)
  }

  /// Whether a token stands in a closure or a function inside of another one.
  private static func isNested(_ index: Int, in function: Int?, of syntax: HostSyntax) -> Bool {
    var block = syntax.block(of: index)
    while block >= 0, block != function {
      let kind = syntax.kind(ofBlock: block)
      if kind == .closure || kind == .function { return true }
      block = syntax.block(of: block)
    }
    return false
  }

  /// Whether the variable of Swift that a token declares is computed.
  private static func isComputed(_ index: Int, in syntax: HostSyntax) -> Bool {
    guard syntax.isSwift, syntax.at(index - 1, word: "var"), syntax.at(index + 1, ":"),
      let end = syntax.endOfType(from: index + 2), syntax.at(end, "{")
    else { return false }
    return !syntax.at(end + 1, anyOf: ["didSet", "willSet"])
  }
}
