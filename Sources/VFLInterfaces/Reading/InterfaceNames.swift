import VFLCompiler
import VFLDiagnostics

/// Chooses unique names for the items of a root.
///
/// The name comes from the user label, the outlet, the text or the kind of an item, in this order. It is a C
/// identifier, because equations and format strings contain it.
struct InterfaceNames {
  private let file: InterfaceFile
  private var names = UniqueNames()

  init(_ file: InterfaceFile) {
    self.file = file
  }

  /// Returns a name for an item that no other item has.
  mutating func name(of item: InterfaceItem) -> String {
    unique(description(of: item))
  }

  /// Returns a name, followed by a number if the name is in use.
  mutating func unique(_ name: String) -> String { names.unique(name) }

  private func description(of item: InterfaceItem) -> String {
    if item.isGuide { return Self.guideNames[item.kind] ?? item.kind }
    if let label = item.source["userLabel"], let name = Self.identifier(label) { return name }
    if let outlet = file.outlets[item.id], let name = Self.identifier(outlet) {
      return name
    }
    let kind = Self.kindNames[item.kind] ?? item.kind
    if let text = item.text, let name = Self.identifier(text, limit: 3) {
      return name + kind.raisingFirst
    }
    return Self.identifier(kind) ?? "view"
  }

  private static let guideNames = [
    "top": "topLayoutGuide", "bottom": "bottomLayoutGuide", "safeArea": "safeArea",
    "contentLayoutGuide": "content", "frameLayoutGuide": "frame", "keyboard": "keyboard",
  ]
  private static let kindNames = [
    "tableViewCellContentView": "contentView", "collectionViewCellContentView": "contentView",
    "customView": "view",
    // `switch` is a keyword of Swift and C.
    "switch": "switchControl",
  ]

  /// Returns an identifier in lower camel case that consists of the first words of a text.
  ///
  /// Returns `nil` if the text has no ASCII letters.
  private static func identifier(_ text: String, limit: Int = 8) -> String? {
    var words: [[UInt8]] = [[]]
    for byte in text.utf8 {
      if NameText.continues(byte) {
        words[words.count - 1].append(byte)
      } else if !(words.last?.isEmpty ?? true) {
        words.append([])
      }
    }
    words.removeAll { $0.isEmpty }
    while let first = words.first, !NameText.begins(first[0]) { words.removeFirst() }
    guard !words.isEmpty else { return nil }
    var result: [UInt8] = []
    for (index, word) in words.prefix(limit).enumerated() {
      let isCapital = word[0] &- 0x41 < 26
      if index == 0 {
        // `URL Field` becomes `URLField`, and `Title` becomes `title`.
        let isAcronym = word.count > 1 && word[1] &- 0x41 < 26
        result += [isCapital && !isAcronym ? word[0] | 0x20 : word[0]] + word.dropFirst()
      } else {
        result += [word[0] &- 0x61 < 26 ? word[0] & ~0x20 : word[0]] + word.dropFirst()
      }
    }
    return String(decoding: result.prefix(40), as: UTF8.self)
  }
}
