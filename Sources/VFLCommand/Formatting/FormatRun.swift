import VFLDiagnostics
import VFLDocuments
import VFLProjects
import VFLSources

/// A run of `vfl fmt`: formats the inputs on all cores, then shows and writes them in their order.
struct FormatRun {
  private let invocation: FormatInvocation
  private var changedFiles = 0
  private var otherFiles = 0
  private var hasFailures = false
  private var hasFindings = false

  /// Creates the run of a command line.
  init(_ invocation: FormatInvocation) {
    self.invocation = invocation
  }

  /// Formats, shows, writes, and says how it went.
  mutating func run(on console: inout some Console) throws(OutputFailure) -> ExitCode {
    let found = CheckInputs(invocation.check, on: &console)
    guard !found.isMissing else {
      let missing = Finding.missingArgument(
        subcommand: Subcommand.Name.fmt.rawValue, expected: "a format, a file, a folder or `-`")
      return try Printer.plain.refuse([missing.diagnostic(in: .document)], on: &console)
    }
    guard found.configurations.faults.isEmpty else {
      try Printer.plain.complain(found.configurations.faults, on: &console)
      return .usage
    }
    console.catchInterrupts()
    guard let inputs = formatted(found, on: &console) else { return .interrupted }
    for input in inputs {
      if console.isInterrupted { return .interrupted }
      try finish(input, on: &console)
    }
    for failure in found.failures { try fail(failure, on: &console) }
    try console.write(Array(summary(hasFolders: found.hasFolders).utf8), to: .output)
    let passedOver = PassedOverFolders(folders: found.passedOver)
    try console.write(Array(passedOver.text.utf8), to: .error)
    return hasFailures ? .usage : hasFindings ? .findings : .success
  }

  /// How many files change and how many do not, a line; empty where a single one was named, and where
  /// nothing is to be told but what changes.
  private func summary(hasFolders: Bool) -> String {
    guard changedFiles + otherFiles > 1 || hasFolders else { return "" }
    let files = WordCount.text(changedFiles, "file")
    switch invocation.mode {
    case .write: return "\(files) formatted, \(WordCount.grouped(otherFiles)) left as they were\n"
    case .check where changedFiles > 0:
      return "\(files) would be respelt, \(WordCount.grouped(otherFiles)) left as they are\n"
    case .check, .diff: return ""
    }
  }

  /// The inputs, formatted; `nil` when Ctrl-C came before the end.
  private func formatted<C: Console>(
    _ found: CheckInputs, on console: inout C
  ) -> [FormattedInput]? {
    let (all, configurations) = (found.all, found.configurations.configurations)
    let (fileSystem, diffForm) = (console.fileSystem, invocation.mode.diffForm)
    let macros = HeaderMacros.find(
      in: all, fileSystem, jobs: console.coreCount, goesOn: { _ in !console.isInterrupted })
    guard let macros else { return nil }
    var progress = ProgressLine(on: console)
    let rounds = SharingRounds(inputs: all, fileSystem: fileSystem, jobs: console.coreCount)
    let outcome = rounds.outcome(
      goesOn: { done in
        progress.show("\(done) of \(all.count) files", on: &console)
        return !console.isInterrupted
      }, shared: { inputs in inputs.first?.text.shared ?? SharedScan() },
      work: { input, shared in
        FormattedInput.inputs(
          of: input,
          knowing: KnownFunctions(
            wrappers: configurations[input.configuration].wrappers, macros: macros,
            shared: shared), diffForm: diffForm, fileSystem)
      })
    progress.erase(on: &console)
    guard !console.isInterrupted else { return nil }
    return outcome?.results.flatMap(\.self)
  }

  private mutating func finish(
    _ input: FormattedInput, on console: inout some Console
  ) throws(OutputFailure) {
    try Printer.plain.complain(input.faults, on: &console)
    hasFailures = hasFailures || input.isUnreadable
    if input.text.faultyCount > 0 { hasFindings = true }
    if input.isChanged, invocation.findsChanges { hasFindings = true }
    if input.faults.isEmpty { try tellKept(input, on: &console) }
    guard !input.isUnreadable else { return }
    switch invocation.mode {
    case .check, .diff:
      try console.write(input.diff, to: .output)
      if input.path != nil {
        if input.isChanged { changedFiles += 1 } else { otherFiles += 1 }
      }
    case .write:
      if let path = input.path {
        try write(input, to: path, on: &console)
      } else {
        try console.write(input.text.bytes, to: .output)
      }
    }
  }

  /// Writes a file that changes and is still what it was when it was read.
  private mutating func write(
    _ input: FormattedInput, to path: FilePath, on console: inout some Console
  ) throws(OutputFailure) {
    guard input.isChanged else {
      otherFiles += 1
      return
    }
    if let reason = console.replaceFile(
      at: path, readAs: input.before, with: input.text.bytes)
    {
      return try fail(
        Finding.unwrittenFile(path: input.name, reason: reason).diagnostic(in: .document),
        on: &console)
    }
    changedFiles += 1
    try console.write(
      Array("formatted \(input.name): \(input.whatChanges)\n".utf8), to: .output)
  }

  private mutating func fail(
    _ failure: Diagnostic, on console: inout some Console
  ) throws(OutputFailure) {
    hasFailures = true
    try Printer.plain.complain([FaultGroup(sources: [], diagnostics: [failure])], on: &console)
  }

  /// Tells how many formats stay as they are although they may not be canonical.
  private func tellKept(
    _ input: FormattedInput, on console: inout some Console
  ) throws(OutputFailure) {
    let text = input.text
    if text.faultyCount > 0 {
      let words =
        "\(input.name): \(WordCount.text(text.faultyCount, "format")) with an error left as written, "
        + "`vfl check` tells more\n"
      try console.write(Array(words.utf8), to: .error)
    }
    for reason in HeldReason.allCases {
      guard let count = text.held[reason] else { continue }
      let words =
        "\(input.name): \(WordCount.text(count, "format")) left as written, \(reason.text)\n"
      try console.write(Array(words.utf8), to: .error)
    }
  }
}
