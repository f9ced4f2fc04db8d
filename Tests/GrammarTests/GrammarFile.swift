import Foundation
import VFLTestSupport

/// The grammar that is the specification of the language.
enum GrammarFile {
  /// Where it stands.
  static let path = "Grammar/vfl.ebnf"

  /// The grammar as a value.
  static func grammar() throws -> EBNFGrammar {
    try EBNFGrammar(reading: Repository.text(at: path))
  }

  /// A recogniser of the formats that it derives.
  static func recogniser(munch: SlowRecogniser.Munch = .any) throws -> SlowRecogniser {
    try SlowRecogniser(grammar(), munch: munch)
  }

  /// The grammar with one piece of its text replaced; `nil` when the piece is not there exactly
  /// once.
  static func grammar(replacing piece: String, with other: String) throws -> EBNFGrammar? {
    let pieces = try Repository.text(at: path).components(separatedBy: piece)
    guard pieces.count == 2 else { return nil }
    return try EBNFGrammar(reading: pieces.joined(separator: other))
  }

  /// A few texts of each token of the grammar, among them those at the edge of what one may be.
  static let representatives = [
    "name": ["a", "b", "_x9", "H"],
    "number": ["8", "-8", "0x10", "5.", "1e2", "-.5", "007", "0x.8p-1", "-0X1F", "2.5E+3"],
    "unsignedNumber": ["8", "0x10", "5.", "1e2", "0", "1e-1", "0x1.p2", "3.25"],
  ]
}
