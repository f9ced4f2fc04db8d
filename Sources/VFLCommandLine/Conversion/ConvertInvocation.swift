import VFLChecking
import VFLCode
import VFLDiagnostics

/// The parsed command line of `convert`.
struct ConvertInvocation: Sendable {
  /// The inputs and their configurations, determined as in `vfl check`.
  let check: CheckInvocation
  /// Whether the inputs are source files or directories, whose calls are converted.
  ///
  /// If `false`, the inputs are format strings and layouts.
  let isOfSources: Bool
  /// Whether the source files are rewritten.
  ///
  /// If `false`, the changes are printed.
  let writes: Bool

  /// Interprets the arguments.
  ///
  /// Adds usage errors to `parsed`.
  init(_ parsed: inout ParsedArguments, on console: some Console) {
    let fileSystem = console.fileSystem
    let others = parsed.operands.filter {
      let path = FilePath($0.bytes)
      // An empty argument is an empty format string. As a path, it would denote the working directory.
      if path.bytes.isEmpty { return true }
      return path.hostLanguage == nil
        && fileSystem.kind(of: path, followingLinks: true) != .directory
    }
    let input = parsed.values(of: .stdinFileName).last.map { FilePath($0) }
    isOfSources = input?.hostLanguage != nil || others.count < parsed.operands.count
    writes = parsed.has(.write)
    if isOfSources {
      Self.rejectLayouts(others, in: &parsed)
    } else {
      Self.reject(
        [.write, .config, .noConfig, .exclude, .include, .forceExclude],
        of: "format strings and layouts", in: &parsed)
    }
    check = CheckInvocation(&parsed)
  }

  /// Reports arguments that do not apply to source files: inputs of other kinds, layout flags, and APIs that
  /// do not create constraints or are in another language than the sources.
  private static func rejectLayouts(_ others: [Argument], in parsed: inout ParsedArguments) {
    for operand in others where operand.text != "-" {
      reject(operand.text, of: "sources", in: &parsed)
    }
    reject([.metric, .view, .options, .complete], of: "sources", in: &parsed)
    let styles = [CodeStyle.anchors, .constraints, .snapkit, .masonry]
    guard let style = parsed.values(of: .codeStyle).last.flatMap(CodeStyle.init),
      !styles.contains(style)
    else { return }
    let words = styles.map { "`\($0.rawValue)`" }
    let expected = words.dropLast().joined(separator: ", ") + " or " + words[words.count - 1]
    parsed.report(
      .malformedFlagValue(
        flag: Flag.codeStyle.name, value: style.rawValue,
        expected: "\(expected) for sources, or the name of a function, as in `Card.swift:setUp`"))
  }

  private static func reject(_ flags: [Flag], of inputs: String, in parsed: inout ParsedArguments) {
    for flag in flags where parsed.has(flag) { reject(flag.name, of: inputs, in: &parsed) }
  }

  private static func reject(_ word: String, of inputs: String, in parsed: inout ParsedArguments) {
    parsed.report(
      .unexpectedArgument(
        argument: word, subcommand: parsed.subcommand.name.rawValue, inputs: inputs))
  }
}
