import VFLDiagnostics
import VFLProjects

/// The parsed command line of `check`.
struct CheckInvocation: Sendable {
  /// The part of the command line that `check` has in common with `compile`, `convert` and `solve`.
  let layout: LayoutInvocation
  let form: CheckForm
  /// What holds for each file beside its configuration.
  let settings: CheckSettings
  /// Whether the patterns hold for files that are named, too.
  let forcesExclude: Bool
  /// What standard input is called, where it stands for a file.
  let stdinFileName: FilePath?
  /// Whether warnings count as errors; `nil` where the configuration decides.
  let isStrict: Bool
  /// With how many warnings a run succeeds; `nil` where the configuration decides.
  let maxWarnings: Int?
  /// Whether a run fails that finds nothing to check.
  let failsIfEmpty: Bool
  /// Whether a run succeeds whatever is found.
  let exitsZero: Bool
  let showsStatistics: Bool
  /// Whether only errors are told.
  let isQuiet: Bool
  /// How many threads work; `nil` for one on each core.
  let jobs: Int?
  /// The file that tells a build system that all went well.
  let stamp: FilePath?
  let writesBaseline: Bool
  let fixMode: FixMode
  /// What is wrong with the command line.
  let faults: [Diagnostic]

  /// Understands the arguments.
  init(_ parsed: ParsedArguments) {
    var parsed = parsed
    form = parsed.choice(.checkFormat) ?? .output(.text)
    parsed.refuse(.config, beside: [.noConfig])
    parsed.refuse(.exitZero, beside: [.strict, .maxWarnings, .failIfEmpty])
    var settings = CheckSettings()
    settings.configuration =
      parsed.has(.noConfig)
      ? .none : parsed.value(of: .config).map { .file(FilePath($0)) } ?? .nearest
    settings.include = parsed.values(of: .include)
    settings.exclude = parsed.values(of: .exclude)
    forcesExclude = parsed.has(.forceExclude)
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
    isStrict = parsed.has(.strict)
    maxWarnings = parsed.count(.maxWarnings, from: 0)
    exitsZero = parsed.has(.exitZero)
    failsIfEmpty = parsed.has(.failIfEmpty)
    showsStatistics = parsed.has(.statistics)
    settings.tellsUnchecked = parsed.has(.unchecked)
    isQuiet = parsed.has(.quiet)
    jobs = parsed.count(.jobs, from: 1)
    stamp = parsed.value(of: .stamp).map { FilePath($0) }
    settings.baseline = parsed.value(of: .baseline).map { FilePath($0) }
    writesBaseline = parsed.has(.writeBaseline)
    fixMode = parsed.has(.diff) ? .shown : parsed.has(.fix) ? .written : .told
    settings.makesUnsafeFixes = parsed.has(.unsafeFixes)
    if settings.makesUnsafeFixes, fixMode == .told {
      parsed.report(.missingArgument(flag: Flag.unsafeFixes.name, expected: "`--fix` or `--diff`"))
    }
    parsed.refuse(.fix, beside: [.diff])
    parsed.refuse(.writeBaseline, beside: [.fix, .diff])
    layout = LayoutInvocation(parsed)
    (settings.layout, settings.levels) = (layout.settings, layout.levels)
    self.settings = settings
    faults = layout.faults
  }
}
