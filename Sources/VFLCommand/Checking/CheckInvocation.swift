import VFLDiagnostics
import VFLProjects

/// The parsed command line of `check`, of which other subcommands that read files take a part.
struct CheckInvocation: Sendable {
  /// The part of the command line that `check` has in common with `compile`, `convert` and `solve`.
  let layout: LayoutInvocation
  let form: CheckForm
  /// What holds for each file beside its configuration.
  let settings: CheckSettings
  /// What standard input is called, where it stands for a file.
  let stdinFileName: FilePath?
  /// With how many warnings a run succeeds; `nil` where the configuration decides.
  let maxWarnings: Int?
  /// How many threads work; `nil` for one on each core.
  let jobs: Int?
  /// The file that tells a build system that all went well.
  let stamp: FilePath?
  let fixMode: FixMode

  private let parsed: ParsedArguments

  /// Understands the arguments; what is wrong with them is reported there.
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
          expected: "the name of the file that `-` stands for, such as `Sources/Card.swift`,"))
    }
    // Without any input, standard input is read.
    if stdinName != nil, !parsed.operands.isEmpty,
      !parsed.operands.contains(where: { $0.bytes == [UInt8(ascii: "-")] })
    {
      parsed.report(
        .missingArgument(
          flag: Flag.stdinFileName.name, expected: "`-`", found: "other inputs only"))
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

  /// Whether a flag was given that has no value.
  func has(_ flag: Flag) -> Bool { parsed.has(flag) }
}
