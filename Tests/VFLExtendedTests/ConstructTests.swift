import Testing
import VFLLowering
import VFLTestSupport

@Suite("Constructs of the extended dialect")
struct ConstructTests {
  /// A program and its expected records.
  struct Case: Sendable, CustomTestStringConvertible {
    let program: String
    let records: [String]
    var testDescription: String { program }

    init(_ program: String, _ records: String...) {
      self.program = program
      self.records = records
    }
  }

  @Test(
    "each construct of the extended dialect is lowered to constraint records in source order",
    arguments: sizes + gaps + chains + others)
  func records(construct: Case) {
    let program = Program(construct.program, metrics: ["m": 12, "p": 600])
    expectEqual(program.diagnostics, [])
    expectEqual(program.records, construct.records)
  }

  static let sizes = [
    Case("[pic(25%)]", "pic.width == |.width * 0.25"),
    Case("V:[pic(>=25%)]", "pic.height >= |.height * 0.25"),
    Case("[a(b*2-m)]", "a.width == b.width * 2 - 12"),
    Case("[a((b-4)/2)]", "a.width == b.width * 0.5 - 2"),
    Case("[a(4*b-b)]", "a.width == b.width * 3"),
    Case("[a(b-b+5)]", "a.width == 5"),
    Case("[a(49/49, .width*3/10)]", "a.width == 1", "a.width == a.width * 0.3"),
    Case("[a(-b/-4)]", "a.width == b.width * 0.25"),
    Case("[a(b.height)]", "a.width == b.height"),
    Case("[a(.height*2)]", "a.width == a.height * 2"),
    Case("[a(|.height)]", "a.width == |.height"),
    Case("[a(+3, .5e1@p)]", "a.width == 3", "a.width == 5 @600"),
    Case("[a(.height >= 30@high, .centerY == b)]", "a.height >= 30 @750", "a.centerY == b.centerY"),
    Case("[a(.top == 4)]", "a.top == |.top + 4"),
    Case("[a(.center == |)]", "a.centerX == |.centerX", "a.centerY == |.centerY"),
    Case("[a(wide: 80)]", "a.width == 80 {wide}"),
    Case("[a(8@low+1)]", "a.width == 8 @251"),
    Case("[a(3*)][b(*)]", "b.leading == a.trailing", "b.width == a.width * 0.3333333333333333"),
  ]

