import VFLChecking
import VFLDiagnostics

/// The parsed command line of `check`.
///
/// Other subcommands that read files also use parts of it.
struct CheckInvocation: Sendable {
  /// The arguments that `compile`, `convert` and `solve` also accept.
  let layout: LayoutInvocation
  let format: CheckFormat
  /// The settings that apply to all files, in addition to each file's configuration.
  let settings: CheckSettings
  /// The value of `--stdin-filename`: the file that standard input represents.
  ///
  /// `nil` if the flag is absent.
  let stdinFileName: FilePath?
  /// The maximum number of warnings with which a run succeeds.
  ///
  /// If `nil`, the value from the configuration applies.
  let maxWarnings: Int?
  /// The number of threads.
  ///
  /// If `nil`, one thread per core is used.
  let jobs: Int?
  /// The stamp file, which is written after a successful run so that a build system can track it.
  let stamp: FilePath?
  let fixMode: FixMode

  private let parsed: ParsedArguments

  /// Interprets the arguments.
  ///
  /// Adds usage errors to `parsed`.
  init(_ parsed: inout ParsedArguments) {
    format = parsed.choice(.checkFormat) ?? .output(.text)
    var settings = CheckSettings()
    settings.configuration =
      parsed.has(.noConfig)
      ? .none : parsed.value(of: .config).map { .file(FilePath($0)) } ?? .nearest
    settings.include = parsed.values(of: .include)
    settings.exclude = parsed.values(of: .exclude)
    maxWarnings = parsed.count(.maxWarnings, from: 0)
    settings.reportsUnchecked = parsed.has(.unchecked)
    settings.solvesCode = parsed.has(.codeLayouts)
    jobs = parsed.count(.jobs, from: 1)
    stamp = parsed.value(of: .stamp).map { FilePath($0) }
    settings.baseline = parsed.value(of: .baseline).map { FilePath($0) }
    fixMode = parsed.has(.diff) ? .shown : parsed.has(.fix) ? .written : .reported
    settings.makesUnsafeFixes = parsed.has(.unsafeFixes)
    layout = LayoutInvocation(&parsed)
    // All layouts of a file are checked, even if the name selects one.
    stdinFileName = layout.standardInputName.map {
      FilePath(LayoutOperand($0)?.path ?? $0.bytes)
    }
    (settings.layout, settings.levels) = (layout.settings, layout.levels)
    self.settings = settings
    self.parsed = parsed
  }

  /// Whether the given flag is present.
  func has(_ flag: Flag) -> Bool { parsed.has(flag) }
}
