import VisualFormat

extension LayoutConstraint {
  /// A description of the constraint that does not depend on the order of its items.
  var meaning: String {
    let words = description.split(separator: " ").map(String.init)
    guard words.count > 3, Double(words[2]) == nil, words[3] != "*" else { return description }
    let signs = ["+": "-", "-": "+"]
    let relations = ["<=": ">=", ">=": "<=", "==": "=="]
    let turned =
      [words[2], relations[words[1]] ?? "?", words[0]] + words.dropFirst(3).map { signs[$0] ?? $0 }
    return min(description, turned.joined(separator: " "))
  }
}
