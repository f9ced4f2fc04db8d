package import VFLDiagnostics

/// Finds local dictionaries that nothing reads any more once calls have gone.
extension CallReader {
  /// The lines of local dictionaries that nothing reads without some calls, `let views = ["a": a]`, and of
  /// additions to them, `views["b"] = b`.
  ///
  /// They are those whose making does nothing else, and all of whose statements have their lines to
  /// themselves.
  ///
  /// - Parameter spans: the calls, in their order.
  package func leftovers(withoutCalls spans: [SourceSpan]) -> [SourceSpan] {
    let calls = spans.compactMap(tokens.tokens(of:))
    var seen: Set<Int> = []
    var lines: [SourceSpan] = []
    var names: [String] = []
    for token in calls.joined() {
      guard let variable = file.bindings.variable(at: token), seen.insert(variable).inserted,
        let statements = statements(of: file.bindings.variables[variable], without: calls)
      else { continue }
      lines += statements
      names.append(tokens.word(token))
    }
    var joined: [SourceSpan] = []
    for line in lines.sorted(by: { $0.start < $1.start }) {
      if let last = joined.last, last.end == line.start {
        joined[joined.count - 1] = last.union(line)
      } else {
        joined.append(line)
      }
    }
    return joined.map { withEmptyLine(withComment($0, names)) }
  }

  /// The lines of all statements that mention a dictionary, but for some calls; `nil` where one of them reads
  /// it, or does more than to fill it.
  private func statements(
    of variable: Bindings.Variable, without calls: [Range<Int>]
  ) -> [SourceSpan]? {
    let home = levels.levels(at: variable.token)
    guard variable.kind == .local, !isReadByMacro(variable.name), !isUnread(variable, in: home),
      let first = home.last?.statement(at: variable.token), isInBraces(first),
      declares(first, variable),
      let line = lines(of: first.range)
    else { return nil }
    var lines = [line]
    for token in variable.mentions.map(Int.init) where !isInside(token, calls) {
      let around = levels.levels(at: token)
      guard around.places == home.places, let statement = around.last?.statement(at: token),
        isInBraces(statement), fills(statement, token),
        let line = self.lines(of: statement.range)
      else { return nil }
      lines.append(line)
    }
    return lines
  }

  private func isInside(_ token: Int, _ calls: [Range<Int>]) -> Bool {
    let call = calls.partitioningIndex { $0.upperBound > token }
    return call < calls.count && calls[call].contains(token)
  }

  /// Whether code that is not understood mentions the name of a variable.
  private func isUnread(_ variable: Bindings.Variable, in levels: [CodeLevel]) -> Bool {
    let scope = variable.token..<(levels.last?.range.upperBound ?? variable.token)
    return file.mentions(of: variable.token, in: scope).contains { token in
      file.bindings.variable(at: token) == nil && !tokens.isAfterDot(token)
        && !tokens.isWord(token + 1, ":")
    }
  }

  /// Whether the replacement text of a macro contains a name other than as the label of an argument.
  private func isReadByMacro(_ name: Int32) -> Bool {
    file.index.mentions[name].reversed().prefix { $0 >= file.text.fileCount }.contains {
      !tokens.isWord(Int($0) + 1, ":")
    }
  }

  /// Whether a statement only declares a dictionary of variables and literals.
  private func declares(_ statement: Statement, _ variable: Bindings.Variable) -> Bool {
    guard case .variables(let declaration) = statement.kind, declaration.bindings.count == 1,
      declaration.modifiers.subtracting(.isConstant).isEmpty,
      declaration.bindings[0].value.map(isPlainDictionary) ?? true
    else { return false }
    if isSwift { return variable.accessors == nil }
    guard case .named(let type, _, _)? = variable.type?.form else { return false }
    return tokens.isWord(type, anyOf: ["NSDictionary", "NSMutableDictionary"])
      && tokens.isWord(statement.range.upperBound - 1, ";")
  }

  /// Whether a statement only adds variables and literals to the dictionary that a token names.
  private func fills(_ statement: Statement, _ token: Int) -> Bool {
    guard case .expression(let value) = statement.kind,
      isSwift || tokens.isWord(statement.range.upperBound - 1, ";")
    else { return false }
    switch value.kind {
    case .operation(let operands, let signs):
      let isMerged = isSwift && signs.count == 1 && tokens.isWord(signs[0], "+=")
      guard operands.count == 2, isMerged || tokens.isWord(signs[0], "=") else { return false }
      if case .subscripted(let base, let keys) = operands[0].kind {
        return base.range == token..<(token + 1) && keys.allSatisfy { isPlain($0.value) }
          && isPlain(operands[1])
      }
      return operands[0].range == token..<(token + 1) && isPlainDictionary(operands[1])
    case .call(let call):
      guard let name = call.name, call.receiver?.range == token..<(token + 1) else { return false }
      let selector = call.selector(named: name, in: tokens)
      switch isSwift ? Mutation(method: tokens, name, call) : Mutation(selector: selector) {
      case .set, .merge: return call.arguments.allSatisfy { isPlain($0.value) }
      case .append, .format, .remove, .unknown, nil: return false
      }
    default: return false
    }
  }

  /// Whether an expression makes a dictionary and does nothing else: a literal, or an empty one, or one of
  /// Foundation with literals.
  private func isPlainDictionary(_ value: Expression) -> Bool {
    switch value.kind {
    case .dictionary: return isPlain(value)
    case .cast(let value, _): return isSwift && isPlainDictionary(value)
    case .call(let call):
      if call.isDictionaryOfBindings(in: tokens) { return isPlain(value) }
      guard isSwift else { return makesDictionary(call) }
      let isType = call.callee.kind.isDictionary || isFoundation(call.callee)
      return isType && call.arguments.isEmpty
    default: return false
    }
  }

  private func makesDictionary(_ call: Expression.Call) -> Bool {
    guard let name = call.name, let receiver = call.receiver,
      tokens.isWord(name, anyOf: Self.makers)
    else { return false }
    return (isFoundation(receiver) || isPlainDictionary(receiver))
      && call.arguments.allSatisfy { isPlain($0.value) }
  }

  private func isFoundation(_ type: Expression) -> Bool {
    guard case .name(let name) = type.kind else { return false }
    return tokens.isWord(name, anyOf: ["NSDictionary", "NSMutableDictionary"])
  }

  /// The beginnings of selectors that make a dictionary.
  private static let makers: [StaticString] = [
    "alloc", "copy", "dictionary", "dictionaryWithCapacity", "dictionaryWithDictionary",
    "dictionaryWithObject", "dictionaryWithObjectsAndKeys", "init", "initWithCapacity",
    "initWithDictionary", "initWithObjectsAndKeys", "mutableCopy", "new",
  ]
}

extension Expression.Kind {
  /// Whether the expression is a dictionary literal, which may also be the name of a type.
  fileprivate var isDictionary: Bool {
    if case .dictionary = self { return true }
    return false
  }
}
