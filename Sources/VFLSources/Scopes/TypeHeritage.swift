/// The types that a type inherits from, if a file shows them.
struct TypeHeritage {
  /// The names of the types above it, by their numbers, the nearest ones first.
  private(set) var ancestors: [Int32] = []
  /// The types, among the ancestors and the type itself, that no known file and not the system declares.
  private(set) var missing: [Int32] = []
  /// Whether so many types are above it that not all of them are looked at.
  private var isCut = false
  /// Whether the file declares several types of the name, so that a mention may be any of them.
  private(set) var isAmbiguous = false

  /// Whether all types above it are named: a file, or the system, declares each of them.
  var isComplete: Bool { missing.isEmpty && !isCut }

  /// Finds the types above a type, by the number of its name.
  ///
  /// - Parameter head: Returns the types after the colons of the declarations of a type, and how many of the
  ///   declarations define it.
  init(
    of type: Int32, named name: (Int32) -> String,
    head: (Int32) -> (parents: [Int32], definitionCount: Int)
  ) {
    var (next, index) = ([type], 0)
    while index < next.count {
      let head = head(next[index])
      if index == 0 { isAmbiguous = head.definitionCount > 1 }
      if head.definitionCount == 0, !Self.isSystem(name(next[index])) {
        missing.append(next[index])
      }
      for parent in head.parents where !next.contains(parent) {
        if next.count < TypeTable.limit { next.append(parent) } else { isCut = true }
      }
      index += 1
    }
    ancestors = Array(next.dropFirst())
  }

  /// Whether a type is one of the system's, by its name.
  static func isSystem(_ name: String) -> Bool {
    if protocols.contains(name) { return true }
    let bytes = Array(name.utf8.prefix(4))
    guard bytes.count == 4 else { return false }
    func isCapital(_ byte: UInt8) -> Bool { byte >= 0x41 && byte <= 0x5A }
    return prefixes.contains(String(name.prefix(2))) && isCapital(bytes[2]) && !isCapital(bytes[3])
  }

  private static let prefixes: Set<String> = ["UI", "NS", "CA", "MK", "WK", "AV", "SK"]

  private static let protocols: Set<String> = [
    "AnyObject", "Any", "Equatable", "Hashable", "Comparable", "Codable", "Encodable", "Decodable",
    "Sendable", "Identifiable", "Error", "CaseIterable", "RawRepresentable", "OptionSet", "String",
    "Int", "CustomStringConvertible", "CustomDebugStringConvertible", "ObservableObject",
  ]
}
