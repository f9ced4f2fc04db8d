import Testing
import VFLTestSupport

@testable import VFLSources

/// A node of a syntax tree in a form that tests print and check.
struct TreeNode {
  /// What the node is.
  let name: String
  /// The tokens of the node; `nil` for a part of a node that has no range of its own.
  var range: Range<Int>?
  /// The source text that the node consists of.
  var text: String?
  /// The parts of the node, in order.
  var children: [TreeNode] = []

  /// The node and all nodes in it.
  var all: [TreeNode] { [self] + children.flatMap(\.all) }

  /// Returns the ranges that do not fit into those of their parents or siblings.
  func violations(within outer: Range<Int>) -> [String] {
    var result: [String] = []
    var inner = outer
    if let range {
      if range.lowerBound < outer.lowerBound || range.upperBound > outer.upperBound {
        result.append("\(name) \(range) is outside \(outer)")
      }
      inner = range
    }
    var position = inner.lowerBound
    for child in children {
      result += child.violations(within: inner)
      guard let range = child.extent else { continue }
      if range.lowerBound < position {
        result.append("\(child.name) \(range) of \(name) begins before \(position)")
      }
      position = max(position, range.upperBound)
    }
    return result
  }

  /// The range, or that of the children.
  private var extent: Range<Int>? {
    if let range { return range }
    let ranges = children.compactMap(\.extent)
    guard let first = ranges.first, let last = ranges.last else { return nil }
    return first.lowerBound..<max(first.lowerBound, last.upperBound)
  }

  /// The node as an S-expression, of which long parts have a line each.
  func dump(indentation: Int = 0) -> String {
    let line = self.line
    if line.count + indentation <= 90 || children.isEmpty { return line }
    let head = "(" + name + (text.map { " " + $0 } ?? "")
    let separator = "\n" + String(repeating: " ", count: indentation + 2)
    let parts = children.map { $0.dump(indentation: indentation + 2) }
    return ([head] + parts).joined(separator: separator) + ")"
  }

  private var line: String {
    if children.isEmpty, name.isEmpty { return text ?? "()" }
    let parts = [name] + [text].compactMap { $0 } + children.map(\.line)
    return "(" + parts.filter { !$0.isEmpty }.joined(separator: " ") + ")"
  }
}

/// Converts syntax trees to ``TreeNode``.
struct TreeDump {
  /// The tokens of the tree.
  let tokens: HostTokens

  /// Returns the dump of the statements of a Swift file.
  static func dump(swift text: String) -> String {
    let tree = SourceTree(swift: Array(text.utf8))
    let dump = TreeDump(tokens: tree.tokens)
    return tree.statements.map { dump.node($0).dump() }.joined(separator: "\n")
  }

  /// Returns a node that has the statements of a tree.
  static func root(of tree: SourceTree) -> TreeNode {
    let dump = TreeDump(tokens: tree.tokens)
    return TreeNode(
      name: "file", range: 0..<tree.tokens.tokens.count,
      children: tree.statements.map { dump.node($0) })
  }

  // MARK: Text

  private func text(_ token: Int) -> String { text(token..<(token + 1)) }

