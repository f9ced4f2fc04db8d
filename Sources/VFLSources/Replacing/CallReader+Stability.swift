/// Finds out whether a variable has the same value in a call as where a dictionary was made of it.
extension CallReader {
  /// Whether a variable or property may be read in the place of a call, as often as that takes.
  ///
  /// - Parameters:
  ///   - path: its tokens, in the dictionary.
  ///   - isNumber: whether it is a number; of those only plain ones are the same from one line to another.
  func isStable(_ path: Range<Int>, in call: Range<Int>, isNumber: Bool) -> Bool {
    let names = path.filter(syntax.isName)
    if names.contains(where: isMadeAnew) { return false }
    if call.contains(path.lowerBound) { return true }
    guard let between = tokens(from: path, to: call.lowerBound) else { return false }
    if isNumber, !isPlainNumber(names, during: between) { return false }
    let isOwn = syntax.at(names[0], word: "self")
    return names.indices.allSatisfy { place in
      if place == 0, isOwn { return true }
      let isRoot = place == (isOwn ? 1 : 0)
      return !isWritten(names[place], isRoot: isRoot, isOwn: isOwn, during: between)
    }
  }

  /// Whether a variable that is used after a call in the same block has the same value in the call.
  func isStable(_ path: Range<Int>, since call: Range<Int>) -> Bool {
    let names = path.filter(syntax.isName)
    let root = path.lowerBound
    let isOwn = syntax.at(root, word: "self")
    guard call.upperBound <= root, !names.contains(where: isMadeAnew),
      syntax.block(of: root) == syntax.block(of: call.lowerBound),
      isOwn || syntax.binding(of: root) == syntax.binding(of: root, at: call.lowerBound)
    else { return false }
    return names.indices.allSatisfy { place in
      if place == 0, isOwn { return true }
      let isRoot = place == (isOwn ? 1 : 0)
      return !isWritten(
        names[place], isRoot: isRoot, isOwn: isOwn, during: call.upperBound..<root)
    }
  }

  /// Whether a name is one of a variable that is computed, or whose making adds it to another view.
  private func isMadeAnew(_ name: Int) -> Bool {
    let number = syntax.tokens[name].link
    if variables.isComputed(number) { return true }
    return variables.properties(named: number).contains { declaration in
      syntax.at(declaration - 2, word: "lazy")
        && (syntax.initializer(ofDeclaration: declaration) ?? 0..<0).contains {
          syntax.at($0, anyOf: ["addSubview", "insertSubview", "addArrangedSubview"])
        }
    }
  }

  /// Whether a number is a variable, a property of the object around, or a constant of a type, on which
  /// nothing is called.
  private func isPlainNumber(_ names: [Int], during tokens: Range<Int>) -> Bool {
    guard let last = names.last, names.count <= 2 else { return false }
    let isOfType = syntax.text(names[0]).first?.isUppercase == true
    if names.count == 2, !syntax.at(names[0], word: "self"), !isOfType, !isValue(names[0]) {
      return false
    }
    // A method may change a number where it stands.
    return !syntax.mentions(ofToken: last, in: tokens).contains { syntax.at(Int($0) + 1, ".") }
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

  /// Whether a name refers to a variable of a function.
  func isLocal(_ name: Int) -> Bool {
    switch syntax.binding(of: name) {
    case .local, .parameter, .element: true
    case .member, .function, .unknown: false
    }
  }

  /// Whether a name may be written to while some tokens run: by them, by a closure or a local function, or
  /// by other code of the file that they name.
  private func isWritten(
    _ name: Int, isRoot: Bool, isOwn: Bool, during tokens: Range<Int>
  ) -> Bool {
    let number = syntax.tokens[name].link
    let isLocal = isRoot && !isOwn && self.isLocal(name)
    let owners: [VariableIndex.Owner] =
      isLocal ? [.none] : isRoot ? [.none, .own] : VariableIndex.Owner.allCases
    let writes = owners.map { variables.writes(to: number, $0) }
    let own = syntax.function(of: name) ?? -1
    if writes.contains(where: { $0.meets(tokens) || $0.functionsWithNested.contains(own) }) {
      return true
    }
    // A local variable is that of its function alone.
    return !isLocal && writers(of: number, writes, isRoot: isRoot).meet(tokens, in: syntax)
  }

  private func writers(
    of name: Int32, _ writes: [VariableIndex.Writes], isRoot: Bool
  ) -> WriterNames {
    let known = isRoot ? writerNames.ofRoots[name] : writerNames.ofParts[name]
    if let known { return known }
    let names = WriterNames(writes, in: syntax)
    if isRoot { writerNames.ofRoots[name] = names } else { writerNames.ofParts[name] = names }
    return names
  }
}
