import VFLDiagnostics
package import VFLExtendedSyntax
import VFLRecords

/// The names of a program that have to be known before it is lowered.
package struct ProgramOutline: Sendable {
  /// The names of stacks, in the order of the text.
  package private(set) var stackNames: [String] = []
  /// The names of views in brackets, in cells and before attributes, each once, in the order of the text.
  package private(set) var viewNames: [String] = []
  /// Names without an attribute, which may be those of metrics as well as of views or arrays.
  package private(set) var openNames: [String] = []
  /// Names that have to be those of metrics: gaps without parentheses and priorities.
  package private(set) var metricNames: [String] = []
  /// Whether an edge, a percentage or the like needs a container.
  package private(set) var needsContainer = false
  private var seenStacks: Set<String> = []
  private var seenViews: Set<String> = []
  private var seenOpen: Set<String> = []
  private var seenMetrics: Set<String> = []

  /// Collects the names of some trees.
  package init(of trees: [ExtendedTree]) {
    for tree in trees {
      for statement in tree.statements { add(statement) }
    }
  }

  /// The names of all stacks among some elements and in them, in the order of the text.
  static func stackNames(in elements: [ExtendedChain.Element]) -> [String] {
    elements.flatMap { element -> [String] in
      guard case .group(let items, _) = element.content else { return [] }
      return items.flatMap { item in
        item.stack.map { [item.name.text] + stackNames(in: $0.elements) } ?? []
      }
    }
  }

  /// The name of the first stack among some elements.
  static func firstStack(in elements: [ExtendedChain.Element]) -> ExtendedName? {
    for element in elements {
      guard case .group(let items, _) = element.content else { continue }
      if let item = items.first(where: { $0.stack != nil }) { return item.name }
    }
    return nil
  }

  private mutating func add(_ statement: ExtendedStatement) {
    for option in statement.options {
      switch option.kind {
      case .container(let name): addView(name)
      case .gap(let expression), .margin(let expression): addMetrics(of: expression)
      case .columns(let tracks), .rows(let tracks):
        for track in tracks {
          if case .expression(let expression) = track.value { addMetrics(of: expression) }
        }
      case .priority(let priority): add(priority)
      default: break
      }
    }
    switch statement.kind {
    case .chain(let chain):
      needsContainer = needsContainer || chain.leading != nil || chain.trailing != nil
      add(chain.elements)
      add(chain.closing)
    case .explicit(let entries):
      for entry in entries {
        if let subject = entry.subject { addView(subject) }
        // A number where a position is wanted is one of the container.
        let isSize = ["width", "height", "size"].contains(entry.attribute.name)
        let hasNumber = entry.predicates.contains {
          if case .expression(.number) = $0.value { true } else { false }
        }
        needsContainer = needsContainer || !isSize && hasNumber
        add(entry.predicates)
      }
    case .grid(let rows):
      needsContainer = true
      for cell in rows.flatMap(\.cells) where cell.text != "." { addView(cell) }
    }
  }

  private mutating func add(_ elements: [ExtendedChain.Element]) {
    for element in elements {
      add(element.connection)
      switch element.content {
      case .point(let expression):
        needsContainer = true
        add(expression)
      case .group(let items, let repetition):
        add(repetition)
        for item in items { add(item) }
      }
    }
  }

  private mutating func add(_ item: ExtendedItem) {
    if item.stack == nil {
      addView(item.name)
    } else if seenStacks.insert(item.name.text).inserted {
      stackNames.append(item.name.text)
    }
    add(item.predicates)
    if let stack = item.stack {
      add(stack.opening)
      add(stack.elements)
      add(stack.closing)
    }
  }

  private mutating func add(_ connection: ExtendedConnection?) {
    switch connection?.kind {
    case .gap(let predicates): add(predicates)
    case .equal(let predicates):
      needsContainer = true
      add(predicates)
    default: break
    }
  }

  private mutating func add(_ predicates: [ExtendedPredicate]) {
    for predicate in predicates {
      if let priority = predicate.priority { add(priority) }
      guard case .expression(let expression) = predicate.value else { continue }
      if predicate.isBare, let name = expression.bareName {
        if name != "std" { addMetric(name) }
      } else {
        add(expression)
      }
    }
  }

  private mutating func add(_ expression: ExtendedExpression) {
    switch expression {
    case .name(let name, let attribute):
      if attribute != nil || name.kind != .plain {
        addView(name)
      } else if seenOpen.insert(name.text).inserted {
        openNames.append(name.text)
      }
    case .negative(let operand, _): add(operand)
    case .binary(let left, _, _, let right):
      add(left)
      add(right)
    case .percent, .container: needsContainer = true
    case .number, .own: break
    }
  }

  private mutating func add(_ priority: ExtendedPriority) {
    if case .name(let name) = priority.base, PriorityName(rawValue: name) == nil { addMetric(name) }
  }

  /// Adds the names of an expression that is a number.
  private mutating func addMetrics(of expression: ExtendedExpression) {
    switch expression {
    case .name(let name, nil): if name.text != "std" { addMetric(name.text) }
    case .negative(let operand, _): addMetrics(of: operand)
    case .binary(let left, _, _, let right):
      addMetrics(of: left)
      addMetrics(of: right)
    default: break
    }
  }

  private mutating func addMetric(_ name: String) {
    if seenMetrics.insert(name).inserted { metricNames.append(name) }
  }

  private mutating func addView(_ name: ExtendedName) {
    for name in name.names where seenViews.insert(name).inserted { viewNames.append(name) }
  }
}

extension ExtendedExpression {
  /// The name that it is, with a sign or without; `nil` if it is anything else.
  var bareName: String? {
    switch self {
    case .name(let name, nil): name.text
    case .negative(let operand, _): operand.bareName
    default: nil
    }
  }
}

extension ExtendedName {
  /// The names of the views; one unless it is a range.
  var names: [String] {
    if case .range(let names) = kind { names } else { [text] }
  }
}
