import VFLDiagnostics
import VFLRecords
public import VFLSyntax

/// The names that format strings require from their dictionaries, without duplicates, in source order.
public struct RequiredNames: Sendable, Hashable {
  /// The names that must be views: names in brackets, in cells and before attributes.
  public private(set) var views: [String] = []
  /// The names that must be metrics: names of gaps and priorities.
  public private(set) var metrics: [String] = []
  /// The names that can be views, metrics or arrays: names in sizes and expressions, without an attribute.
  ///
  /// The names can also be in the other lists.
  package private(set) var open: [String] = []
  /// The names of stacks.
  ///
  /// Each name refers to a view or to the guide that the stack declares.
  package private(set) var stacks: [String] = []
  /// Whether the format strings require a superview, for example for a `|` or a percentage.
  public private(set) var needsSuperview = false
  /// The names that follow a written `==`, as in `[a(==b)]`.
  package private(set) var compared: Set<String> = []
  private var seen = Seen()

  /// The names in each list as a set.
  private struct Seen {
    var views: Set<String> = []
    var metrics: Set<String> = []
    var open: Set<String> = []
    var stacks: Set<String> = []
  }

  /// Returns whether both values contain the same names in the same order.
  ///
  /// ``compared`` is ignored.
  public static func == (left: RequiredNames, right: RequiredNames) -> Bool {
    left.needsSuperview == right.needsSuperview && left.lists == right.lists
  }

