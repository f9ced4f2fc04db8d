extension HostSyntax {
  /// A parameter of a function.
  struct Parameter {
    /// What callers write in front of its colon; empty when they write nothing.
    let label: String
    /// The token with its name.
    let name: Int
    /// Whether the parameter takes any number of arguments.
    let isVariadic: Bool
    /// The tokens of the default value; `nil` where callers have to give an argument.
    var defaultValue: Range<Int>?
    /// What may be given for it.
    var kind = ValueKind.any
  }

  /// The name and the parameters of the function whose body a brace opens.
  func signature(ofFunction opener: Int) -> (name: String, parameters: [Parameter])? {
    let start = blockStart(opener)
    return isSwift
      ? swiftSignature(start..<opener) : objectiveCSignature(start..<opener)
  }

  /// What the function is called whose body a brace opens, up to the first argument; `nil` where it has no
  /// name.
  func baseName(ofFunction opener: Int) -> String? {
    guard let (name, _) = signature(ofFunction: opener) else { return nil }
    // A method of Objective-C without parameters ends with its name.
    if name.isEmpty { return isName(opener - 1) ? text(opener - 1) : nil }
    return String(name.prefix { $0 != "(" && $0 != ":" })
  }

  /// The parameters of the function whose body a brace opens.
  func parameters(ofFunction opener: Int) -> [Parameter] {
    signature(ofFunction: opener)?.parameters ?? []
  }

  /// The name and the parameters of a function whose head some tokens are.
  func swiftSignature(_ head: Range<Int>) -> (String, [Parameter])? {
    guard let word = head.first(where: { at($0, anyOf: ["func", "init", "subscript"]) }) else {
      return nil
    }
    let name = at(word, word: "func") ? word + 1 : word
    // Half-written, a function has no name yet.
    guard name < head.upperBound, let open = first("(", in: (name + 1)..<head.upperBound) else {
      return nil
    }
    let parameters = split(content(of: open), at: ",").compactMap { part -> Parameter? in
      guard let colon = first(":", in: part), colon > part.lowerBound, isName(colon - 1) else {
        return nil
      }
      let label = colon - 2 >= part.lowerBound && isName(colon - 2) ? colon - 2 : colon - 1
      return Parameter(
        label: at(label, word: "_") ? "" : text(label), name: colon - 1,
        isVariadic: part.contains { at($0, word: "...") },
        defaultValue: first("=", in: part).map { ($0 + 1)..<part.upperBound },
        kind: kind(ofType: (colon + 1)..<part.upperBound))
    }
    let labels = parameters.map { ($0.label.isEmpty ? "_" : $0.label) + ":" }.joined()
    return ("\(text(name))(\(labels))", parameters)
  }

  private func objectiveCSignature(_ head: Range<Int>) -> (String, [Parameter])? {
    if let sign = head.last(where: isMethodSign) {
      var parameters: [Parameter] = []
      var index = sign + 1
      var selector = ""
      while index < head.upperBound {
        if isName(index), at(index + 1, ":") {
          selector += text(index) + ":"
          var name = index + 2
          if at(name, "(") { name = next(after: name) }
          // A parenthesis that nothing closes goes on behind the head.
          guard name < head.upperBound else { break }
          if isName(name) {
            parameters.append(Parameter(label: text(index), name: name, isVariadic: false))
          }
          index = name
        }
        index = next(after: index)
      }
      return (selector, parameters)
    }
    guard head.count > 2, at(head.upperBound - 1, ")") else { return nil }
    let open = previous(before: head.upperBound)
    guard open > head.lowerBound, isName(open - 1) else { return nil }
    return (text(open - 1), names(inParameters: open))
  }

  /// The parameters between parentheses of C: of each the last name.
  private func names(inParameters open: Int) -> [Parameter] {
    split(content(of: open), at: ",").compactMap { part in
      part.last.flatMap {
        isName($0) ? Parameter(label: "", name: $0, isVariadic: false) : nil
      }
    }
  }

  /// The names of the parameters of the closure that a brace opens.
  func parameters(ofClosure opener: Int) -> [Int] {
    guard isSwift else {
      guard at(opener - 1, ")") else { return [] }
      return names(inParameters: previous(before: opener)).map { $0.name }
    }
    var index = opener + 1
    let end = partner(opener)
    if at(index, "[") { index = next(after: index) }
    var names: [Int] = []
    var isName = true
    while index < end, index - opener < 64 {
      if at(index, word: "in") { return names }
      if at(index, "("), names.isEmpty {
        names = split(content(of: index), at: ",").compactMap { part in
          let colon = first(":", in: part) ?? part.upperBound
          return colon > part.lowerBound ? colon - 1 : nil
        }
        isName = false
      } else if self.isName(index) {
        guard !at(index, anyOf: ["for", "if", "let", "var", "return", "guard", "while", "switch"])
        else { return [] }
        if isName { names.append(index) }
        isName = false
      } else if at(index, ",") {
        isName = true
      } else if !at(index, word: "->"), !at(index, "."), !at(index, "?"), !at(index, "["),
        !at(index, "("), !at(index, ":"), !at(index, "<"), !at(index, ">")
      {
        return []
      }
      index = next(after: index)
    }
    return []
  }
}
