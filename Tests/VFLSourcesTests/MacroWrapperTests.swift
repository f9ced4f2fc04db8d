import Testing

@testable import VFLSources

/// Which macros hand a string on to a call of the system.
struct MacroWrapperTests {
  @Test(
    arguments: [
      ("F(...)", "__VA_ARGS__", ["[a]"]), ("F(f, ...)", "f", ["[a]"]),
      ("F(f, ...)", "[f stringByAppendingString:s]", []),
    ])
  func `The rest of a macro's arguments are a format where the macro gives them as one`(
    head: String, format: String, formats: [String]
  ) {
    let source = """
      #define \(head) [NSLayoutConstraint constraintsWithVisualFormat:\(format) options:0 metrics:nil views:v]
      - (void)g { F(@"[a]"); }
      - (void)h { \(formats.isEmpty ? "F(s, @\"[b]\");" : "") }
      """
    let sites = HostScan(Array(source.utf8), language: .objectiveC).sites
    let found = sites.map { String(decoding: $0.literal.text, as: UTF8.self) }
    #expect(found == formats, "\(head) \(format)")
  }
}
