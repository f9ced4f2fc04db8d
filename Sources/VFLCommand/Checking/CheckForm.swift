import VFLRendering

/// The form of what `vfl check` prints: one for people, the answers of the other subcommands, or a
/// report for a program.
enum CheckForm: Sendable, Hashable {
  /// The forms that `compile` and `solve` have as well.
  case output(OutputForm)
  /// A report of all findings at once.
  case report(ReportForm)

  /// Whether the form is one of the two that people read, and statistics can stand in it.
  var isForPeople: Bool { self == .output(.text) || self == .output(.short) }
}

extension CheckForm: CaseIterable, RawRepresentable {
  /// All forms, those for people first.
  static let allCases =
    OutputForm.allCases.map(CheckForm.output) + ReportForm.allCases.map(CheckForm.report)

  /// The form of a name.
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
