import Testing
import VFLTestSupport

@testable import VFLCommandLine

@Suite("The `convert` command for format strings")
struct ConvertCommandTests {
  /// The lines of the generated code that create constraints.
  private func lines(_ arguments: String..., input: String? = nil) -> [String] {
    let transcript = Transcript(["convert"] + arguments, standardInput: input)
    #expect(!transcript.errors.contains("[VFL") && transcript.code == .success)
    return transcript.output.split(separator: "\n").filter { $0.hasPrefix("    ") }
      .map { String($0.drop { $0 == " " }) }
  }

  @Test(
    "a metric without a known value becomes a variable with the right sign in the generated code")
  func metrics() {
    expectEqual(
      lines("|-gap-[a(w)]", "--metric", "w=3"),
      [
        "a.leadingAnchor.constraint(equalTo: superview.leadingAnchor, constant: gap),",
        "a.widthAnchor.constraint(equalToConstant: 3),",
      ])
    expectEqual(
      lines("[a]-gap-|", "--to", "snapkit"), ["make.trailing.equalToSuperview().offset(-gap)"])
    expectEqual(
      lines("[a]-(>=gap@p)-|", "--to", "masonry"),
      [
        "make.trailing.lessThanOrEqualTo(superview).offset(-gap).priority(p);"
      ])
    expectEqual(
      lines("-", input: "@metrics gap: 0\n|-gap-[a]"),
      [
        "a.leadingAnchor.constraint(equalTo: superview.leadingAnchor),"
      ])
    // `a.width == gap + 1` adds a metric to a number, which requires the value of the metric.
    let text = "[a]-gap-[b]\n@constraint a.width == gap + 1"
    #expect(Transcript("convert", "-", standardInput: text).codes.contains("VFL0202"))
  }

  @Test(
    "a name in a size is converted as a view if a format contains that view, otherwise as a metric")
  func sizes() {
    expectEqual(lines("[a(b)]", "[b]"), ["a.widthAnchor.constraint(equalTo: b.widthAnchor),"])
    expectEqual(lines("V:[a(b)]"), ["a.heightAnchor.constraint(equalToConstant: b),"])
    expectEqual(lines("[a(b)]", "[b]", "--to", "masonry"), ["make.width.equalTo(b);"])
    expectEqual(
      lines("-", "--to", "masonry", input: "@constraint a.width == 2 * b.height - 4"),
      [
        "make.width.equalTo(b.mas_height).multipliedBy(2).offset(-4);"
      ])
    expectEqual(
      lines("[a(>=w,<=-8@1)]", "--to", "masonry"),
      [
        "make.width.greaterThanOrEqualTo(@(w));",
        "make.width.lessThanOrEqualTo(@(-8)).priority(1);",
      ])
  }

  @Test("`convert` reports an error if the name of a view is used as a priority or as a gap")
  func viewsAsMetrics() {
    expectEqual(Transcript("convert", "[a(b@a)][b]").code, .diagnostics)
    expectEqual(Transcript("convert", "[a]-b-[b]").code, .diagnostics)
  }

