import Testing
// [readme]
import VisualFormat

/// A custom view class, which has to provide its superview and can provide its name.
final class Label: LayoutItem {
  let text: String
  weak var superview: Label?

  init(_ text: String, in superview: Label? = nil) {
    self.text = text
    self.superview = superview
  }

  var superitem: (any LayoutItem)? { superview }
  var itemName: String { text }
}

func rowConstraints(_ format: String, title: Label, body: Label) -> String {
  do {
    let made = try constraints(
      visualFormat: format, options: .alignAllTop, metrics: ["left": 20],
      views: ["title": title, "body": body])
    return made.map { "\($0)\n" }.joined()
  } catch {
    // A `VisualFormatError` contains all diagnostics with their spans and fix-its, and describes them as text.
    return "\(error.diagnostics.count) diagnostics\n\(error)"
  }
}
// [/readme]

@Suite("README example")
struct ReadmeTests {
  private let window = Label("window")

  @Test("the README example creates constraints from a format string")
  func constraints() {
    let text = rowConstraints(
      "H:|-left-[title]-[body(==title)]", title: Label("title", in: window),
      body: Label("body", in: window))
    #expect(
      text == """
        title.leading == window.leading + 20 @1000
        body.leading == title.trailing + std(8) @1000
        body.width == title.width @1000
        title.top == body.top @1000

        """)
  }

  @Test("the README example reports the diagnostics of a format string")
  func invalidConstraints() {
    let text = rowConstraints(
      "H:|-lefft-[title", title: Label("title", in: window), body: Label("body", in: window))
    #expect(text.hasPrefix("2 diagnostics\nerror[VFL0202]: "))
    #expect(text.contains("error[VFL0110]: "))
  }
}
