@testable import VFLSources

/// Writes a syntax tree of Objective-C as one line per statement.
struct ObjectiveCTreeDump {
  let tokens: HostTokens

  static func dump(_ text: String) -> String {
    let tree = SourceTree(Array(text.utf8), language: .objectiveC)
    let dump = ObjectiveCTreeDump(tokens: tree.tokens)
    let macros = tree.macros.map { macro in
      let name = tree.tokens.text(of: macro.definition.name)
      let parameters = macro.parameters.map { "(\($0.joined(separator: ", ")))" } ?? ""
      return "macro \(name)\(parameters) \(dump.list(macro.body))"
    }
    return (tree.statements.map(dump.statement) + macros).joined(separator: "\n")
  }

  /// The text of the first statement of a function's body.
  static func dump(statement text: String) -> String {
    let tree = SourceTree(Array("void f(void) {\n\(text)\n}".utf8), language: .objectiveC)
    let dump = ObjectiveCTreeDump(tokens: tree.tokens)
    guard case .function(let function)? = tree.statements.first?.kind else {
      return tree.statements.map(dump.statement).joined(separator: " ")
    }
    return (function.body?.statements.map(dump.statement) ?? []).joined(separator: " ")
      + tree.statements.dropFirst().map { " extra " + dump.statement($0) }.joined()
  }

  func text(_ index: Int) -> String {
    let token = tokens.tokens[index]
    return String(decoding: tokens.bytes[Int(token.start)..<Int(token.end)], as: UTF8.self)
  }

  func text(_ range: Range<Int>) -> String { range.map(text).joined(separator: " ") }

  // MARK: Statements

  func list(_ statements: [Statement]) -> String {
    "{\(statements.map(statement).joined(separator: " "))}"
  }

  func list(_ block: Block) -> String { list(block.statements) }

  func statement(_ statement: Statement) -> String {
    switch statement.kind {
    case .expression(let value): return "\(expression(value));"
    case .variables(let declaration): return variables(declaration)
    case .function(let function): return self.function(function)
    case .type(let type): return self.type(type)
    case .enumCases(let cases):
      return "cases "
        + cases.map { text($0.name) + ($0.rawValue.map { " = \(expression($0))" } ?? "") }
        .joined(separator: ", ") + ";"
    case .branches(let branches):
      return branches.map { branch in
        branch.conditions.isEmpty
          ? "\(text(branch.start)) \(list(branch.body))"
          : "\(text(branch.start))(\(branch.conditions.map(condition).joined(separator: "; "))) "
            + list(branch.body)
      }.joined(separator: " ")
    case .exit: return "exit"
    case .selection(let value, let cases):
      return "switch(\(expression(value))) "
        + cases.map {
          ([text($0.start)] + $0.patterns.map(pattern)).joined(separator: " ") + list($0.body)
        }.joined(separator: " ")
    case .loop(let loop): return "\(head(loop.head)) \(list(loop.body))"
    case .attempt(let body, let handlers, let last):
      return "try \(list(body))"
        + handlers.map { " catch(\($0.patterns.map(pattern).joined())) \(list($0.body))" }.joined()
        + (last.map { " finally \(list($0))" } ?? "")
    case .block(let body, let object):
      return "do \(object.map { "(\(expression($0))) " } ?? "")\(list(body))"
    case .deferred(let body): return "defer \(list(body))"
    case .jump(let jump, let value, let label):
      return "\(jump)" + (value.map { " \(expression($0))" } ?? "")
        + (label.map { " \(text($0))" } ?? "") + ";"
    case .compiled(let parts):
      return "#if" + parts.map { " \($0.branch)\(list($0.statements))" }.joined()
    case .labelled(let label, let inner): return "\(text(label)): \(self.statement(inner))"
    case .imports(let range): return "import \(text(range));"
    case .opaque: return "<\(text(statement.range))>"
    }
  }

  private func head(_ head: Statement.Loop.Head) -> String {
    switch head {
    case .each(let pattern, let list, _):
      return "each(\(self.pattern(pattern)) in \(expression(list)))"
    case .counting(let starts, let condition, let step):
      return "for(\(starts.map(statement).joined()) \(condition.map(expression) ?? "-");"
        + " \(step.map(expression) ?? "-"))"
    case .whileTrue(let conditions):
      return "while(\(conditions.map(condition).joined(separator: "; ")))"
    case .untilFalse(let condition): return "until(\(condition.map(expression) ?? "-"))"
    }
  }

  private func condition(_ condition: Statement.Condition) -> String {
    switch condition {
    case .expression(let value): expression(value)
    case .binding(let pattern, let value, _, _):
      "let \(self.pattern(pattern)) = \(value.map(expression) ?? "-")"
    }
  }

  func pattern(_ pattern: Pattern) -> String {
    let type = pattern.type.map { ": \(self.type($0))" } ?? ""
    switch pattern.form {
    case .name(let name): return text(name) + type
    case .tuple(let parts): return "(\(parts.map(self.pattern).joined(separator: ", ")))" + type
    case .expression(let value): return expression(value)
    case .other: return "?" + type
    }
  }

