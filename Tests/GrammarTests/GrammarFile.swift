import Foundation
import VFLTestSupport

/// The grammar file of Apple's dialect.
enum GrammarFile {
  /// The path of the grammar.
  static let path = "Grammar/vfl.ebnf"

  /// Returns the parsed grammar.
  static func grammar() throws -> EBNFGrammar {
    try EBNFGrammar(reading: Repository.text(at: path))
  }

  /// Returns a recognizer of the format strings that the grammar derives.
  static func recogniser(munch: SlowRecogniser.Munch = .any) throws -> SlowRecogniser {
    try SlowRecogniser(grammar(), munch: munch)
  }

  /// Returns the grammar with one part of its source replaced; `nil` if the part does not occur exactly once.
  static func grammar(replacing piece: String, with other: String) throws -> EBNFGrammar? {
    let pieces = try Repository.text(at: path).components(separatedBy: piece)
    guard pieces.count == 2 else { return nil }
    return try EBNFGrammar(reading: pieces.joined(separator: other))
  }

  /// Examples of each kind of token in the grammar, including edge cases.
  static let representatives = [
    "name": ["a", "b", "_x9", "H"],
    "number": ["8", "-8", "0x10", "5.", "1e2", "-.5", "007", "0x.8p-1", "-0X1F", "2.5E+3"],
    "unsignedNumber": ["8", "0x10", "5.", "1e2", "0", "1e-1", "0x1.p2", "3.25"],
  ]
}
