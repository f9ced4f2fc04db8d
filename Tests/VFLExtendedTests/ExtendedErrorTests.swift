import Testing
import VFLTestSupport

@Suite("Errors in the extended dialect")
struct ExtendedErrorTests {
  /// Programs with the code and start offset of each expected error.
  static let programs: [(String, [String])] = [
    ("[a(b+c)]", ["VFL0314 4"]), ("[a(b*c)]", ["VFL0314 4"]), ("[a(8/c)]", ["VFL0314 4"]),
    ("[a(b*0)]", ["VFL0312 5"]), ("C: a.width == 0 * b.width", ["VFL0312 14"]), ("[a(0*8)]", []),
    ("[a(2*(b*0)+8)]", ["VFL0312 8"]), ("[a(b*(1-1))]", ["VFL0312 6"]),
    ("[a(8/0)]", ["VFL0314 4"]), ("[a(b.widht)]", ["VFL0309 5"]), ("[a(b.left)]", ["VFL0311 3"]),
    ("C: a.left == 10%", ["VFL0315 13"]), ("C: a.left == b.leading", ["VFL0311 3"]),
    ("C: a.edges == b + 1", ["VFL0315 14"]), ("C: a.center == b.size", ["VFL0311 15"]),
    ("[a]-(.width == 8)-[b]", ["VFL0315 5"]), ("[a]-(.width)-[b]", ["VFL0315 6"]),
    ("[a]-x-[b]", ["VFL0203 4"]), ("|<8>[a]", ["VFL0315 1"]), ("<a.width>[b]", ["VFL0315 1"]),
    ("<a>[b]", ["VFL0315 1"]), ("<a.left>[b]", ["VFL0311 1"]), ("[v4..2]", ["VFL0132 1"]),
    ("[v1..b]", ["VFL0132 5"]), ("[v1..99999]", ["VFL0198 1"]), ("[v1..2:[a]]", ["VFL0316 1"]),
    ("[s:[a]][s:[b]]", ["VFL0316 8"]), ("HV:[s:[a]]", ["VFL0316 4"]), ("[a(8@0)]", ["VFL0302 5"]),
    ("[a(8@high+300)]", ["VFL0302 5"]), ("[a(8@nope)]", ["VFL0204 5"]),
    ("[a(1e999)]", ["VFL0301 3"]),
    ("[a]--8-[b]", ["VFL0116 4"]), ("[a]-8,9-[b]", ["VFL0131 5"]), ("[a]-", ["VFL0115 3"]),
    ("[a(=8)]", ["VFL0114 3"]), ("|", ["VFL0107 1"]), ("[]", ["VFL0108 1"]), ("[a", ["VFL0110 2"]),
    ("[a(2*3*)]", ["VFL0131 7"]), ("[a /* b", ["VFL0130 3"]), ("[\"a]", ["VFL0130 1"]),
    ("[a] foo(1)", ["VFL0307 4"]), ("[a] gap(1) gap(2)", ["VFL0317 11"]),
    ("[a] gap(b)", ["VFL0317 8"]), ("[a] direction(up)", ["VFL0317 14"]),
    ("[a]-[b] align(left)", ["VFL0304 14"]), ("[a][b] spacing(baseline)", ["VFL0306 7"]),
    ("G: \"a b\" \"c\"", ["VFL0318 9"]), ("G: \"a b\" \"b a\"", ["VFL0318 0"]),
    ("G: \"a b\" cols(1)", ["VFL0318 9"]), ("G: \"a;b\"", ["VFL0131 4"]), ("Q:[a]", ["VFL0131 0"]),
    ("[a(0*)]", ["VFL0131 3"]), ("[a(height: 50)]", ["VFL0131 3"]),
    ("[a(1e-300*)][b(1e300*)]", ["VFL0301 15"]),
    ("<1e308>-1e308-[a]", ["VFL0301 8"]),
    ("[a(size: 50)]", ["VFL0131 3"]),
    ("C: v1..900.width == w1..900", ["VFL0198 3"]), ("[v1..900]-(w1..900)-...", ["VFL0198 0"]),
    ("[v1..90]-(w1..90)-[u1..90]", ["VFL0198 8"]), ("[s:[x], v1..900(w1..900)]", ["VFL0198 16"]),
    ("[a] margin(8,8)", ["VFL0131 12"]), ("[v1...4]", ["VFL0131 3"]),
    ("C: a.centre == b.centre", ["VFL0309 5", "VFL0309 17"]), ("[a(100]", ["VFL0111 6"]),
    ("Z:[a]", ["VFL0131 0"]), ("C: a.width(.height == b)", ["VFL0131 19"]),
    ("[v1..999][w1..999]", ["VFL0198 9"]), ("[v1..999(w1..999)]", ["VFL0198 9"]),
    ("[a]-(b+c)-...", ["VFL0314 6"]),
    ("<a.left>-(8/0)-<b.left>", ["VFL0311 1", "VFL0314 11", "VFL0311 16"]),
    ("<a.centerX>-(8/0)-<b.centerX>", ["VFL0314 14"]), ("<cells.leading>[a]", []),
    ("G: \"a b\" cols(b,*)", ["VFL0317 14"]), ("HV:[a(b+c)]", ["VFL0314 7"]),
    ("[v1..3(b+c)]", ["VFL0314 8"]), ("[a] align(left)", ["VFL0305 10"]),
    ("[a] spacing(baseline)", []), ("H[a]", ["VFL0104 1"]), ("[a] H:[b]", ["VFL0124 4"]),
    ("[\"|\"]", ["VFL0131 1"]), ("[\"#1.1\"]", ["VFL0131 1"]), ("G: \"a\" cols(2*", ["VFL0131 14"]),
  ]

