import Testing
import VFLLint
import VFLLowering
import VFLRecords
import VFLSyntax
import VFLTestSupport

@Suite("Canonical spelling of format strings")
struct FormatRespellingTests {
  private static func spelled(_ format: String) -> String? {
    FormatRespelling(Array(format.utf8)).map { String(decoding: $0.text, as: UTF8.self) }
  }

  @Test(
    "the canonical spelling is the shortest spelling in the published grammar",
    arguments: [
      ("H:|-(==8)-[a(==44)]-(m)-|", "H:|-8-[a(44)]-m-|"),
      ("|-0-[a]-(0)-[b]-0.0@1000-|", "|[a][b]|"),
      ("[a]-0@999-[b]->=20-[c]", "[a]-(0@999)-[b]-(>=20)-[c]"),
      ("[a(b)]-(-8)-[b(==a,20,20.0)]", "[a(==b)]-(-8)-[b(==a,20)]"),
      ("[a]-(==m)-[b]-==m-[c]-m@p-[d]", "[a]-m-[b]-m-[c]-(m@p)-[d]"),
      ("[a(>=8@1000,<=20@1e3)]", "[a(>=8,<=20)]"),
      ("[a]-(8,==8.0)-[b]", "[a]-8-[b]"), ("[a]-(0,0)-[b]", "[a][b]"),
      ("[a(20@5,20@5)]", "[a(20@5,20@5)]"), ("[a]-(-0)-[b]", "[a][b]"),
      ("[a]-0x10-[b]-1e2-[c]-007-[d]-0.50-[e]", "[a]-16-[b]-100-[c]-7-[d]-0.5-[e]"),
      ("[a(-.5@2.50)]", "[a(-0.5@2.5)]"), ("[a]-1e-9-[b]", "[a]-1e-9-[b]"),
      ("[a]-(==20@750,>=20@250)-|", "[a]-(20@750,>=20@250)-|"), ("V:[a]-[b]", "V:[a]-[b]"),
      ("[a]-(m,m)-[b]", "[a]-m-[b]"), ("[a]-(m,8)-[b]", "[a]-(m,8)-[b]"),
    ])
  func table(format: String, canonical: String) {
    expectEqual(Self.spelled(format), canonical)
    expectEqual(Self.spelled(canonical), canonical)
  }

  @Test(
    "`==` precedes a view in a size but not a metric, and other names are kept as written",
    arguments: [
      ("[a(==m)]-[b(m@5,>=m)]", "[a(m)]-[b(m@5,>=m)]"),
      ("[a(v)]-[b(==v@5)]", "[a(==v)]-[b(==v@5)]"), ("[a(x)]-[b(==x)]", "[a(x)]-[b(==x)]"),
      ("[a(b)][b]", "[a(==b)][b]"), ("[m][b(==m)]", "[m][b(m)]"), ("[a(a)]", "[a(==a)]"),
      ("[a(==x,x,8)]", "[a(==x,8)]"), ("[a(x,==x,8)]", "[a(x,8)]"), ("[a(m,==m)]", "[a(m)]"),
    ])
  func names(format: String, canonical: String) {
    func spelled(_ format: String) -> String? {
      FormatRespelling(Array(format.utf8)) { $0 == "m" ? true : $0 == "v" ? false : nil }
        .map { String(decoding: $0.text, as: UTF8.self) }
    }
    expectEqual(spelled(format), canonical)
    expectEqual(spelled(canonical), canonical)
  }

  @Test(
    "a format string with an error has no canonical spelling",
    arguments: ["", "[a", "[a]-(==8)", "[a]-1e999-[b]", "[a(5@2000)]", "H:|-(==8)-[a] "])
  func errors(format: String) {
    #expect(Self.spelled(format) == nil)
  }

  @Test(
    "respelling any format string keeps its constraints, and respelling it again changes nothing"
  )
  func sentences() throws {
    let grammar = try EBNFGrammar(reading: Repository.text(at: "Grammar/vfl.ebnf"))
    var generator = try SentenceGenerator(grammar)
    let sentences = generator.sentences(upTo: LongTests.areOn() ? 13 : 11)
    let representatives = [
      "name": ["a", "b", "_x9", "H"],
      "number": ["8", "-8", "0x10", "0", "1000", "-.5", "-0"],
      "unsignedNumber": ["8", "0", "5.", "1000", "0x3e8", "1e-1"],
    ]
    var wrong: [String] = []
    var changed = 0
    for (index, sentence) in sentences.enumerated() {
      for turn in 0..<3 {
        let format = SentenceGenerator.text(
          of: sentence, representatives: representatives, turn: index + turn * 5
        ).joined()
        guard let before = SlowMeaning(format) else { continue }
        guard let canonical = Self.spelled(format) else {
          wrong.append(format)
          continue
        }
        changed += canonical == format ? 0 : 1
        if SlowMeaning(canonical) != before || Self.spelled(canonical) != canonical {
          wrong.append(format + " " + canonical)
        }
      }
    }
    expectEqual(wrong.prefix(10), [])
    #expect(changed > 1000)
  }
}
