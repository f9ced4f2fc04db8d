import Testing
import VFLCompiler
import VFLDiagnostics
import VFLLayout
import VFLTestSupport
import VFLVerification

@Suite("The widest contents")
struct TextBudgetTests {
  private func row(_ directives: String = "") -> VerifiedLayout {
    VerifiedLayout(
      text: """
        @container width: 320..430, height: 44
        @metrics gap: 8..12
        @view a intrinsic: 40..60x20 hugging: 251
        @view b intrinsic: 50x20 hugging: 251
        @options alignAllCenterY
        |-gap-[a]-gap-[b]-(>=gap)-|
        V:|-[a]
        \(directives)
        """)
  }

  @Test("the widest content fills the narrowest container, and a wider one is truncated")
  func widest() throws {
    // 320 - 3 × 12 - 50
    let budget = try row().budget(of: "a", .leftToRight)
    expectEqual(budget.width, 234)
    #expect(budget.limit?.isViolated == true)
    expectEqual(try row("@scale text: 1..2").budget(of: "b", .leftToRight).width, 224)
  }

  @Test(
    "sampled layouts with the widest content have the properties, and with a wider one they do not")
  func sampled() throws {
    let fixture = try VerificationFixture(name: "form-fixed").layout()
    let layout = fixture
    let budget = try layout.budget(of: "name", .leftToRight)
    let width = try #require(budget.width)
    let number = try #require(layout.parameters.firstIndex { $0.name == "name.width" })
    /// Whether a corner of the intervals truncates the text.
    func isTruncated(_ content: Double) throws -> Bool {
      try (0..<(1 << layout.parameters.count)).contains { corner in
        var values = layout.parameters.enumerated().map { index, parameter in
          corner & (1 << index) == 0 ? parameter.lower : parameter.upper
        }
        values[number] = content
        let problem = layout.layout(at: values, .leftToRight).problem
        let item = try #require(problem.nodes.firstIndex { $0.name == "name" })
        return try problem.solved().frames[item].width < content - 0.01
      }
    }
    #expect(try !isTruncated(width))
    #expect(try isTruncated(width + 1))
  }

  @Test("a content without a limit has no limit, and a content that never fits has no width")
  func extremes() throws {
    let free = VerifiedLayout(
      text: """
        @container width: 320..430, height: 44
        @view a intrinsic: 40x20
        @view b intrinsic: 50x20
        [a(100)]
        |[a]
        V:|[a]
        |-[b]
        V:|[b]
        @require inside
        """)
    let budget = try free.budget(of: "a", .leftToRight)
    expectEqual(budget.width, TextBudget.largestWidth)
    #expect(budget.limit == nil)
    let never = try row("|[b(10)]\n@require untruncated").budget(of: "b", .leftToRight)
    #expect(never.width == nil && never.limit != nil)
  }

  @Test("violated properties of other views do not limit a content")
  func others() throws {
    let layout = VerifiedLayout(
      text: """
        @container width: 320..430, height: 44
        @view a intrinsic: 40..60x20
        @view b intrinsic: 50x20
        |-[a]-(>=8)-[b(20)]-|
        V:|[a]
        V:|[b]
        @require inside and untruncated
        """)
    let budget = try layout.budget(of: "a", .rightToLeft)
    // 320 - 20 - 8 - 20 - 20: the standard spacing at the edges is 20.
    expectEqual(budget.width, 252)
    expectEqual(budget.otherCount, 1)
  }

  @Test("a requirement about the view itself is considered")
  func ownRequirement() throws {
    let layout = VerifiedLayout(
      text: """
        @container width: 320, height: 200
        @view t intrinsic: 40x20
        @require t.trailing <= |.leading + 50
        |-[t]
        V:|-[t]
        """)
    let budget = try layout.budget(of: "t", .leftToRight)
    #expect(budget.width == nil && budget.otherCount == 0)
  }

  @Test("a fixed content that is multiplied by a scale is limited at the largest scale")
  func fixedAndScaled() throws {
    func layout(_ content: String) -> VerifiedLayout {
      VerifiedLayout(
        text: """
          @container width: 320, height: 200
          @view close intrinsic: \(content) * text
          @view title intrinsic: 100x20
          @scale text: 0.8..2
          |-[title]-(>=8)-[close]-|
          V:|-[title]
          V:|-[close]
          """)
    }
    // Half of 320 - 20 - 100 - 8 - 20.
    expectEqual(try layout("30x30").budget(of: "close", .leftToRight).width, 86)
    expectEqual(try layout("30..60x30").budget(of: "close", .leftToRight).width, 86)
  }

  @Test("a content that is multiplied by a scale is limited at the largest scale")
  func scaled() throws {
    let layout = VerifiedLayout(
      text: """
        @container width: 320..430, height: 44
        @scale text: 1..2
        @view a intrinsic: 40..60x10 * text
        |[a]-(>=0)-|
        V:|[a]
        @require untruncated a and inside
        """)
    expectEqual(try layout.budget(of: "a", .leftToRight).width, 160)
  }
}
