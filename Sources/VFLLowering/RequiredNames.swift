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

  /// The current dialect, and the names in each list as a set.
  private struct Seen {
    var dialect = FormatDialect.apple
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
    seen.dialect = tree.dialect
    for statement in tree.statements { add(statement) }
  }

  /// Returns the names together with views and metrics that are required elsewhere.
  package func adding(views: [String], metrics: [String] = []) -> RequiredNames {
    var sum = self
    for name in views { sum.addView(name) }
    for name in metrics { sum.addMetric(name) }
    return sum
  }

  // MARK: Syntax nodes

  private mutating func add(_ statement: StatementNode) {
    for option in statement.options {
      switch option.kind {
      case .container(let name): add(name)
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
      needsSuperview = needsSuperview || chain.leading != nil || chain.trailing != nil
      add(chain.elements)
      if let closing = chain.closing { add(closing) }
    case .explicit(let entries):
      for entry in entries {
        if let subject = entry.subject { add(subject) }
        // A number for a position is relative to the container.
        let isSize = ["width", "height", "size"].contains(entry.attribute.name)
        let hasNumber = entry.predicates.contains { $0.number != nil }
        needsSuperview = needsSuperview || !isSize && hasNumber
        add(entry.predicates)
      }
    case .grid(let rows):
      needsSuperview = true
      for cell in rows.flatMap({ $0.cells }) where cell.text != "." { add(cell) }
    }
  }

  private mutating func add(_ elements: [ElementNode]) {
    for element in elements {
      if let connection = element.connection { add(connection) }
      switch element.content {
      case .point(let expression):
        needsSuperview = true
        add(expression)
      case .group(let views, let repetition):
        if let repetition { add(repetition) }
        for view in views { add(view) }
      }
    }
  }

  private mutating func add(_ view: ViewNode) {
    if view.stack == nil {
      add(view.name)
    } else if seen.stacks.insert(view.name.text).inserted {
      stacks.append(view.name.text)
    }
    add(view.predicates)
    if let stack = view.stack {
      add(stack.opening)
      add(stack.elements)
      add(stack.closing)
    }
  }

  private mutating func add(_ connection: ConnectionNode) {
    if case .equal = connection.kind { needsSuperview = true }
    add(connection.predicates)
  }

  private mutating func add(_ predicates: [PredicateNode]) {
    for predicate in predicates {
      if case .expression(let expression) = predicate.value {
        if predicate.takesMetric {
          addMetrics(of: expression)
        } else {
          add(expression)
        }
        if predicate.relation == .equal, case .name(let name, nil) = expression,
          predicate.span.start < name.span.start
        {
          compared.insert(name.text)
        }
      }
      if let priority = predicate.priority { add(priority) }
    }
  }

  private mutating func add(_ expression: ExpressionNode) {
    switch expression {
    case .name(let name, let attribute):
      if attribute != nil || name.kind != .plain {
        add(name)
      } else {
        addOpen(name.text)
      }
    case .negative(let operand, _): add(operand)
    case .binary(let left, _, _, let right):
      add(left)
      add(right)
    case .percent, .container: needsSuperview = true
    case .number, .own: break
    }
  }

  private mutating func add(_ priority: PriorityNode) {
    guard let name = priority.name?.text else { return }
    if seen.dialect == .extended, PriorityName(rawValue: name) != nil { return }
    addMetric(name)
  }

  /// Adds the names in an expression that must be a number.
  private mutating func addMetrics(of expression: ExpressionNode) {
    switch expression {
    case .name(let name, nil):
      if seen.dialect == .apple || name.text != "std" { addMetric(name.text) }
    case .negative(let operand, _): addMetrics(of: operand)
    case .binary(let left, _, _, let right):
      addMetrics(of: left)
      addMetrics(of: right)
    case .percent, .container: needsSuperview = true
    default: break
    }
  }

  // MARK: Names

  private mutating func add(_ name: NameNode) {
    for name in name.names where !name.isEmpty { addView(name) }
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

extension ElementNode {
  /// The names of the stacks in the element, including nested ones, in source order.
  var stackNames: [String] {
    views.flatMap { view in
      view.stack.map { [view.name.text] + $0.elements.flatMap { $0.stackNames } } ?? []
    }
  }
}
