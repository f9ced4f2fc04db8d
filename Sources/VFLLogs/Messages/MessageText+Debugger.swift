import VFLDiagnostics

/// Facts in the output of a debugger.
extension MessageText {
  private static let mark = "AMBIGUOUS LAYOUT"

  /// The views before each mark in a view hierarchy, without duplicates, and the ambiguous attributes that
  /// the log names.
  var ambiguousViews: [(view: LoggedItem, attributes: [String])] {
    var views: [(view: LoggedItem, attributes: [String])] = []
    let text = before + hierarchy
    var rest = text[...]
    while let place = rest.firstPlace(of: Self.mark.utf8) {
      let head = rest[..<place.lowerBound]
      rest = rest[place.upperBound...]
      guard place.lowerBound >= before.count, let found = Self.occurrence(atEndOf: head),
        isLine(head[..<found.start], isFirst: place.lowerBound == before.count),
        !views.contains(where: { $0.view.key == found.item.key })
      else { continue }
      views.append((found.item, Self.attributes(rest)))
    }
    return views
  }

  /// Returns whether the text before a view begins a line of a hierarchy.
  ///
  /// A line of a hierarchy marks the view or indents it, and the only view of a text begins its line.
  private func isLine(_ text: ArraySlice<UInt8>, isFirst: Bool) -> Bool {
    let words = text.reversed().drop { $0 == 0x20 || $0 == UInt8(ascii: "<") }
    let head = text[..<words.startIndex.base]
    if ["|", "*", "•"].contains(where: { head.ends(with: Array($0.utf8)) }) { return true }
    guard isFirst, let view = Self.occurrence(atEndOf: line[...]) else {
      return head.ends(with: Array(Self.mark.utf8))
    }
    return line[..<view.start].allSatisfy { $0 == 0x20 || $0 == UInt8(ascii: "<") }
  }

  /// Returns the words for the attributes after a mark.
  private static func attributes(_ rest: ArraySlice<UInt8>) -> [String] {
    guard rest.starts(with: " for ".utf8) else { return [] }
    let line = rest.prefix(1000)
    let next = line.firstPlace(of: mark.utf8)?.lowerBound
    let end = line.firstIndex(of: UInt8(ascii: "|")) ?? next ?? line.endIndex
    let words = [
      (".minX", "horizontal position"), (".minY", "vertical position"), (".Width", "width"),
      (".Height", "height"),
    ]
    return words.compactMap { attribute, word in
      rest[..<end].firstPlace(of: attribute.utf8) == nil ? nil : word
    }
  }

  /// The constraints as equations.
  var equations: [String] {
    let names = LogNames(LoggedConflict(span: span, constraints: constraints))
    return constraints.map { names.equation(of: $0) }
  }

  // The commands of LLDB that evaluate an expression.
  private static let commands = ["po ", "p ", "expr ", "expression ", "e "]
  private static let prompt = "(lldb) "

  /// Whether the text before the method is a command of LLDB.
  private var isCommand: Bool {
    let start = line.drop { $0 == 0x20 || $0.isQuote || $0 == UInt8(ascii: "-") }
    return Self.commands.contains { command in
      start.starts(with: command.utf8)
        || line.firstPlace(of: (Self.prompt + command).utf8) != nil
    }
  }

  /// Whether the lines after the command are an empty list, `()` after a class or `0 elements`.
  private var isEmptyList: Bool {
    let text = rest.prefix(Self.listReach)
    let lines = text.drop { $0 != 0x0A }.split(separator: 0x0A).map { line in
      line.filter { !$0.isBlank }.drop { $0 == UInt8(ascii: ">") }
    }.filter { !$0.isEmpty }
    guard var list = lines.first else { return false }
    if list.elementsEqual("0elements".utf8) || list.elementsEqual("▿0elements".utf8) { return true }
    if list.first == UInt8(ascii: "<"), let close = list.firstIndex(of: UInt8(ascii: ">")) {
      list = list[(close + 1)...]
    }
    if list.elementsEqual("(".utf8) {
      list += lines.dropFirst().first ?? []
    }
    return list.elementsEqual("()".utf8)
  }

  // The length of the command and an empty list.
  private static let listReach = 400

  /// The diagnostic for a list of constraints that affect a view.
  ///
  /// The value is `nil` if the text does not contain the command and the list, or if the constraints
  /// conflict.
  var listing: LazyDiagnostic? {
    guard !constraints.isEmpty || isEmptyList, isCommand else { return nil }
    let list = LoggedConflict(span: span, constraints: constraints)
    guard constraints.isEmpty || !LogExplanation(list).isUnsatisfiable else { return nil }
    return .constraintListing(span: span, axis: axis, constraints: equations)
  }

  /// The axis in the argument of the debugger's command.
  private var axis: String? {
    guard
      let end = text.firstIndex(where: { $0 == UInt8(ascii: "]") || $0 == UInt8(ascii: ")") }),
      let colon = text[..<end].lastIndex(of: UInt8(ascii: ":"))
    else { return nil }
    let argument = text[(colon + 1)..<end].filter { $0 != 0x20 }
    for (axis, words) in [("horizontal", ["0", "orizontal"]), ("vertical", ["1", "ertical"])]
    where words.contains(where: { argument[...].ends(with: Array($0.utf8)) }) {
      return axis
    }
    return nil
  }
}
