/// A node of a syntax tree in a form that tests print and check.
struct TreeNode {
  /// The node kind.
  let name: String
  /// The tokens of the node; `nil` for a part of a node without its own range.
  var range: Range<Int>?
  /// The source text that the node consists of.
  var text: String?
  /// The parts of the node, in order, apart from those without a place.
  var children: [TreeNode] = []
  /// Whether the node may be anywhere in its parent, such as the type that several variables of C share.
  var hasNoPlace = false

  /// How many nodes are inside each other.
  var depth: Int { 1 + (children.map(\.depth).max() ?? 0) }

  /// The node and all nodes in it.
  var all: [TreeNode] { [self] + children.flatMap(\.all) }

  /// Returns the ranges that do not fit into their parents' or siblings' ranges.
  func violations(within outer: Range<Int>) -> [String] {
    var result: [String] = []
    var inner = outer
    if let range {
      if range.lowerBound < outer.lowerBound || range.upperBound > outer.upperBound {
        result.append("\(name) \(range) is outside \(outer)")
      }
      inner = range
    }
    var position = inner.lowerBound
    for child in children {
      result += child.violations(within: inner)
      guard !child.hasNoPlace, let range = child.extent else { continue }
      if range.lowerBound < position {
        result.append("\(child.name) \(range) of \(name) begins before \(position)")
      }
      position = max(position, range.upperBound)
    }
    return result
  }

  /// The range, or the children's range.
  private var extent: Range<Int>? {
    if let range { return range }
    let ranges = children.filter { !$0.hasNoPlace }.compactMap(\.extent)
    guard let first = ranges.first, let last = ranges.last else { return nil }
    return first.lowerBound..<max(first.lowerBound, last.upperBound)
  }

  /// The node as an S-expression, of which long parts have a line each.
  func dump(indentation: Int = 0) -> String {
    let line = self.line
    if line.count + indentation <= 90 || children.isEmpty { return line }
    let head = "(" + name + (text.map { " " + $0 } ?? "")
    let separator = "\n" + String(repeating: " ", count: indentation + 2)
    let parts = children.map { $0.dump(indentation: indentation + 2) }
    return ([head] + parts).joined(separator: separator) + ")"
  }

  private var line: String {
    if children.isEmpty, name.isEmpty { return text ?? "()" }
    let parts = [name] + [text].compactMap { $0 } + children.map(\.line)
    return "(" + parts.filter { !$0.isEmpty }.joined(separator: " ") + ")"
  }
}
