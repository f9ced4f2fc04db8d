/// A subcommand: its name, operands, flags and help text.
struct Subcommand: Sendable {
  /// The names of the subcommands.
  enum Name: String, Sendable, CaseIterable {
    case check
    case compile
    case convert
    case solve
    case verify
    case preview
    case log
    case config
    case fmt
    case lsp
    case explain
    case grammar
    case completions
    case man
    case help
  }

  /// A usage example for the help: a command line and its description.
  struct Example: Sendable {
    let purpose: String
    let command: String
  }

  let name: Name
  /// The purpose of the subcommand, as a short imperative phrase.
  let summary: String
  /// The operands as shown in a usage line.
  let operands: String
  /// The kind of operands, which determines what shells complete.
  let operandKind: OperandKind
  /// The detailed description in the help, in paragraphs.
  let details: String
  let examples: [Example]
  let flags: [Flag]

  /// The usage line, such as `vfl check [FLAG]... [FILE]...`.
  var usage: String {
    ["vfl", name.rawValue, "[FLAG]...", operands].filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// The kinds of operands.
  enum OperandKind: Sendable {
    case files
    case codes
    case shells
    case subcommands
    case nothing
  }
}
