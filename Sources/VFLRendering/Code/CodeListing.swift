import VFLDiagnostics
import VFLRecords

/// Constraints as code that makes them and puts them in force.
package struct CodeListing {
  private let items: CodeItems
  private let style: CodeStyle
  private var text = ""
  /// The names that stand for something.
  private var taken: Set<String>
  /// The number from which on one is looked for that makes a name unlike others.
  private var numbers: [String: Int] = [:]

  /// The code of constraints, in their order, each line ended; empty where there are none.
  ///
  /// Names of items and numbers are taken for variables, or whatever else they are in that place. Where an
  /// anchor has no method for a constraint, as for a factor of a position, its parts are written.
  ///
  /// - Complexity: O(what is written).
  package static func text(
    of constraints: [CodeConstraint], _ items: CodeItems, in style: CodeStyle
  ) -> String {
    if constraints.isEmpty { return "" }
    var listing = CodeListing(constraints, items, style)
    if style.usesMaker {
      listing.writeBlocks(constraints)
    } else {
      listing.writeArray(constraints)
    }
    return listing.text
  }

  /// Constraints as the elements of one array, each an expression with its priority; not for makers.
  ///
  /// Names of numbers have the type that the code asks for.
  ///
  /// - Complexity: O(what is written).
  package static func elements(
    of constraints: [CodeConstraint], _ items: CodeItems, in style: CodeStyle
  ) -> [String] {
    let name = newName("constraint", beside: constraints, items)
    return constraints.map { constraint in
      let constraint = constraint.fromInside(items)
      let expression = ConstraintExpression(constraint, items, style).text
      guard constraint.showsPriority else { return expression }
      let priority = constraint.priorityText(in: style, isTyped: true)
      return style.isObjectiveC
        ? "({ NSLayoutConstraint *\(name) = \(expression); \(name).priority = \(priority); \(name); })"
        : "{ (\(name): NSLayoutConstraint) -> NSLayoutConstraint in \(name).priority = \(priority); return \(name) }(\(expression))"
    }
  }

  /// A name, with a number behind it where the expressions of items and numbers have it among their words.
  private static func newName(
    _ name: String, beside constraints: [CodeConstraint], _ items: CodeItems
  ) -> String {
    let numbers = constraints.flatMap { [$0.constant.name, $0.priority.name] }.compactMap { $0 }
    let names = (items.allNames + numbers).filter { $0.firstPlace(of: name) != nil }
    if names.isEmpty { return name }
    let words = Set(names.flatMap { $0.split { !$0.isLetter && !$0.isNumber && $0 != "_" } })
    var number = 1
    while words.contains((number == 1 ? name : name + String(number))[...]) { number += 1 }
    return number == 1 ? name : name + String(number)
  }

  private init(_ constraints: [CodeConstraint], _ items: CodeItems, _ style: CodeStyle) {
    self.items = items
    self.style = style
    taken = Set(items.allNames)
    taken.formUnion(constraints.compactMap { $0.constant.name })
    taken.formUnion(constraints.compactMap { $0.priority.name })
  }

  // MARK: Makers

  /// Writes a block for each item that constraints are made for.
  private mutating func writeBlocks(_ constraints: [CodeConstraint]) {
    let maker = Self.newName("make", beside: constraints, items)
    let lines = constraints.map { MakerLine($0, items, style, maker: maker) }
    let blocks = Dictionary(grouping: lines) { $0.subject }
    var written: Set<ItemID> = []
    for subject in lines.map({ $0.subject }) where written.insert(subject).inserted {
      let item = items.expression(of: subject, in: style)
      write(
        style.isObjectiveC
          ? "[\(item) mas_makeConstraints:^(MASConstraintMaker *\(maker)) {"
          : "\(item).snp.makeConstraints { \(maker) in")
      for line in MakerLine.merged(blocks[subject] ?? []) { write(line.text, indented: true) }
      write(style.isObjectiveC ? "}];" : "}")
    }
  }

  // MARK: Arrays

  /// Writes the constraints as an array that is activated; those with a priority or a name before it, for
  /// these are properties.
  private mutating func writeArray(_ constraints: [CodeConstraint]) {
    var elements: [String] = []
    for constraint in constraints.map({ $0.fromInside(items) }) {
      let expression = ConstraintExpression(constraint, items, style).text
      guard constraint.namesProperties else {
        elements.append(expression)
        continue
      }
      let name = newName(for: constraint.record)
      let end = style.isObjectiveC ? ";" : ""
      write(
        (style.isObjectiveC ? "NSLayoutConstraint *" : "let ") + "\(name) = \(expression)\(end)")
      if constraint.showsPriority {
        let priority = constraint.priorityText(in: style, isTyped: false)
        write("\(name).priority = \(priority)\(end)")
      }
      if let identifier = constraint.record.identifier {
        write("\(name).identifier = \(style.isObjectiveC ? "@" : "")\"\(identifier)\"\(end)")
      }
      elements.append(name)
    }
    if !text.isEmpty { write("") }
    write(
      style.isObjectiveC
        ? "[NSLayoutConstraint activateConstraints:@[" : "NSLayoutConstraint.activate([")
    for (index, element) in elements.enumerated() {
      let isLast = index + 1 == elements.count
      write(style.isObjectiveC && isLast ? element : element + ",", indented: true)
    }
    write(style.isObjectiveC ? "]];" : "])")
  }

  /// A name for a constraint that no item, number or other constraint has: `titleWidth`.
  private mutating func newName(for record: ConstraintRecord) -> String {
    let name =
      items.identifier(of: record.firstItem) + CodeWord.capitalized(record.firstAttribute.name)
    var number = numbers[name] ?? 1
    while !taken.insert(number == 1 ? name : name + String(number)).inserted { number += 1 }
    numbers[name] = number + 1
    return number == 1 ? name : name + String(number)
  }

  private mutating func write(_ line: String, indented isIndented: Bool = false) {
    if isIndented { text += "    " }
    text += line + "\n"
  }
}
