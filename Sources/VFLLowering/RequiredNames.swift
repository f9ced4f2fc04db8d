import VFLDiagnostics
import VFLRecords
public import VFLSyntax

/// The names that formats need from their dictionaries, each once, in the order of the text.
public struct RequiredNames: Sendable, Hashable {
  /// Names that have to be views: those in brackets, in cells and in front of attributes.
  public private(set) var views: [String] = []
  /// Names that have to be metrics: gaps and priorities.
  public private(set) var metrics: [String] = []
  /// Names that may be either, or arrays: those in sizes and expressions, without an attribute.
  ///
  /// Some may be among the others, too.
  package private(set) var open: [String] = []
  /// The names of stacks, each of which is the guide that it declares, or a view.
  package private(set) var stacks: [String] = []
  /// Whether something in the formats needs a superview, such as a `|` or a percentage.
  public private(set) var needsSuperview = false
  /// The names that follow a written `==`, as in `[a(==b)]`.
  package private(set) var compared: Set<String> = []
  private var seen = Seen()

  /// The dialect whose names are being collected, and the names that are in one of the lists already.
  private struct Seen {
    var dialect = FormatDialect.apple
    var views: Set<String> = []
    var metrics: Set<String> = []
    var open: Set<String> = []
    var stacks: Set<String> = []
  }

  /// Whether both have the same names in the same order, wherever the formats use them.
  public static func == (left: RequiredNames, right: RequiredNames) -> Bool {
    left.needsSuperview == right.needsSuperview && left.lists == right.lists
  }

  /// Hashes what `==` compares.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(needsSuperview)
    hasher.combine(lists)
  }

  private var lists: [[String]] { [views, metrics, open, stacks] }

  /// Names that may be either: those in sizes that nothing else in the formats decides about.
  public var viewsOrMetrics: [String] {
    open.filter { !seen.views.contains($0) && !seen.metrics.contains($0) }
  }

  /// Creates the names from those that were found, each of which may be found several times.
  package init(
    views: [String], metrics: [String], viewsOrMetrics: [String], needsSuperview: Bool
  ) {
    self.needsSuperview = needsSuperview
    for name in views { addView(name) }
    for name in metrics { addMetric(name) }
    for name in viewsOrMetrics { addOpen(name) }
  }

  /// Collects the names of a format, faults in it or not.
  public init(of format: String, dialect: FormatDialect = .apple) {
    self.init(of: FormatTree.parse(Array(format.utf8), dialect: dialect).tree)
  }

  /// Creates an empty list of names.
  package init() {}

  /// Collects the names of a format.
  package init(of tree: FormatTree) {
    add(tree)
  }

  /// Adds the names of a format.
  ///
  /// - Complexity: O(the format's length).
  package mutating func add(_ tree: FormatTree) {
    seen.dialect = tree.dialect
    for statement in tree.statements { add(statement) }
  }

  /// Returns the names together with views and metrics that something else needs.
  package func adding(views: [String], metrics: [String] = []) -> RequiredNames {
    var sum = self
    for name in views { sum.addView(name) }
    for name in metrics { sum.addMetric(name) }
    return sum
  }

  // MARK: Nodes

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
        // A number where a position is wanted is one of the container.
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

  /// Adds the names of an expression that is a number.
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
  /// The names of the stacks in it, and in them, in the order of the text.
  var stackNames: [String] {
    views.flatMap { view in
      view.stack.map { [view.name.text] + $0.elements.flatMap { $0.stackNames } } ?? []
    }
  }
}
