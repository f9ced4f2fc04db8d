import VFLSources

/// Checks inputs on all cores.
///
/// Inputs that call functions of other inputs are checked with these functions.
package struct CheckRounds {
  let check: FileCheck
  let inputs: [CheckInput]
  let jobs: Int

  /// Checks the inputs and returns the results in their order.
  ///
  /// Returns `nil` if `goesOn` returns `false`. Its argument is the number of completed inputs.
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

  /// Stops counting strings that are parameters of functions with callers in other inputs.
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

  /// Creates rounds for inputs with a number of threads.
  package init(check: FileCheck, inputs: [CheckInput], jobs: Int) {
    (self.check, self.inputs, self.jobs) = (check, inputs, jobs)
  }
}
