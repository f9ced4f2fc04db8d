import VFLDiagnostics

/// Makes the names of derived views unique with numbers.
package struct UniqueNames: Sendable {
  private var used: Set<String>
  /// For each name, the next number to try.
  private var numbers: [String: Int] = [:]

  /// Creates names that differ from the names in use.
  package init(besides used: Set<String> = []) {
    self.used = used
  }

  /// Returns a name of a view that consists of the ASCII letters, digits and underscores of a text.
  package static func viewName(_ text: String) -> String {
    let name = String(decoding: text.utf8.filter(NameText.continues), as: UTF8.self)
    return name.utf8.first.map(NameText.begins) == true ? name : "view" + name
  }

  /// Returns a name, followed by a number if the name is in use.
  package mutating func unique(_ name: String) -> String {
    if used.insert(name).inserted { return name }
    // A name that ends with a digit needs a separator, so that `cell1` and `cell12` differ.
    let separator = name.utf8.last.map { $0 &- 0x30 < 10 } == true ? "_" : ""
    var number = numbers[name] ?? 2
    while !used.insert("\(name)\(separator)\(number)").inserted { number += 1 }
    numbers[name] = number + 1
    return "\(name)\(separator)\(number)"
  }
}