  @Test("variables for constraints with a priority get names that are unique in the generated code")
  func names() {
    let output = Transcript("convert", "[a(5@1)]", "[a(aWidth2@p)]", "[aWidth]-q-[a]").output
    #expect(
      output.hasPrefix(
        """
        let aWidth3 = a.widthAnchor.constraint(equalToConstant: 5)
        aWidth3.priority = .init(1)
        let aWidth4 = a.widthAnchor.constraint(equalToConstant: aWidth2)
        aWidth4.priority = .init(Float(p))


        """))
    let outside = Transcript("convert", "[a]-(5@750)-|", "--superview", "self.view").output
    #expect(
      outside.contains(
        "let aTrailing = a.trailingAnchor.constraint(equalTo: self.view.trailingAnchor, constant: -5)"
      ))
    #expect(outside.contains("aTrailing.priority = .defaultHigh\n"))
  }

  @Test("view names that are keywords are quoted in Swift and renamed in Objective-C")
  func keywords() {
    expectEqual(
      lines("[default(in)]"), ["`default`.widthAnchor.constraint(equalToConstant: `in`),"])
    #expect(Transcript("convert", "[self(5@750)]").output.contains("let selfWidth = self.width"))
    #expect(Transcript("convert", "[in(5@750)]").output.contains("let inWidth = `in`.width"))
    expectEqual(
      lines("[default(in)]", "--to", "objc-anchors"),
      [
        "[defaultView.widthAnchor constraintEqualToConstant:in]"
      ])
    expectEqual(
      lines("V:[do(while)][defaultView(doView)]", "--to", "masonry"),
      [
        "make.height.equalTo(@(whileValue));", "make.top.equalTo(doView1.mas_bottom);",
        "make.height.equalTo(@(doView));",
      ])
  }

  @Test("`--superview` names the container, and the superview of a nested view keeps its own name")
  func superviews() {
    let text = "@view card\n@view title parent: card\n|[card]\n|[title]"
    expectEqual(
      lines("-", "--superview", "view.safeAreaLayoutGuide", input: text),
      [
        "card.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),",
        "title.leadingAnchor.constraint(equalTo: card.leadingAnchor),",
      ])
    expectEqual(
      lines("-", "--to", "snapkit", input: text),
      [
        "make.leading.equalToSuperview()", "make.leading.equalToSuperview()",
      ])
    expectEqual(
      lines("-", "--to", "snapkit", "--superview", "view", input: text),
      [
        "make.leading.equalTo(view)", "make.leading.equalTo(card)",
      ])
    expectEqual(Transcript("convert", "[superview]-[a]").code, .success)
    let clash = Transcript("convert", "|[superview]")
    #expect(clash.code == .usage && clash.output == "" && clash.codes == ["VFL0906"])
    #expect(
      clash.errors.hasPrefix(
        "error[VFL0906]: missing argument of `convert`; expected `--superview` with a name that no view or metric has, "
          + "because `superview` is already used"))
    let given = Transcript("convert", "|[card]", "--superview", "card")
    #expect(given.code == .usage && given.codes == ["VFL0904"])
    expectEqual(Transcript("convert", "|[superview]", "--superview", "view").code, .success)
    for wrong in ["", "a b", "f()", "a;b", "?!.", "a..b", "a."] {
      expectEqual(Transcript("convert", "--superview", wrong, "|[a]").code, .usage)
    }
  }

  @Test("a layout guide as container is rejected with layout margins and with Masonry")
  func guides() {
    let guide = "view.safeAreaLayoutGuide"
    expectEqual(Transcript("convert", "--superview", guide, "|-[a]").code, .success)
    for spacing in ["layoutMargins", "layoutMarginsGuide"] {
      let margins = Transcript("convert", "--superview", guide, "--spacing", spacing, "|-[a]")
      #expect(margins.code == .usage && margins.output == "")
    }
    expectEqual(
      Transcript("convert", "--superview", guide, "--to", "masonry", "|-8-[a]").code, .usage)
    expectEqual(
      Transcript("convert", "--superview", guide, "--to", "snapkit", "|-8-[a]").code, .success)
    expectEqual(Transcript("convert", "|-superview-[a]").code, .usage)
    expectEqual(Transcript("convert", "[b]-superview-[a]").code, .success)
    expectEqual(Transcript("convert", "--superview", "self->_view!", "|[a]").code, .success)
  }

  @Test("the generated code of each style refers to the margins of the selected spacing profile")
  func margins() {
    let words: [(style: String, attributes: String, guide: String)] = [
      (
        "anchors", "a.topAnchor.constraint(equalTo: superview.layoutMarginsGuide.topAnchor),",
        "a.topAnchor.constraint(equalTo: superview.layoutMarginsGuide.topAnchor),"
      ),
      (
        "snapkit", "make.top.equalTo(superview.snp.topMargin)",
        "make.top.equalTo(superview.layoutMarginsGuide)"
      ),
      (
        "masonry", "make.top.equalTo(superview.mas_topMargin);",
        "make.top.equalTo(superview.mas_topMargin);"
      ),
      (
        "objc-anchors",
        "[a.topAnchor constraintEqualToAnchor:superview.layoutMarginsGuide.topAnchor]",
        "[a.topAnchor constraintEqualToAnchor:superview.layoutMarginsGuide.topAnchor]"
      ),
    ]
    for (style, attributes, guide) in words {
      expectEqual(lines("V:|-[a]", "--to", style, "--spacing", "layoutMargins"), [attributes])
      expectEqual(lines("V:|-[a]", "--to", style, "--spacing", "layoutMarginsGuide"), [guide])
    }
    let parts = lines("V:|-[a]", "--to", "constraints", "--spacing", "layoutMargins")
    expectEqual(parts.first?.contains("toItem: superview, attribute: .topMargin"), true)
  }

  @Test("a constraint that anchors cannot express becomes a call with all seven arguments")
  func factors() {
    let text = "@constraint a.centerX == 0.5 * b.trailing - 3"
    expectEqual(
      lines("-", input: text),
      [
        "NSLayoutConstraint(item: a, attribute: .centerX, relatedBy: .equal, toItem: b, attribute: .trailing, multiplier: 0.5, constant: -3),"
      ])
    expectEqual(
      lines("-", "--to", "objc-anchors", input: text).first?.hasPrefix(
        "[NSLayoutConstraint constraintWithItem:a attribute:NSLayoutAttributeCenterX "), true)
    // SnapKit code swaps the two sides of the equation unless the swap requires an inexact
    // division.
    let half = "@view card\n@view a parent: card\n@constraint |.width >= 2 * a.width + 6"
    expectEqual(
      lines("-", "--to", "snapkit", input: half),
      [
        "make.width.lessThanOrEqualTo(superview).multipliedBy(0.5).offset(-3)"
      ])
    let inside = "@constraint |.width == 3 * a.width"
    expectEqual(
      lines("-", "--to", "snapkit", input: inside), ["make.width.equalTo(a).multipliedBy(3)"])
  }

  @Test("a format without constraints yields no code, and neither does an invocation with an error")
  func nothing() {
    for style in ["anchors", "snapkit", "masonry"] {
      expectEqual(Transcript("convert", "--to", style, "[a]").output, "")
    }
    let wrong = Transcript("convert", "[a]-[b", "[c]-8-[d]")
    #expect(wrong.output == "" && wrong.code == .diagnostics && wrong.codes == ["VFL0110"])
    expectEqual(Transcript("convert", "nowhere.vfl").code, .usage)
    // An empty argument is an empty format string, not the current directory.
    let empty = Transcript("convert", "--to", "snapkit", "")
    #expect(empty.code == .diagnostics && empty.codes == ["VFL0101"])
  }
}
