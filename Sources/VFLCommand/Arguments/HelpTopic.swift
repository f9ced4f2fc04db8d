import VFLDiagnostics

/// The topic of a help text or a manual page.
enum HelpTopic: Sendable {
  /// The whole command.
  case overview
  /// Layouts in files.
  case documents
  /// A subcommand.
  case subcommand(Subcommand)
}

extension ParsedArguments {
  /// What the only operand asks about, the whole command where there is none; `nil` for what there is
  /// not, which is a fault, as further operands are.
  mutating func helpTopic() -> HelpTopic? {
    expectNoOperands(after: 1)
    guard let name = operands.first?.text else { return .overview }
    if name == HelpText.documentsTopic { return .documents }
    if let subcommand = Subcommand.named(name) { return .subcommand(subcommand) }
    report(
      .unknownSubcommand(
        name: name, known: Subcommand.all.map { $0.name.rawValue } + [HelpText.documentsTopic]))
    return nil
  }
}