  static let gaps = [
    Case(
      "[a]-20%-[b]", "#1.1.leading == a.trailing", "#1.1.width == |.width * 0.2",
      "b.leading == #1.1.trailing"),
    Case(
      "[a]-(>=8,c)-[b]", "#1.1.leading == a.trailing", "#1.1.width >= 8", "#1.1.width == c.width",
      "b.leading == #1.1.trailing"),
    Case("[a]-(>=8,<=m@2)-[b]", "b.leading >= a.trailing + 8", "b.leading <= a.trailing + 12 @2"),
    Case("[a]-(-m)-[b]", "b.leading == a.trailing - 12"),
    Case(
      "[a]-(-c)-[b]", "#1.1.trailing == a.trailing", "#1.1.width == c.width",
      "b.leading == #1.1.leading"),
    Case(
      "[a]-(std*2)-[b]-(std+1)-|", "b.leading == a.trailing + 16", "|.trailing == b.trailing + 21"),
    Case("[a]->[b(9)]", "b.width == 9"),
    Case(
      "[a]->=-10%-[b]", "#1.1.trailing == a.trailing", "#1.1.width == |.width * 0.1",
      "b.leading >= #1.1.leading"),
    Case(
      "[a]-(<=c,-d@p)-[b]", "#1.1.leading == a.trailing", "#1.1.width == c.width",
      "b.leading <= #1.1.trailing", "#1.2.trailing == a.trailing", "#1.2.width == d.width",
      "b.leading == #1.2.leading @600"),
    Case(
      "[s:[a]]-(-c)-[b]", "a.leading == s.leading", "s.trailing == a.trailing",
      "#1.1.trailing == s.trailing", "#1.1.width == c.width", "b.leading == #1.1.leading"),
    Case(
      "[a]-(v1..2)-[b]", "#1.1.leading == a.trailing", "#1.1.width == v1.width",
      "#1.1.width == v2.width", "b.leading == #1.1.trailing"),
    Case(
      "[a]-<10>-[b] direction(rtl)", "a.left == |.right - 2", "b.right == |.right - 18"),
    Case(
      "[a]~m~[b]~[c]", "#1.1.leading == a.trailing", "#1.1.width == 12",
      "b.leading == #1.1.trailing", "#1.2.leading == b.trailing", "#1.2.width == #1.1.width",
      "c.leading == #1.2.trailing"),
    Case("|~[a]~|", "a.centerX == |.centerX", "a.leading >= |.leading"),
    Case(
      "V:|~[a(9)]~| name(x)", "a.centerY == |.centerY {x}", "a.top >= |.top {x}",
      "a.height == 9 {x}"),
    Case("|~[a]~| direction(rtl)", "a.centerX == |.centerX", "a.left >= |.left"),
    Case(
      "|~[a]~(>=4)~|", "#1.1.leading == |.leading", "a.leading == #1.1.trailing",
      "#1.2.leading == a.trailing", "#1.2.width >= 4", "#1.2.width == #1.1.width",
      "|.trailing == #1.2.trailing"),
    Case(
      "|~[v1..2]~|", "#1.1.leading == |.leading", "v1.leading == #1.1.trailing",
      "v2.leading == #1.1.trailing", "#1.2.leading == v1.trailing", "#1.2.leading == v2.trailing",
      "#1.2.width == #1.1.width", "|.trailing == #1.2.trailing"),
    Case(
      "[a,b]~[c]", "#1.1.leading == a.trailing", "#1.1.leading == b.trailing",
      "c.leading == #1.1.trailing"),
    Case(
      "[a,b]~(4@500)~[c]", "#1.1.leading == a.trailing", "#1.1.width == 4 @500",
      "c.leading == #1.1.trailing", "#1.2.leading == b.trailing", "#1.2.width == 4 @500",
      "#1.2.width == #1.1.width", "c.leading == #1.2.trailing"),
    Case("[a]->=m-[b]", "b.leading >= a.trailing + 12"),
    Case(
      "[a]-<b.centerX>-[c]", "a.trailing == b.centerX - std(8)", "c.leading == b.centerX + std(8)"),
    Case("[a]->=4-<100>", "a.trailing <= |.leading + 96"),
    Case("V:<b.top + 2>[c]", "c.top == b.top + 2"),
  ]

  static let chains = [
    Case(
      "|[a,b]-[c]", "a.leading == |.leading", "b.leading == |.leading",
      "c.leading == a.trailing + std(8)", "c.leading == b.trailing + std(8)"),
    Case("[k8..10]", ""),
    Case("[k08..10(5)]", "k08.width == 5", "k09.width == 5", "k10.width == 5"),
    Case(
      "[k..3(k)]-m-...", "k2.leading == k.trailing + 12", "k2.width == k.width",
      "k3.leading == k2.trailing + 12", "k3.width == k.width"),
    Case("[a,b]...", "b.leading == a.trailing"),
    Case("[a,b(b)]", "b.width == b.width"),
    Case(
      "[v1..2][v2..3] equal(height)", "v2.leading == v1.trailing", "v2.leading == v2.trailing",
      "v3.leading == v1.trailing", "v3.leading == v2.trailing", "v1.height == v2.height",
      "v1.height == v3.height", "v2.height == v3.height"),
    Case("HV:|-m-[a]", "a.leading == |.leading + 12", "a.top == |.top + 12"),
    Case("||[a]-||", "a.leading == |.leadingMargin", "|.trailingMargin == a.trailing + std(20)"),
    Case(
      "[s(50):-m-[a]-m-]", "s.width == 50", "a.leading == s.leading + 12",
      "s.trailing == a.trailing + 12"),
    Case(
      "|[s:[a][b]]; V:[s]", "s.leading == |.leading", "a.leading == s.leading",
      "b.leading == a.trailing", "s.trailing == b.trailing", "a.top == s.top",
      "a.bottom == s.bottom", "b.top == s.top", "b.bottom == s.bottom"),
    Case(
      "[s:[t:[a]]]", "t.leading == s.leading", "a.leading == t.leading",
      "t.trailing == a.trailing", "s.trailing == t.trailing"),
    Case("[\"x-y\"(3)][$2(4)]", "x-y.width == 3", "$2.leading == x-y.trailing", "$2.width == 4"),
  ].filter { $0.records != [""] }

