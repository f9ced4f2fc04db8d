import Testing
import VFLTestSupport

@testable import VFLSources

/// Tests of macros that pass a format string to `NSLayoutConstraint`.
struct MacroWrapperTests {
  @Test(
    arguments: [
      ("F(...)", "__VA_ARGS__", ["[a]"]), ("F(f, ...)", "f", ["[a]"]),
      ("F(f, ...)", "[f stringByAppendingString:s]", ["[a]"]),
    ])
  func `A variadic macro argument is a format string if the macro passes it as one`(
    head: String, format: String, formats: [String]
  ) {
    let source = """
      #define \(head) [NSLayoutConstraint constraintsWithVisualFormat:\(format) options:0 metrics:nil views:v]
      - (void)g { F(@"[a]"); }
      """
    let sites = HostScan(Array(source.utf8), language: .objectiveC).sites
    let found = sites.map { String(decoding: $0.literal.text, as: UTF8.self) }
    expectEqual(found, formats, "\(head) \(format)")
  }

  @Test(
    arguments: [
      ("P(s)", "(s)", "P(@\"|[a]|\")", ["|[a]|"]),
      ("P(s)", "@\"V:\" s", "P(@\"|[a]|\")", ["V:|[a]|"]),
      ("P(s)", "@\"V:|\" s @\"|\"", "P(@\"[a]\" @\"[b]\")", ["V:|[a][b]|"]),
      ("P(s)", "@\"[\" s @\"]-[\" s @\"2]\"", "P(@\"a\")", ["[a]-[a2]"]),
      ("P(n, s)", "s", "P(3, @\"|[a]|\")", ["|[a]|"]),
      // The macro uses its argument in another way.
      ("P(s)", "change(s)", "P(@\"|[a]|\")", []), ("P(s)", "@#s", "P(|[a]|)", []),
      ("P(s, t)", "s t", "P(@\"|[a]\", @\"|\")", []),
    ])
  func `Literals next to a macro parameter are parts of the format string`(
    head: String, text: String, use: String, formats: [String]
  ) {
    // The call of `NSLayoutConstraint` is in the macro, or the macro is in the call.
    let call = "[NSLayoutConstraint constraintsWithVisualFormat:X options:0 metrics:nil views:v]"
    let sources = [
      "#define \(head) \(call.replacing("X", with: text))\n- (void)g { \(use); }\n",
      "#define \(head) \(text)\n- (void)g { use(\(call.replacing("X", with: use))); }\n",
    ]
    for source in sources {
      let scan = HostScan(Array(source.utf8), language: .objectiveC)
      let found = scan.sites.map { String(decoding: $0.literal.text, as: UTF8.self) }
      expectEqual(found, formats, "\(source)")
      // A format string that is not read is counted as unreadable.
      expectEqual(scan.unreadable.isEmpty, !formats.isEmpty, "\(source)")
    }
  }

  @Test
  func `A macro that calls another macro adds its literals inside the other macro's literals`() {
    let source = """
      #define P(s) [NSLayoutConstraint constraintsWithVisualFormat:@"V:" s options:0 metrics:nil views:v]
      #define Q(s) P(@"|" s @"|")
      - (void)g { Q(@"[a]"); }
      """
    let scan = HostScan(Array(source.utf8), language: .objectiveC)
    expectEqual(scan.sites.map { String(decoding: $0.literal.text, as: UTF8.self) }, ["V:|[a]|"])
  }

  @Test(arguments: [
    ("@\"H:|\" s", "@\"H:|\" s", ["H:|-[a]"]), ("@\"H:|\" s", "@\"V:|-\" s", []),
    ("@\"H:|\" s", "s", []), ("s", "s", ["-[a]"]),
  ])
  func `A macro with several definitions is read only if all give the same string`(
    first: String, second: String, formats: [String]
  ) {
    func define(_ text: String) -> String {
      "#define P(s) [NSLayoutConstraint constraintsWithVisualFormat:\(text) options:0 metrics:nil views:v]\n"
    }
    let use = "- (void)g { P(@\"-[a]\"); }\n"
    func texts(_ source: String, _ macros: [FormatWrapper] = []) -> [String] {
      HostScan(Array(source.utf8), language: .objectiveC, macros: macros).sites.map {
        String(decoding: $0.literal.text, as: UTF8.self)
      }
    }
    let conditional = "#if A\n\(define(first))#else\n\(define(second))#endif\n\(use)"
    expectEqual(texts(conditional), formats)
    let headers = [first, second].flatMap { HostScan.macros(of: Array(define($0).utf8)) }
    expectEqual(texts(use, FormatWrapper.mergedMacros(headers)), formats)
    let called =
      "#if A\n\(define(first))#else\n\(define(second))#endif\n#define Q(s) P(s)\n"
      + "- (void)g { Q(@\"-[a]\"); }\n"
    expectEqual(texts(called), formats)
  }

  @Test(
    arguments: [
      // C does not replace a macro again in its own text, but in the arguments of its calls.
      ("#define M(x) f(x); M(M(x))", "M(@\"[a]\");", 0),
      ("#define M(x) CALL(x); M(M(x))", "M(@\"[a]\");", 1),
      ("#define M(x) x", "CALL(M(M(M(@\"[a]\"))));", 1),
      ("#define M N\n#define N M", "CALL(M);", 0),
    ])
  func `A macro is not replaced in its own replacement text`(
    macro: String, use: String, count: Int
  ) {
    let call = "[NSLayoutConstraint constraintsWithVisualFormat:(X) options:0 metrics:nil views:v]"
    let source = """
      #define CALL(X) \(call)
      \(macro)
      - (void)g { \(use) }
      """
    expectEqual(HostScan(Array(source.utf8), language: .objectiveC).sites.count, count, source)
  }

  @Test
  func `A macro does not replace names after its #undef`() {
    let source = """
      void add(NSString *f) {
        [NSLayoutConstraint constraintsWithVisualFormat:f options:0 metrics:nil views:v];
      }
      #define add(x) log(x)
      void log1(void) { add(@"[a]"); }
      #undef add
      void g(void) { add(@"H:|[b]"); }
      """
    let sites = HostScan(Array(source.utf8), language: .objectiveC).sites
    expectEqual(sites.map { String(decoding: $0.literal.text, as: UTF8.self) }, ["H:|[b]"])
  }
}
