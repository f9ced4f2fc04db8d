/// The knowledge that the files of a run share about their functions, updated file by file.
///
/// It provides the names to search for, the files whose view has changed, and the view of each file. A file
/// sees only the facts of other files about names that it mentions itself. So a run rescans only files for
/// which something has changed, regardless of the number of files.
package struct FunctionLedger {
  private typealias Name = TypeLedger.Name

  /// The functions with one name, by their files.
  private struct Group {
    /// The wrappers among them, by their files.
    var wrappers: [Int: [SharedFunction]] = [:]
    /// All functions with the name, by their files.
    var functions: [Int: Set<SharedWrappers.Namesake>] = [:]
    /// The files in which such a function overrides a superclass's.
    var overriders: Set<Int> = []
    /// The wrappers that follow from these functions.
    var shared = SharedWrappers()

    /// Whether another file than the given one has a function with the name.
    func isKnown(to file: Int) -> Bool {
      func others<Value>(_ files: [Int: Value]) -> Bool {
        files.count > (files[file] == nil ? 0 : 1)
      }
      return others(wrappers) || others(functions)
    }
  }

  private let languages: [HostLanguage?]
  private var groups: [Name: Group] = [:]
  /// The names of the functions that callers write a word for.
  private var names: [String: Set<Name>] = [:]
  /// For each word the files that say it.
  private var sayers: [String: [Int]] = [:]
  /// For each file the words that it says.
  private var words: [Int: [String]] = [:]
  /// For each file the wrappers that it was last known to have.
  private var latest: [Int: [SharedFunction]] = [:]
  /// The names whose facts have changed since the last report.
  private var touched: Set<Name> = []
  /// The words that have not been looked for.
  private var unsought = Search()
  /// Facts about types.
  private var types = TypeLedger()

  /// Words that files have to be searched for.
  package struct Search: Sendable, Hashable {
    /// What callers of functions write.
    package fileprivate(set) var functions: Set<String> = []
    /// The names of types.
    package fileprivate(set) var types: Set<String> = []

    /// Both.
    package var words: Set<String> { functions.union(types) }
  }

  /// Knows nothing of some files, each of a language or of none.
  package init(languages: [HostLanguage?]) {
    self.languages = languages
  }

  /// Replaces the wrappers of a file.
  package mutating func take(wrappers: [SharedFunction], from file: Int) {
    let old = latest[file] ?? []
    guard wrappers != old else { return }
    latest[file] = wrappers.isEmpty ? nil : wrappers
    let (before, now) = (Set(old), Set(wrappers))
    let changed = Set(before.symmetricDifference(now).map(Self.name))
    for name in changed { groups[name, default: Group()].wrappers[file] = nil }
    touched.formUnion(changed)
    for function in wrappers where changed.contains(Self.name(function)) {
      groups[Self.name(function)]?.wrappers[file, default: []].append(function)
      if names[function.word] == nil { unsought.functions.insert(function.word) }
      names[function.word, default: []].insert(Self.name(function))
    }
  }

  /// Gives away the words that files have to be searched for.
  package mutating func takeUnsought() -> Search {
    defer { unsought = Search() }
    unsought.types = types.takeUnsought()
    return unsought
  }

  /// Records the types whose declarations a file needs.
  package mutating func take(sought names: Set<String>, from file: Int) {
    guard let language = languages[file] else { return }
    for name in names { types.ask(for: name, in: language, from: file) }
  }

  /// Takes the types that a file declares.
  package mutating func take(types found: [SharedType], from file: Int) {
    types.take(found, from: file)
  }

  /// Takes which words a file says, and all functions with these names that others can call.
  package mutating func take(words: [String], functions: [SharedFunction], from file: Int) {
    self.words[file, default: []] += words
    for word in words { sayers[word, default: []].append(file) }
    for function in functions {
      let name = Self.name(function)
      groups[name, default: Group()].functions[file, default: []].insert(
        SharedWrappers.Namesake(function))
      if function.isOverride { groups[name]?.overriders.insert(file) }
      names[function.word, default: []].insert(name)
      touched.insert(name)
    }
  }

  /// Gives away the files that see something else than they did, in order.
  package mutating func takeChanged() -> [Int] {
    var changed: Set<Int> = []
    for name in touched {
      guard var group = groups[name] else { continue }
      let old = group.shared
      group.shared = SharedWrappers(
        wrappers: group.wrappers.sorted { $0.key < $1.key }.flatMap { $0.value },
        functions: Array(group.functions.values), isOverridden: !group.overriders.isEmpty)
      groups[name] = group
      guard group.shared != old else { continue }
      for word in group.shared.words.union(old.words) {
        for file in sayers[word] ?? []
        where languages[file] == name.language && group.isKnown(to: file) {
          changed.insert(file)
        }
      }
    }
    touched = []
    changed.formUnion(types.takeChanged())
    return changed.sorted()
  }

  /// Other files' functions that a file sees.
  package func view(of file: Int) -> SharedWrappers {
    var view = SharedWrappers()
    for word in words[file] ?? [] {
      for name in names[word] ?? [] where name.language == languages[file] {
        guard let group = groups[name], group.isKnown(to: file) else { continue }
        view.add(group.shared, word: word)
      }
    }
    view.sort()
    view.types = types.view(of: file)
    return view
  }

  /// The wrappers that a file was last known to have.
  package func wrappers(of file: Int) -> [SharedFunction] { latest[file] ?? [] }

  private static func name(_ function: SharedFunction) -> Name {
    Name(language: function.key.language, text: function.key.name)
  }
}
