/// The names of items and metrics in generated code.
package struct CodeNames: Sendable {
  /// The names of the items, indexed by ``ItemID/index``.
  ///
  /// The first item is the container.
  package private(set) var items: [String]
  /// The new names of the metrics whose own names are reserved words.
  private var metrics: [String: String] = [:]
  /// The names that are in use.
  private var taken: Set<String>
  /// For each name, the next number to append to it.
  private var numbers: [String: Int] = [:]

  /// Creates a valid name for each item and metric.
  ///
  /// Names that are already valid are kept. Other names are replaced:
  ///
  /// - An unnamed guide gets a name such as `guide1`. In a grid, its name is for example `column1` or `row1`.
  /// - A name that is not an expression is converted to camel case: `my view` becomes `myView`.
  /// - A reserved word gets a suffix. In Objective-C, a view named `default` becomes `defaultView`, and a
  ///   metric with that name becomes `defaultValue`.
  /// - A new name that is already in use gets a number.
  ///
  /// - Parameters:
  ///   - items: The names of the items. The placeholder name of an unnamed item begins with `#`.
  ///   - words: For each unnamed item, the string that is displayed instead of its name.
  ///   - metrics: The names of the metrics that the code refers to.
  ///   - style: The style of the code, which determines the valid names.
  package init(items: [String], words: [String?], metrics: Set<String>, in style: CodeStyle) {
    self.items = items
    func isReserved(_ name: String) -> Bool {
      // A name in a format string can be any identifier.
      if style == .vfl { return false }
      // Swift accepts other reserved words in backquotes, but not `_`.
      return style.usesNamesOfC ? CodeWord.isReservedInObjectiveC(name) : name == "_"
    }
    let kept = items.filter { CodeWord.isExpression($0, in: style) && !isReserved($0) }
    taken = Set(kept).union(items.prefix(1)).union(metrics)
    for index in items.indices.dropFirst() {
      let name = items[index]
      if name.hasPrefix("#") {
        let kind = words[index].flatMap { words in
          [("cols", "column"), ("rows", "row")].first { words.hasPrefix($0.0) }
        }
        self.items[index] = free(kind?.1 ?? "guide", isNumbered: true)
        continue
      }
      let isExpression = CodeWord.isExpression(name, in: style)
      let word = isExpression ? name : CodeWord.variable(of: name)
      if isReserved(word) {
        self.items[index] = free(word + "View")
      } else if !isExpression {
        self.items[index] = free(word)
      }
    }
    for name in metrics.sorted() where isReserved(name) {
      self.metrics[name] = free(name + "Value")
    }
  }

  /// Returns the name of a metric in the code.
  package func metric(_ name: String) -> String { metrics[name] ?? name }

  /// Returns an unused name and marks it as used.
  ///
  /// A number is appended if the name is already in use or if `isNumbered` is `true`.
  private mutating func free(_ name: String, isNumbered: Bool = false) -> String {
    if !isNumbered, taken.insert(name).inserted { return name }
    var number = numbers[name] ?? 1
    while !taken.insert(name + String(number)).inserted { number += 1 }
    numbers[name] = number + 1
    return name + String(number)
  }
}
