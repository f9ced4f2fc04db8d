/// Whether a variable has the same value in a call as where a dictionary was made of it.
extension CallReader {
  /// In how many functions a name may be written to: of more, nobody looks which are called.
  private static let writerLimit = 64

  /// Whether a variable or property may be read in the place of a call, as often as that takes.
  ///
  /// - Parameters:
  ///   - path: its tokens, in the dictionary.
  ///   - isNumber: whether it is a number; of those only plain ones are the same from one line to another.
  func isStable(_ path: Range<Int>, in call: Range<Int>, isNumber: Bool) -> Bool {
    let names = path.filter(syntax.isName)
    if names.contains(where: { variables.isComputed(syntax.tokens[$0].link) }) { return false }
    if call.contains(path.lowerBound) { return true }
    if isNumber, names.count > 2 { return false }
    guard let between = tokens(from: path, to: call.lowerBound) else { return false }
    if isNumber, let last = names.last {
      // A method may change a number where it stands.
      let mayChange = syntax.mentions(ofToken: last, in: between).contains {
        syntax.at(Int($0) + 1, ".")
      }
      if mayChange { return false }
    }
    return names.allSatisfy { syntax.at($0, word: "self") || !isWritten($0, during: between) }
  }

  /// The tokens that may run between a dictionary and a call; `nil` where a variable of the dictionary need
  /// not be the same one in the call.
  private func tokens(from path: Range<Int>, to place: Int) -> Range<Int>? {
    let root = path.lowerBound
    let function = syntax.function(of: place)
    guard root < place, syntax.function(of: root) == function else { return nil }
    var end = place
    var isInClosure = false
    let home = syntax.block(of: root)
    var block = syntax.block(of: place)
    while block != home {
      guard block >= 0 else { return nil }
      switch syntax.kind(ofBlock: block) {
      // What stands behind the call comes before it in the next turn.
      case .loop: end = max(end, syntax.partner(block))
      case .closure:
        isInClosure = true
        end = function.map { syntax.partner($0) } ?? syntax.tokens.count
      case .function, .type: return nil
      case .cases, .statement, .literal: break
      }
      block = syntax.block(of: block)
    }
    if !syntax.at(root, word: "self"),
      syntax.binding(of: root) != syntax.binding(of: root, at: place)
    {
      return nil
    }
    // What a closure reads later, or asks `self` for, is not what the dictionary holds.
    if isInClosure, path.count > 1 || !isLocal(root) { return nil }
    return path.upperBound..<end
  }

  private func isLocal(_ name: Int) -> Bool {
    switch syntax.binding(of: name) {
    case .local, .parameter, .element: true
    case .member, .function, .unknown: false
    }
  }

  /// Whether a name may be written to while some tokens run: by them, by a closure or a local function, or
  /// by a function of the file that they call.
  private func isWritten(_ name: Int, during tokens: Range<Int>) -> Bool {
    let writes = variables.writes(to: syntax.tokens[name].link)
    let own = syntax.function(of: name) ?? -1
    if writes.meets(tokens) || writes.functionsWithNested.contains(own) { return true }
    // A local variable is that of its function alone.
    if isLocal(name) { return false }
    return writes.functions.count > Self.writerLimit
      || writes.functions.contains { function in
        guard function >= 0, function != own, let signature = syntax.signature(ofFunction: function)
        else {
          return false
        }
        let base = signature.name.prefix { $0 != "(" && $0 != ":" }
        return !syntax.mentions(of: String(base), in: tokens).isEmpty
      }
  }
}
