/// The names that items and metrics have in code, none of them twice.
package struct CodeNames: Sendable {
  /// The names of the items by ``ItemID/index``, the first that of the container.
  package private(set) var items: [String]
  /// The names of the metrics that cannot keep their own.
  private var metrics: [String: String] = [:]
  /// The names that stand for something.
  private var taken: Set<String>
  /// The number from which on one is looked for that makes a name unlike others.
  private var numbers: [String: Int] = [:]

  /// Names items and metrics: guides that nobody has named `guide1`, `guide2` and so on, those of a grid
  /// `column1` and `row1`, views whose names are no expressions by the words of these, `myView` for
  /// `my view`, and what the language has a meaning for with a word behind it, `defaultView` for `default` in
  /// Objective-C.
  ///
  /// - Parameters:
  ///   - words: What people are shown of each item in the place of a name that nobody gave it.
  package init(items: [String], words: [String?], metrics: Set<String>, in style: CodeStyle) {
    self.items = items
    func isReserved(_ name: String) -> Bool {
      // In Swift `_` stands for what has no name, with backquotes too.
      style.usesNamesOfC ? CodeWord.isReservedInObjectiveC(name) : name == "_"
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

  /// The name of a metric.
  package func metric(_ name: String) -> String { metrics[name] ?? name }

  /// A name that nothing has yet, with a number behind it where it has to have one.
  private mutating func free(_ name: String, isNumbered: Bool = false) -> String {
    if !isNumbered, taken.insert(name).inserted { return name }
    var number = numbers[name] ?? 1
    while !taken.insert(name + String(number)).inserted { number += 1 }
    numbers[name] = number + 1
    return name + String(number)
  }
}
