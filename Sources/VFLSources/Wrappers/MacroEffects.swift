import VFLDiagnostics

/// The effects of a file's macros on variables that the macros do not declare themselves.
///
/// A macro that is not defined in the file may do anything to its arguments; by convention its name
/// has no small letters.
struct MacroEffects {
  private struct Effect {
    var parameters: [String] = []
    /// The parameters that it changes, by index.
    var written: Set<Int> = []
    /// The variables that it changes by their own names.
    var changed: Set<String> = []
    /// The macros that it uses.
    var used: Set<String> = []
  }

  private var effects: [String: Effect] = [:]
  /// The macros that change a variable, by its name.
  private(set) var changers: [String: [String]] = [:]

  /// Looks at the macros of a file.
  init(_ source: HostTokens) {
    let bytes = source.bytes
    for macro in source.macros {
      let name = String(decoding: bytes[macro.name.start..<macro.name.end], as: UTF8.self)
      var effect = effects[name] ?? Effect()
      if let span = macro.parameters {
        effect.parameters = String(decoding: bytes[span.start..<span.end], as: UTF8.self)
          .split(separator: ",").map { String($0.filter { $0 != " " && $0 != "\t" }) }
      }
      let body = HostSyntax(ObjectiveCLexer.tokens(of: bytes, in: macro.body))
      // What a call of the system is given it does not change.
      let isCall = NeedleSearch.mayMatter(bytes[macro.body.start..<macro.body.end])
      for index in body.tokens.indices where body.isName(index) {
        let word = body.text(index)
        if body.isName(index), !body.declares(index) { effect.used.insert(word) }
        guard let write = body.write(at: index, isArgument: { _ in isCall }),
          !body.declares(index)
        else { continue }
        if case .unknownIfShared = write.effect, !body.isSwift, isCall { continue }
        if let parameter = effect.parameters.firstIndex(of: word) {
          if case .unknownIfShared = write.effect { continue }
          effect.written.insert(parameter)
        } else {
          effect.changed.insert(word)
        }
      }
      effects[name] = effect
    }
    spread()
    for (name, effect) in effects.sorted(by: { $0.key < $1.key }) {
      for variable in effect.changed { changers[variable, default: []].append(name) }
    }
  }

  /// A macro changes what the macros change that it uses.
  private mutating func spread() {
    for _ in 0..<8 {
      var isDone = true
      for (name, effect) in effects {
        let more = effect.used.reduce(into: Set<String>()) { result, word in
          if word != name { result.formUnion(effects[word]?.changed ?? []) }
        }
        guard !more.isSubset(of: effect.changed) else { continue }
        effects[name]?.changed.formUnion(more)
        isDone = false
      }
      if isDone { return }
    }
  }

  /// Whether the file defines a macro with a name.
  func defines(_ name: String) -> Bool { effects[name] != nil }

  /// Whether a name is that of a macro, or looks like one.
  func isMacro(_ name: String) -> Bool {
    effects[name] != nil
      || name.utf8.count > 1 && !name.utf8.contains { $0 >= 0x61 && $0 <= 0x7A || $0 >= 0x80 }
  }

  /// Whether a macro, or what looks like one, may change the variable that is an argument of it.
  func changes(argument index: Int, of name: String) -> Bool {
    if let effect = effects[name] {
      return effect.written.contains(index)
        || effect.written.contains(effect.parameters.count - 1) && index >= effect.parameters.count
    }
    return isMacro(name)
  }
}