  // MARK: Declarations

  private func words(_ modifiers: Modifiers) -> String {
    let names: [(Modifiers, String)] = [
      (.isPrivate, "private"), (.isStatic, "static"), (.isOverride, "override"),
      (.isFinal, "final"), (.isConstant, "const"), (.hasAttribute, "attribute"),
      (.isExtern, "extern"),
    ]
    return names.filter { modifiers.contains($0.0) }.map { $0.1 + " " }.joined()
  }

  private func variables(_ declaration: VariableDeclaration) -> String {
    let bindings = declaration.bindings.map {
      pattern($0.pattern) + ($0.value.map { " = \(expression($0))" } ?? "")
    }
    return words(declaration.modifiers) + (declaration.isMember ? "member " : "var ")
      + bindings.joined(separator: ", ") + ";"
  }

  private func function(_ function: FunctionDeclaration) -> String {
    let name = function.name.map(text) ?? "?"
    let start: String
    switch function.style {
    case .function: start = "func "
    case .initializer: start = "init "
    case .method: start = "method "
    case .unnamed: start = "unnamed "
    }
    return words(function.modifiers) + start
      + (function.qualifier.map { text($0) + "::" } ?? "") + name
      + (function.isUnary
        ? "" : "(\(function.parameters.map(parameter).joined(separator: ", ")))")
      + (function.result.map { " -> \(type($0))" } ?? "")
      + (function.body.map { " \(list($0))" } ?? ";")
  }

  func parameter(_ parameter: Parameter) -> String {
    if parameter.isVariadic { return "..." }
    return (parameter.label.map { text($0) + " " } ?? "") + (parameter.name.map(text) ?? "_")
      + (parameter.type.map { ": \(type($0))" } ?? "")
      + (parameter.defaultValue.map { " = \(expression($0))" } ?? "")
  }

  private func type(_ type: TypeDeclaration) -> String {
    let parents =
      type.parents.isEmpty ? "" : ": \(type.parents.map(self.type).joined(separator: ", "))"
    return "\(type.kind) \(type.name.map(text) ?? "?")\(parents) \(list(type.members))"
  }

  func type(_ type: TypeName) -> String {
    switch type.form {
    case .named(let name, let isQualified, let isGeneric):
      (isQualified ? "::" : "") + text(name) + (isGeneric ? "<>" : "")
    case .function: "function"
    default: "other"
    }
  }

  // MARK: Expressions

  func expression(_ value: Expression) -> String {
    switch value.kind {
    case .name(let name): return text(name)
    case .number(let number): return text(number)
    case .string(let parts): return string(parts)
    case .member(let base, let name): return "\(base.map(expression) ?? "").\(text(name))"
    case .call(let call):
      let arguments = list(call.arguments)
      return call.style == .message
        ? "[\(expression(call.callee))\(arguments.isEmpty ? "" : " \(arguments)")]"
        : "\(expression(call.callee))(\(arguments))"
    case .subscripted(let base, let arguments): return "\(expression(base))[\(list(arguments))]"
    case .array(let values): return "@[\(values.map(expression).joined(separator: ", "))]"
    case .dictionary(let entries):
      return
        "@{\(entries.map { "\(expression($0.key)): \(expression($0.value))" }.joined(separator: ", "))}"
    case .tuple(let values): return "tuple(\(list(values)))"
    case .closure(let closure):
      return "^" + (closure.captures.isEmpty ? "" : "[\(list(closure.captures))]")
        + "(\(closure.parameters.map(parameter).joined(separator: ", ")))\(list(closure.body))"
    case .prefix(let sign, let value):
      return "(\(text(sign)) \(expression(value)))"
    case .postfix(let value, let sign): return "(\(expression(value)) \(text(sign)))"
    case .operation(let operands, let signs):
      var result = "(\(expression(operands[0]))"
      for (sign, operand) in zip(signs, operands.dropFirst()) {
        // The lexer makes two tokens of a shift.
        let isShift =
          text(sign) == "<" && text(sign + 1).hasPrefix("<")
          || text(sign) == ">" && text(sign + 1).hasPrefix(">")
        result += " \(text(sign))\(isShift ? text(sign + 1) : "") \(expression(operand))"
      }
      return result + ")"
    case .ternary(let condition, let yes, let no):
      return "(\(expression(condition)) ? \(yes.map(expression) ?? "-") : \(expression(no)))"
    case .cast(let value, let type): return "cast<\(self.type(type))>(\(expression(value)))"
    case .statement(let inner): return statement(inner)
    case .opaque: return "<\(text(value.range))>"
    }
  }

  private func list(_ arguments: [Expression.Argument]) -> String {
    arguments.map { ($0.label.map { text($0) + ": " } ?? "") + expression($0.value) }
      .joined(separator: ", ")
  }

  private func string(_ parts: [Expression.StringPart]) -> String {
    parts.map {
      switch $0 {
      case .literal(let index, _): text(index)
      case .pasted(let index): "~\(text(index))"
      case .stringized(let index): "#\(text(index))"
      }
    }.joined(separator: " ")
  }
}
