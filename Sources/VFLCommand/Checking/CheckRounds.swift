import VFLSources

/// Checks inputs on all cores, and once more those that call functions of others.
///
/// The first round checks each input by itself and learns which of its functions hand a format on. The
/// next ones check those again that say the name of a function that was learnt in the round before, until
/// nothing more is learnt. Nothing of a file is kept in between.
struct CheckRounds {
  /// How many wrappers of wrappers of other files are followed.
  private static let limit = 4

  let check: FileCheck
  let inputs: [CheckInput]
  let jobs: Int

  /// What was found in each input, in their order; `nil` when `goesOn` says no, which is told how many
  /// inputs are done.
  func findings(goesOn: (_ done: Int) -> Bool) -> [FileFindings]? {
    let (check, inputs) = (check, inputs)
    let first = ParallelMap.map(count: inputs.count, jobs: jobs, goesOn: goesOn) {
      check.findings(in: inputs[$0])
    }
    var findings = first.compactMap(\.self)
    guard findings.count == inputs.count else { return nil }
    guard inputs.count > 1 else { return findings }
    var learnt = Learnt(count: inputs.count)
    for _ in 0..<Self.limit {
      let words = learnt.take(findings, of: inputs, check)
      guard !words.isEmpty else { break }
      let search = WordSearch(words)
      let functions = ParallelMap.map(
        count: inputs.count, jobs: jobs, goesOn: { _ in goesOn(inputs.count) },
        { check.functions(named: words, search, in: inputs[$0]) })
      guard functions.count == inputs.count else { return nil }
      let callers = learnt.take(functions.map { $0.flatMap(\.self) }, named: words)
      var next = check
      next.shared = learnt.shared
      let again = next
      let results = ParallelMap.map(
        count: callers.count, jobs: jobs, goesOn: { _ in goesOn(inputs.count) },
        { again.findings(in: inputs[callers[$0]]) })
      guard results.count == callers.count else { return nil }
      for (index, result) in zip(callers, results) {
        if let result { findings[index] = result }
      }
    }
    learnt.takeBackTold(from: &findings)
    return findings
  }

  /// What is known of the functions of all inputs.
  private struct Learnt {
    /// For each input its wrappers.
    private var wrappers: [[SharedFunction]]
    /// For each input its functions with the names of wrappers.
    private var functions: [[SharedFunction]]

    init(count: Int) {
      wrappers = Array(repeating: [], count: count)
      functions = wrappers
    }

    var shared: SharedWrappers { SharedWrappers(wrappers: wrappers, functions: functions) }

    /// Takes the wrappers of all inputs, and gives what the callers of those write that were not there
    /// before.
    mutating func take(
      _ findings: [FileFindings], of inputs: [CheckInput], _ check: FileCheck
    ) -> Set<String> {
      var words: Set<String> = []
      for (index, found) in findings.enumerated() {
        let now = check.visible(found.functions, of: inputs[index])
        guard now != wrappers[index] else { continue }
        words.formUnion(Set(now).symmetricDifference(wrappers[index]).map(\.word))
        wrappers[index] = now
      }
      return words
    }

    /// Counts no longer what is a parameter of a function whose callers are other inputs.
    func takeBackTold(from findings: inout [FileFindings]) {
      let called = findings.reduce(into: Set()) { $0.formUnion($1.called) }
      guard !called.isEmpty else { return }
      for index in findings.indices {
        for function in wrappers[index] where called.contains(function.key) {
          findings[index].strings.remove(.parameter, count: function.openFormats)
        }
      }
    }

    /// Takes the functions of all inputs that callers write some words for, and gives the inputs that
    /// say one of these.
    mutating func take(_ found: [[SharedFunction]?], named words: Set<String>) -> [Int] {
      found.enumerated().compactMap { index, found in
        functions[index].removeAll { words.contains($0.word) }
        guard let found else { return nil }
        functions[index] += found
        return index
      }
    }
  }
}
