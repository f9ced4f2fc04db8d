/// The parsed command line of `fmt`.
struct FormatInvocation: Sendable {
  /// The way in which a text that is not canonical is treated.
  enum Mode: Sendable, Hashable {
    /// A file is written, anything else is shown.
    case write
    /// What would change is listed for people.
    case check
    /// What would change is shown as a patch.
    case diff

    /// How the difference is shown; `nil` where none is.
    var diffForm: FormattedInput.DiffForm? {
      switch self {
      case .write: nil
      case .check: .lines
      case .diff: .patch
      }
    }
  }

  /// The inputs and their configurations, which are found as `check` finds them.
  let check: CheckInvocation
  let mode: Mode
  /// Whether a text that is not canonical is a finding.
  let findsChanges: Bool

  /// Understands the arguments.
  init(_ parsed: ParsedArguments) {
    check = CheckInvocation(parsed)
    findsChanges = parsed.has(.formatCheck)
    mode = parsed.has(.formatDiff) ? .diff : findsChanges ? .check : .write
  }
}