  static let others = [
    Case(
      "C: a.left == 3, b.top(c.bottom+1, >=9@p)", "a.left == |.left + 3", "b.top == c.bottom + 1",
      "b.top >= |.top + 9 @600"),
    Case("C: a.width == 10%", "a.width == |.width * 0.1"),
    Case(
      "C: a.start == b.end; C: a.baseline == b", "a.leading == b.trailing",
      "a.lastBaseline == b.lastBaseline"),
    Case(
      "C: a.edges == b", "a.leading == b.leading", "a.trailing == b.trailing", "a.top == b.top",
      "a.bottom == b.bottom"),
    Case("C: a.size == b * 2 + 1", "a.width == b.width * 2 + 1", "a.height == b.height * 2 + 1"),
    Case("C: v1..2.top == w", "v1.top == w.top", "v2.top == w.top"),
    Case("C: |.width >= a.width", "|.width >= a.width"),
    Case(
      "[a]-[b] align(top) equal(width,height) @p", "b.leading == a.trailing + std(8) @600",
      "a.top == b.top @600", "a.width == b.width @600", "a.height == b.height @600"),
    Case(
      "|-[a]-[b] gap(2) margin(m)", "a.leading == |.leading + 12", "b.leading == a.trailing + 2"),
    Case("|-[a] in(q) gap(3) name(n)", "a.leading == q.leading + 3 {n}"),
    Case("[a]-[b]-(>=2)-| direction(rtl)", "a.left == b.right + std(8)", "b.left >= |.left + 2"),
    Case(
      "V:|-[a]-[b] spacing(baseline)", "a.firstBaseline == |.top + std(20)",
      "b.firstBaseline == a.lastBaseline + std(8)"),
    Case("// nothing\n /* at all */ ;\n", ""),
  ].map { $0.records == [""] ? Case($0.program) : $0 }

  @Test("the members of a stack fill the stack if an array or a grid places the stack")
  func filledStacks() {
    let fill = ["a.top == row.top", "a.bottom == row.bottom"]
    let array = Program("H:|[row:[a]]", "V:|[xs]|", arrays: ["xs": ["row", "z"]])
    expectEqual(Array(array.records.suffix(2)), fill)
    expectEqual(Array(Program("H:[row:[a]]; G: \"row z\"").records.suffix(2)), fill)
    expectEqual(Program("H:[row:[a]]; C: row.top == 3").records.suffix(1), ["row.top == |.top + 3"])
  }

  /// Returns the records that make members fill a stack across its axis.
  private func fill(_ stack: String, _ members: String..., isRow: Bool = true) -> Set<String> {
    Set(
      members.flatMap { member in
        (isRow ? ["top", "bottom"] : ["leading", "trailing"]).map {
          "\(member).\($0) == \(stack).\($0)"
        }
      })
  }

