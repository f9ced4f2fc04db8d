import Testing
import VFLDiagnostics
import VFLTestSupport

@testable import VFLCommandLine

@Suite("Guides in converted layouts")
struct ConvertGuideTests {
  private static let source = """
    final class Screen: UIViewController {
      let scroll = UIScrollView(), title = UILabel()
      func setUp() {
        let gap = UILayoutGuide()
        view.addLayoutGuide(gap)
        view.addSubview(scroll)
        scroll.addSubview(title)
        scroll.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 4).isActive = true
        title.bottomAnchor.constraint(equalTo: scroll.bottomAnchor, constant: -5).isActive = true
        title.leadingAnchor.constraint(equalTo: gap.trailingAnchor).isActive = true
        scroll.bottomAnchor.constraint(equalTo: bottomLayoutGuide.topAnchor).isActive = true
      }
    }
    """

  private func converted(to style: String) -> Transcript {
    Transcript(
      "convert", "--to", style, "--superview", "view", "Screen.swift:setUp",
      files: ["Screen.swift": Self.source])
  }

  @Test("a guide that a view provides is a property of the view, and other guides are created")
  func anchors() {
    expectEqual(
      converted(to: "anchors").output,
      """
      let gap = UILayoutGuide()
      view.addLayoutGuide(gap)

      NSLayoutConstraint.activate([
          scroll.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 4),
          title.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor, constant: -5),
          title.leadingAnchor.constraint(equalTo: gap.trailingAnchor),
          scroll.bottomAnchor.constraint(equalTo: bottomLayoutGuide.topAnchor),
      ])

      """)
    #expect(
      converted(to: "snapkit").output.contains(
        "make.top.equalTo(view.safeAreaLayoutGuide).offset(4)"))
    #expect(
      converted(to: "objc-anchors").output.contains(
        "[scroll.topAnchor constraintEqualToAnchor:view.safeAreaLayoutGuide.topAnchor constant:4]"))
  }

  @Test("Masonry gets hidden views for guides, and the scroll view for its content")
  func masonry() {
    let text = converted(to: "masonry").output
    #expect(text.contains("UIView *safeArea = [UIView new];\nsafeArea.hidden = YES;\n"))
    #expect(text.contains("make.bottom.equalTo(scroll).offset(-5);"))
    #expect(!text.contains("scrollContent"))
  }

  @Test("constraints of the source on guides that views provide are kept")
  func constraintsOnGuides() {
    let source = """
      class Screen: UIViewController {
        let scroll = UIScrollView()
        func setUp() {
          view.addSubview(scroll)
          scroll.frameLayoutGuide.heightAnchor.constraint(equalToConstant: 200).isActive = true
          scroll.contentLayoutGuide.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor).isActive = true
          view.safeAreaLayoutGuide.heightAnchor.constraint(greaterThanOrEqualToConstant: 400).isActive = true
        }
      }
      """
    let found = Transcript(
      "convert", "--superview", "view", "Screen.swift:setUp", files: ["Screen.swift": source])
    expectEqual(
      found.output,
      """
      NSLayoutConstraint.activate([
          scroll.frameLayoutGuide.heightAnchor.constraint(equalToConstant: 200),
          scroll.contentLayoutGuide.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
          view.safeAreaLayoutGuide.heightAnchor.constraint(greaterThanOrEqualToConstant: 400),
      ])

      """)
  }

  @Test(
    "the code for an Interface Builder file contains no guide as a view",
    arguments: ["anchors", "constraints", "snapkit", "objc-anchors", "objc-constraints"])
  func interface(style: String) throws {
    let file = try Repository.text(at: "Fixtures/interfaces/Account.storyboard")
    let found = Transcript(
      "convert", "--to", style, "--complete", "--superview", "view",
      "A.storyboard:SignInController",
      files: ["A.storyboard": file])
    #expect(found.output.contains("view.safeAreaLayoutGuide"))
    #expect(found.output.firstPlace(of: "safeArea.") == nil)
    expectEqual(found.code, .success)
  }
}
