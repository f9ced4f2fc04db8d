import VFLDiagnostics

/// The topic of a help text or a manual page.
enum HelpTopic: Sendable {
  /// The command as a whole.
  case overview
  /// Layout files.
  case documents
  /// A subcommand.
  case subcommand(Subcommand)
}

extension ParsedArguments {
  /// Returns the topic that the operand names, or the overview if there are no operands.
  ///
  /// Returns `nil` and reports an error if the topic is unknown. Also reports additional operands.
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
