import VFLDiagnostics
import VFLSources

// The lint rule for constraints that accumulate.
extension FunctionReader {
  /// The first of the constraints that the function adds on each call, if the system calls it repeatedly.
  var repeatedActivation: LazyDiagnostic? {
    guard let name = function.name.map({ String($0.prefix { $0 != "(" }) }), isRepeated(name),
      !isAbandoned, state.lastRemoval == 0,
      !function.body.range.contains(where: mayPreventRepetition)
    else { return nil }
    let added = constraints.filter { constraint in
      constraint.isCertain && constraint.activation != nil && isKept(constraint.first.item)
        && constraint.second.map { isKept($0.item) } != false
    }
    return added.first.map {
      .repeatedActivation(span: $0.origin, function: name, count: added.count)
    }
  }

  private func isKept(_ item: Int) -> Bool {
    let owner = items[item].guide == nil ? item : items[item].parent ?? item
    return items[owner].isKept || items[owner].isRoot || items[owner].assumption != nil
  }

  /// Whether a word of the function may belong to code that prevents or undoes the repetition.
  private func mayPreventRepetition(_ index: Int) -> Bool {
    let word = file.words[index]
    if index > 1, file.words[index - 1] == "super" || file.words[index - 2] == "super" {
      return false
    }
    return ["guard", "return", "goto", "dispatch_once", "throw"].contains(word)
      || CodeFile.removalWords.contains(word) && !file.isActivation(index)
  }

  /// Whether the system calls a method of the type several times.
  private func isRepeated(_ name: String) -> Bool {
    guard let type = function.owner, !function.isStatic else { return false }
    if Self.repeatedMethods.contains(name) { return true }
    let isCell = file.ancestry(of: type).contains { $0.hasSuffix("Cell") }
    return isCell && name.hasPrefix("configure")
  }

  /// The methods that the system calls for each layout pass, appearance or reuse.
  private static let repeatedMethods: Set<String> = [
    "layoutSubviews", "viewWillLayoutSubviews", "viewDidLayoutSubviews", "viewWillAppear",
    "viewDidAppear", "updateConstraints", "updateViewConstraints", "prepareForReuse",
    "traitCollectionDidChange", "viewWillTransition", "viewWillTransitionToSize", "layout",
    "viewWillLayout", "viewDidLayout", "draw", "drawRect",
  ]
}
