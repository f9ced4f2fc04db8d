import Testing
import VFLTestSupport

@testable import VFLCommandLine

@Suite("The `convert` command for GTK")
struct ConvertGTKTests {
  @Test(
    "GTK code contains the constraints of the formats, or `convert` reports the omitted constraints"
  )
  func records() {
    let cases = [
      ["|-gap-[a(w)]"], ["[a]-gap-|"], ["[a]-(>=gap@p)-|"], ["[a(b)]", "[b]"], ["V:[a(w)]"],
      ["[a(>=w,<=8@1)]"], ["[a(5@1)]", "[a(w@p)]", "[aWidth]-q-[a]"], ["[a]-(5@750)-|"],
      ["V:|-[a]"], ["|-20-[a]-20-|", "V:|-20-[a]-20-|", "[b(44)]", "V:[b(44)]"],
      ["--options", "alignAllTop,alignAllBottom", "[a]-[row]"],
      ["|-w-[a]-w-|", "V:|-w-[a]-(>=w)-|"],
      ["|-8-[a]-(8@p)-|", "V:|-4-[a]-4-|", "[a(3)]", "V:[a(4)]"], ["[a]-20-|"], ["[a]-(>=gap)-|"],
      ["--options", "alignAllFirstBaseline", "|-gap-[label(>=60)]-4-[field]-(>=8)-[more(20)]|"],
      ["V:|[a][b][c]", "|[a]|", "|-4-[b]-(>=4)-|", "[c]-4-|"], ["[a(50,>=20,>=60)]"],
      ["|[a(40@p)][b(a)]", "V:[a]-gap-[c]", "V:|-[c]"], ["|[a]-(20@500)-|", "V:|[a]-(gap@500)-|"],
      ["[a]-(>=8,<=20,12@250)-[b]-0-[c]-(0@p)-[d]"], ["[a]-8-[b]-8-[c]", "V:[a]-[b]-9-[c]"],
      ["--options", "directionLeftToRight", "|-[a]-[b(2.5)]-|"],
      ["--options", "directionRightToLeft", "|-[a]-(>=w)-[b]-|"],
      ["--spacing", "layoutMarginsGuide", "|-[a]-|"], ["--spacing", "layoutMargins", "V:|-[a]-|"],
    ]
    let numbers = ["gap": 12.0, "w": 7.5, "p": 300, "q": 2]
    for formats in cases {
      _ = GTKConversion(formats, numbers)
      _ = GTKConversion(formats, numbers, opens: true)
    }
  }

  @Test("GTK code contains the constraints and guides of the extended dialect")
  func extended() {
    let cases = [
      "|~[a]~|", "V:|~[dot1..5]~|", "|~(>=4)~[a(20)]~[b(20)]~|", "|[a]-(b / 2)-[b]|",
      "|[a(.height * 2)]", "HV:|[photo]|; V:[badge(16)]-8-|; HV:|~[play]~|",
      "C: a.centerX == |.centerX, a.width == |.height / 3 - 4 @high, a.leading >= b.centerX * 0.5",
      "C: a.width == b.width * -2 + 1, b.height >= -5, a.left == b.right + 2, |.width >= a.width",
      "V:|[title][row(44)]|; |[title]|; |[row:[a]-[b(a)]]|", "|[a]| name(row); [a(w: 30%)]",
      "[a]-(-8)-[b(a.height + 2)]-8-[c(|.width * 0.25)]", "|[a]-20%-[b]|",
    ]
    for text in cases { _ = GTKConversion(["--dialect", "extended", text]) }
    let spaces = GTKConversion(["--dialect", "extended", "|~(>=4)~[a(20)]~[b(20)]~|"])
    expectEqual(spaces.code.guides, ["guide1", "guide2", "guide3"])
    let grid = "G: \"a b\" \"a c\" cols(1*, 2*) gap(8)"
    let tracks = ["column1", "column2", "row1", "row2"]
    let places = (1...4).map { "#1.\($0)" }
    let lattice = GTKConversion(
      ["--dialect", "extended", grid],
      renamed: Dictionary(zip(places, tracks), uniquingKeysWith: { first, _ in first }))
    expectEqual(lattice.code.guides, Set(tracks))
  }

  @Test(
    "GTK code contains the constraints of the example layouts",
    arguments: [
      "badge.vfl", "card.json", "chat.json", "checkout.vfl", "columns.vfl", "dialog.vfl",
      "form.vfl",
      "form-row.vfl", "player.vfl", "tags.vfl", "toolbar.vfl",
    ])
  func layouts(_ name: String) throws {
    let text = try Repository.text(at: "Fixtures/layouts/\(name)")
    _ = GTKConversion(["-"], ["labels": 140, "gap": 12, "top": 24], input: text)
  }

