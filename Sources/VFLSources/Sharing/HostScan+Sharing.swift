extension HostScan {
  /// The functions of a file whose callers write some words, for any function body.
  ///
  /// - Complexity: The time to read the file, unless `words` is empty.
  package static func functions(
    named words: Set<String>, in bytes: [UInt8], language: HostLanguage
  ) -> [SharedFunction] {
    declarations(functions: words, types: [], in: bytes, language: language).functions
  }

  /// The functions and types that a file declares with some names.
  ///
  /// The types include the dictionaries that the types and functions with their names give.
  ///
  /// - Parameters:
  ///   - words: The words that callers of the functions write.
  ///   - names: The names of the types.
  /// - Complexity: That of reading the file, unless there are no words and names.
  package static func declarations(
    functions words: Set<String>, types names: Set<String>, in bytes: [UInt8],
    language: HostLanguage
  ) -> (functions: [SharedFunction], types: [SharedType]) {
    guard bytes.count < Int32.max, !words.isEmpty || !names.isEmpty else { return ([], []) }
    guard !names.isEmpty else {
      let tree = SourceTree(
        HostTokens.all(of: bytes, in: language), reading: .declarations)
      return (FileIndex(tree).sharedFunctions(named: words), [])
    }
    let file = FileReading(FileIndex(SourceTree(bytes, language: language)))
    let types = names.sorted().flatMap { name in
      let types = file.index.sharedTypes(named: name)
      let dictionaries = file.sharedDictionaries(named: name)
      guard !dictionaries.isEmpty else { return types }
      return types + [
        SharedType(
          language: language, name: name, isDefinition: false, parents: [], properties: [:],
          dictionaries: dictionaries)
      ]
    }
    return (file.index.sharedFunctions(named: words), types)
  }
}

extension FileIndex {
  /// The functions whose callers write some words.
  package func sharedFunctions(named words: Set<String>) -> [SharedFunction] {
    functions.compactMap { sharedFunction($0, wrapper: nil) }.filter { words.contains($0.word) }
  }
}
