import VFLReports

/// The output format of `vfl check`: a format that other subcommands also support, or a machine-readable
/// report.
enum CheckFormat: Sendable, Hashable {
  /// A format that `compile` and `solve` also support.
  case output(OutputForm)
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
    OutputForm.allCases.map(CheckFormat.output) + ReportFormat.allCases.map(CheckFormat.report)

  /// Creates the format with the given name, or returns `nil` if the name is unknown.
  init?(rawValue: String) {
    if let form = OutputForm(rawValue: rawValue) {
      self = .output(form)
    } else if let form = ReportFormat(rawValue: rawValue) {
      self = .report(form)
    } else {
      return nil
    }
  }

  /// The name of the format, as passed to `--format`.
  var rawValue: String {
    switch self {
    case .output(let form): form.rawValue
    case .report(let form): form.rawValue
    }
  }
}
