import VFLChecking
import VFLCode
import VFLCompiler
import VFLDiagnostics
import VFLSources
import VFLText

/// A run of `vfl convert` on source files.
///
/// Converts the calls in parallel, then prints or writes the results in input order.
struct SourceConversion {
  private let invocation: ConvertInvocation
  private var convertedCalls = 0
  private var changedFiles = 0
  private var unconvertedCalls = 0
  private var hasFailures = false

  /// Creates a run for a command line.
  init(_ invocation: ConvertInvocation) {
    self.invocation = invocation
  }

  /// Converts the source files, prints or writes the results, and returns the exit code.
  mutating func run(on console: inout some Console) throws(OutputError) -> ExitCode {
    let found = CheckInputs(invocation.check, on: &console)
    guard found.configurations.groups.isEmpty else {
      try Printer.plain.report(found.configurations.groups, on: &console)
      return .usage
    }
    console.catchInterrupts()
    guard let inputs = converted(found, on: &console) else { return .interrupted }
    for input in inputs {
      if console.isInterrupted { return .interrupted }
      try finish(input, on: &console)
    }
    for failure in found.failures { try fail(failure, on: &console) }
    let calls = CountText.text(convertedCalls, "call")
    let verb = invocation.writes ? "converted" : "would be converted"
    let text =
      "\(calls) \(verb) in \(CountText.text(changedFiles, "file")), "
      + "\(CountText.grouped(unconvertedCalls)) unchanged\n"
    try console.write(Array(text.utf8), to: .error)
    if convertedCalls + unconvertedCalls == 0, !hasFailures, console.isTerminal(.output) {
      let hint = "to convert the layout of a function, append its name, as in `Card.swift:setUp`\n"
      try console.write(Array(hint.utf8), to: .error)
    }
    try console.write(Array(found.skippedDirectoriesText.utf8), to: .error)
    return hasFailures ? .usage : .success
  }

  /// Returns the conversions of all inputs, or `nil` if the run is interrupted.
  private func converted(
    _ found: CheckInputs, on console: inout some Console
  ) -> [ConvertedInput]? {
    let (all, configurations) = (found.all, found.configurations.configurations)
    let (fileSystem, layout) = (console.fileSystem, invocation.check.layout)
    let jobs = console.coreCount
    return found.results(on: &console) { goesOn in
      let results = ParallelMap.map(count: all.count, jobs: jobs, goesOn: goesOn) {
        index -> ConvertedInput? in
        let input = all[index]
        let settings = CallConversion.Settings(
          style: layout.codeStyle,
          spacing: layout.settings.spacing ?? configurations[input.configuration].spacing,
          superview: layout.superview)
        return ConvertedInput(of: input, settings, fileSystem)
      }
      return results.count == all.count ? results.compactMap { $0 ?? nil } : nil
    }
  }

  private mutating func finish(
    _ input: ConvertedInput, on console: inout some Console
  ) throws(OutputError) {
    if let failure = input.failure { return try fail(failure, on: &console) }
    let name = DisplayColumn.shown(input.name)
    unconvertedCalls += input.unconverted.count
    let others = input.unconverted.filter { $0.reason == .call(.otherFunction) }.count
    if others > 0 {
      let formats = CountText.text(others, "format string")
      let words = "\(name): \(formats) passed to other functions not converted\n"
      try console.write(Array(words.utf8), to: .error)
    }
    var lines: [UInt8] = []
    for (line, reason) in input.unconverted where reason != .call(.otherFunction) {
      lines += "\(name):\(line): not converted: \(reason.text)\n".utf8
    }
    try console.write(lines, to: .error)
    guard input.convertedCount > 0 || input.path == nil else { return }
    if let path = input.path, invocation.writes {
      if let failure = console.replaceFile(
        at: path, named: input.name, with: input.bytes, if: .isUnchanged(since: input.before))
      {
        return try fail(failure, on: &console)
      }
      let calls = CountText.text(input.convertedCount, "call")
      try console.write(Array("converted \(name): \(calls)\n".utf8), to: .output)
    } else {
      // Standard input cannot be rewritten, so its converted source is printed instead.
      let shown = input.path == nil && invocation.writes ? input.bytes : input.diff
      try console.write(shown, to: .output)
    }
    convertedCalls += input.convertedCount
    if input.convertedCount > 0 { changedFiles += 1 }
  }

  private mutating func fail(
    _ failure: Diagnostic, on console: inout some Console
  ) throws(OutputError) {
    hasFailures = true
    try Printer.plain.report(failure, on: &console)
  }
}
