import Testing
import VFLTestSupport

@testable import VFLCommandLine

@Suite("The style of generated code")
struct ConvertedStyleTests {
  /// Returns the lines of the generated code without messages.
  private func code(_ arguments: String...) -> [String] {
    let transcript = Transcript(["convert"] + arguments)
    expectEqual(transcript.code, .success, "\(transcript.errors)")
    return transcript.output.split(separator: "\n").map { String($0.drop { $0 == " " }) }
  }

  @Test("SnapKit and Masonry code merges attributes with the same right-hand side")
  func merging() {
    let fill = ["|-20-[a]-20-|", "V:|-20-[a]-20-|", "[b(44)]", "V:[b(44)]"]
    expectEqual(
      Transcript(["convert", "--to", "snapkit"] + fill).output,
      """
      a.snp.makeConstraints { make in
          make.edges.equalToSuperview().inset(20)
      }
      b.snp.makeConstraints { make in
          make.size.equalTo(44)
      }

      """)
    expectEqual(
      Transcript(["convert", "--to", "masonry"] + fill).output,
      """
      [a mas_makeConstraints:^(MASConstraintMaker *make) {
          make.edges.equalTo(superview).inset(20);
      }];
      [b mas_makeConstraints:^(MASConstraintMaker *make) {
          make.size.equalTo(@44);
      }];

      """)
    #expect(
      code("--to", "snapkit", "--options", "alignAllTop,alignAllBottom", "[a]-[row]")
        .contains("make.top.bottom.equalTo(row)"))
    #expect(
      code("--to", "snapkit", "--spacing", "layoutMarginsGuide", "|-[a]-|", "V:|-[a]-|")
        .contains("make.edges.equalTo(superview.layoutMarginsGuide)"))
  }

  @Test(
    "SnapKit and Masonry code does not merge attributes with different constants, relations or priorities"
  )
  func differences() {
    expectEqual(
      code("--to", "snapkit", "|-m-[a]-m-|", "V:|-m-[a]-(>=m)-|"),
      [
        "a.snp.makeConstraints { make in",
        "make.leading.trailing.top.equalToSuperview().inset(m)",
        "make.bottom.lessThanOrEqualToSuperview().offset(-m)", "}",
      ])
    expectEqual(
      code("--to", "masonry", "|-8-[a]-(8@p)-|", "V:|-4-[a]-4-|", "[a(3)]", "V:[a(4)]"),
      [
        "[a mas_makeConstraints:^(MASConstraintMaker *make) {",
        "make.leading.equalTo(superview).offset(8);",
        "make.trailing.equalTo(superview).offset(-8).priority(p);",
        "make.top.bottom.equalTo(superview).inset(4);", "make.width.equalTo(@3);",
        "make.height.equalTo(@4);", "}];",
      ])
    // `name(row)` names each constraint individually, so these constraints are not merged.
    let named = code(
      "--to", "snapkit", "--dialect", "extended", "C: a.size == 8", "|[a]| name(row)")
    expectEqual(
      named,
      [
        "a.snp.makeConstraints { make in", "make.size.equalTo(8)",
        "make.leading.equalToSuperview().labeled(\"row\")",
        "make.trailing.equalToSuperview().labeled(\"row\")", "}",
      ])
  }

  @Test("in every style the first item of a constraint with the superview is the inner view")
  func inside() {
    #expect(
      code("[a]-20-|").contains(
        "a.trailingAnchor.constraint(equalTo: superview.trailingAnchor, constant: -20),"))
    #expect(
      code("--to", "objc-anchors", "[a]-(>=gap)-|").contains(
        "[a.trailingAnchor constraintLessThanOrEqualToAnchor:superview.trailingAnchor constant:-gap]"
      ))
    #expect(
      code("--to", "constraints", "V:[a]-0.5-|")[1].hasPrefix(
        "NSLayoutConstraint(item: a, attribute: .bottom, relatedBy: .equal, toItem: superview"))
  }

  @Test("a centered view is converted to a `centerX` constraint instead of layout guides")
  func centre() {
    expectEqual(
      code("--dialect", "extended", "|~[a]~|"),
      [
        "NSLayoutConstraint.activate([",
        "a.centerXAnchor.constraint(equalTo: superview.centerXAnchor),",
        "a.leadingAnchor.constraint(greaterThanOrEqualTo: superview.leadingAnchor),", "])",
      ])
    let dots = code("--dialect", "extended", "V:|~[dot1..5]~|")
    expectEqual(dots.count { $0.hasSuffix("= UILayoutGuide()") }, 2)
  }

  @Test("a view that is named `_` gets a valid Swift name")
  func underscore() {
    #expect(
      code("[_(20)]").contains("_View.widthAnchor.constraint(equalToConstant: 20),"))
  }

  @Test("a view name that is not an identifier keeps its letters in the generated code")
  func letters() {
    expectEqual(
      code("--dialect", "extended", "[\"été\"(20)][\"имя 2\"][\"\u{1F642}\"]"),
      [
        "NSLayoutConstraint.activate([", "été.widthAnchor.constraint(equalToConstant: 20),",
        "имя2.leadingAnchor.constraint(equalTo: été.trailingAnchor),",
        "view.leadingAnchor.constraint(equalTo: имя2.trailingAnchor),", "])",
      ])
  }

  @Test(
    "`--complete` writes autoresizing masks and content priorities, and otherwise a note reports omitted priorities"
  )
  func completeness() {
    let text = """
      @view card
      @view title parent: card hugging: 251 compression: 750x1000
      |[card]
      |-[title]
      """
    let plain = Transcript("convert", "-", standardInput: text)
    expectEqual(
      plain.errors, "omitted: the content priorities of title; add --complete to write them\n")
    let complete = Transcript("convert", "--complete", "-", standardInput: text)
    expectEqual(complete.errors, "")
    expectEqual(
      complete.output,
      """
      card.translatesAutoresizingMaskIntoConstraints = false
      title.translatesAutoresizingMaskIntoConstraints = false
      title.setContentHuggingPriority(.init(251), for: .horizontal)
      title.setContentHuggingPriority(.init(251), for: .vertical)
      title.setContentCompressionResistancePriority(.required, for: .vertical)


      """ + plain.output)
    // SnapKit and Masonry disable the autoresizing masks of views on which a maker is called.
    let masonry = Transcript(
      "convert", "--complete", "--to", "masonry", "-", standardInput: text
    ).output
    #expect(!masonry.contains("translates"))
    #expect(
      masonry.hasPrefix(
        "[title setContentHuggingPriority:251 forAxis:UILayoutConstraintAxisHorizontal];\n"))
    // SwiftUI has neither autoresizing masks nor content priorities.
    let swiftUI = Transcript("convert", "--complete", "--to", "swiftui", "|-[a]-|")
    expectEqual(
      swiftUI.errors,
      "`--complete` has no effect for SwiftUI, which has no autoresizing masks\n")
    // `card` is not constrained, so its frame may still come from its autoresizing mask.
    let inner = Transcript(
      "convert", "--complete", "-",
      standardInput: "@view card\n@view title parent: card\n|-[title]")
    #expect(inner.output.hasPrefix("title.translates") && !inner.output.contains("card.translates"))
  }

  @Test(
    "a hint about autoresizing masks is printed only on a terminal and only if some masks stay enabled"
  )
  func masks() {
    func errors(_ words: String..., isSeen: Bool) -> String {
      var console = MemoryConsole()
      if isSeen { console.terminals = [.output] }
      expectEqual(console.run(["convert"] + words), .success)
      return console.errorText
    }
    let hint = "--complete also turns off translatesAutoresizingMaskIntoConstraints\n"
    expectEqual(errors("[a]-[b]", isSeen: true), hint)
    expectEqual(errors("[a]-[b]", isSeen: false), "")
    expectEqual(errors("--complete", "[a]-[b]", isSeen: true), "")
    expectEqual(errors("--to", "snapkit", "[a]-[b]", isSeen: true), hint)
    expectEqual(errors("--to", "snapkit", "|[a]|", isSeen: true), "")
    expectEqual(errors("--to", "gtk", "|[a]|", isSeen: true), "")
  }
}
