import VFLDiagnostics
import VFLRecords

/// Code that creates and activates constraints.
package struct CodeListing {
  private let items: CodeItems
  private let style: CodeStyle
  private var text = ""
  /// The names of items, numbers and constraints, which a new constraint variable must not have.
  private var taken: Set<String>
  /// For each name, the next number to try as its suffix; 1 means no suffix.
  private var numbers: [String: Int] = [:]

  /// Returns code that creates and activates the constraints; empty if there are no constraints.
  ///
  /// Maker styles group the constraints by item. Otherwise the constraints keep their order. Each line ends
  /// with a line feed.
  ///
  /// The code does not declare the names of items and numbers. Some constraints have no anchor method, for
  /// example a constraint between positions with a multiplier other than 1. The code for such a constraint
  /// passes all its parts to `NSLayoutConstraint`.
  ///
  /// - Complexity: O(length of the result).
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

  /// Returns each constraint as an element of an array.
  ///
  /// An element has a priority but no identifier. In Swift, the names of constants must be expressions of
  /// type `CGFloat`, and the names of priorities expressions of type `Float`. Maker styles are not supported.
  ///
  /// - Complexity: O(length of the result).
  static func elements(
    of constraints: [CodeConstraint], _ items: CodeItems, in style: CodeStyle
  ) -> [CodeElement] {
    let name = newName("constraint", beside: constraints, items)
    return constraints.map { constraint in
      let constraint = constraint.fromInside(items)
      let record = constraint.record
      return CodeElement(
        expression: ConstraintExpression(constraint, items, style).text,
        priority: constraint.showsPriority
          ? constraint.priorityText(in: style, isTyped: true) : nil,
        variable: items.lastIdentifier(of: record.firstItem)
          + record.firstAttribute.name.raisingFirst,
        closureVariable: name)
    }
  }

  /// Returns a name that the expressions of items and numbers do not contain as a word.
  ///
  /// A number is appended if they contain the name itself.
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

  // MARK: Maker blocks

  /// Writes a maker block for each item that is the subject of at least one constraint.
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

  /// Writes the constraints as an array and activates the array.
  ///
  /// A constraint with a priority or an identifier is assigned to a variable before the array, because
  /// priority and identifier are properties of the constraint.
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

  /// Returns a name for a constraint variable, for example `titleWidth`.
  ///
  /// No item, number or other constraint has that name.
  private mutating func newName(for record: ConstraintRecord) -> String {
    let name =
      items.identifier(of: record.firstItem) + record.firstAttribute.name.raisingFirst
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
