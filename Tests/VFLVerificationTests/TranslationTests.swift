import Testing
import VFLCompiler
import VFLTestSupport

@Suite("Translations")
struct TranslationTests {
  /// The texts and languages that a file contains for a key.
  private func texts(_ file: String, path: String, key: String = "a.text") throws -> [String] {
    try texts(Array(file.utf8), path: path, key: key)
  }

  private func texts(_ bytes: [UInt8], path: String, key: String = "a.text") throws -> [String] {
    var translations = Translations()
    try translations.add(bytes, path: path)
    return translations.translations(of: ViewText("", keys: [key], fontSize: 17))
      .map { "\($0.language): \($0.text)" }
  }

  @Test("a strings file has comments, escapes, and words without quotes")
  func strings() throws {
    let file = #"""
      /* Class = "UILabel"; */
      // A comment.
      "a.text" = "Zurück \"jetzt\"\n\U00e4";
      b.text = word ;
      "c.text"="";
      """#
    expectEqual(try texts(file, path: "App/de.lproj/Main.strings"), ["de: Zurück \"jetzt\"\nä"])
    expectEqual(try texts(file, path: "x.strings", key: "b.text"), ["x.strings: word"])
    expectEqual(try texts(file, path: "x.strings", key: "c.text"), [])
  }

  @Test("a strings file may be in UTF-16, or begin with a byte order mark")
  func encodings() throws {
    let file = "\"a.text\" = \"Änderung\";"
    var wide: [UInt8] = [0xFF, 0xFE]
    for unit in file.utf16 { wide += [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
    expectEqual(try texts(wide, path: "de.lproj/a.strings"), ["de: Änderung"])
    expectEqual(
      try texts([0xEF, 0xBB, 0xBF] + Array(file.utf8), path: "de.lproj/a.strings"),
      ["de: Änderung"])
  }

  @Test(
    "a malformed strings file is refused with the line",
    arguments: [
      ("\"a\" \"b\";", "`=` on line 1"), ("\n\"a\" = \"b\"", "`;` on line 2"),
      ("\"a\" = \"b", "the end of a string on line 1"), ("/* a", "the end of a comment on line 1"),
      ("<plist>", "a string in quotes on line 1"),
      ("\"a\" = \"\\U12\";", "four hexadecimal digits"),
    ])
  func malformed(text: String, expected: String) {
    let failure = #expect(throws: Translations.Failure.self) {
      _ = try texts(text, path: "a.strings")
    }
    #expect(failure?.reason.contains(expected) == true, "\(failure?.reason ?? "")")
  }

  @Test("a catalog contains all languages and all variations of a text")
  func catalog() throws {
    let file = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "a.text": {"localizations": {
          "de": {"stringUnit": {"state": "translated", "value": "Dateien"}},
          "pl": {"variations": {"plural": {
            "one": {"stringUnit": {"state": "translated", "value": "plik"}},
            "many": {"stringUnit": {"state": "translated", "value": "plików"}}}}},
          "fr": {"stringUnit": {"state": "new", "value": ""}}}},
        "b.text": {}}}
      """
    expectEqual(
      try texts(file, path: "Main.xcstrings"), ["de: Dateien", "pl: plik", "pl: plików"])
    for text in ["{", "[]", "{\"strings\": 1}"] {
      _ = try? texts(text, path: "Main.xcstrings")
    }
    #expect(throws: Translations.Failure.self) { try texts("[]", path: "Main.xcstrings") }
  }
}
