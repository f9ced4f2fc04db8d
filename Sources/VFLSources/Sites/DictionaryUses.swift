import VFLDiagnostics

/// Finds out whether a dictionary is given to nothing but format strings.
final class DictionaryUses {
  private let file: FileReading
  private var known: [Int: Bool] = [:]
  private var macroCalls: [Int: Bool] = [:]

  init(_ file: FileReading) { self.file = file }

  /// Whether the dictionary that begins at a token is given to calls of the system only.
  func isForFormatsOnly(_ source: Int) -> Bool {
    guard file.tree.tokens.tokens.indices.contains(source) else { return false }
    switch file.uses[source] {
    case .system: return true
    case .holder(let variable): return isReadByCallsOnly(variable)
    default: return false
    }
  }

  private func isReadByCallsOnly(_ variable: Int) -> Bool {
    if let known = known[variable] { return known }
    let facts = file.bindings.variables[variable]
    let isHidden: Bool
    switch facts.kind {
    case .local: isHidden = !mayBeReadByMacro(facts.home)
    case .member, .global:
      isHidden = facts.declaration?.modifiers.contains(.isPrivate) == true
    case .parameter, .function, .pattern: isHidden = false
    }
    let result =
      isHidden
      && facts.mentions.allSatisfy { mention in
        switch file.uses[Int(mention)] {
        case .system, .write: true
        default: false
        }
      }
    known[variable] = result
    return result
  }

  /// Whether a function calls a macro, which may read any visible variable.
  private func mayBeReadByMacro(_ home: Int) -> Bool {
    let tokens = file.tree.tokens
    guard tokens.language != .swift, home >= 0 else { return false }
    if let known = macroCalls[home] { return known }
    let range = file.range(ofClosure: home)
    let result = range.contains { index in
      tokens.isWord(index + 1, "(") && tokens.isName(index) && isMacro(index)
    }
    macroCalls[home] = result
    return result
  }

  /// Whether a name is a macro of the file, or has no small letters; macros that only compute a number and
  /// the macro for dictionaries do not count.
  private func isMacro(_ token: Int) -> Bool {
    let tokens = file.tree.tokens
    if tokens.isWord(token, anyOf: ["MIN", "MAX", "ABS"]) { return false }
    if !file.index.macros.definitions(of: tokens.word(token)).isEmpty { return true }
    return file.text.looksLikeMacro(token)
  }
}
