import VFLSources

extension FileCheck {
  /// Checks inputs on `jobs` threads and returns the results in input order.
  ///
  /// An input that calls functions of other inputs is checked again once these functions are known. Returns
  /// `nil` if `goesOn` returns `false`. The argument of `goesOn` is the number of completed inputs.
  ///
  /// - Parameter context: Further source files. Their functions are known to the inputs, but they are not
  ///   checked.
  package func diagnostics(
    in inputs: [CheckInput], context: [CheckInput] = [], jobs: Int, goesOn: (_ done: Int) -> Bool
  ) -> [FileDiagnostics]? {
    let all = inputs + context
    let outcome = CrossFilePass.results(
      of: all, configurations, macros: known.macros, fileSystem, jobs: jobs, goesOn: goesOn,
      shared: { $0.shared },
      work: { input, known in
        var check = self
        check.known = known
        return input.isContext ? check.declarations(in: input) : check.diagnostics(in: input)
      })
    guard let outcome else { return nil }
    var files = Array(outcome.results.prefix(inputs.count))
    removeUnchecked(in: &files, outcome.ledger)
    guard removeUnresolved(in: &files, all, jobs: jobs, goesOn: { _ in goesOn(all.count) }) else {
      return nil
    }
    return files
  }

  /// Returns a result that contains only the functions that a source file declares for other inputs.
  private func declarations(in input: CheckInput) -> FileDiagnostics {
    var file = FileDiagnostics(input.kind, name: input.name, absolutePath: input.absolutePath)
    file.shared = known.shared(of: input, fileSystem)
    return file
  }

  /// Removes the "unchecked string" diagnostics for format strings that are parameters of functions with
  /// callers in other inputs, and stops counting these strings.
  ///
  /// The strings are checked where the callers pass them.
  private func removeUnchecked(in files: inout [FileDiagnostics], _ ledger: FunctionLedger) {
    let called = files.reduce(into: Set()) { $0.formUnion($1.shared.called) }
    guard !called.isEmpty else { return }
    for index in files.indices {
      files[index].removeUnchecked(formatsOf: called)
      for function in ledger.wrappers(of: index) where called.contains(function.key) {
        files[index].strings.remove(.parameter, count: function.openFormats)
      }
    }
  }

  /// Removes the literals that are passed to functions of other inputs from the unresolved literals of each
  /// file.
  ///
  /// If such a function passed its argument on as a format string, the literal would have been checked.
  /// Returns `false` if `goesOn` returns `false`.
  private func removeUnresolved(
    in files: inout [FileDiagnostics], _ inputs: [CheckInput], jobs: Int,
    goesOn: (_ done: Int) -> Bool
  ) -> Bool {
    let names = files.reduce(into: Set<String>()) { $0.formUnion($1.unresolved.map { $0.word }) }
    guard !names.isEmpty, inputs.count > 1 else { return true }
    let (search, fileSystem) = (WordSearch(names), fileSystem)
    let declared = ParallelMap.map(count: inputs.count, jobs: jobs, goesOn: goesOn) {
      index -> [SharedFunction] in
      let input = inputs[index]
      guard let language = input.language, let bytes = input.hostText(fileSystem) else { return [] }
      let words = search.words(in: bytes)
      let candidates = Set(language == .swift ? words.declared : words.said)
      return input.visible(HostScan.functions(named: candidates, in: bytes, language: language))
    }
    guard declared.count == inputs.count else { return false }
    let functions = Set(declared.flatMap { $0 ?? [] })
    for index in files.indices {
      let language = inputs[index].language
      files[index].removeUnresolved(
        passedToFunctionsIn: functions.filter { $0.key.language == language })
    }
    return true
  }
}
