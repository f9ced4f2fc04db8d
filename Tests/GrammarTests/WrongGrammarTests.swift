import Testing
import VFLTestSupport

/// Tests of the comparison.
///
/// Each grammar differs from the real grammar in one production, and the comparison must detect the
/// difference.
@Suite("Detection of grammar changes")
struct WrongGrammarTests {
  private static let changes = [
    (#"format        = [ orientation ]"#, #"format = orientation"#),
    (#"( "H" | "V" ) ":""#, #"( "H" | "V" ) [ ":" ]"#),
    (#"( "H" | "V" ) ":""#, #"( "H" | "V" | "h" ) ":""#),
    (#"view { connection view }"#, #"view [ connection view ]"#),
    (#"view { connection view }"#, #"{ connection view }"#),
    (#"chain         = [ superview connection ]"#, #"chain = [ superview [ connection ] "-" ]"#),
    (#"[ connection superview ]"#, #"[ connection superview [ view ] ]"#),
    (#""[" name [ predicateList ] "]""#, #""[" [ name ] [ predicateList ] "]""#),
    (#""[" name [ predicateList ] "]""#, #""[" name [ predicateList ] [ "]" ]"#),
    (#"[ "-" [ gap "-" ] ]"#, #""-" [ gap "-" ]"#),
    (#"[ "-" [ gap "-" ] ]"#, #"[ "-" [ gap [ "-" ] ] ]"#),
    (#"[ "-" [ gap "-" ] ]"#, #"[ "-" gap "-" ]"#),
    (#"gap           = barePredicate"#, #"gap = barePredicate { "," barePredicate }"#),
    (#""(" predicate { "," predicate } ")""#, #""(" [ predicate { "," predicate } ] ")""#),
    (#""(" predicate { "," predicate } ")""#, #""(" predicate { "," predicate } [ "," ] ")""#),
    (#""(" predicate { "," predicate } ")""#, #""(" predicate [ "," predicate ] ")""#),
    (#"[ relation ] value [ "@" value ]"#, #"[ relation ] value { "@" value }"#),
    (#"[ relation ] value [ "@" value ]"#, #"[ relation ] value [ "@" unsignedValue ]"#),
    (#"[ relation ] value [ "@" value ]"#, #"[ relation ] unsignedValue [ "@" value ]"#),
    (#"( relation value | unsignedValue )"#, #"( relation value | [ "-" ] unsignedValue )"#),
    (#"( relation value | unsignedValue )"#, #"[ relation ] unsignedValue"#),
    (#"( relation value | unsignedValue )"#, #"unsignedValue"#),
    (#""==" | ">=" | "<=""#, #""==" | "=" | ">=" | "<=""#),
    (#""==" | ">=" | "<=""#, #""==" | ">=""#),
    (#"number | name ."#, #"number ."#),
    (#"unsignedNumber | name ."#, #"unsignedNumber ."#),
    (#"letter { letter | digit }"#, #"letter { letter }"#),
    (#"letter { letter | digit }"#, #"{ letter | digit } letter"#),
    (#"unsignedNumber | "-" ("#, #"unsignedNumber | ( "-" | "+" ) ("#),
    (#"( unsignedNumber | "." digits [ exponent ] )"#, #"unsignedNumber"#),
    (#"( unsignedNumber | "." digits [ exponent ] )"#, #"( unsignedNumber | "." digits )"#),
    (#"unsignedNumber = decimal | hexadecimal"#, #"unsignedNumber = decimal | digits hexadecimal"#),
    (#"digits [ "." [ digits ] ] [ exponent ]"#, #"digits [ "." digits ] [ exponent ]"#),
    (#"digits [ "." [ digits ] ] [ exponent ]"#, #"[ digits ] [ "." digits ] [ exponent ]"#),
    (#"digits [ "." [ digits ] ] [ exponent ]"#, #"digits [ "." [ digits ] [ exponent ] ]"#),
    (#"( "x" | "X" )"#, #"( "x" )"#),
    (#"hexMantissa [ hexExponent ]"#, #"hexMantissa hexExponent"#),
    (#"hexMantissa [ hexExponent ]"#, #"[ hexMantissa ] [ hexExponent ]"#),
    (#"[ "." [ hexDigits ] ] | "." hexDigits"#, #"[ "." [ hexDigits ] ]"#),
    (#"( "e" | "E" ) [ "+" | "-" ]"#, #"( "e" | "E" ) [ "-" ]"#),
    (#"( "e" | "E" ) [ "+" | "-" ]"#, #"( "e" ) [ "+" | "-" ]"#),
    (#"( "p" | "P" ) [ "+" | "-" ]"#, #"( "p" | "P" | "q" ) [ "+" | "-" ]"#),
    (#"( "p" | "P" ) [ "+" | "-" ]"#, #"( "p" | "P" ) [ "+" ]"#),
    (#"digit { digit }"#, #"digit"#),
    (#"hexDigit { hexDigit }"#, #"hexDigit"#),
    (#""a" … "z" | "_""#, #""a" … "z""#),
    (#""a" … "z" | "_""#, #""a" … "y" | "_""#),
    (#""0" … "9""#, #""0" … "8""#),
    (#"digit | "A" … "F" | "a" … "f""#, #"digit | "A" … "G" | "a" … "f""#),
  ]

  /// The changes in random order, so that the first few are of different kinds.
  private static let mixed: [(String, String)] = {
    var random = SplitMix64(seed: 1)
    return changes.shuffled(using: &random)
  }()

  @Test(
    "comparing the parser with a grammar detects a change of one production",
    arguments: LongTests.cases(mixed, short: 16))
  func noticed(piece: String, other: String) throws {
    let grammar = try #require(try GrammarFile.grammar(replacing: piece, with: other))
    try #require(grammar.diagnostics == [])
    var comparison = Comparison(with: try SlowRecogniser(grammar), limit: 1)
    try Self.compareAll(&comparison)
    #expect(comparison.isFull)
  }

  /// Format strings that the unchanged grammar derives, shared by all tests.
  private static let sentences = Result {
    try SentenceTests.longTexts(upTo: 10, turns: 2).map { Array($0.joined().utf8) }
  }

  /// Compares the strings of the other tests, beginning with the small sets, until a difference is found.
  private static func compareAll(_ comparison: inout Comparison) throws {
    for sentence in try sentences.get() where !comparison.isFull { comparison.compare(sentence) }
    for length in 2...3 {
      for space in ExclusionTests.spaces where !comparison.isFull {
        comparison.compare(allOf: space.limited(to: length).sampled)
      }
    }
    for format in ExclusionTests.richFormats where !comparison.isFull {
      comparison.compareEveryByte(of: format)
    }
    for space in ExclusionTests.spaces.reversed() where space.length > 3 && !comparison.isFull {
      comparison.compare(allOf: space.limited(to: space.length).sampled)
    }
  }
}
