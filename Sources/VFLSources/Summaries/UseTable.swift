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

  /// Codes of uses with a number have one bit that tells which use it is.
  private static let firstNumber: Int32 = 16

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
    case .holder(let variable): firstNumber + Int32(variable) * 2
    case .ofClosure(let token): firstNumber + Int32(token) * 2 + 1
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
    default:
      (code - firstNumber).isMultiple(of: 2)
        ? .holder(Int(code - firstNumber) / 2) : .ofClosure(Int(code - firstNumber) / 2)
    }
  }
}
