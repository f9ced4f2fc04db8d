import VFLSources

/// Finds the inputs that say the names of some functions.
///
/// The first search reads all inputs. A second one is likely to be followed by many, as from function to
/// function over many files. So it reads all inputs once more and keeps an index of the names that they say.
struct InputSearch {
  let inputs: [CheckInput]
  let fileSystem: any FileSystem
  let jobs: Int

  private var index: NameIndex?
  private var hasSearched = false

  /// Prepares to look for names.
  init(inputs: [CheckInput], fileSystem: any FileSystem, jobs: Int) {
    (self.inputs, self.fileSystem, self.jobs) = (inputs, fileSystem, jobs)
  }

  /// Enters which inputs say some words, and what functions and types with these names they have; says no
  /// when `goesOn` does.
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
      // A function of Swift is declared in one way.
      let functions = HostScan.functions(
        named: sought.functions.intersection(language == .swift ? declared : said), in: bytes,
        language: language)
      return (
        said, input.visible(functions),
        HostScan.types(named: sought.types.intersection(types), in: bytes, language: language)
      )
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
