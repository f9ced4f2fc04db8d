import VFLDiagnostics

/// A call as the host file spells it: its arguments by their labels.
struct HostCall {
  /// An argument.
  struct Argument {
    /// What stands in front of its colon; empty when it has no label.
    let label: String
    /// The tokens of the argument.
    let range: Range<Int>
  }

  /// The tokens of the call, with what it is sent to for a message.
  let range: Range<Int>
  /// The arguments.
  let arguments: [Argument]

  /// The tokens of the argument with a label.
  subscript(label: String) -> Range<Int>? { arguments.first { $0.label == label }?.range }
}

extension HostSyntax {
  /// The call of the function that a token names, `name(…)`.
  func call(at name: Int) -> HostCall? {
    var open = name + 1
    // `name?(…)` and `name!(…)`.
    if isSwift, at(open, "?") || at(open, "!") { open += 1 }
    guard at(open, "("), !isBoxed(open), tokens[open].link >= 0 else { return nil }
    let arguments = split(content(of: open), at: ",").map { part -> HostCall.Argument in
      guard isSwift, isName(part.lowerBound), at(part.lowerBound + 1, ":") else {
        return HostCall.Argument(label: "", range: part)
      }
      return HostCall.Argument(
        label: text(part.lowerBound), range: (part.lowerBound + 2)..<part.upperBound)
    }
    return HostCall(range: name..<(partner(open) + 1), arguments: arguments)
  }

  /// The message whose selector begins with a token, `[receiver name:… label:…]`.
  func message(at name: Int) -> HostCall? {
    let open = parent(name)
    guard open >= 0, at(open, "["), !isBoxed(open), tokens[open].link >= 0, at(name + 1, ":")
    else { return nil }
    var arguments: [HostCall.Argument] = []
    let end = partner(open)
    var (label, start, index, ternaries) = (name, name + 2, name + 2, 0)
    func argument(_ end: Int) -> HostCall.Argument {
      HostCall.Argument(label: text(label), range: start..<end)
    }
    while index < end {
      if at(index, "?") {
        ternaries += 1
      } else if at(index, ":"), ternaries > 0 {
        ternaries -= 1
      } else if isName(index), at(index + 1, ":"), ternaries == 0, index > start {
        arguments.append(argument(index))
        (label, start) = (index, index + 2)
        index += 1
      }
      index = next(after: index)
    }
    arguments.append(argument(end))
    return HostCall(range: open..<(end + 1), arguments: arguments)
  }

  /// The full name of the selector of a message.
  func selector(of call: HostCall) -> String {
    call.arguments.reduce("") { $0 + $1.label + ":" }
  }
}