  @Test("the members of a nested stack fill the nested stack if it fills the outer stack")
  func nestedStacks() {
    let row = Program("[row:[a(20)]-[inner:[b]-[c(b)]]]; V:|[row]|")
    expectEqual(row.diagnostics, [])
    expectEqual(
      row.records.filter { $0.contains("top") || $0.contains("bottom") }.sorted(),
      (["row.top == |.top", "|.bottom == row.bottom"] + fill("row", "a", "inner")
        + fill("inner", "b", "c")).sorted())
    let column = Program("H:|[col]|; V:[col:[a][inner:[b][c]]]")
    #expect(
      Set(column.records).isSuperset(
        of: fill("col", "a", "inner", isRow: false).union(fill("inner", "b", "c", isRow: false))))
    let deep = Program("[s:[t:[u:[v:[a]]]]]; G: \"s z\"")
    #expect(
      Set(deep.records).isSuperset(
        of: fill("s", "t").union(fill("t", "u")).union(fill("u", "v")).union(fill("v", "a"))))
    let formats = Program(
      "[inner:[b][c]]", "[row:[xs]]", "V:|[row]|", arrays: ["xs": ["inner", "a"]])
    #expect(
      Set(formats.records).isSuperset(of: fill("row", "inner", "a").union(fill("inner", "b", "c"))))
    // No format places `row`.
    #expect(!Program("[row:[inner:[a]]]").records.contains { $0.contains("top") })
    // `col` fills the row vertically, but nothing places it horizontally.
    let mixed = Program("[row:[col]]; V:[col:[a]]; V:|[row]|")
    #expect(Set(mixed.records).isSuperset(of: fill("row", "col")))
    #expect(!mixed.records.contains { $0.contains("a.top == row") })
  }

  @Test("a member of a nested stack does not fill the stack if another statement places the member")
  func placedInNestedStack() {
    let text = "[row:[box:[icon(24)]]-[text]]; V:|[row(40)]; "
    for placed in ["V:[icon(24)]", "C: icon.centerY == row.centerY", "V:[icon]-[z]"] {
      let records = Set(Program(text + placed).records)
      #expect(records.isSuperset(of: fill("row", "box", "text")), "\(placed)")
      #expect(records.isDisjoint(with: fill("box", "icon")), "\(placed)")
    }
    #expect(Set(Program(text + "C: icon.width >= 8").records).isSuperset(of: fill("box", "icon")))
  }

  @Test("the order of the options of a statement does not matter")
  func optionOrder() {
    let program = Program("|-[a] margin(std) gap(5)")
    expectEqual(program.records, ["a.leading == |.leading + 5"])
    expectEqual(program.records, Program("|-[a] gap(5) margin(std)").records)
    let shared = Program("[a]->[b] align(top,top) equal(top)")
    expectEqual(shared.records, ["a.top == b.top"])
  }

  @Test("an array name in brackets stands for each view of the array")
  func arrays() {
    let program = Program("V:|[cells(cells)]-4-...", arrays: ["cells": ["p", "q"]])
    expectEqual(program.diagnostics, [])
    expectEqual(
      program.records,
      [
        "p.top == |.top", "p.height == q.height", "q.top == p.bottom + 4", "q.height == p.height",
      ])
  }

  @Test("a grid statement creates a layout guide for each column and row")
  func grid() {
    let program = Program(
      "G: \"t t\" \"a .\" gap(2) margin(5) cols(m,25%) rows(*,3*)", metrics: ["m": 9])
    expectEqual(program.diagnostics, [])
    expectEqual(program.guides, ["#1.1", "#1.2", "#1.3", "#1.4"])
    expectEqual(
      program.records,
      [
        "#1.1.leading == |.leading + 5", "#1.1.width == 9", "#1.2.leading == #1.1.trailing + 2",
        "#1.2.width == |.width * 0.25", "|.trailing == #1.2.trailing + 5", "#1.3.top == |.top + 5",
        "#1.4.top == #1.3.bottom + 2", "#1.4.height == #1.3.height * 3",
        "|.bottom == #1.4.bottom + 5", "t.leading == #1.1.leading", "t.trailing == #1.2.trailing",
        "t.top == #1.3.top", "t.bottom == #1.3.bottom", "a.leading == #1.1.leading",
        "a.trailing == #1.1.trailing", "a.top == #1.4.top", "a.bottom == #1.4.bottom",
      ])
  }

  @Test(
    "the guides and stacks of a program have unique names across all statements"
  )
  func program() {
    let program = Program("|~[a]~(>=1)~|; [b(1)]", "V:|[s]~|", "[s:[a]]")
    expectEqual(program.diagnostics, [])
    expectEqual(program.guides, ["s", "#1.1", "#1.2", "#3.1"])
    expectEqual(
      program.records.suffix(4),
      [
        "a.leading == s.leading", "s.trailing == a.trailing", "a.top == s.top",
        "a.bottom == s.bottom",
      ])
  }

  @Test(
    "the standard spacing of the extended dialect depends on the spacing profile",
    arguments: [
      (FormatSpacing(.classic), "a.leading == |.leading + std(20)"),
      (FormatSpacing(.layoutMargins), "a.leading == |.leadingMargin"),
      (FormatSpacing(.layoutMarginsGuide), "a.leading == |.layoutMarginsGuide.leading"),
      (FormatSpacing(edge: 6), "a.leading == |.leading + std(6)"),
    ])
  func spacing(spacing: FormatSpacing, record: String) {
    expectEqual(Program("|-[a]", spacing: spacing).records, [record])
  }
}
