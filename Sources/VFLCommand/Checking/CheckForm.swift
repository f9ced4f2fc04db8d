import VFLRendering

/// The output format of `vfl check`: a format that other subcommands have too, or a report for a program.
enum CheckForm: Sendable, Hashable {
  /// A format that `compile` and `solve` have too.
  case output(OutputForm)
  /// A report that contains the diagnostics of all inputs.
  case report(ReportForm)

  /// Whether the format is for people, so that statistics can be part of the output.
  var isForPeople: Bool { self == .output(.text) || self == .output(.short) }
}

extension CheckForm: CaseIterable, RawRepresentable {
  /// All formats, beginning with those for people.
  static let allCases =
    OutputForm.allCases.map(CheckForm.output) + ReportForm.allCases.map(CheckForm.report)

  /// Creates the format with a name.
  init?(rawValue: String) {
    if let form = OutputForm(rawValue: rawValue) {
      self = .output(form)
    } else if let form = ReportForm(rawValue: rawValue) {
      self = .report(form)
    } else {
      return nil
    }
  }

  /// The name.
  var rawValue: String {
    switch self {
    case .output(let form): form.rawValue
    case .report(let form): form.rawValue
    }
  }
}
