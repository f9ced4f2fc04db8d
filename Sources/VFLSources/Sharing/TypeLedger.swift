/// The types that files ask for, and how others declare them.
struct TypeLedger {
  /// A name in one language.
  struct Name: Hashable, Comparable {
    let language: HostLanguage
    let text: String

    static func < (left: Name, right: Name) -> Bool {
      (left.text, left.language == .swift ? 0 : 1) < (right.text, right.language == .swift ? 0 : 1)
    }
  }

  /// The declarations of each type, by their files.
  private var declarations: [Name: [Int: [SharedType]]] = [:]
  /// The requested types, with the files that request them.
  private var seekers: [Name: Set<Int>] = [:]
  /// For each file the types that it requests.
  private var sought: [Int: Set<Name>] = [:]
  /// The names that no file was searched for.
  private var unsought: Set<String> = []
  /// The names that files were searched for.
  private var searched: Set<String> = []
  /// The files that see something else than they did.
  private var changed: Set<Int> = []

  /// Records that a file needs a type.
  mutating func ask(for text: String, in language: HostLanguage, from file: Int) {
    let name = Name(language: language, text: text)
    guard sought[file, default: []].insert(name).inserted else { return }
    seekers[name, default: []].insert(file)
    if searched.insert(text).inserted { unsought.insert(text) }
    if declarations[name] != nil { changed.insert(file) }
  }

  /// Gives away the names that files have to be searched for.
  mutating func takeUnsought() -> Set<String> {
    defer { unsought = [] }
    return unsought
  }

  /// Takes the types that a file declares.
  mutating func take(_ types: [SharedType], from file: Int) {
    for type in types {
      let name = Name(language: type.language, text: type.name)
      declarations[name, default: [:]][file, default: []].append(type)
      changed.formUnion(seekers[name] ?? [])
    }
  }

  /// Gives away the files that see something else than they did.
  mutating func takeChanged() -> Set<Int> {
    defer { changed = [] }
    return changed
  }

  /// The requested types as a file sees them, in the order of their names.
  func view(of file: Int) -> [SharedType] {
    (sought[file] ?? []).sorted().compactMap { name in
      declarations[name].flatMap { SharedType.merged(Array($0.values.joined())) }
    }
  }
}
