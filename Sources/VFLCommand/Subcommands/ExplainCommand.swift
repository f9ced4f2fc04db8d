import VFLDiagnostics
import VFLLogs

/// `vfl explain`: prints the pages of diagnostic codes and of kinds of conflicts, and lists groups of codes.
struct ExplainCommand: TextCommand {
  /// The pages of the named codes or of all codes, and the lists of named groups.
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
      if parsed.operands.isEmpty, parsed.faults.isEmpty {
        parsed.report(
          .missingArgument(
            subcommand: parsed.subcommand.name.rawValue,
            expected: "a code such as `VFL0110`, or `--all`,"))
      }
    }
    text = pages.joined(separator: "\n")
  }

  /// Returns the error for an unknown code.
  ///
  /// A word without digits is treated as an unknown kind of conflict.
  private static func unknown(_ word: String) -> Finding {
    let isCode = word.uppercased().hasPrefix("VFL") || word.contains { $0.isNumber }
    return isCode
      ? .unknownWord(word: word, kind: "code", known: DiagnosticCode.allCases.map { $0.rawValue })
      : .unknownWord(word: word, kind: "kind", known: ConflictCause.allCases.map { $0.rawValue })
  }

  /// Lists the codes with a prefix, one per line.
  private static func list(of group: String) -> String {
    DiagnosticPage.all.filter { $0.code.rawValue.hasPrefix(group) }.map {
      "\($0.code.rawValue)  \($0.title)\($0.level == .off ? " (off by default)" : "")\n"
    }.joined()
  }

  /// Returns the code that an argument names, either in full or by its number with or without leading zeros.
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
