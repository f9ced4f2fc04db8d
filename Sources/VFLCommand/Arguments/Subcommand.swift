/// A subcommand: its name, its operands and flags, and the text of its help.
struct Subcommand: Sendable {
  /// The names of the subcommands.
  enum Name: String, Sendable, CaseIterable {
    case check
    case compile
    case convert
    case solve
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

  /// An example for the help: a command line and its purpose.
  struct Example: Sendable {
    let purpose: String
    let command: String
  }

  let name: Name
  /// The purpose of the subcommand, a short phrase in the imperative.
  let summary: String
  /// The operands as in a usage line.
  let operands: String
  /// The kind of operands, for completion.
  let operandKind: OperandKind
  /// The description in the help, in paragraphs.
  let details: String
  let examples: [Example]
  let flags: [Flag]

  /// The usage line: `vfl check [FLAG]... [FILE]...`.
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
