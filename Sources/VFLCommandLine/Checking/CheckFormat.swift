import VFLReports

/// The output format of `vfl check`: a format that other subcommands also support, or a machine-readable
/// report.
enum CheckFormat: Sendable, Hashable {
  /// A format that `compile` and `solve` also support.
  case output(OutputFormat)
  /// A machine-readable report with the diagnostics of all inputs.
  case report(ReportFormat)

  /// Whether the format is human-readable, so that the output can contain statistics.
  var isForPeople: Bool { self == .output(.text) || self == .output(.short) }
}

extension CheckFormat: CaseIterable, RawRepresentable {
  /// All formats.
  ///
  /// The human-readable formats come first.
  static let allCases =
    OutputFormat.allCases.map(CheckFormat.output) + ReportFormat.allCases.map(CheckFormat.report)

  /// Creates the format with the given name, or returns `nil` if the name is unknown.
  init?(rawValue: String) {
    if let format = OutputFormat(rawValue: rawValue) {
      self = .output(format)
    } else if let format = ReportFormat(rawValue: rawValue) {
      self = .report(format)
    } else {
      return nil
    }
  }

  /// The name of the format, as passed to `--format`.
  var rawValue: String {
    switch self {
    case .output(let format): format.rawValue
    case .report(let format): format.rawValue
    }
  }
}
