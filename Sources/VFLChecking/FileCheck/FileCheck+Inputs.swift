import VFLSources

extension FileCheck {
  /// Checks inputs on `jobs` threads and returns the results in input order.
  ///
  /// An input that calls functions of other inputs is checked again once these functions are known. Returns
  /// `nil` if `goesOn` returns `false`. The argument of `goesOn` is the number of completed inputs.
  package func diagnostics(
    in inputs: [CheckInput], jobs: Int, goesOn: (_ done: Int) -> Bool
  ) -> [FileDiagnostics]? {
    let outcome = CrossFilePass.results(
      of: inputs, configurations, macros: known.macros, fileSystem, jobs: jobs, goesOn: goesOn,
      shared: { $0.shared },
      work: { input, known in
        var check = self
        check.known = known
        return check.diagnostics(in: input)
      })
    guard let outcome else { return nil }
    var files = outcome.results
    removeUnchecked(in: &files, outcome.ledger)
    return files
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
}
