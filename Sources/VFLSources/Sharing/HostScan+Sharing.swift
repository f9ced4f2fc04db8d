extension HostScan {
  /// The functions of a file whose callers write some words, whatever the functions do.
  ///
  /// - Complexity: That of reading the file, unless there are no words.
  package static func functions(
    named words: Set<String>, in bytes: [UInt8], language: HostLanguage
  ) -> [SharedFunction] {
    guard bytes.count < Int32.max, !words.isEmpty else { return [] }
    let index = FileIndex(SourceTree(bytes, language: language))
    let shared = index.functions.compactMap { index.sharedFunction($0, wrapper: nil) }
    return shared.filter { words.contains($0.word) }
  }

  /// The types of a file that have some names, as it declares them.
  ///
  /// - Complexity: That of reading the file, unless there are no names.
  package static func types(
    named names: Set<String>, in bytes: [UInt8], language: HostLanguage
  ) -> [SharedType] {
    guard bytes.count < Int32.max, !names.isEmpty else { return [] }
    let index = FileIndex(SourceTree(bytes, language: language))
    return names.sorted().flatMap { index.sharedTypes(named: $0) }
  }
}
