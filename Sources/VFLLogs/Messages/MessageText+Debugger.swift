import VFLDiagnostics

/// Facts in the output of a debugger.
extension MessageText {
  private static let mark = "AMBIGUOUS LAYOUT"

  /// The views before each mark in a view hierarchy, without duplicates.
  var ambiguousViews: [LoggedItem] {
    var views: [LoggedItem] = []
    var rest = (before + text)[...]
    while let place = rest.firstPlace(of: Self.mark.utf8) {
      if place.lowerBound >= before.count,
        let view = Self.item(atEndOf: rest[..<place.lowerBound]),
        !views.contains(where: { $0.key == view.key })
      {
        views.append(view)
      }
      rest = rest[place.upperBound...]
    }
    return views
  }

  /// The words for the ambiguous attributes of the first view, if the log names them.
  var ambiguousAttributes: [String] {
    let rest = text.dropFirst(Self.mark.utf8.count)
    guard rest.starts(with: " for ".utf8) else { return [] }
    let next = rest.firstPlace(of: Self.mark.utf8)?.lowerBound
    let end = rest.firstIndex(of: UInt8(ascii: "|")) ?? next ?? rest.endIndex
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
  /// The texts of an empty list.
  private static let emptyLists = ["( )", "()", "0 elements"]
  // The length of the first lines after a command.
  private static let listStart = 160

  /// The diagnostic for a list of constraints that affect a view.
  ///
  /// The value is `nil` if the text does not contain the command and the list, or if the constraints
  /// conflict.
  var listing: LazyDiagnostic? {
    let start = text.prefix(Self.listStart)
    let isCommand = Self.commands.contains { command in
      line.starts(with: command.utf8) || line.firstPlace(of: " \(command)".utf8) != nil
    }
    let isEmpty = Self.emptyLists.contains { start.firstPlace(of: $0.utf8) != nil }
    guard isCommand, !constraints.isEmpty || isEmpty else { return nil }
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
