import VFLSources

// The functions of a file that may create or remove constraints.
extension CodeFile {
  /// The words of statements that remove or change constraints.
  static let removalWords: Set<String> = [
    "removeFromSuperview", "removeConstraint", "removeConstraints", "deactivate",
    "deactivateConstraints", "isActive", "active", "setActive", "uninstall", "remakeConstraints",
    "mas_remakeConstraints", "updateConstraints", "mas_updateConstraints", "autoRemove",
    "autoRemoveConstraints", "autoRemoveConstraint", "removeArrangedSubview", "priority",
    "setPriority", "constant", "setConstant", "uninstallAll", "replaceSubview", "setValue",
  ]

  /// The words of calls that move a view that already has a superview.
  private static let addingWords: Set<String> = [
    "addSubview", "insertSubview", "addArrangedSubview", "insertArrangedSubview", "setViews",
  ]

  /// The functions that may remove constraints, also by calling each other.
  var foundRemovers: Set<String> {
    functions { index in
      let word = words[index]
      return Self.removalWords.contains(word) && !isActivation(index)
        || Self.addingWords.contains(word) || isConstraintList(index)
    }
  }

  /// The functions that may create constraints, also by calling each other.
  var foundCreators: Set<String> { functions { Self.createsConstraints(words[$0]) } }

  /// Whether a word belongs to a call that creates constraints.
  static func createsConstraints(_ word: String) -> Bool {
    switch word.utf8.first {
    case UInt8(ascii: "c"): word.hasPrefix("constraint")
    case UInt8(ascii: "m"): word == "makeConstraints" || word.hasPrefix("mas_")
    case UInt8(ascii: "r"): word == "remakeConstraints"
    case UInt8(ascii: "a"): pureLayoutPrefixes.contains { word.hasPrefix($0) }
    case UInt8(ascii: "N"): word == "NSLayoutConstraint"
    default: false
    }
  }

  /// The beginnings of the names of PureLayout's methods that create constraints.
  static let pureLayoutPrefixes = [
    "autoPin", "autoSet", "autoAlign", "autoMatch", "autoCenter", "autoConstrain",
    "autoDistribute",
  ]

  /// Returns the names of the functions that contain a matching token, also by calling each other.
  private func functions(with isMatch: (Int) -> Bool) -> Set<String> {
    var found: Set<String> = []
    var callers: [String: [String]] = [:]
    var pending: [String] = []
    for function in functions {
      guard let key = function.name else { continue }
      let name = String(key.prefix { $0 != "(" })
      for index in function.body.range {
        let word = words[index]
        if declared.contains(word) { callers[word, default: []].append(name) }
        if isMatch(index), found.insert(name).inserted { pending.append(name) }
      }
    }
    while let name = pending.popLast() {
      for caller in callers[name] ?? [] where found.insert(caller).inserted {
        pending.append(caller)
      }
    }
    return found
  }

  /// Whether the word at a token belongs to code that only activates new constraints.
  func isActivation(_ index: Int) -> Bool {
    let word = words[index]
    let next = index + 2 < words.count ? (words[index + 1], words[index + 2]) : ("", "")
    switch word {
    case "isActive", "active": return next == ("=", "true") || next == ("=", "YES") || next.0 == ":"
    case "constant": return next.0 == ":"
    case "priority": return next.0 == "(" || next.0 == ":"
    default: return false
    }
  }

  /// Whether the word at a token reads the constraints of a view, which code can then change.
  private func isConstraintList(_ index: Int) -> Bool {
    guard words[index] == "constraints", index > 0, index + 1 < words.count else { return false }
    let (previous, next) = (words[index - 1], words[index + 1])
    if previous == "." { return next != "(" }
    if !isSwift { return next == "]" && previous != ":" && previous != "[" }
    return (next == "." || previous == "in") && !declaresConstraints
  }
}
