import VFLDiagnostics

/// A stack view that a function creates or configures.
struct CodeStack {
  let item: Int
  /// The arranged views, if the function alone determines them; `nil` otherwise.
  var views: [Int]?
  /// The known arranged views, even if other code may arrange or hide further ones.
  var arranged: [Int] = []
  /// Whether the views are arranged inside the layout margins.
  var isMarginsRelative = false
  /// The spacing after arranged views that differs from ``spacing``, in points.
  var customSpacing: [Int: CodeNumber] = [:]
  var axis: String? = "horizontal"
  var distribution: String? = "fill"
  var alignment: String? = "fill"
  var spacing: CodeNumber? = CodeNumber(0)
  /// Nouns for the other properties of which a part is unknown.
  var unknownParts: Set<String> = []
  let span: SourceSpan

  /// Removes an arranged view.
  mutating func remove(_ view: Int) {
    arranged.removeAll { $0 == view }
    views = nil
  }
}

/// The stack views of a function.
struct CodeStacks {
  private(set) var all: [CodeStack] = []
  /// The indexes of the stack views by item.
  private var indexes: [Int: Int] = [:]

  /// The stack view with an item; `nil` if the item is no known stack view.
  subscript(item: Int) -> CodeStack? { indexes[item].map { all[$0] } }

  /// Adds a stack view, which replaces another one with its item.
  mutating func add(_ stack: CodeStack) {
    if let index = indexes[stack.item] {
      all[index] = stack
    } else {
      indexes[stack.item] = all.count
      all.append(stack)
    }
  }

  /// Changes a stack view, if the item is one.
  mutating func change(_ item: Int, _ change: (inout CodeStack) -> Void) {
    if let index = indexes[item] { change(&all[index]) }
  }
}
