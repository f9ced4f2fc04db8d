import VFLDiagnostics
import VFLRecords

/// The names of items, as variables in C and as view names in GTK's visual format language.
///
/// In that language, a name ends before the first character that is not an ASCII letter or digit, so
/// `title_label` is not a valid name. The name `super` has the same meaning as `|`.
struct GTKNames {
  /// The variable for each item, indexed by ``ItemID/index``.
  private let variables: [String]
  /// The name of each item in GTK's visual format language, indexed by ``ItemID/index``.
  private let words: [String]
  /// The names that the code already uses.
  private let taken: Set<String>

  /// Creates the names for items with the given variables.
  init(_ variables: [String], beside constraints: [CodeConstraint]) {
    self.variables = variables
    taken = Set(variables).union(constraints.compactMap { $0.constant.name })
    let words = variables.map { Self.word(of: $0) }
    // A variable that is a valid name is kept, even if an earlier item would get the same name.
    var used = Set(zip(variables, words).filter { $0 == $1 }.map { $0.0 }).union([Self.bar])
    self.words = zip(variables, words).map { variable, word in
      if variable == word, word != Self.bar { return word }
      let free = Self.free(word, beside: used)
      used.insert(free)
      return free
    }
  }

  /// The name, in GTK's visual format language, of the widget that owns the layout.
  private static let bar = "super"

  /// Returns the ASCII letters and digits of a name in camel case: `title_label` becomes `titleLabel`.
  ///
  /// If the result would not begin with a letter, the prefix `view` is added.
  private static func word(of name: String) -> String {
    let parts = name.unicodeScalars.split { !isLetter($0) && !("0"..."9").contains($0) }
      .map { String($0) }
    let word = parts.prefix(1).joined() + parts.dropFirst().map { $0.raisingFirst }.joined()
    return word.unicodeScalars.first.map(isLetter) == true ? word : "view" + word
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
  }

  /// Returns a name, with a number appended if the name is already in use.
  private static func free(_ name: String, beside names: Set<String>) -> String {
    var free = name
    var number = 1
    while names.contains(free) {
      number += 1
      free = name + String(number)
    }
    return free
  }

  /// Returns the variable for an item.
  func variable(_ item: ItemID) -> String { variables[item.index] }

  /// Returns the name of an item in GTK's visual format language, in a line of the owner's layout.
  func word(_ item: ItemID, in owner: ItemID) -> String {
    item == owner ? Self.bar : words[item.index]
  }

  /// Returns an unused variable name for an object that belongs to the layout of an item.
  ///
  /// For example, `layout` is the name for the container, and `cardLayout` the name for the item `card`.
  func newVariable(_ name: String, of owner: ItemID) -> String {
    let whole = owner.index == 0 ? name : words[owner.index] + name.raisingFirst
    return Self.free(whole, beside: taken)
  }
}
