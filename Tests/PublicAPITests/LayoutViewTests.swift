import Testing
import VisualFormat

@Suite("LayoutView.layOut(_:)")
struct LayoutViewTests {
  private let window = LayoutView("window")
  private let title = LayoutView("title")

  init() {
    window.addSubview(title)
  }

  @Test("a conflict in layOut(_:) lists every constraint with the index of its format string")
  func conflict() throws {
    let views = ["title": title]
    let made =
      try constraints(visualFormat: "|-[title]-|", views: views)
      + constraints(visualFormat: "[title(400)]", views: views)
    let error = try #require(throws: UnsatisfiableLayoutError.self) {
      try window.layOut(made, width: 320)
    }
    #expect(error.conflict == [0, 1, 2])
    for line in [
      "title.leading == window.leading + std(20)", "title.width == 400",
      "window.trailing == title.trailing + std(20)",
    ] {
      #expect("\(error)".contains(line))
    }
    let diagnostic = try #require(error.diagnostics.first)
    let locations = [diagnostic.location] + diagnostic.labels.map(\.location)
    let origins = locations.compactMap { $0?.origin }
    #expect(Set(origins) == [.format(0), .format(1), .format(2)])
  }

  @Test("a failed layOut(_:) leaves all frames unchanged")
  func untouched() throws {
    let fits = try constraints(visualFormat: "|-[title]-|", views: ["title": title])
    try window.layOut(fits, width: 320)
    let frame = title.frame
    #expect(frame.width == 280)
    #expect(throws: UnsatisfiableLayoutError.self) { try window.layOut(fits, width: 20) }
    #expect(title.frame == frame)
  }

  @Test("layOut(_:) rejects constraints for views in other hierarchies")
  func stranger() throws {
    let other = LayoutView("other")
    let made = try constraints(visualFormat: "[other(8)]", views: ["other": other])
    let error = try #require(throws: MalformedLayoutError.self) {
      try window.layOut(made, width: 320)
    }
    #expect(error.strangers == [0])
  }
}
