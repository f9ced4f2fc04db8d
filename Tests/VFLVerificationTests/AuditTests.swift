import Testing
import VFLCompiler
import VFLDiagnostics
import VFLLayout
import VFLRecords
import VFLReports
import VFLTestSupport
import VFLVerification

@Suite("Touch targets, safe areas and audits")
struct AuditTests {
  /// Returns a layout in which some views are known controls, and the view `safeArea` is a guide.
  private func layout(_ text: String, controls: [String] = []) -> VerifiedLayout {
    var document = LayoutDocument.read(Array(text.utf8), name: "layout")
    for index in document.views.indices {
      let name = document.views[index].node.name
      document.views[index].isControl = controls.contains(name)
      if name == "safeArea" {
        document.views[index].node.isGuide = true
        document.views[index].node.guideProperty = "safeAreaLayoutGuide"
      }
      if name.hasPrefix("hidden") { document.views[index].isHidden = true }
      if name.hasPrefix("scroll") { document.views[index].showsPart = true }
      if name.hasPrefix("estimated") {
        document.views[index].node.isContentAssumed = PerAxis(true, true)
      }
    }
    return VerifiedLayout([document])
  }

  private func report(_ text: String, controls: [String] = []) -> VerificationReport {
    VerificationReport(of: layout(text, controls: controls), inputs: [])
  }

  private func messages(_ text: String, controls: [String] = []) -> [String] {
    report(text, controls: controls).groups.flatMap { $0.diagnostics.map { $0.message } }
  }

  /// A bar with a button of 44 by 44 points and a button of at least 60 by 40 points.
  private let bar = """
    @container width: 320..430, height: 100
    @view close, send
    H:|-[close(44)]-[send(>=60)]-|
    V:|-[close(44)]
    V:|-[send(40)]

    """

  @Test("views that a requirement names are compared with 44 points or with the given size")
  func namedTargets() {
    expectEqual(
      messages(bar + "@require target close, send"),
      ["`send` can be 4 points lower than a target of 44 points"])
    expectEqual(messages(bar + "@require target 40 close, send"), [])
    expectEqual(
      messages(bar + "@require target 44.5 close"),
      [
        "`close` can be 0.5 points narrower than a target of 44.5 points",
        "`close` can be 0.5 points lower than a target of 44.5 points",
      ])
  }

  @Test("without names, a target requirement examines the known controls")
  func knownControls() {
    expectEqual(
      messages(bar + "@require target", controls: ["send"]),
      ["`send` can be 4 points lower than a target of 44 points"])
    expectEqual(messages(bar + "@require target", controls: ["close"]), [])
    #expect(report(bar + "@require target", controls: ["close"]).isProved)
  }

  @Test("a requirement that examines nothing is an error")
  func emptyRequirements() {
    for requirement in ["target", "safe", "safe close"] {
      let report = report(bar + "@require \(requirement)")
      #expect(report.isInvalid, "\(requirement)")
      expectEqual(
        report.groups.flatMap { $0.diagnostics.map { $0.code } }, [.emptyRequirement])
    }
    let whole = "@view safeArea\nH:|[safeArea]|\nV:|[safeArea]|\n"
    #expect(report(bar + whole + "@require safe").isInvalid, "the insets are not known")
    for malformed in ["target 0", "target 44, close", "target -1 close", "audit close"] {
      #expect(report(bar + "@require \(malformed)").isInvalid, "\(malformed)")
    }
  }

  @Test("an estimated content size is no reason to report a control, but a constraint is")
  func estimatedSizes() {
    func text(_ height: String) -> String {
      """
      @container width: 320..430, height: 100
      @view estimated intrinsic: 60x30
      |-[estimated]
      V:|-[estimated\(height)]
      @require target
      """
    }
    #expect(report(text(""), controls: ["estimated"]).isInvalid, "no size is known")
    expectEqual(
      messages(text("(30)"), controls: ["estimated"]),
      ["`estimated` can be 14 points lower than a target of 44 points"])
  }

  @Test("hidden controls are no targets unless a requirement names them")
  func hiddenControls() {
    let text = bar.replacing("send", with: "hiddenSend")
    let controls = ["close", "hiddenSend"]
    expectEqual(messages(text + "@require target", controls: controls), [])
    expectEqual(
      messages(text + "@require target hiddenSend", controls: controls),
      ["`hiddenSend` can be 4 points lower than a target of 44 points"])
  }

  /// A screen with a title, a background and a bar at the bottom.
  private func screen(title: Int = 20, bar: String = "V:[bar(50)]|", _ more: String = "") -> String
  {
    """
    @container width: 320..430, height: 400..700
    @view safeArea, title, back, bar
    H:|[safeArea]|
    V:|-20-[safeArea]-34-|
    H:|-[title]-|
    V:|-\(title)-[title(20)]
    H:|[back]|
    V:|[back]|
    H:|[bar]|
    \(bar)
    \(more)

    """
  }

  @Test("a view outside of the safe area is reported unless its edge is the edge of the container")
  func safeArea() {
    expectEqual(messages(screen() + "@require safe"), [])
    expectEqual(
      messages(screen(title: 10) + "@require safe"),
      ["`title` can extend beyond the top edge of the safe area"])
    expectEqual(
      messages(screen(bar: "V:[bar(50)]-10-|") + "@require safe"),
      ["`bar` can extend beyond the bottom edge of the safe area"])
    expectEqual(messages(screen(title: 10) + "@require safe bar"), [])
  }

  @Test("a view in a view is compared with the safe area of the container")
  func nestedViews() {
    let inner = """
      @view label parent: back
      H:|-[label]-|
      V:[label(20)]-30-|
      """
    expectEqual(
      messages(screen(inner) + "@require safe"),
      ["`label` can extend beyond the bottom edge of the safe area"])
    let scrolled = screen(inner).replacing("back", with: "scrolled")
    expectEqual(messages(scrolled + "@require safe"), [])
  }

  @Test("an audit verifies everything, and names the properties that concern no view")
  func audit() {
    let all = report(screen(title: 10) + "@require audit", controls: ["bar"])
    expectEqual(
      all.groups.flatMap { $0.diagnostics.map { $0.message } },
      ["`title` can extend beyond the top edge of the safe area"])
    #expect(!all.summary.contains("not verified"))
    #expect(all.summary.contains(" of 3 views and 1 pair for 2 intervals"))
    let plain = report(bar + "@require audit").summary
    #expect(plain.contains("`target` was not verified: no view is known to be a control"))
    #expect(plain.contains("`safe` was not verified: no constraint refers to the safe area"))
    #expect(plain.contains(" of 2 views and 1 pair for 1 interval"))
  }

  @Test("the summary counts only the views and pairs that the requirements examine")
  func examined() {
    #expect(report(bar + "@require inside close").summary.contains(" of 1 view for 1 interval"))
    #expect(report(bar + "@require satisfiable").summary.contains(" of 0 views for 1 interval"))
    #expect(
      report(bar + "@require close.width >= 44").summary.contains(" of 1 view for 1 interval"))
    #expect(report(bar + "@require apart").summary.contains(" of 2 views and 1 pair for"))
  }
}
