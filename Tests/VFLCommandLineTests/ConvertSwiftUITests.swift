import Testing
import VFLTestSupport

@testable import VFLCommandLine

@Suite("The `convert` command for SwiftUI")
struct ConvertSwiftUITests {
  /// Returns the generated code of a layout and the constraints that are reported as missing from
  /// the code.
  private func code(_ arguments: String...) -> (text: String, unwritten: [String]) {
    let transcript = Transcript(["convert", "--to", "swiftui"] + arguments)
    expectEqual(transcript.code, .success, "\(transcript.errors)")
    let start = "not in the code: "
    let lines = transcript.errors.split(separator: "\n").map(String.init)
    #expect(lines.allSatisfy { $0.hasPrefix(start) })
    return (transcript.output, lines.map { String($0.dropFirst(start.count)) })
  }

  @Test("a row or column of views becomes a stack that expresses every constraint")
  func stacks() {
    let column = code(
      "V:|-20-[title(28)]-[body]-[ok(44)]-20-|", "|-20-[title]-20-|", "|-20-[body]-20-|",
      "|-20-[ok]-20-|")
    expectEqual(column.unwritten, [])
    expectEqual(
      column.text,
      """
      VStack(spacing: 8) {
          title
              .frame(height: 28)
              .frame(maxWidth: .infinity)
          body
              .frame(maxWidth: .infinity, maxHeight: .infinity)
          ok
              .frame(height: 44)
              .frame(maxWidth: .infinity)
      }
      .padding(20)

      """)
    let row = code(
      "--options", "alignAllFirstBaseline", "|-gap-[label(>=60)]-4-[field]-(>=8)-[more(20)]|")
    expectEqual(row.unwritten, [])
    expectEqual(
      row.text,
      """
      HStack(alignment: .firstTextBaseline, spacing: 0) {
          label
              .frame(minWidth: 60)
          field
              .padding(.leading, 4)
          Spacer(minLength: 8)
          more
              .frame(width: 20)
      }
      .padding(.leading, gap)

      """)
  }

  @Test(
    "a stack member whose alignment differs from the other members gets its own padding and frame")
  func places() {
    let column = code("V:|[a][b][c]", "|[a]|", "|-4-[b]-(>=4)-|", "[c]-4-|")
    expectEqual(column.unwritten, [])
    expectEqual(
      column.text,
      """
      VStack(spacing: 0) {
          a
              .frame(maxWidth: .infinity)
          b
              .padding(.horizontal, 4)
              .frame(maxWidth: .infinity, alignment: .leading)
          c
              .padding(.trailing, 4)
              .frame(maxWidth: .infinity, alignment: .trailing)
      }
      .frame(maxHeight: .infinity, alignment: .top)

      """)
  }

  @Test("overlapping views become a `ZStack`")
  func overlays() {
    let layout = code(
      "--dialect", "extended", "HV:|[photo]|", "V:[badge(16)]-8-|; |-8-[badge(16)]",
      "HV:|~[play]~|")
    expectEqual(layout.unwritten, [])
    expectEqual(
      layout.text,
      """
      ZStack {
          photo
              .frame(maxWidth: .infinity, maxHeight: .infinity)
          badge
              .frame(width: 16, height: 16)
              .padding(.leading, 8)
              .padding(.bottom, 8)
              .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomLeading)
          play
              .frame(maxWidth: .infinity, maxHeight: .infinity)
      }

      """)
    expectEqual(
      code("|-20-[a]-20-|", "V:|-20-[a]-20-|").text,
      "a\n    .frame(maxWidth: .infinity, maxHeight: .infinity)\n    .padding(20)\n")
  }

  @Test("flexible spaces of equal size become spacers")
  func spaces() {
    let row = code("--dialect", "extended", "|~(>=4)~[a(20)]~[b(20)]~|", "V:|[a,b]|")
    expectEqual(row.unwritten, [])
    expectEqual(
      row.text,
      """
      HStack(spacing: 0) {
          Spacer(minLength: 4)
          a
              .frame(width: 20)
              .frame(maxHeight: .infinity)
          Spacer(minLength: 0)
          b
              .frame(width: 20)
              .frame(maxHeight: .infinity)
          Spacer(minLength: 0)
      }

      """)
  }

  @Test(
    "a single view between spacers gets no frame on the other axis if that axis is unconstrained")
  func loneView() {
    let row = code("--dialect", "extended", "|~(>=4)~[a(20)]~|")
    expectEqual(row.unwritten, [])
    expectEqual(
      row.text,
      """
      HStack(spacing: 0) {
          Spacer(minLength: 4)
          a
              .frame(width: 20)
          Spacer(minLength: 0)
      }

      """)
  }

  @Test("a centered view gets padding only if both sides have the same minimum distance")
  func centre() {
    let centre = "C: a.centerX == |.centerX"
    let one = code("--dialect", "extended", centre, "|-(>=20)-[a]")
    expectEqual(one.text, "a\n    .frame(maxWidth: .infinity)\n")
    expectEqual(one.unwritten, ["a.leading >= superview.leading + 20"])
    let both = code("--dialect", "extended", centre, "|-(>=20)-[a]-(>=20)-|")
    expectEqual(both.text, "a\n    .padding(.horizontal, 20)\n    .frame(maxWidth: .infinity)\n")
    expectEqual(both.unwritten, [])
  }

