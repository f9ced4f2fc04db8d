/// A pattern with `*`, `**`, `?` and `[…]` that is matched against a path in one pass.
///
/// The syntax is the syntax of gitignore(5): `*` and `?` do not match a `/`, `**` as a whole path component
/// matches any number of components, and `\` escapes the next character. The matcher tracks all possible
/// states of the pattern simultaneously, so a match takes at most *pattern length* × *path length* steps.
struct IgnoreGlob: Sendable, Hashable {
  private enum Token: Sendable, Hashable {
    case byte(UInt8)
    /// Any byte except `/`.
    case any
    case oneOf(ByteSet)
    /// Any number of bytes except `/`.
    case run
    /// Any number of bytes.
    case deepRun
    /// Either nothing, or any bytes followed by a `/`. The next two tokens match these bytes and the `/`.
    case directories
  }

  private let tokens: [Token]
  /// Whether the pattern is valid.
  ///
  /// A pattern with an unclosed bracket is invalid and matches no path.
  private let isSound: Bool

  /// Parses a pattern.
  init(_ pattern: some Collection<UInt8>) {
    let pattern = Array(pattern)
    var tokens: [Token] = []
    var position = 0
    var isSound = true
    while isSound, position < pattern.count {
      switch pattern[position] {
      case UInt8(ascii: "\\"):
        isSound = position + 1 < pattern.count
        if isSound { tokens.append(.byte(pattern[position + 1])) }
        position += 2
      case UInt8(ascii: "?"):
        tokens.append(.any)
        position += 1
      case UInt8(ascii: "*"): Self.readStars(pattern, &position, into: &tokens)
      case UInt8(ascii: "["):
        if let set = ByteSet(bracket: pattern, at: &position) {
          tokens.append(.oneOf(set))
        } else {
          isSound = false
        }
      case let byte:
        tokens.append(.byte(byte))
        position += 1
      }
    }
    self.tokens = tokens
    self.isSound = isSound
  }

  private static func readStars(
    _ pattern: [UInt8], _ position: inout Int, into tokens: inout [Token]
  ) {
    let slash = UInt8(ascii: "/")
    let start = position
    while position < pattern.count, pattern[position] == UInt8(ascii: "*") { position += 1 }
    let rest = pattern[position...]
    let isWholePart =
      (start == 0 || pattern[start - 1] == slash)
      && (rest.isEmpty || rest.first == slash || rest.starts(with: [UInt8(ascii: "\\"), slash]))
    if position - start == 1 || !isWholePart {
      tokens.append(.run)
    } else {
      if rest.first == slash { tokens.append(.directories) }
      tokens.append(.deepRun)
    }
  }

  /// Whether the pattern matches the whole path.
  func matches(_ path: some Collection<UInt8>) -> Bool {
    guard isSound else { return false }
    var states = [Bool](repeating: false, count: tokens.count + 1)
    var next = states
    states[0] = true
    open(&states)
    for byte in path {
      var isAlive = false
      for index in next.indices { next[index] = false }
      for (index, token) in tokens.enumerated() where states[index] {
        switch token {
        case .byte(let wanted): if byte == wanted { next[index + 1] = true }
        case .any: if byte != UInt8(ascii: "/") { next[index + 1] = true }
        case .oneOf(let set):
          if byte != UInt8(ascii: "/"), set.contains(byte) { next[index + 1] = true }
        case .run: if byte != UInt8(ascii: "/") { next[index] = true }
        case .deepRun: next[index] = true
        case .directories: break
        }
        isAlive = isAlive || next[index] || next[index + 1]
      }
      guard isAlive else { return false }
      swap(&states, &next)
      open(&states)
    }
    return states[tokens.count]
  }

  /// Adds the states that can be reached without consuming a byte.
  private func open(_ states: inout [Bool]) {
    for (index, token) in tokens.enumerated() where states[index] {
      switch token {
      case .run, .deepRun: states[index + 1] = true
      case .directories:
        states[index + 1] = true
        states[index + 3] = true
      default: break
      }
    }
  }
}
