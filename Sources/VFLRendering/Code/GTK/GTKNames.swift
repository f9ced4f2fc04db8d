import VFLRecords

/// The names of items as variables of C, and as lines of GTK's visual format language have them.
///
/// That language cuts a name before whatever is neither a letter nor a digit of ASCII, so that there is no
/// `title_label`, and takes `super` for `|`.
struct GTKNames {
  /// The variable of each item by ``ItemID/index``.
  private let variables: [String]
  /// The name of each item in lines.
  private let words: [String]
  /// The names that something in the code has.
  private let taken: Set<String>

  /// Names the items with these variables.
  init(_ variables: [String], beside constraints: [CodeConstraint]) {
    self.variables = variables
    taken = Set(variables).union(constraints.compactMap { $0.constant.name })
    let words = variables.map { Self.word(of: $0) }
    // A name that can stay does so, whatever comes before it.
    var used = Set(zip(variables, words).filter { $0 == $1 }.map { $0.0 }).union([Self.bar])
    self.words = zip(variables, words).map { variable, word in
      if variable == word, word != Self.bar { return word }
      let free = Self.free(word, beside: used)
      used.insert(free)
      return free
    }
  }

  /// What lines call the widget whose layout they are.
  private static let bar = "super"

  /// The letters and digits of a name as one word: `titleLabel` for `title_label`.
  private static func word(of name: String) -> String {
    let parts = name.unicodeScalars.split { !isLetter($0) && !("0"..."9").contains($0) }
      .map { String($0) }
    let word = parts.prefix(1).joined() + parts.dropFirst().map(CodeWord.capitalized).joined()
    return word.unicodeScalars.first.map(isLetter) == true ? word : "view" + word
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
  }

  /// A name, with a number behind it where another one has it already.
  private static func free(_ name: String, beside names: Set<String>) -> String {
    var free = name
    var number = 1
    while names.contains(free) {
      number += 1
      free = name + String(number)
    }
    return free
  }

  /// The variable of an item.
  func variable(_ item: ItemID) -> String { variables[item.index] }

  /// The name of an item in lines for the layout of another one, or of the same.
  func word(_ item: ItemID, in owner: ItemID) -> String {
    item == owner ? Self.bar : words[item.index]
  }

  /// A variable for what belongs to the layout of an item: `layout` for the container, `cardLayout`.
  func newVariable(_ name: String, of owner: ItemID) -> String {
    let whole = owner.index == 0 ? name : words[owner.index] + CodeWord.capitalized(name)
    return Self.free(whole, beside: taken)
  }
}
