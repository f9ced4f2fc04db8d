import VFLDiagnostics

/// Finds out whether a variable has the same value in a call as where a dictionary was made of it.
extension CallReader {
  /// Whether a variable or property may be read in the place of a call, as often as that takes.
  ///
  /// - Parameters:
  ///   - path: the variable, in the dictionary.
  ///   - isNumber: whether it is a number; of those only plain ones are the same from one line to another.
  func isStable(_ path: VariablePath, in call: Range<Int>, isNumber: Bool) -> Bool {
    if path.names.contains(where: isMadeAnew) { return false }
    if call.contains(path.range.lowerBound) { return true }
    guard let between = tokens(from: path, to: call.lowerBound) else { return false }
    if isNumber, !isPlainNumber(path, during: between) { return false }
    return !isWritten(path, during: between)
  }

  /// Whether a variable that is used after a call in the same block has the same value in the call.
  func isStable(_ path: VariablePath, since call: Range<Int>) -> Bool {
    let start = path.range.lowerBound
    guard call.upperBound <= start, !path.names.contains(where: isMadeAnew),
      levels.levels(at: start).places == levels.levels(at: call.lowerBound).places,
      isVisible(path, at: call.lowerBound)
    else { return false }
    return !isWritten(path, during: call.upperBound..<start)
  }

  /// Whether a path begins with the same variable at another token.
  private func isVisible(_ path: VariablePath, at token: Int) -> Bool {
    guard let root = path.names.first, !path.isOwn else { return true }
    return levels.local(at: root) == local(named: root, visibleAt: token)
  }

  /// The local variable that the name of a token denotes at another token.
  private func local(named name: Int, visibleAt token: Int) -> Int? {
    let link = tokens.tokens[name].link
    var found = memo.locals[link] ?? [:]
    if memo.locals[link] == nil {
      for variable in file.tables.variablesByName[link] ?? []
      where levels.isLocal(variable) {
        found[levels.place(of: variable), default: []].append(variable)
      }
      memo.locals[link] = found
    }
    for place in levels.levels(at: token).places {
      let variables = found[place] ?? []
      let end = variables.partitioningIndex { file.bindings.variables[$0].token >= token }
      if end > 0 { return variables[end - 1] }
    }
    return nil
  }

  /// Whether a name is one of a variable that is computed, or whose making adds it to another view.
  private func isMadeAnew(_ name: Int) -> Bool {
    if let variable = levels.local(at: name) {
      return file.bindings.variables[variable].accessors?.getter != nil
    }
    let link = tokens.tokens[name].link
    if let known = memo.madeAnew[link] { return known }
    let isMade =
      members(named: link).contains { isMadeAnew(file.bindings.variables[$0]) }
      || hasGetter(named: name)
    memo.madeAnew[link] = isMade
    return isMade
  }

  private func isMadeAnew(_ facts: Bindings.Variable) -> Bool {
    if facts.accessors?.getter != nil { return true }
    return facts.declaration?.modifiers.contains(.isLazy) == true
      && (facts.value?.range ?? 0..<0).contains {
        tokens.isWord($0, anyOf: ["addSubview", "insertSubview", "addArrangedSubview"])
      }
  }

  /// Whether an Objective-C getter creates its result on each access, because it stores nothing.
  private func hasGetter(named name: Int) -> Bool {
    guard !isSwift else { return false }
    let variable = tokens.names.number(of: "_" + tokens.word(name), in: tokens.bytes)
    return (file.tables.functionsByToken[tokens.tokens[name].link] ?? []).contains { number in
      guard let function = file.index.function(number)?.declaration, function.isUnary,
        let body = function.body
      else { return false }
      return !(variable.map { file.index.mentions[$0].hasElement(in: body.range) } ?? false)
    }
  }

  /// Whether a number is a variable, a property of the object around, or a constant of a type, on which
  /// nothing is called.
  private func isPlainNumber(_ path: VariablePath, during range: Range<Int>) -> Bool {
    guard let first = path.names.first, let last = path.names.last else { return false }
    if path.names.count == 2 {
      guard !path.isOwn, tokens.isCapitalized(first) || isValue(first) else { return false }
    }
    guard path.names.count <= 2 else { return false }
    let link = tokens.tokens[last].link
    let receivers =
      memo.receivers[link]
      ?? file.index.mentions[link].map(Int.init).filter { tokens.isWord($0 + 1, ".") }
    memo.receivers[link] = receivers
    // A method may change a number in place.
    return !receivers.hasElement(in: range)
  }

  /// The tokens that run between a variable and a later position; `nil` if the variable is another one there,
  /// or if this is unknown.
  private func tokens(from path: VariablePath, to place: Int) -> Range<Int>? {
    let root = path.range.lowerBound
    guard root < place, isVisible(path, at: place) else { return nil }
    let (home, around) = (levels.levels(at: root), levels.levels(at: place))
    guard around.count >= home.count, around.prefix(home.count).elementsEqual(home, by: ==),
      !levels.isInValue(root, home), !levels.isInValue(place, around)
    else { return nil }
    var (end, isInClosure) = (place, false)
    for level in around.dropFirst(home.count) {
      switch level.kind {
      // The code after the call runs before it in the next iteration.
      case .loop: end = max(end, level.range.upperBound)
      case .closure: isInClosure = true
      case .function, .type: return nil
      case .cases, .block: break
      }
    }
    if isInClosure {
      // A value that a closure reads later or from `self` may not be the dictionary's.
      guard path.range.count == 1, levels.local(at: root) != nil else { return nil }
      end = levels.member(around: place)?.range.upperBound ?? tokens.tokens.count
    }
    return path.range.upperBound..<end
  }

  /// Whether a variable may be assigned while some tokens run.
  ///
  /// They may assign it themselves, in a closure or a local function, or by other code of the file that they
  /// name.
  private func isWritten(_ path: VariablePath, during range: Range<Int>) -> Bool {
    path.names.indices.contains { index in
      let name = path.names[index]
      if index == 0, !path.isOwn, let variable = levels.local(at: name) {
        let found = assignments.to(name)
        let list = found.locals[variable] ?? Assignments.List()
        return list.meets(range) || !list.membersWithNested.isEmpty || found.unknown.meets(range)
      }
      return isWritten(property: name, isRoot: index == 0, during: range)
    }
  }

  private func isWritten(property name: Int, isRoot: Bool, during range: Range<Int>) -> Bool {
    let link = tokens.tokens[name].link
    let found = assignments.to(name)
    let lists = isRoot ? [found.own] : [found.own, found.other]
    let member = levels.member(around: name)?.range.lowerBound ?? -1
    if lists.contains(where: { $0.meets(range) || $0.membersWithNested.contains(member) }) {
      return true
    }
    let known = isRoot ? memo.ownWriters[link] : memo.writers[link]
    let names = known ?? writers.names(ofAssignments: lists.flatMap { $0.tokens })
    if isRoot { memo.ownWriters[link] = .some(names) } else { memo.writers[link] = .some(names) }
    return names.map { writers.isAny(of: $0, in: range) } ?? true
  }

  /// The properties and globals of a name.
  func members(named name: Int32) -> [Int] {
    (file.tables.variablesByName[name] ?? []).filter { variable in
      switch file.bindings.variables[variable].kind {
      case .member, .global: true
      case .local, .parameter, .function, .pattern: false
      }
    }
  }
}