  @Test("if a view has several sizes on the same axis, the code contains only the strictest size")
  func severalSizes() {
    let twice = code("|[a(50)]", "[a(50)][b]")
    expectEqual(twice.unwritten, [])
    expectEqual(
      twice.text,
      """
      HStack(spacing: 0) {
          a
              .frame(width: 50)
          b
      }
      .frame(maxWidth: .infinity, alignment: .leading)

      """)
    let bounds = code("[a(>=100,>=50,<=300,<=400,<=gap)]")
    expectEqual(bounds.text, "a\n    .frame(minWidth: 100, maxWidth: 300)\n")
    expectEqual(bounds.unwritten, ["a.width <= gap"])
    let exact = code("[a(50,>=20,>=60)]")
    expectEqual(exact.text, "a\n    .frame(width: 50)\n")
    expectEqual(exact.unwritten, ["a.width >= 60"])
  }

  @Test("nested stacks become nested SwiftUI stacks, and a superview becomes a background")
  func nesting() {
    let rows = code(
      "--dialect", "extended", "V:|[title][row(44)]|", "|[title]|", "|[row:[a]-[b(a)]]|")
    expectEqual(rows.unwritten, [])
    expectEqual(
      rows.text,
      """
      VStack(spacing: 0) {
          title
              .frame(maxWidth: .infinity, maxHeight: .infinity)
          HStack(spacing: 8) {
              a
                  .frame(maxWidth: .infinity, maxHeight: .infinity)
              b
                  .frame(maxWidth: .infinity, maxHeight: .infinity)
          }
          .frame(height: 44)
          .frame(maxWidth: .infinity)
      }

      """)
    let card = Transcript(
      "convert", "--to", "swiftui", "-",
      standardInput: "@view card\n@view title parent: card\n|[card]|\n|-8-[title]")
    expectEqual(
      card.output,
      """
      title
          .padding(.leading, 8)
          .frame(maxWidth: .infinity, alignment: .leading)
          .background(card)
          .frame(maxWidth: .infinity)

      """)
  }

  @Test("2,000 nested views and a stack of 2,000 views are converted")
  func depth() {
    let views = (1..<2000).map { "@view v\($0) parent: v\($0 - 1)" }
    let deep = (["@view v0"] + views + (0..<2000).map { "|-[v\($0)]" }).joined(separator: "\n")
    let transcript = Transcript("convert", "--to", "swiftui", "-", standardInput: deep)
    #expect(transcript.errors == "" && transcript.code == .success)
    let long = code("|" + (0..<2000).map { "-[v\($0)]" }.joined() + "-|")
    expectEqual(long.unwritten, [])
  }

  @Test("views that do not belong to a stack are placed with the stack in a `ZStack`")
  func besides() {
    let row = code("|-[a]-[b(a)]-|", "V:|-[a]-|", "V:|-[b]-|", "[c(40)]-|")
    expectEqual(row.unwritten, [])
    expectEqual(
      row.text,
      """
      ZStack {
          HStack(spacing: 8) {
              a
                  .frame(maxWidth: .infinity, maxHeight: .infinity)
              b
                  .frame(maxWidth: .infinity, maxHeight: .infinity)
          }
          .padding(20)
          c
              .frame(width: 40)
              .padding(.trailing, 20)
              .frame(maxWidth: .infinity, alignment: .trailing)
      }

      """)
    // The stack follows the axis with the longer chain of views.
    let column = code("V:[a]-[b]-[c]", "[c]-[d]")
    expectEqual(column.unwritten, ["d.leading == c.trailing + std(8)"])
    #expect(column.text.hasPrefix("ZStack {\n    VStack(spacing: 8) {\n"))
    // A view with two successors cannot be a member of a stack.
    let branch = code("[a]-[b]", "[a]-[c]", "[d]-[e]")
    expectEqual(branch.unwritten.count, 2)
    #expect(branch.text.contains("    HStack(spacing: 8) {\n        d\n        e\n    }\n"))
  }

  @Test("the guides for tracks of a grid are named `column1`, `row1` and so on")
  func tracks() {
    let grid = code("--dialect", "extended", "G: \"a b\" \"c d\" cols(1*, 2*) gap(8)")
    #expect(grid.unwritten.contains("column2.width == column1.width * 2"))
    #expect(grid.unwritten.contains("row2.height == row1.height"))
    let anchors = Transcript(
      "convert", "--dialect", "extended", "G: \"column1 b\" \"c d\" cols(1*, 2*)")
    #expect(
      anchors.output.contains("column3.leadingAnchor.constraint(equalTo: column2.trailingAnchor"))
  }

  @Test("constraints that SwiftUI cannot express are reported")
  func unwritten() {
    expectEqual(
      code("|[a(40@p)][b(a)]", "V:[a]-gap-[c]", "V:|-[c]").unwritten,
      [
        "a.width == 40 @p",
        "b.width == a.width",
        "c.top == a.bottom + gap",
      ])
    expectEqual(
      code("--dialect", "extended", "|[a]-(b / 2)-[b]|").unwritten,
      [
        "guide1.width == b.width * 0.5"
      ])
    expectEqual(
      code("|[a]-(20@500)-|", "V:|[a]-(gap@500)-|").unwritten,
      [
        "a.trailing == superview.trailing - 20 @500",
        "a.bottom == superview.bottom - gap @500",
      ])
    expectEqual(
      code("--spacing", "layoutMarginsGuide", "|-[a]").unwritten,
      [
        "a.leading == superview.layoutMarginsGuide.leading"
      ])
    expectEqual(
      code("--dialect", "extended", "|[a(.height * 2)]").text,
      "a\n    .aspectRatio(2, contentMode: .fit)\n    .frame(maxWidth: .infinity, alignment: .leading)\n"
    )
  }
}