  /// Hashes the properties that `==` compares.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(needsSuperview)
    hasher.combine(lists)
  }

  private var lists: [[String]] { [views, metrics, open, stacks] }

  /// The names in sizes that can be views or metrics, because no other use in the format strings determines
  /// their kind.
  public var viewsOrMetrics: [String] {
    open.filter { !seen.views.contains($0) && !seen.metrics.contains($0) }
  }

  /// Creates the value from lists of names, which may contain duplicates.
  package init(
    views: [String], metrics: [String], viewsOrMetrics: [String], needsSuperview: Bool
  ) {
    self.needsSuperview = needsSuperview
    for name in views { addView(name) }
    for name in metrics { addMetric(name) }
    for name in viewsOrMetrics { addOpen(name) }
  }

  /// Collects the names of a format string, which may contain errors.
  public init(of format: String, dialect: FormatDialect = .apple) {
    self.init(of: FormatTree.parse(Array(format.utf8), dialect: dialect).tree)
  }

  /// Creates a value without names.
  package init() {}

  /// Collects the names of a tree.
  package init(of tree: FormatTree) {
    add(tree)
  }

  /// Adds the names of a tree.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the format string.
  package mutating func add(_ tree: FormatTree) {
    for statement in tree.statements { add(statement, of: tree) }
  }

  /// Returns the names together with views and metrics that are required elsewhere.
  package func adding(views: [String], metrics: [String] = []) -> RequiredNames {
    var sum = self
    for name in views { sum.addView(name) }
    for name in metrics { sum.addMetric(name) }
    return sum
  }

  // MARK: Syntax nodes

  private mutating func add(_ statement: StatementNode, of tree: FormatTree) {
    for option in statement.options {
      switch option.kind {
      case .container(let name): add(name, of: tree)
      case .gap(let expression), .margin(let expression): addMetrics(in: expression, of: tree)
      case .columns(let tracks), .rows(let tracks):
        for track in tracks {
          if case .expression(let expression) = track.value { addMetrics(in: expression, of: tree) }
        }
      case .priority(let priority): add(priority, of: tree)
      default: break
      }
    }
    switch statement.kind {
    case .chain(let chain):
      needsSuperview = needsSuperview || chain.leading != nil || chain.trailing != nil
      add(elements: chain.elements, of: tree)
      if let closing = chain.closing { add(closing, of: tree) }
    case .explicit(let entries):
      for entry in entries {
        if let subject = entry.subject { add(subject, of: tree) }
        // A number for a position is relative to the container.
        let isSize = ["width", "height", "size"].contains(tree.string(entry.attribute))
        let hasNumber = tree.predicates[entry.predicates].contains { $0.number != nil }
        needsSuperview = needsSuperview || !isSize && hasNumber
        add(predicates: entry.predicates, of: tree)
      }
    case .grid(let rows):
      needsSuperview = true
      for cell in rows.flatMap({ $0.cells }) where tree.string(of: cell) != "." {
        add(cell, of: tree)
      }
    }
  }

  private mutating func add(elements: Range<Int>, of tree: FormatTree) {
    for element in tree.elements[elements] {
      if let connection = element.connection { add(connection, of: tree) }
      switch element.content {
      case .point(let expression):
        needsSuperview = true
        add(tree.expressions[expression], of: tree)
      case .group(let views, let repetition):
        if let repetition { add(repetition, of: tree) }
        for view in tree.views[views] { add(view, of: tree) }
      }
    }
  }

  private mutating func add(_ view: ViewNode, of tree: FormatTree) {
    guard let index = view.stack else {
      add(view.name, of: tree)
      return add(predicates: view.predicates, of: tree)
    }
    let (name, stack) = (tree.string(of: view.name), tree.stacks[index])
    if seen.stacks.insert(name).inserted { stacks.append(name) }
    add(predicates: view.predicates, of: tree)
    add(stack.opening, of: tree)
    add(elements: stack.elements, of: tree)
    add(stack.closing, of: tree)
  }

  private mutating func add(_ connection: ConnectionNode, of tree: FormatTree) {
    if connection.kind == .equal { needsSuperview = true }
    add(predicates: connection.predicates, of: tree)
  }

  private mutating func add(predicates: Range<Int>, of tree: FormatTree) {
    for predicate in tree.predicates[predicates] {
      if case .expression(let expression) = predicate.value {
        if predicate.takesMetric {
          addMetrics(in: expression, of: tree)
        } else {
          add(expression, of: tree)
        }
        if predicate.relation == .equal, let name = predicate.name,
          predicate.span.start < name.span.start
        {
          compared.insert(tree.string(of: name))
        }
      }
      if let priority = predicate.priority { add(priority, of: tree) }
    }
  }

  private mutating func add(_ expression: ExpressionNode, of tree: FormatTree) {
    switch expression.kind {
    case .name(let name, let attribute):
      if attribute != nil || name.kind != .plain {
        add(name, of: tree)
      } else {
        addOpen(tree.string(of: name))
      }
    case .negative(let operand): add(tree.expressions[operand], of: tree)
    case .binary(let left, _, _, let right):
      add(tree.expressions[left], of: tree)
      add(tree.expressions[right], of: tree)
    case .percent, .container: needsSuperview = true
    case .number, .own: break
    }
  }

  private mutating func add(_ priority: PriorityNode, of tree: FormatTree) {
    guard let name = priority.name.map({ tree.string(of: $0) }) else { return }
    if tree.dialect == .extended, PriorityName(rawValue: name) != nil { return }
    addMetric(name)
  }

  /// Adds the names in an expression that must be a number.
  private mutating func addMetrics(in expression: ExpressionNode, of tree: FormatTree) {
    switch expression.kind {
    case .name(let name, attribute: nil):
      let text = tree.string(of: name)
      if tree.dialect == .apple || text != "std" { addMetric(text) }
    case .negative(let operand): addMetrics(in: tree.expressions[operand], of: tree)
    case .binary(let left, _, _, let right):
      addMetrics(in: tree.expressions[left], of: tree)
      addMetrics(in: tree.expressions[right], of: tree)
    case .percent, .container: needsSuperview = true
    default: break
    }
  }

  // MARK: Names

  private mutating func add(_ name: NameNode, of tree: FormatTree) {
    for name in tree.names(of: name) where !name.isEmpty { addView(name) }
  }

  private mutating func addView(_ name: String) {
    if seen.views.insert(name).inserted { views.append(name) }
  }

  private mutating func addMetric(_ name: String) {
    if seen.metrics.insert(name).inserted { metrics.append(name) }
  }

  private mutating func addOpen(_ name: String) {
    if seen.open.insert(name).inserted { open.append(name) }
  }
}
