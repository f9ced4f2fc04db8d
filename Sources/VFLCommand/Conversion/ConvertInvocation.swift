import VFLDiagnostics
import VFLRendering

/// A command line of `convert`, understood.
struct ConvertInvocation: Sendable {
  /// The inputs and their configurations, which are found as `check` finds them.
  let check: CheckInvocation
  /// Whether the inputs are sources and folders, whose calls are converted, and not formats and layouts.
  let isOfSources: Bool
  /// Whether sources are written, in the place of a difference that is shown.
  let writes: Bool
  /// What is wrong with the command line.
  let faults: [Diagnostic]

  /// Understands the arguments.
  init(_ parsed: ParsedArguments, on console: some Console) {
    var parsed = parsed
    check = CheckInvocation(parsed)
    let fileSystem = console.fileSystem
    let folder = console.currentFolder
    let others = parsed.operands.filter {
      let path = FilePath($0.bytes)
      return path.hostLanguage == nil
        && fileSystem.kind(of: path.absolute(from: folder), followingLinks: true) != .folder
    }
    isOfSources =
      check.stdinFileName?.hostLanguage != nil || others.count < parsed.operands.count
    writes = parsed.has(.write)
    if isOfSources {
      let name = "\(parsed.subcommand.name.rawValue) of sources"
      for operand in others where operand.text != "-" {
        parsed.report(UnexpectedArgument(argument: operand.text, subcommand: name))
      }
      for flag in [Flag.metric, .view, .options] where parsed.has(flag) {
        parsed.report(UnexpectedArgument(argument: flag.name, subcommand: name))
      }
      if ![.anchors, .constraints].contains(check.layout.codeStyle) {
        parsed.report(
          MalformedFlagValue(
            flag: Flag.codeStyle.name, value: check.layout.codeStyle.rawValue,
            expected:
              "`\(CodeStyle.anchors.rawValue)` or `\(CodeStyle.constraints.rawValue)` for sources"))
      }
    } else {
      let name = "\(parsed.subcommand.name.rawValue) of formats"
      for flag in [
        Flag.write, .config, .noConfig, .exclude, .include, .forceExclude, .stdinFileName,
      ] where parsed.has(flag) {
        parsed.report(UnexpectedArgument(argument: flag.name, subcommand: name))
      }
    }
    faults = check.faults + parsed.faults
  }
}