  private func text(_ range: Range<Int>) -> String {
    guard let last = range.last, last < tokens.tokens.count else { return "" }
    let start = Int(tokens.tokens[range.lowerBound].start)
    let end = range.map { Int(tokens.tokens[$0].end) }.max() ?? start
    return String(decoding: tokens.bytes[start..<end], as: UTF8.self)
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  private func leaf(_ token: Int?) -> [TreeNode] {
    token.map { [TreeNode(name: "", range: $0..<($0 + 1), text: text($0))] } ?? []
  }

  private func opaque(_ range: Range<Int>) -> TreeNode {
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
    case .prefix(let token, let value): ("prefix", leaf(token) + [node(value)])
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

  private func node(_ part: Expression.StringPart) -> TreeNode {
    switch part {
    case .literal(let token, let computed):
      TreeNode(
        name: computed.isEmpty ? "" : "literal", text: text(token),
        children: computed.map { node($0) })
    case .pasted(let token): TreeNode(name: "pasted", children: leaf(token))
    case .stringized(let token): TreeNode(name: "stringized", children: leaf(token))
    }
  }

  private func node(_ argument: Expression.Argument) -> TreeNode {
    if argument.label == nil, !argument.isTrailing { return node(argument.value) }
    return TreeNode(
      name: argument.isTrailing ? "trailing" : "label",
      children: leaf(argument.label) + [node(argument.value)])
  }

  // MARK: Statements

  /// Returns the node of a statement.
  func node(_ statement: Statement) -> TreeNode {
    if case .expression(let value) = statement.kind {
      var result = node(value)
      if result.range != statement.range {
        result = TreeNode(name: "expression", range: statement.range, children: [result])
      }
      return result
    }
    if case .opaque = statement.kind { return opaque(statement.range) }
    let (name, children) = parts(statement)
    return TreeNode(name: name, range: statement.range, children: children)
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
              name: "catch", children: ($0.pattern.map { [node($0)] } ?? []) + [node($0.body)])
          } + (finally.map { [node($0)] } ?? [])
      )
    case .block(let block): return ("block", [node(block)])
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
    }
    let head = TreeNode(name: name, range: loop.headRange, children: children)
    let body = node(loop.body)
    return loop.body.range.lowerBound < loop.headRange.lowerBound ? [body, head] : [head, body]
  }

  private func node(_ item: Statement.Case) -> TreeNode {
    TreeNode(
      name: (item.patterns.isEmpty ? "default" : "case") + (item.isFiltered ? " where" : ""),
      range: item.start..<item.body.range.upperBound,
      children: item.patterns.map { node($0) } + [node(item.body)])
  }

  private func node(_ block: Block) -> TreeNode {
    TreeNode(name: "", range: block.range, children: block.statements.map { node($0) })
  }

  private func node(_ condition: Statement.Condition) -> TreeNode {
    switch condition {
    case .expression(let value): node(value)
    case .binding(let pattern, let value, let isCase, let range):
      TreeNode(
        name: isCase ? "match" : "bind", range: range,
        children: [node(pattern)] + (value.map { [node($0)] } ?? []))
    }
  }

  // MARK: Declarations

  private func node(_ binding: VariableDeclaration.Binding) -> TreeNode {
    var children = [node(binding.pattern)]
    if let value = binding.value { children.append(node(value)) }
    if let accessors = binding.accessors {
      let blocks =
        (accessors.getter.map { [TreeNode(name: "get", children: [node($0)])] } ?? [])
        + accessors.others.map { TreeNode(name: "other", children: [node($0)]) }
      children.append(
        TreeNode(
          name: "accessors",
          children: blocks.sorted {
            ($0.children[0].range?.lowerBound ?? 0) < ($1.children[0].range?.lowerBound ?? 0)
          }))
    }
    return TreeNode(name: "binding", children: children)
  }

  private func parts(_ function: FunctionDeclaration) -> [TreeNode] {
    var children = leaf(function.name) + function.parameters.map { node($0) }
    if let result = function.result {
      children.append(TreeNode(name: "result", children: [node(result)]))
    }
    if let body = function.body { children.append(node(body)) }
    return children
  }

  private func node(_ parameter: Parameter) -> TreeNode {
    var children = leaf(parameter.label)
    if parameter.name != parameter.label { children += leaf(parameter.name) }
    if let type = parameter.type { children.append(node(type)) }
    if let value = parameter.defaultValue { children.append(node(value)) }
    let isPlain = parameter.label == nil && parameter.name != nil
    return TreeNode(
      name: (isPlain ? "plain" : "parameter") + (parameter.isVariadic ? "..." : ""),
      children: children)
  }

  private func node(_ pattern: Pattern) -> TreeNode {
    let type = pattern.type.map { [node($0)] } ?? []
    // The type follows the pattern, unless it is that of a cast.
    let inner: TreeNode
    switch pattern.form {
    case .name(let token): inner = TreeNode(name: "", range: pattern.range, text: text(token))
    case .tuple(let parts):
      inner = TreeNode(name: "pattern", range: pattern.range, children: parts.map { node($0) })
    case .expression(let value):
      inner = TreeNode(
        name: "pattern", range: pattern.range,
        text: pattern.names.isEmpty ? nil : pattern.names.map { text($0) }.joined(separator: ","),
        children: [node(value)])
    case .other:
      inner = TreeNode(
        name: "other", range: pattern.range,
        text: pattern.names.map { text($0) }.joined(separator: ","))
    }
    guard let first = type.first?.range, first.lowerBound >= pattern.range.upperBound else {
      return inner
    }
    return TreeNode(name: "typed", children: [inner] + type)
  }

  private func node(_ type: TypeName) -> TreeNode {
    TreeNode(name: ":", range: type.range, text: spelling(type.form))
  }

  private func spelling(_ form: TypeName.Form) -> String {
    switch form {
    case .named(let token, let isQualified, let isGeneric):
      (isQualified ? "…" : "") + text(token) + (isGeneric ? "<>" : "")
    case .optional(let form, let isImplicit): spelling(form) + (isImplicit ? "!" : "?")
    case .array: "[]"
    case .dictionary: "[:]"
    case .function: "->"
    case .other: "other"
    }
  }

  private func named(_ name: String, _ modifiers: Modifiers) -> String {
    ([name] + modifiers.words).joined(separator: " ")
  }
}

extension FunctionDeclaration {
  /// The style with the modifiers.
  fileprivate var dumpName: String {
    (["\(style)"] + modifiers.words + (body == nil ? ["bodyless"] : [])).joined(separator: " ")
  }
}

extension Modifiers {
  /// The names of the modifiers.
  fileprivate var words: [String] {
    let all: [(Modifiers, String)] = [
      (.isPrivate, "private"), (.isStatic, "static"), (.isOverride, "override"),
      (.isFinal, "final"), (.isOpen, "open"), (.isLazy, "lazy"), (.isConstant, "constant"),
      (.hasAttribute, "attribute"), (.isPrivateForWriting, "private(set)"), (.isPublic, "public"),
      (.isBlockVariable, "block"), (.isExtern, "extern"),
    ]
    return all.filter { contains($0.0) }.map(\.1)
  }
}

/// Expects the dump of the tree of Swift code.
func expectTree(
  _ code: String, _ dump: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  expectEqual(TreeDump.dump(swift: code), dump, code, sourceLocation: sourceLocation)
}
