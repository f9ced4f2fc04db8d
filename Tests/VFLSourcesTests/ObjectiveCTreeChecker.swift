@testable import VFLSources

/// Checks the ranges of a syntax tree, and collects the code that was not parsed.
struct ObjectiveCTreeChecker {
  /// The first violation; `nil` for none.
  private(set) var problem: String?
  /// The tokens of statements and expressions that are not understood.
  private(set) var opaque: [Range<Int>] = []
  /// The number of nodes.
  private(set) var count = 0
  /// The greatest depth of the tree.
  private(set) var depth = 0
  private var level = 0

  init(_ tree: SourceTree, limit: Int) {
    let end = tree.macros.first?.definition.tokens.lowerBound ?? tree.tokens.tokens.count
    check(tree.statements, in: 0..<end)
    for macro in tree.macros { check(macro.body, in: macro.definition.tokens) }
    if count > limit { fail("\(count) nodes") }
  }

  private mutating func fail(_ message: String) { problem = problem ?? message }

  /// Checks that ranges are in order and inside another one.
  private mutating func check(_ ranges: [Range<Int>], in outer: Range<Int>, _ name: String) {
    count += 1
    var last = outer.lowerBound
    for range in ranges {
      if range.lowerBound < last || range.upperBound > outer.upperBound {
        fail("\(name) \(range) after \(last) in \(outer)")
      }
      last = max(last, range.upperBound)
    }
  }

  private mutating func check(_ statements: [Statement], in outer: Range<Int>) {
    check(statements.map(\.range), in: outer, "statements")
    level += 1
    depth = max(depth, level)
    for statement in statements {
      if statement.range.isEmpty, !isEmptyLabel(statement) { fail("empty statement \(statement)") }
      check(statement)
    }
    level -= 1
  }

  private func isEmptyLabel(_ statement: Statement) -> Bool {
    if case .opaque = statement.kind { return true }
    return false
  }

  private mutating func check(_ block: Block, in outer: Range<Int>) {
    check([block.range], in: outer, "block")
    check(block.statements, in: block.range)
  }

  private mutating func check(_ statement: Statement) {
    let range = statement.range
    switch statement.kind {
    case .expression(let value): check([value], in: range)
    case .variables(let declaration):
      check(
        declaration.bindings.flatMap { [$0.pattern.range] + ($0.value.map { [$0.range] } ?? []) },
        in: range, "variables")
      for binding in declaration.bindings {
        if let type = binding.pattern.type { check([type.range], in: range, "type") }
        if let value = binding.value { check(value) }
      }
    case .function(let function):
      check([function.range], in: range, "function")
      check(function.parameters, in: function.range)
      if let result = function.result { check([result.range], in: range, "result") }
      if let body = function.body { check(body, in: function.range) }
    case .type(let type):
      check([type.range], in: range, "type")
      check(type.parents.map(\.range), in: type.range, "parents")
      check(type.members, in: type.range)
    case .enumCases(let cases):
      check(cases.compactMap { $0.rawValue }, in: range)
    case .branches(let branches):
      var last = range.lowerBound
      for branch in branches {
        let outer = max(last, branch.start)..<range.upperBound
        check(branch.conditions, in: outer)
        check(branch.body, in: outer)
        last = branch.body.range.upperBound
      }
    case .exit, .deferred: fail("statement of Swift")
    case .selection(let value, let cases):
      check([value], in: range)
      check(cases.map { $0.start..<$0.body.range.upperBound }, in: range, "cases")
      for item in cases {
        check(
          item.patterns.map(\.range) + [item.body.range],
          in: item.start..<item.body.range.upperBound, "case")
        for pattern in item.patterns { check(pattern) }
        check(item.body.statements, in: item.body.range)
      }
    case .loop(let loop): check(loop, in: range)
    case .attempt(let body, let handlers, let last):
      check(body, in: range)
      check(
        [body.range] + handlers.map(\.body.range) + (last.map { [$0.range] } ?? []), in: range,
        "attempt")
      for handler in handlers { check(handler.body.statements, in: handler.body.range) }
      if let last { check(last, in: range) }
    case .block(let body, let object):
      if let object { check([object], in: range) }
      check(body, in: range)
    case .jump(_, let value, _): check(value.map { [$0] } ?? [], in: range)
    case .compiled(let parts): check(parts.flatMap(\.statements), in: range)
    case .labelled(_, let inner): check([inner], in: range)
    case .imports(let names): check([names], in: range, "imports")
    case .opaque: if !range.isEmpty { opaque.append(range) }
    }
  }

  private mutating func check(_ conditions: [Statement.Condition], in outer: Range<Int>) {
    for condition in conditions {
      switch condition {
      case .expression(let value): check([value], in: outer)
      case .binding(let pattern, let value, _, let range):
        check([range], in: outer, "condition")
        check([pattern.range] + (value.map { [$0.range] } ?? []), in: range, "binding")
        if let value { check(value) }
      }
    }
  }

  private mutating func check(_ pattern: Pattern) {
    if case .expression(let value) = pattern.form { check([value], in: pattern.range) }
  }

  private mutating func check(_ loop: Statement.Loop, in range: Range<Int>) {
    check([loop.headRange], in: range, "head")
    check(loop.body, in: range)
    switch loop.head {
    case .each(let pattern, let list, _):
      check([pattern.range, list.range], in: loop.headRange, "each")
      check(pattern)
      check(list)
    case .counting(let starts, let condition, let step):
      let values = [condition, step].compactMap { $0 }
      check(starts.map(\.range) + values.map(\.range), in: loop.headRange, "counting")
      for start in starts { check(start) }
      for value in values { check(value) }
    case .whileTrue(let conditions): check(conditions, in: loop.headRange)
    case .untilFalse(let condition): check(condition.map { [$0] } ?? [], in: range)
    }
  }

  private mutating func check(_ parameters: [Parameter], in outer: Range<Int>) {
    for parameter in parameters {
      if let type = parameter.type { check([type.range], in: outer, "parameter") }
      if let value = parameter.defaultValue { check([value], in: outer) }
    }
  }

  private mutating func check(_ values: [Expression], in outer: Range<Int>) {
    check(values.map(\.range), in: outer, "expressions")
    level += 1
    depth = max(depth, level)
    for value in values { check(value) }
    level -= 1
  }

  private mutating func check(_ value: Expression) {
    let range = value.range
    switch value.kind {
    case .name, .number, .string: count += 1
    case .member(let base, _): check(base.map { [$0] } ?? [], in: range)
    case .call(let call):
      check([call.callee] + call.arguments.map(\.value), in: range)
    case .subscripted(let base, let arguments):
      check([base] + arguments.map(\.value), in: range)
    case .array(let values): check(values, in: range)
    case .dictionary(let entries): check(entries.flatMap { [$0.key, $0.value] }, in: range)
    case .tuple(let values): check(values.map(\.value), in: range)
    case .closure(let closure):
      check(closure.parameters, in: range)
      check(closure.captures.map(\.value), in: range)
      check(closure.body, in: range)
    case .prefix(_, let inner), .postfix(let inner, _), .cast(let inner, _):
      check([inner], in: range)
    case .operation(let operands, let signs):
      if operands.count != signs.count + 1 { fail("operation \(range)") }
      check(operands, in: range)
    case .ternary(let condition, let yes, let no):
      check([condition] + (yes.map { [$0] } ?? []) + [no], in: range)
    case .statement(let inner): check([inner], in: range)
    case .opaque: if !range.isEmpty { opaque.append(range) }
    }
  }
}
