package import VFLSources

/// Processes inputs on all cores, and processes an input again if it calls functions of other inputs.
///
/// The first round processes each input separately and records its functions. The next round processes the
/// inputs that contain the names of these functions again, given the recorded functions. Further rounds
/// follow until no new function is found, up to a limit. All inputs of a round are given the same functions,
/// so the result depends neither on the order of the inputs nor on the number of threads.
package enum CrossFilePass {
  /// The maximum number of rounds in which an input passes its functions on to other inputs.
  ///
  /// Without a limit, files whose functions call each other could be processed forever.
  private static let limit = 16

  /// Returns the results for all inputs in input order, and the recorded functions.
  ///
  /// Returns `nil` if `goesOn` returns `false`. The argument of `goesOn` is the number of completed inputs.
  ///
  /// - Parameters:
  ///   - configurations: The configurations of the inputs, by ``CheckInput/configuration``.
  ///   - macros: The macros found in headers.
  ///   - jobs: The number of threads.
  ///   - shared: Returns the functions that an input declares and calls, given the result for that input.
  ///   - work: Processes an input, given the functions of other files that it may call.
  package static func results<Result: Sendable>(
    of inputs: [CheckInput], _ configurations: [Configuration], macros: [FormatWrapper],
    _ fileSystem: any FileSystem, jobs: Int,
    goesOn: (_ done: Int) -> Bool, shared: (Result) -> SharedScan,
    work: @escaping @Sendable (CheckInput, KnownFunctions) -> Result
  ) -> (results: [Result], ledger: FunctionLedger)? {
    @Sendable func result(of input: CheckInput, knowing shared: SharedWrappers) -> Result {
      let wrappers = configurations[input.configuration].wrappers
      return work(input, KnownFunctions(wrappers: wrappers, macros: macros, shared: shared))
    }
    let first = ParallelMap.map(count: inputs.count, jobs: jobs, goesOn: goesOn) {
      result(of: inputs[$0], knowing: SharedWrappers())
    }
    var results = first.compactMap { $0 }
    var ledger = FunctionLedger(languages: inputs.map { $0.language })
    guard results.count == inputs.count else { return nil }
    func learn(from index: Int) {
      let scan = shared(results[index])
      ledger.take(wrappers: inputs[index].visible(scan.functions), from: index)
      ledger.take(sought: scan.soughtTypes, from: index)
    }
    for index in results.indices { learn(from: index) }
    guard inputs.count > 1 else { return (results, ledger) }
    func goesOnStill(_: Int) -> Bool { goesOn(inputs.count) }
    func workAgain(on numbers: [Int]) -> Bool {
      let views = numbers.map(ledger.view)
      let again = ParallelMap.map(count: numbers.count, jobs: jobs, goesOn: goesOnStill) {
        result(of: inputs[numbers[$0]], knowing: views[$0])
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
    // These inputs have reached the limit. They are processed once more with the final functions of all other
    // inputs, but their own new functions are not passed on.
    guard late.isEmpty || workAgain(on: late.sorted()) else { return nil }
    return (results, ledger)
  }
}
