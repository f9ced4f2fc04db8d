import Testing
import VFLTestSupport

@testable import VFLCommand

@Suite("vfl convert")
struct ConvertCommandTests {
  /// The lines of the code of some inputs that make constraints, without what stands around them.
  private func lines(_ arguments: String..., input: String? = nil) -> [String] {
    let transcript = Transcript(["convert"] + arguments, standardInput: input)
    #expect(!transcript.errors.contains("[VFL") && transcript.code == .success)
    return transcript.output.split(separator: "\n").filter { $0.hasPrefix("    ") }
      .map { String($0.drop { $0 == " " }) }
  }

  @Test("keeps the names of metrics that nobody gives a number, with their signs, and of no others")
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
    // Equations are sums, in which a name has no number to be added.
    let text = "[a]-gap-[b]\n@constraint a.width == gap + 1"
    #expect(Transcript("convert", "-", standardInput: text).codes.contains("VFL0202"))
  }

  @Test("takes a name in a size for a view where there is one, and for a metric otherwise")
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

  @Test("takes no view for a metric")
  func viewsAsMetrics() {
    expectEqual(Transcript("convert", "[a(b@a)][b]").code, .findings)
    expectEqual(Transcript("convert", "[a]-b-[b]").code, .findings)
  }

  @Test("gives constraints with a priority names that nothing else has")
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

  @Test("quotes names that are words of Swift, in Swift")
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

  @Test("calls the container what it is told to, and a view's own superview by its name")
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
        "error[VFL0906]: missing argument of `convert`; expected `--superview` with another name for `|` than that of a view or a metric, "
          + "as `superview` is one"))
    let given = Transcript("convert", "|[card]", "--superview", "card")
    #expect(given.code == .usage && given.codes == ["VFL0904"])
    expectEqual(Transcript("convert", "|[superview]", "--superview", "view").code, .success)
    for wrong in ["", "a b", "f()", "a;b", "?!.", "a..b", "a."] {
      expectEqual(Transcript("convert", "--superview", wrong, "|[a]").code, .usage)
    }
  }

  @Test("refuses a guide where its margins are needed, and of Masonry, and a metric's name for `|`")
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

  @Test("says the margins of each profile in each interface")
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

  @Test("writes what anchors cannot say with all seven parts")
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
    // A maker is turned round, but where that would take a division that is not exact.
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

  @Test("writes nothing where there is nothing, and no code beside an error")
  func nothing() {
    for style in ["anchors", "snapkit", "masonry"] {
      expectEqual(Transcript("convert", "--to", style, "[a]").output, "")
    }
    let wrong = Transcript("convert", "[a]-[b", "[c]-8-[d]")
    #expect(wrong.output == "" && wrong.code == .findings && wrong.codes == ["VFL0110"])
    expectEqual(Transcript("convert", "--to", "flexbox", "[a]").code, .usage)
    expectEqual(Transcript("convert", "nowhere.vfl").code, .usage)
    // An empty word is an empty format, and not the folder in which the command runs.
    let empty = Transcript("convert", "--to", "snapkit", "")
    #expect(empty.code == .findings && empty.codes == ["VFL0101"])
  }
}
