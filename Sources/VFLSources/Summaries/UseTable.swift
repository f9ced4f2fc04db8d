/// The uses of the variables and literals of a file, by the tokens of their mentions.
struct UseTable {
  private var codes: [Int32]

  /// Creates the table of a file with a number of tokens.
  init(count: Int) { codes = Array(repeating: 0, count: count) }

  /// The use at a token; `other` for a token whose use is not known.
  subscript(token: Int) -> Use {
    get { Self.use(of: codes[token]) }
    set { codes[token] = Self.code(of: newValue) }
  }

  /// Codes of uses with a number are multiples of ``kinds`` with the use as the rest.
  private static let firstNumber: Int32 = 16
  private static let kinds: Int32 = 3

  private static func code(of use: Use) -> Int32 {
    switch use {
    case .other: 0
    case .format: 1
    case .system: 2
    case .argument: 3
    case .compared: 4
    case .report: 5
    case .key: 6
    case .returned: 7
    case .write: 8
    case .member: 9
    case .comparedWithText: 10
    case .holder(let variable): firstNumber + Int32(variable) * kinds
    case .ofClosure(let token): firstNumber + Int32(token) * kinds + 1
    case .elements(let variable): firstNumber + Int32(variable) * kinds + 2
    }
  }

  private static func use(of code: Int32) -> Use {
    switch code {
    case 0: .other
    case 1: .format
    case 2: .system
    case 3: .argument
    case 4: .compared
    case 5: .report
    case 6: .key
    case 7: .returned
    case 8: .write
    case 9: .member
    case 10: .comparedWithText
    default: numbered(code - firstNumber)
    }
  }

  private static func numbered(_ code: Int32) -> Use {
    let number = Int(code / kinds)
    return switch code % kinds {
    case 0: .holder(number)
    case 1: .ofClosure(number)
    default: .elements(number)
    }
  }
}