  @Test(
    "each error of an extended program is reported once, at its start offset", arguments: programs)
  func place(program: String, diagnostics: [String]) {
    expectEqual(Program(program).diagnostics, diagnostics)
  }

  @Test(
    "half the size of the container as the number of a center is a warning at the number",
    arguments: [
      ("C: a.centerX == 160", "VFL0321 16"), ("C: a.center == 160", "VFL0321 15"),
      ("C: a.centerY == half@500", "VFL0321 16"), ("[a(.centerX == 2*80)]", "VFL0321 15"),
      ("C: a.centerY(160)", "VFL0321 13"), ("C: v1..3.centerX == 160", "VFL0321 20"),
    ])
  func centerAtEdge(program: String, diagnostic: String) {
    let compiled = Program(program, metrics: ["half": 160], length: 320)
    expectEqual(compiled.diagnostics, [diagnostic])
    #expect(!compiled.records.isEmpty)
    expectEqual(Program(program, metrics: ["half": 160]).diagnostics, [])
  }

  @Test(
    "other numbers, explicit references to the container and edges are not reported",
    arguments: [
      "C: a.centerX == 159", "C: a.centerX == -160", "C: a.centerX == |.centerX + 160",
      "C: a.centerX == b.centerX + 160", "C: a.center == |", "C: a.left == 160, a.top == 160",
      "C: a.right == 160, a.bottom == -160", "[a(160)]", "[a(.centerX == 160)] in(panel)",
      "C: a.centerX == 0", "C: a.centerX <= 160, a.centerY >= 160",
    ])
  func offsets(program: String) {
    expectEqual(Program(program, length: 320).diagnostics, [])
    expectEqual(Program("C: a.centerX == 0", length: 0).diagnostics, [])
  }

  @Test("an error in one statement of a program does not affect the other statements")
  func recovery() {
    let program = Program("[a(]; [b(5)]\n[c(=1)]\n[d(6)]")
    expectEqual(program.diagnostics, ["VFL0131 3", "VFL0114 16"])
    expectEqual(program.records, ["b.width == 5", "d.width == 6"])
  }

  @Test("an unknown name in a program is an error if the scope lists its views")
  func unknownNames() {
    let views = ["a", "b"]
    expectEqual(Program("[a][typo(20)]", views: views).diagnostics, ["VFL0201 4"])
    expectEqual(Program("[a(typo)]", views: views).diagnostics, ["VFL0202 3"])
    expectEqual(Program("[a]-typo-[b]", views: views).diagnostics, ["VFL0202 4"])
    expectEqual(Program("[a(8@typo)]", views: views).diagnostics, ["VFL0202 5"])
    expectEqual(Program("[a] in(typo)", views: views).diagnostics, ["VFL0201 7"])
    expectEqual(Program("C: typo.left == a", views: views).diagnostics, ["VFL0201 3"])
    expectEqual(Program("G: \"a typo\"", views: views).diagnostics, ["VFL0201 6"])
    expectEqual(Program("[x1..3]", views: views).diagnostics, ["VFL0201 1"])
  }

  @Test("nesting that would overflow a thread's stack is reported as an error")
  func depth() {
    let deep = 5000
    let parentheses =
      String(repeating: "(", count: deep) + "8" + String(repeating: ")", count: deep)
    expectEqual(Program("[a(\(parentheses))]").diagnostics.count, 1)
    expectEqual(Program("[a(\(String(repeating: "-", count: deep))8)]").diagnostics.count, 1)
    let stacks =
      (0..<deep).map { "[s\($0):" }.joined() + "[a]" + String(repeating: "]", count: deep)
    expectEqual(Program(stacks).diagnostics.count, 1)
    let nested =
      String(repeating: "(1+", count: 60) + "1" + String(repeating: "+1)", count: 60)
    expectEqual(Program("[a(\(nested))]").diagnostics, [])
    let long = Array(repeating: "1", count: 150).joined(separator: "+")
    expectEqual(Program("[a((\(long))+(\(long)))]").diagnostics.count, 1)
    let ranges = Array(repeating: "[v1..1000]", count: 200).joined(separator: ";")
    expectEqual(Program(ranges).diagnostics.count, 100)
    let sum = Array(repeating: "1", count: deep).joined(separator: "+")
    expectEqual(Program("[a(\(sum))]").diagnostics.count, 1)
  }
}
