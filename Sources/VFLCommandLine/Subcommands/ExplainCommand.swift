import VFLDiagnostics
import VFLLogs

/// `vfl explain`: prints the documentation of diagnostic codes and kinds of conflicts, or lists groups of
/// codes.
struct ExplainCommand: TextCommand {
  /// The documentation pages and code lists that the arguments select.
  let text: String

  init(_ parsed: inout ParsedArguments, on console: some Console) {
    var pages: [String] = []
    if parsed.has(.all) {
      pages = DiagnosticPage.all.map { $0.text }
      parsed.expectNoOperands(after: 0)
    } else {
      for operand in parsed.operands {
        if let code = Self.code(operand.text) {
          pages.append(DiagnosticPage.of(code).text)
        } else if RuleLevels.isCode(operand.text.uppercased()) {
          pages.append(Self.list(of: operand.text.uppercased()))
        } else if let cause = ConflictCause(named: operand.text) {
          pages.append(cause.page)
        } else {
          parsed.report(Self.unknown(operand.text))
        }
      }
      if parsed.operands.isEmpty, parsed.diagnostics.isEmpty {
        parsed.report(
          .missingArgument(
            subcommand: parsed.subcommand.name.rawValue,
            expected: "a code such as `VFL0110`, or `--all`"))
      }
    }
    text = pages.joined(separator: "\n")
  }

  /// Returns the error for an argument that is neither a code nor a kind of conflict.
  ///
  /// The argument is reported as an unknown code if it begins with `VFL` or contains a digit, and otherwise
  /// as an unknown kind of conflict.
  private static func unknown(_ word: String) -> LazyDiagnostic {
    let isCode = word.uppercased().hasPrefix("VFL") || word.contains { $0.isNumber }
    return isCode
      ? .unknownArgument(
        word: word, kind: "code", known: DiagnosticCode.allCases.map { $0.rawValue })
      : .unknownArgument(
        word: word, kind: "kind", known: ConflictCause.allCases.map { $0.rawValue })
  }

  /// Returns a list of the codes that begin with a prefix, one per line.
  private static func list(of group: String) -> String {
    DiagnosticPage.all.filter { $0.code.rawValue.hasPrefix(group) }.map {
      "\($0.code.rawValue)  \($0.title)\($0.level == .off ? " (off by default)" : "")\n"
    }.joined()
  }

  /// Returns the code for an argument such as `VFL0101`, `0101` or `101`, or `nil` if there is no such code.
  private static func code(_ word: String) -> DiagnosticCode? {
    var digits = Array(word.utf8)
    if word.uppercased().hasPrefix("VFL") { digits.removeFirst(3) }
    guard (1...4).contains(digits.count), digits.allSatisfy({ (0x30...0x39).contains($0) }) else {
      return nil
    }
    let zeros = [UInt8](repeating: UInt8(ascii: "0"), count: 4 - digits.count)
    return DiagnosticCode(rawValue: "VFL" + String(decoding: zeros + digits, as: UTF8.self))
  }
}
