import Testing
import VFLTestSupport

@testable import VFLSources

/// Converts syntax trees to ``TreeNode``.
struct TreeDump {
  /// The tokens of the tree.
  let tokens: HostTokens

  /// Returns the dump of the statements of a Swift file.
  static func dump(swift text: String) -> String {
    let tree = SourceTree(Array(text.utf8), language: .swift)
    let dump = TreeDump(tokens: tree.tokens)
    return tree.statements.map { dump.node($0).dump() }.joined(separator: "\n")
  }

  /// Returns a node that has the statements of a tree and of its macros.
  static func root(of tree: SourceTree) -> TreeNode {
    let dump = TreeDump(tokens: tree.tokens)
    let end = tree.macros.first?.definition.tokens.lowerBound ?? tree.tokens.tokens.count
    let file = TreeNode(
      name: "", range: 0..<end, children: tree.statements.map { dump.node($0) })
    let macros = tree.macros.map { macro in
      TreeNode(
        name: "macro", range: macro.definition.tokens, children: macro.body.map { dump.node($0) })
    }
    return TreeNode(
      name: "file", range: 0..<tree.tokens.tokens.count, children: [file] + macros)
  }

  // MARK: Text

  func text(_ token: Int) -> String { text(token..<(token + 1)) }

  func text(_ range: Range<Int>) -> String {
    guard let last = range.last, last < tokens.tokens.count else { return "" }
    let start = Int(tokens.tokens[range.lowerBound].start)
    let end = range.map { Int(tokens.tokens[$0].end) }.max() ?? start
    return String(decoding: tokens.bytes[start..<end], as: UTF8.self)
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  func leaf(_ token: Int?) -> [TreeNode] {
    token.map { [TreeNode(name: "", range: $0..<($0 + 1), text: text($0))] } ?? []
  }

  func opaque(_ range: Range<Int>) -> TreeNode {
    TreeNode(name: "opaque", range: range, text: text(range))
  }

  // MARK: Expressions

  /// Returns the node of an expression.
  func node(_ expression: Expression) -> TreeNode {
    let (name, children) = parts(expression)
    switch expression.kind {
    case .opaque: return opaque(expression.range)
    case .name(let token), .number(let token):
      return TreeNode(name: "", range: expression.range, text: text(token))
    default: return TreeNode(name: name, range: expression.range, children: children)
    }
  }

  private func parts(_ expression: Expression) -> (String, [TreeNode]) {
    switch expression.kind {
    case .name, .number, .opaque: ("", [])
    case .string(let parts): ("string", parts.map { node($0) })
    case .member(let base, let name): ("member", (base.map { [node($0)] } ?? []) + leaf(name))
    case .call(let call):
      (
        call.style == .message ? "message" : "call",
        [node(call.callee)] + call.arguments.map { node($0) }
      )
    case .subscripted(let base, let arguments):
      ("subscript", [node(base)] + arguments.map { node($0) })
    case .array(let values): ("array", values.map { node($0) })
    case .dictionary(let entries):
      (
        "dictionary",
        entries.map { TreeNode(name: "entry", children: [node($0.key), node($0.value)]) }
      )
    case .tuple(let values): ("tuple", values.map { node($0) })
    case .closure(let closure):
      (
        "closure",
        closure.captures.map { TreeNode(name: "capture", children: [node($0)]) }
          + closure.parameters.map { node($0) } + [node(closure.body)]
      )
    case .prefix(let token, let value):
      // The sign of `@YES` is a part of the name.
      ("prefix", (token < value.range.lowerBound ? leaf(token) : []) + [node(value)])
    case .postfix(let value, let token): ("postfix", [node(value)] + leaf(token))
    case .operation(let values, let operators):
      (
        "operation",
        values.indices.flatMap {
          [node(values[$0])] + ($0 < operators.count ? leaf(operators[$0]) : [])
        }
      )
    case .ternary(let condition, let yes, let no):
      ("ternary", [node(condition)] + (yes.map { [node($0)] } ?? []) + [node(no)])
    case .cast(let value, let type):
      (
        "cast",
        [node(value), node(type)].sorted {
          ($0.range?.lowerBound ?? 0) < ($1.range?.lowerBound ?? 0)
        }
      )
    case .statement(let statement): ("statement", [node(statement)])
    }
  }

  func node(_ part: Expression.StringPart) -> TreeNode {
    switch part {
    case .literal(let token, let computed):
      TreeNode(
        name: computed.isEmpty ? "" : "literal", text: text(token),
        children: computed.map { node($0) })
    case .pasted(let token): TreeNode(name: "pasted", children: leaf(token))
    case .stringized(let token): TreeNode(name: "stringized", children: leaf(token))
    }
  }

  func node(_ argument: Expression.Argument) -> TreeNode {
    if argument.label == nil, !argument.isTrailing { return node(argument.value) }
    return TreeNode(
      name: argument.isTrailing ? "trailing" : "label",
      children: leaf(argument.label) + [node(argument.value)])
  }

  // MARK: Statements

  /// Returns the node of a statement.
  func node(_ statement: Statement) -> TreeNode {
    let (name, children) = parts(statement)
    let result =
      switch statement.kind {
      case .expression(let value): node(value)
      case .opaque: opaque(statement.range)
      case .function(let function):
        TreeNode(name: name, range: function.range, children: children)
      case .type(let type): TreeNode(name: name, range: type.range, children: children)
      default: TreeNode(name: name, range: statement.range, children: children)
      }
    guard result.range != statement.range else { return result }
    return TreeNode(name: "statement", range: statement.range, children: [result])
  }

  private func parts(_ statement: Statement) -> (String, [TreeNode]) {
    switch statement.kind {
    case .expression, .opaque: return ("", [])
    case .variables(let declaration):
      return (
        named("variables", declaration.modifiers),
        declaration.bindings.map { node($0) }
      )
    case .function(let function): return (function.dumpName, parts(function))
    case .type(let type):
      return (
        named("\(type.kind)", type.modifiers) + (type.isRestricted ? " restricted" : ""),
        leaf(type.name)
          + type.parents.map { TreeNode(name: "parent", children: [node($0)]) }
          + type.members.map { node($0) }
      )
    case .enumCases(let cases):
      return (
        "cases",
        cases.flatMap { leaf($0.name) + ($0.rawValue.map { [node($0)] } ?? []) }
      )
    case .branches(let branches):
      return (
        "if",
        branches.map {
          TreeNode(
            name: $0.conditions.isEmpty ? "else" : "branch",
            range: $0.start..<$0.body.range.upperBound,
            children: $0.conditions.map { node($0) } + [node($0.body)])
        }
      )
    case .exit(let conditions, let block):
      return ("guard", conditions.map { node($0) } + [node(block)])
    case .selection(let value, let cases): return ("switch", [node(value)] + cases.map { node($0) })
    case .loop(let loop): return ("loop", parts(loop))
    case .attempt(let block, let handlers, let finally):
      return (
        "do",
        [node(block)]
          + handlers.map {
            TreeNode(
              name: "catch", children: $0.patterns.flatMap { nodes($0) } + [node($0.body)])
          } + (finally.map { [node($0)] } ?? [])
      )
    case .block(let block, let object):
      return ("block", (object.map { [node($0)] } ?? []) + [node(block)])
    case .deferred(let block): return ("defer", [node(block)])
    case .jump(let jump, let value, let label):
      return ("\(jump)", (value.map { [node($0)] } ?? []) + leaf(label))
    case .compiled(let branches):
      return (
        "compiled",
        branches.map {
          TreeNode(name: "#\($0.branch)", children: $0.statements.map { node($0) })
        }
      )
    case .labelled(let label, let statement): return ("labelled", leaf(label) + [node(statement)])
    case .imports(let range):
      return ("import", [TreeNode(name: "", range: range, text: text(range))])
    }
  }

  private func parts(_ loop: Statement.Loop) -> [TreeNode] {
    let body = node(loop.body)
    var (name, children): (String, [TreeNode])
    switch loop.head {
    case .each(let pattern, let sequence, let filter):
      (name, children) = (
        "for", [node(pattern), node(sequence)] + (filter.map { [node($0)] } ?? [])
      )
    case .counting(let first, let condition, let step):
      name = "counting"
      children =
        first.map { node($0) } + (condition.map { [node($0)] } ?? [])
        + (step.map { [node($0)] } ?? [])
    case .whileTrue(let conditions): (name, children) = ("while", conditions.map { node($0) })
    case .untilFalse(let condition):
      (name, children) = ("until", condition.map { [node($0)] } ?? [])
      // The head of a loop of C is its `do`.
      if loop.headRange.upperBound <= loop.body.range.lowerBound {
        return [TreeNode(name: name, range: loop.headRange), body] + children
      }
    }
    let head = TreeNode(name: name, range: loop.headRange, children: children)
    return loop.body.range.lowerBound < loop.headRange.lowerBound ? [body, head] : [head, body]
  }

  func node(_ item: Statement.Case) -> TreeNode {
    TreeNode(
      name: item.patterns.isEmpty ? "default" : "case",
      range: item.start..<item.body.range.upperBound,
      children: item.patterns.flatMap { nodes($0) } + [node(item.body)])
  }

  func node(_ block: Block) -> TreeNode {
    TreeNode(name: "", range: block.range, children: block.statements.map { node($0) })
  }

  func node(_ condition: Statement.Condition) -> TreeNode {
    switch condition {
    case .expression(let value): node(value)
    case .binding(let pattern, let value, let isCase, let range):
      TreeNode(
        name: isCase ? "match" : "bind", range: range,
        children: [node(pattern)] + (value.map { [node($0)] } ?? []))
    }
  }
}

/// Expects the dump of the tree of Swift code.
func expectTree(
  _ code: String, _ dump: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  expectEqual(TreeDump.dump(swift: code), dump, code, sourceLocation: sourceLocation)
}
