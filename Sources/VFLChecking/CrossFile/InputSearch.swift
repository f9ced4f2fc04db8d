import VFLSources

/// Finds the inputs that contain given function names.
///
/// The first search reads all inputs. If there is a second search, many more usually follow, for example
/// along a call chain across many files. The second search therefore builds an index of the names in all
/// inputs.
struct InputSearch {
  let inputs: [CheckInput]
  let fileSystem: any FileSystem
  let jobs: Int

  private var index: NameIndex?
  private var hasSearched = false

  /// Creates a search in the given inputs.
  init(inputs: [CheckInput], fileSystem: any FileSystem, jobs: Int) {
    (self.inputs, self.fileSystem, self.jobs) = (inputs, fileSystem, jobs)
  }

  /// Finds the inputs that contain the sought names, and the functions and types that they declare with these
  /// names.
  ///
  /// Adds the results to `ledger`. Returns `false` if `goesOn` returns `false`.
  mutating func find(
    _ sought: FunctionLedger.Search, _ ledger: inout FunctionLedger,
    goesOn: (_ done: Int) -> Bool
  ) -> Bool {
    let words = sought.words
    guard !words.isEmpty else { return true }
    let (inputs, fileSystem) = (inputs, fileSystem)
    if hasSearched, index == nil {
      let hashes = ParallelMap.map(count: inputs.count, jobs: jobs, goesOn: goesOn) {
        inputs[$0].hostText(fileSystem).map(NameIndex.hashes) ?? []
      }
      guard hashes.count == inputs.count else { return false }
      index = NameIndex(hashes.map { $0 ?? [] })
    }
    hasSearched = true
    let numbers =
      index.map { index in Set(words.flatMap(index.files)).sorted() } ?? Array(inputs.indices)
    let search = WordSearch(words)
    let found = ParallelMap.map(count: numbers.count, jobs: jobs, goesOn: goesOn) {
      number -> (words: [String], functions: [SharedFunction], types: [SharedType])? in
      let input = inputs[numbers[number]]
      guard let language = input.language, let bytes = input.hostText(fileSystem) else {
        return nil
      }
      let (said, declared, types) = search.words(in: bytes)
      guard !said.isEmpty else { return nil }
      // Swift has a single form of function declaration, so only declared names need to be considered. The
      // other languages have several forms.
      let (functions, sharedTypes) = HostScan.declarations(
        functions: sought.functions.intersection(language == .swift ? declared : said),
        types: sought.types.intersection(types), in: bytes, language: language)
      return (said, input.visible(functions), sharedTypes)
    }
    guard found.count == numbers.count else { return false }
    for (index, found) in found.enumerated() {
      guard let found = found ?? nil else { continue }
      ledger.take(words: found.words, functions: found.functions, from: numbers[index])
      ledger.take(types: found.types, from: numbers[index])
    }
    return true
  }
}
