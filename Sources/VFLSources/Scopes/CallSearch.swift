/// Finds names that may be calls of a wrapper, from the tokens around them.
///
/// A name that is no call of any function, or a call without an argument for the format, needs no further reading.
struct CallSearch {
  /// The label of the format; `nil` if any call may have one.
  private let label: String?
  /// Whether the wrapper is a function outside of types, whose labels calls omit in Swift 1.
  private let isFree: Bool
  /// Whether calls have the name of a type.
  private let isType: Bool

  init(_ wrapper: FormatWrapper, isFree: Bool) {
    (self.isFree, isType) = (isFree, wrapper.base == "init")
    let labels = wrapper.labels ?? []
    label =
      wrapper.defaults.format == nil && labels.indices.contains(wrapper.format)
      ? labels[wrapper.format] : nil
  }

  /// Returns whether a name, which has to be the one in calls of the wrapper, may be a call of it.
  func mayBeCall(_ name: Int, in tokens: HostTokens) -> Bool {
    guard tokens.language == .swift, let label else { return true }
    guard !tokens.isWord(name - 1, "func") else { return false }
    let next = name + 1
    if tokens.isWord(next, "(") { return passes(label, at: next, in: tokens) }
    if isType { return tokens.isWord(next, "<") }
    // A function may be passed on without parentheses, but a label or variable is no function.
    if next < tokens.tokens.count, tokens.tokens[next].isFirstOnLine { return true }
    return !tokens.isWord(
      next, anyOf: [":", "=", ".", "[", "+", "-", "*", "/", "==", "!=", "{", "->", "+=", "in"])
  }

  /// Returns whether the arguments in some parentheses may contain the format.
  private func passes(_ label: String, at opener: Int, in tokens: HostTokens) -> Bool {
    let end = Int(tokens.tokens[opener].link)
    // Parentheses that are not closed may contain anything.
    guard end > opener else { return true }
    var token = opener + 1
    var isStart = true
    while token < end {
      if isStart {
        let isLabelled = tokens.isName(token) && tokens.isWord(token + 1, ":")
        if isLabelled ? tokens.word(token) == label : label == "_" || isFree { return true }
      }
      isStart = tokens.isWord(token, ",")
      let link = Int(tokens.tokens[token].link)
      token = tokens.tokens[token].kind == .opener && link > token ? link + 1 : token + 1
    }
    return false
  }
}

extension SharedWrappers {
  /// Returns whether a file may call one of the functions.
  func mayBeCalled(in file: HostFile) -> Bool {
    guard !isEmpty else { return false }
    let tokens = file.tokens
    var searches: [Int32: [CallSearch]] = [:]
    for entry in entries where entry.key.language == file.language {
      guard let name = tokens.names.number(of: entry.key.word, in: tokens.bytes) else { continue }
      searches[name, default: []].append(
        CallSearch(entry.wrapper, isFree: entry.key.owner == nil))
    }
    guard !searches.isEmpty else { return false }
    return tokens.tokens.indices.contains { token in
      tokens.isName(token)
        && searches[tokens.tokens[token].link]?.contains { $0.mayBeCall(token, in: tokens) } == true
    }
  }
}
