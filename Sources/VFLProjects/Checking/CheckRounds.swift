import VFLSources

/// Checks inputs on all cores.
///
/// An input that calls functions of other inputs is checked again once these functions are known.
package struct CheckRounds {
  let check: FileCheck
  let inputs: [CheckInput]
  let jobs: Int

  /// Checks the inputs and returns the results in input order.
  ///
  /// Returns `nil` if `goesOn` returns `false`. The argument of `goesOn` is the number of completed inputs.
  package func findings(goesOn: (_ done: Int) -> Bool) -> [FileFindings]? {
    let check = check
    let rounds = SharingRounds(inputs: inputs, fileSystem: check.fileSystem, jobs: jobs)
    let outcome = rounds.outcome(
      goesOn: goesOn, shared: { $0.shared },
      work: { input, shared in
        var check = check
        check.shared = shared
        return check.findings(in: input)
      })
    guard let outcome else { return nil }
    var findings = outcome.results
    takeBackTold(from: &findings, outcome.ledger)
    return findings
  }

  /// Removes the "unchecked string" diagnostics for format strings that are parameters of functions with
  /// callers in other inputs, and stops counting these strings.
  ///
  /// The strings are checked where the callers pass them.
  private func takeBackTold(from findings: inout [FileFindings], _ ledger: FunctionLedger) {
    let called = findings.reduce(into: Set()) { $0.formUnion($1.shared.called) }
    guard !called.isEmpty else { return }
    for index in findings.indices {
      findings[index].takeBack(formatsOf: called)
      for function in ledger.wrappers(of: index) where called.contains(function.key) {
        findings[index].strings.remove(.parameter, count: function.openFormats)
      }
    }
  }

  /// Creates rounds that check the inputs on `jobs` threads.
  package init(check: FileCheck, inputs: [CheckInput], jobs: Int) {
    (self.check, self.inputs, self.jobs) = (check, inputs, jobs)
  }
}
