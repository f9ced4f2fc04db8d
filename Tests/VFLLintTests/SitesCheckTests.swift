import Testing
import VFLDiagnostics
import VFLLint
import VFLSources
import VFLTestSupport

/// Tests of the diagnostics for the format strings in a source file.
struct SitesCheckTests {
  private func check(_ source: String, _ language: HostLanguage = .swift) -> [Diagnostic] {
    let scan = HostScan(Array(source.utf8), language: language)
    return SiteCheck.diagnostics(of: SiteCheck.check(scan))
  }

  @Test(arguments: ["valid/Player.swift", "valid/Card.m"])
  func `correct source files have no diagnostics`(path: String) throws {
    let source = try Repository.text(at: "Fixtures/hosts/\(path)")
    expectEqual(check(source, path.hasSuffix("swift") ? .swift : .objectiveC), [])
  }

  @Test func `a method of another class with a wrapper's name is not a wrapper`() {
    let source = """
      class A {
        func lay(_ f: String, v: [String: UIView]) {
          NSLayoutConstraint.constraints(withVisualFormat: f, options: [], metrics: nil, views: v)
        }
      }
      class B {
        func lay(_ f: String, v: [String: UIView]) { print(f) }
        func run() { lay("not a format", v: [:]) }
      }

      """
    expectEqual(check(source), [])
    // A subclass inherits the method.
    let other = "func lay(_ f: String, v: [String: UIView]) { print(f) }"
    let alone = source.replacing(other, with: "").replacing("class B", with: "class B: A")
    #expect(!check(alone).isEmpty)
  }

  @Test func `a tuple assignment can add views to a dictionary`() {
    let source = """
      func layOut() {
        var d: [String: UIView] = [:]
        (d["a"], d["b"]) = (x, y)
        NSLayoutConstraint.constraints(withVisualFormat: "|[a][b]|", options: [], metrics: nil, views: d)
      }

      """
    expectEqual(check(source), [])
    #expect(!check(source.replacing("(d[\"a\"], d[\"b\"]) = (x, y)", with: "")).isEmpty)
  }

  @Test func `macro parameters are not view names`() {
    let call = "NSLayoutConstraint constraintsWithVisualFormat"
    let bound = "options:0 metrics:nil views:NSDictionaryOfVariableBindings"
    let source = """
      #define ONE(P, VIEW, F) [(P) addConstraints:[\(call):(F) \(bound)(VIEW)]]
      #define MANY(f, ...) [\(call):f \(bound)(__VA_ARGS__)]
      #define NAMED(f, args...) [\(call):f \(bound)(args)]
      #define WHOLE(v) [\(call):@"H:|[w]|" \(bound)(v)]
      #define CLOSED(f) [\(call):f \(bound)(w)]
      - (void)layOut {
        ONE(self.view, box, @"H:[box(>=100)]");
        MANY(@"H:|[a][b]|", a, b);
        NAMED(@"H:|[a][b]|", a, b);
        WHOLE(w);
        CLOSED(@"H:|[w]|");
      }

      """
    expectEqual(check(source, .objectiveC), [])
    // The names of the macro `CLOSED` itself are known.
    let wrong = source.replacing("CLOSED(@\"H:|[w]|\")", with: "CLOSED(@\"H:|[x]|\")")
    expectEqual(check(wrong, .objectiveC).count, 1)
  }

  @Test func `string literals of different #if branches are not concatenated`() {
    let source = """
      - (void)layOut {
        NSDictionary *views = @{@"a": a};
        [NSLayoutConstraint constraintsWithVisualFormat:
      #if IOS
          @"H:|[a]|"
      #else
          @"V:|[a]|"
      #endif
          options:0 metrics:nil views:views];
      }

      """
    expectEqual(check(source, .objectiveC), [])
  }

  @Test(arguments: ["invalid/Typos.swift", "invalid/Typos.m"])
  func `diagnostics of a file are located by their bytes in the file`(path: String) throws {
    let source = try Repository.text(at: "Fixtures/hosts/\(path)")
    let bytes = Array(source.utf8)
    var text = ""
    for diagnostic in check(source, path.hasSuffix("swift") ? .swift : .objectiveC) {
      let span = try #require(diagnostic.location?.span)
      let line = bytes[..<span.start].count { $0 == 0x0A } + 1
      text += "\(line): \(diagnostic.severity) \(diagnostic.code.rawValue) \(diagnostic.message)\n"
      text += "    at \(String(decoding: bytes[span.start..<span.end], as: UTF8.self))\n"
      for fixIt in diagnostic.fixIts { text += "    \(fixIt.message)\n" }
    }
    expectFixture(text, at: "Fixtures/hosts/\(path).diagnostics.txt")
  }

  @Test func `the first fix-it of each diagnostic reduces the number of diagnostics`() throws {
    let source = try Repository.text(at: "Fixtures/hosts/invalid/Typos.swift")
    for diagnostic in check(source) {
      guard let fixIt = diagnostic.fixIts.first else { continue }
      let fixed = String(
        decoding: SourceEdit.apply(fixIt.edits, to: Array(source.utf8)), as: UTF8.self)
      #expect(check(fixed).count < check(source).count, "\(fixIt.message)")
    }
  }

  // MARK: Computed parts

  private func codes(_ format: String) -> [String] {
    check(
      "func f() { g(constraints(withVisualFormat: \"\(format)\", options: .alignAllTop, "
        + "metrics: nil, views: [\"a\": a, \"b\": b])) }"
    ).map(\.code.rawValue)
  }

  @Test(
    arguments: [
      #"\(x)"#, #"\(x)[a]"#, #"\(x):|[a]"#, #"H:|-\(x)-[a]"#, #"H:|-\(x)[a]"#, #"H:[a\(x)"#,
      #"H:[a(\(x)"#, #"H:[a(==\(x))]-\(y)-[b]"#, #"H:[\(x)]"#, #"H:[\(x)a]"#, #"H:[a]\(x)"#,
      #"H:[a]-\(x)"#, #"V\(x)[a][b]"#, #"\(x)[a][b]"#, #"H:[a]-(\(x)@\(y))-[b]"#, #"H:|\(x)|"#,
      #"H:[b\(x)]"#, #"H:[a(b\(y))]"#, #"V:[a]\(x)"#, #"H:[a(8\(x)"#,
      #"H:\(x)b]"#, #"H:\(x)8)]"#, #"H:[a]-8\(x)"#, #"H:[a(>\(x)8)]"#,
    ])
  func `an error that a computed part may correct is not reported`(format: String) {
    expectEqual(codes(format), [], "\(format)")
  }

  @Test(
    arguments: [
      (#"H:[z]-\(x)-[a]"#, "VFL0201"), (#"H:[a]-\(x)-[z]"#, "VFL0201"),
      (#"H:[a]-z-[b]-\(x)-|"#, "VFL0202"), (#"H|[a]-\(x)-|"#, "VFL0104"),
      (#"H:[a(=>8)]-\(x)-|"#, "VFL0114"), (#"H:[a] -\(x)-|"#, "VFL0106"),
      (#"V:[a]-[b]-\(x)-|"#, "VFL0304"),
    ])
  func `an error that no computed part can correct is reported`(format: String, code: String) {
    expectEqual(codes(format), [code], "\(format)")
  }
}
