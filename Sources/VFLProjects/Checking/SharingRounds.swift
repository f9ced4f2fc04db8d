package import VFLSources

/// Works on inputs on all cores, and again on inputs that call functions of other inputs.
///
/// In the first round each input is worked on by itself, and its functions are learnt. In the next round
/// these are told to the inputs that say their names, and only these inputs are worked on again. Rounds
/// follow, up to a limit, until nothing more is learnt. All inputs of a round know the same functions, so
/// neither the order of the inputs nor the number of threads counts.
package struct SharingRounds {
  /// How often what is learnt of one input is told to others; so two files whose functions call each
  /// other by turns come to an end.
  private static let limit = 16

  let inputs: [CheckInput]
  let fileSystem: any FileSystem
  let jobs: Int

  /// The results of all inputs, in their order, and the ledger of their functions.
  ///
  /// `nil` when `goesOn` says no; it is told how many inputs are done.
  ///
  /// - Parameters:
  ///   - shared: what an input tells others and asks them, given its result.
  ///   - work: the work on an input, given the functions of other inputs that it may call.
  package func outcome<Result: Sendable>(
    goesOn: (_ done: Int) -> Bool, shared: (Result) -> SharedScan,
    work: @escaping @Sendable (CheckInput, SharedWrappers) -> Result
  ) -> (results: [Result], ledger: FunctionLedger)? {
    let inputs = inputs
    let first = ParallelMap.map(count: inputs.count, jobs: jobs, goesOn: goesOn) {
      work(inputs[$0], SharedWrappers())
    }
    var results = first.compactMap { $0 }
    var ledger = FunctionLedger(languages: inputs.map { $0.language })
    guard results.count == inputs.count else { return nil }
    func learn(from index: Int) {
      let told = shared(results[index])
      ledger.take(wrappers: inputs[index].visible(told.functions), from: index)
      ledger.take(sought: told.soughtTypes, from: index)
    }
    for index in results.indices { learn(from: index) }
    guard inputs.count > 1 else { return (results, ledger) }
    func goesOnStill(_: Int) -> Bool { goesOn(inputs.count) }
    func workAgain(on numbers: [Int]) -> Bool {
      let views = numbers.map(ledger.view)
      let again = ParallelMap.map(count: numbers.count, jobs: jobs, goesOn: goesOnStill) {
        work(inputs[numbers[$0]], views[$0])
      }
      guard again.count == numbers.count else { return false }
      for (index, result) in zip(numbers, again) {
        if let result { results[index] = result }
      }
      return true
    }
    var search = InputSearch(inputs: inputs, fileSystem: fileSystem, jobs: jobs)
    var counts = Array(repeating: 0, count: inputs.count)
    var late: Set<Int> = []
    while true {
      guard search.find(ledger.takeUnsought(), &ledger, goesOn: goesOnStill) else { return nil }
      let changed = ledger.takeChanged()
      late.formUnion(changed.filter { counts[$0] >= Self.limit })
      let now = changed.filter { counts[$0] < Self.limit }
      guard !now.isEmpty else { break }
      guard workAgain(on: now) else { return nil }
      for index in now {
        counts[index] += 1
        learn(from: index)
      }
    }
    // What is learnt of these is told no more, but they are told what all others have come to.
    guard late.isEmpty || workAgain(on: late.sorted()) else { return nil }
    return (results, ledger)
  }

  /// Prepares to work on inputs on some threads.
  package init(inputs: [CheckInput], fileSystem: any FileSystem, jobs: Int) {
    (self.inputs, self.fileSystem, self.jobs) = (inputs, fileSystem, jobs)
  }
}
