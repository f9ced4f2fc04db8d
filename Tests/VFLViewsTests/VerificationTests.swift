import Testing
import VFLLayout
import VFLRecords
import VFLTestSupport
import VFLViews

@Suite("Proofs about views")
struct VerificationTests {
  private let window = LayoutView("window")
  private let title = LayoutView("title")
  private let field = LayoutView("field")
  private let least: LayoutConstraint

  /// A title and a field in a row.
  init() throws {
    window.addSubview(title)
    window.addSubview(field)
    title.contentWidth = 40
    title.contentHeight = 20
    title.setContentHuggingPriority(251, for: .horizontal)
    let constraints = try LayoutConstraint.constraints(
      visualFormat: "|-[title]-[field]-|", views: ["title": title, "field": field])
    least = field.widthAnchor.constraint(greaterThanOrEqualToConstant: 200)
    try LayoutConstraint.activate(constraints + [least])
    for view in [title, field] {
      try LayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: window.topAnchor),
        view.heightAnchor.constraint(equalToConstant: 20),
      ])
    }
    window.rootSize = PerAxis(375, 100)
  }

  private func verdicts(
    _ directions: [LayoutDirection] = [.leftToRight], _ properties: VerifiedProperties = .all
  ) throws -> LayoutVerdicts {
    try window.verify(
      width: 320...430, contents: [ContentInterval(title, width: 40...160)], directions: directions,
      properties)
  }

  @Test("a text that can be truncated has a counterexample that reproduces")
  func counterexample() throws {
    let found = try verdicts(LayoutDirection.allCases)
    #expect(!found.isProved && found.undecided.isEmpty)
    #expect(found.counterexamples.map(\.direction) == [.leftToRight, .rightToLeft])
    let first = try #require(found.counterexamples.first)
    #expect(first.message == "`title` can be 1 point narrower than its content")
    #expect(first.reason?.contains("field.width >= 200") == true)
    let numbers = Dictionary(uniqueKeysWithValues: first.values.map { ($0.name, $0.value) })
    let content = try #require(numbers["title.width"])
    title.contentWidth = content
    try window.layOut(width: numbers["width"] ?? 375, height: 100)
    #expect(title.frame.width < content - 0.5)
  }

  @Test("a layout without such a text is proved, and sampled layouts confirm it")
  func proved() throws {
    least.constant = 112
    let found = try verdicts(LayoutDirection.allCases)
    expectEqual(found.description, "proved \(found.provedCount) of \(found.provedCount) properties")
    for width in stride(from: 320.0, through: 430, by: 10) {
      for content in stride(from: 40.0, through: 160, by: 12) {
        title.contentWidth = content
        try window.layOut(width: width, height: 100)
        #expect(title.frame.width >= content)
        #expect(field.frame.x >= title.frame.x + title.frame.width)
      }
    }
  }

  @Test("only the requested properties are verified, and the direction is restored")
  func selection() throws {
    let found = try verdicts([.rightToLeft], [.inside, .apart])
    #expect(found.isProved)
    // The constraints are satisfiable, two views are inside, and one pair is apart.
    #expect(found.provedCount == 4)
    #expect(window.layoutDirection == .leftToRight)
  }

  @Test("unsatisfiable constraints are a counterexample")
  func unsatisfiable() throws {
    least.constant = 320
    let found = try verdicts([.leftToRight], .inside)
    expectEqual(found.counterexamples.map(\.message), ["constraints can be unsatisfiable"])
  }

  @Test("a hidden view may be smaller than its content and outside of its superview")
  func hidden() throws {
    least.constant = 112
    let error = LayoutView("error")
    (error.contentWidth, error.contentHeight) = (90, 20)
    let label = LayoutView("label")
    window.addSubview(error)
    error.addSubview(label)
    try LayoutConstraint.activate([
      error.leadingAnchor.constraint(equalTo: window.trailingAnchor),
      error.topAnchor.constraint(equalTo: window.topAnchor),
      error.heightAnchor.constraint(equalToConstant: 0),
      label.leadingAnchor.constraint(equalTo: error.trailingAnchor),
      label.topAnchor.constraint(equalTo: error.topAnchor),
      label.widthAnchor.constraint(equalToConstant: 40),
      label.heightAnchor.constraint(equalToConstant: 20),
    ])
    #expect(try !verdicts().isProved)
    error.isHidden = true
    #expect(try verdicts().isProved)
  }

  @Test("views with the same name and views of other hierarchies are told apart")
  func names() throws {
    let other = LayoutView("title")
    other.contentWidth = 1000
    let badge = LayoutView("title")
    badge.contentWidth = 10
    window.addSubview(badge)
    try LayoutConstraint.activate([
      badge.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      badge.topAnchor.constraint(equalTo: window.topAnchor),
      badge.heightAnchor.constraint(equalToConstant: 20),
    ])
    let found = try window.verify(
      width: 375...375,
      contents: [ContentInterval(other, width: 0...9000), ContentInterval(badge, width: 10...400)],
      directions: [.leftToRight], .inside)
    expectEqual(
      found.counterexamples.map { $0.values.map(\.name) }, [["title#2.width"]])
  }
}
