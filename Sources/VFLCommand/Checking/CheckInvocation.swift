import VFLDiagnostics
import VFLProjects

/// The parsed command line of `check`.
///
/// Other subcommands that read files use parts of it.
struct CheckInvocation: Sendable {
  /// The part that `check` shares with `compile`, `convert` and `solve`.
  let layout: LayoutInvocation
  let form: CheckForm
  /// The settings for all files, in addition to their configurations.
  let settings: CheckSettings
  /// The file name of standard input, if given.
  let stdinFileName: FilePath?
  /// The maximum number of warnings with which a run succeeds.
  ///
  /// `nil` if the configuration determines it.
  let maxWarnings: Int?
  /// The number of threads.
  ///
  /// `nil` for one per core.
  let jobs: Int?
  /// The file that is written for a build system if the run succeeds.
  let stamp: FilePath?
  let fixMode: FixMode

  private let parsed: ParsedArguments

  /// Interprets the arguments.
  ///
  /// Reports usage errors in `parsed`.
  init(_ parsed: inout ParsedArguments) {
    form = parsed.choice(.checkFormat) ?? .output(.text)
    var settings = CheckSettings()
    settings.configuration =
      parsed.has(.noConfig)
      ? .none : parsed.value(of: .config).map { .file(FilePath($0)) } ?? .nearest
    settings.include = parsed.values(of: .include)
    settings.exclude = parsed.values(of: .exclude)
    let stdinName = parsed.value(of: .stdinFileName)
    stdinFileName = stdinName.map { FilePath($0) }
    if stdinName == "-" {
      parsed.report(
        .malformedFlagValue(
          flag: Flag.stdinFileName.name, value: "-",
          expected: "the name of the file that `-` contains, such as `Sources/Card.swift`,"))
    }
    // Without operands, standard input is read.
    if stdinName != nil, !parsed.operands.isEmpty,
      !parsed.operands.contains(where: { $0.bytes == [UInt8(ascii: "-")] })
    {
      parsed.report(
        .missingArgument(
          flag: Flag.stdinFileName.name, expected: "`-`", found: "only other inputs"))
    }
    maxWarnings = parsed.count(.maxWarnings, from: 0)
    settings.tellsUnchecked = parsed.has(.unchecked)
    jobs = parsed.count(.jobs, from: 1)
    stamp = parsed.value(of: .stamp).map { FilePath($0) }
    settings.baseline = parsed.value(of: .baseline).map { FilePath($0) }
    fixMode = parsed.has(.diff) ? .shown : parsed.has(.fix) ? .written : .told
    settings.makesUnsafeFixes = parsed.has(.unsafeFixes)
    layout = LayoutInvocation(&parsed)
    (settings.layout, settings.levels) = (layout.settings, layout.levels)
    self.settings = settings
    self.parsed = parsed
  }

  /// Whether a flag without a value was given.
  func has(_ flag: Flag) -> Bool { parsed.has(flag) }
}
