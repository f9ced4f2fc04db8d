import Testing
import VFLTestSupport

@testable import VFLCommandLine

/// Tests of the constraints that `vfl solve` suggests for an ambiguous layout.
struct AmbiguityAdviceTests {
  /// Returns the first note of each ambiguity.
  private static func notes(_ formats: String...) -> [String] {
    let transcript = Transcript(
      ["solve", "--width", "320", "--height", "100"] + formats
        + ["V:|[a(20)]", "V:|-20-[b(20)]", "V:|-40-[c(20)]"])
    var notes: [String] = []
    for line in transcript.errors.split(separator: "\n") where line.hasPrefix("  = note: ") {
      notes.append(String(line.dropFirst("  = note: ".count)))
    }
    return notes
  }

  @Test
  func `Neighbors without a width get equal widths`() {
    expectEqual(
      Self.notes("H:|-[a]-[b]-|", "H:|[c]|"),
      ["equal widths, for example `H:[b(==a)]`, determine it", "the same applies to `b`"])
    expectEqual(
      Self.notes("H:|-[a]-(>=8)-[b]-8-[c]-|").first,
      "a constraint on its width, for example `H:[a(132)]`, determines it")
    expectEqual(
      Self.notes("H:|-[a]-[b]-[c]-|"),
      [
        "equal widths, for example `H:[b(==a)]` and `H:[c(==a)]`, determine it",
        "the same applies to `b` and `c`",
      ])
  }

  @Test(
    arguments: [
      ("H:|-(<=10)-[a(50)]", "H:|-10@1-[a]"), ("H:|-(>=30)-[a(50)]", "H:|-30@1-[a]"),
      ("H:[a(50)]-(>=8)-|", "H:[a]-8@1-|"), ("H:|-(>=5)-[a(50)]-(>=8)-|", "H:|-5@1-[a]"),
      ("H:|-[c(9)]-(>=12)-[a(50)]-(>=8)-|", "H:[c]-12@1-[a]"),
      ("H:[a(50)]-(>=12)-[c(9)]-|", "H:[a]-12@1-[c]"),
    ])
  func `An open gap becomes an optional gap`(format: String, gap: String) {
    let notes = Self.notes(format, "H:|[b]|", format.contains("c") ? "H:|[b]|" : "H:|[c]|")
    expectEqual(notes, ["an optional gap, for example `\(gap)`, determines it"], format)
  }

  @Test
  func `A suggested position is inside the superview`() {
    for (format, position) in [("H:[a(310)]", 10), ("H:[a(316)]", 4), ("H:[a(280)]", 20)] {
      expectEqual(
        Self.notes(format, "H:|[b]|", "H:|[c]|"),
        ["a constraint on its left edge, for example `H:|-\(position)-[a]`, determines it"], format)
    }
  }

  @Test
  func `A view without a minimum is as large as its maximum`() {
    expectEqual(
      Self.notes("H:|-[a(<=200)]-(>=20)-|", "H:|[b]|", "H:|[c]|"),
      ["an optional width, for example `H:[a(200@1)]`, determines it"])
    expectEqual(
      Self.notes("H:|-[a(>=50,<=200)]-(>=20)-|", "H:|[b]|", "H:|[c]|"),
      ["an optional width, for example `H:[a(50@1)]`, determines it"])
  }

  @Test
  func `The first view of a chain gets the position, in any order of declaration`() {
    let views = "@container 375x80\n@view next, play, prev\nV:|[prev]|\nV:|[play]|\nV:|[next]|\n"
    for (format, note) in [
      (
        "H:[prev(44)]-20-[play(60)]-20-[next(44)]",
        "a constraint on its left edge, for example `H:|-20-[prev]`, determines it"
      ),
      (
        "H:|-(>=20)-[prev(44)]-20-[play(60)]-20-[next(44)]-(>=20)-|",
        "an optional gap, for example `H:|-20@1-[prev]`, determines it"
      ),
    ] {
      let errors = Transcript("solve", "-", standardInput: views + format + "\n")
        .errors
      let notes = errors.split(separator: "\n").filter { $0.hasPrefix("  = note: ") }
      expectEqual(
        notes.map { String($0.dropFirst("  = note: ".count)) },
        [note, "it is determined once `prev.x` is", "the same applies to `next`"])
    }
  }

  @Test
  func `Each view of a tie gets another priority`() {
    let errors = Transcript(
      "solve", "-",
      standardInput: "@container 375x44\n@view a, b, c intrinsic: 60x30\n|-[a]-[b]-[c]-|\n"
        + "V:|-7-[a]\nV:|-7-[b]\nV:|-7-[c]\n"
    ).errors
    for note in [
      "all have priority 250, but cannot all be satisfied\n",
      "raising the horizontal hugging of `a` to 251 determines it\n",
      "raising the horizontal hugging of `b` to 252 determines it\n",
      "it is determined once `a.width` and `b.width` are\n",
    ] {
      #expect(errors.contains("note: " + note) || errors.contains(note), "\(errors)")
    }
    #expect(!errors.contains("for example"), "\(errors)")
  }

  @Test(
    arguments: [
      (
        "@view dialog\nH:|-[dialog]-|\n@constraint dialog.centerY == |.centerY",
        "a constraint on its height, for example `V:[dialog(100)]`, determines it"
      ),
      (
        "@view dialog\n@view title, ok parent: dialog\nH:|-[dialog]-|\nV:|-[title(30)]-[ok(44)]\n"
          + "|-[title]-|\n|-[ok]-|\n@constraint dialog.centerY == |.centerY",
        "connecting its last subview, for example with `V:[ok]-20-|`, determines it"
      ),
      (
        "@view wrap\n@view label parent: wrap intrinsic: 80x20\n|-[wrap]\nV:|-[wrap(40)]\n|-[label]\n"
          + "V:|-[label]",
        "connecting its last subview, for example with `H:[label]-20-|`, determines it"
      ),
    ])
  func `A view with a position gets a size`(document: String, note: String) {
    let errors = Transcript(
      "solve", "-", standardInput: "@container 320x480\n\(document)\n"
    ).errors
    #expect(errors.contains("= note: \(note)\n"), "\(errors)")
  }

  @Test
  func `Independent ties get the same priority`() {
    let errors = Transcript(
      "solve", "-",
      standardInput: "@container 300x200\n@view a, b, c, d intrinsic: 50x20\nH:|-[a]-[b]-|\n"
        + "H:|-[c]-[d]-|\nV:|[a]-[c]|\nV:|[b]-[d]|\n"
    ).errors
    #expect(errors.contains(" to 251 determines it") && !errors.contains(" to 252 "), "\(errors)")
  }
}