  @Test("constraints that GTK's visual format parser would misread are created by separate calls")
  func lines() {
    let row = GTKConversion(
      ["|-[title(>=44,120@250)]-[search(title)]-(>=20@500)-[send]-12-|", "V:|-[title]-(>=8)-|"])
    expectEqual(
      row.text,
      """
      /* Priorities up to 250 are multiplied by 4, so that 250 becomes GTK_CONSTRAINT_STRENGTH_MEDIUM, the
         strength of natural sizes. Priorities above 250 are multiplied by 1,000,000. */

      GtkConstraintLayout *layout = GTK_CONSTRAINT_LAYOUT (gtk_widget_get_layout_manager (GTK_WIDGET (superview)));

      const char *lines[] = {
        "H:|-20-[title(>=44,120@medium)]-[search(title)]",
        "H:[send]-12-|",
        "V:|-20-[title]",
      };
      GError *error = NULL;
      g_list_free (gtk_constraint_layout_add_constraints_from_description (
        layout, lines, G_N_ELEMENTS (lines), 8, 8, &error,
        "title", title,
        "search", search,
        "send", send,
        NULL));
      if (error != NULL)
        g_error ("%s", error->message);

      gtk_constraint_layout_add_constraint (layout,
        gtk_constraint_new (send, GTK_CONSTRAINT_ATTRIBUTE_START, GTK_CONSTRAINT_RELATION_GE, search, GTK_CONSTRAINT_ATTRIBUTE_END, 1, 20, 500000000));
      gtk_constraint_layout_add_constraint (layout,
        gtk_constraint_new (superview, GTK_CONSTRAINT_ATTRIBUTE_BOTTOM, GTK_CONSTRAINT_RELATION_GE, title, GTK_CONSTRAINT_ATTRIBUTE_BOTTOM, 1, 8, GTK_CONSTRAINT_STRENGTH_REQUIRED));

      """)
    expectEqual(row.remarks, [])
  }

  @Test("view names are converted to unique identifiers that GTK accepts")
  func names() {
    let cut = GTKConversion(
      ["|-8-[my_title]-[myTitle(_x)]-[_x][super]|", "[default(_9)]", "[_9]"],
      renamed: ["default": "defaultView", "super": "superView"])
    expectEqual(
      cut.code.lines,
      [
        "H:|-8-[myTitle2]-[myTitle(x)]-[x][superView]|", "H:[defaultView(view9)]",
      ])
    #expect(cut.text.contains("  \"myTitle2\", my_title,\n"))
    #expect(cut.text.contains("  \"view9\", _9,\n"))
    let taken = Transcript("convert", "--to", "gtk", "|[layout(lines)][error]")
    #expect(taken.output.contains("GtkConstraintLayout *layout2 ="))
    #expect(taken.output.contains("GError *error2 = NULL;"))
  }

  @Test("each superview gets a separate constraint layout in GTK code")
  func nesting() {
    let text = """
      @view card
      @view title, body parent: card
      |-[card]-|
      |-[title(body)]-[body]
      V:|-[title]
      @constraint card.width == 2 * title.width
      @constraint title.top == |.top + 3
      """
    let card = GTKConversion(["-"], input: text)
    expectEqual(
      card.remarks,
      [
        "not in the code: title.top == superview.top + 3; a GTK layout constrains only its widget and the direct children of that widget"
      ])
    #expect(card.text.contains("GtkConstraintLayout *cardLayout ="))
    expectEqual(card.text.components("GError *").count, 2)
  }

  @Test("constraints that GTK cannot express are reported")
  func remarks() {
    let baselines = GTKConversion(["--options", "alignAllFirstBaseline", "[a]-[b]"])
    expectEqual(
      baselines.remarks,
      [
        "not in the code: a.firstBaseline == b.firstBaseline; GTK does not position widgets by baselines"
      ])
    let margins = GTKConversion(["--spacing", "layoutMarginsGuide", "|-[a]"])
    expectEqual(margins.text, "")
    #expect(margins.remarks[0].hasSuffix("; GTK has no layout margins and no safe area"))
    let open = GTKConversion(["[a(40@p)]"], ["p": 20], opens: true)
    expectEqual(
      open.remarks,
      [
        "not in the code: a.width == 40 @p; a GTK strength must be a known number"
      ])
    let named = GTKConversion(["--dialect", "extended", "[a(wide: 40)]"])
    expectEqual(named.remarks, ["not in the code: the name `wide`; GTK constraints have no names"])
    let complete = Transcript("convert", "--complete", "--to", "gtk", "|-[a]-|")
    expectEqual(
      complete.errors,
      "`--complete` has no effect for GTK, which has no autoresizing masks\n")
    let guide = Transcript(
      "convert", "--to", "gtk", "--superview", "view.safeAreaLayoutGuide", "|[a]")
    #expect(guide.code == .usage && guide.output == "")
  }
}

extension String {
  /// Splits the string at each occurrence of the separator and keeps empty parts.
  fileprivate func components(_ separator: String) -> [Substring] {
    split(separator: separator, omittingEmptySubsequences: false)
  }
}
