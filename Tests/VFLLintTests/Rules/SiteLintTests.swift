import Foundation
import Testing
import VFLDiagnostics
import VFLLint
import VFLSources
import VFLTestSupport

@Suite("Lint rules in source files")
struct SiteLintTests {
  /// Returns the code and the marked source of each lint diagnostic in a source file.
  private static func summaries(_ source: String, rules: String? = nil) throws -> [String] {
    var levels = RuleLevels()
    if let rules { try levels.set(.warning, forCodesOf: rules) }
    let bytes = Array(source.utf8)
    let scan = HostScan(bytes, language: .swift)
    let found = SiteLint.diagnostics(of: SiteCheck.check(scan), in: scan, levels: levels)
    return found.map { diagnostic in
      let span = diagnostic.location?.span ?? SourceSpan(at: 0)
      return diagnostic.code.rawValue.dropFirst(3) + " "
        + String(decoding: bytes[span.start..<span.end], as: UTF8.self)
    }
  }

  /// Returns the source of a function with a call for each format string, all with the same dictionaries.
  private static func function(_ formats: [String], extra: String = "") -> String {
    """
    func constrain(_ a: UIView, _ b: UIView) {
      let views = ["a": a, "b": b]
      let metrics = ["m": 8, "n": 9]
      \(extra)
    \(formats.map {
      "  NSLayoutConstraint.constraints(\n    withVisualFormat: \($0), metrics: metrics, views: views)"
    }.joined(separator: "\n"))
    }
    """
  }

  @Test("a lint diagnostic is located in the source file and uses the names of the call")
  func summaries() throws {
    let source = Self.function([#""H:|-m-[a(a)]-0-|""#])
    try expectEqual(Self.summaries(source), ["0502 n", "0512 a"])
    try expectEqual(
      Self.summaries(source, rules: "VFL05"),
      [
        "0501 b", "0502 n", "0510 a", "0512 a", "0503 -0-",
      ])
    try expectEqual(Self.summaries(Self.function([#""[a(>=m,<=7)]-n-[b]""#])), ["0505 <=7"])
  }

  @Test("a diagnostic about a format option names an option that has no effect in the call")
  func options() throws {
    let call =
      "constraints(withVisualFormat: \"V:[a]\", options: [.alignAllLeft, X], metrics: nil, "
      + "views: v)"
    for option in ["alignAllLeft", "directionRightToLeft"] {
      let source = call.replacing("X", with: ".directionRightToLeft")
      #expect(try Self.summaries(source, rules: "VFL0507").contains { $0.contains(option) })
    }
  }

  @Test("all format strings with the same dictionaries are checked together for unused names")
  func together() throws {
    try expectEqual(Self.summaries(Self.function([#""|-m-[a]""#, #""V:|-n-[b]""#])), [])
    try expectEqual(Self.summaries(Self.function([#""|-m-[a]""#, #""|-m-[a]""#])), ["0502 n"])
  }

  @Test(
    "unused names are not reported if a format string is invalid, partly computed or unknown",
    arguments: [
      #""V:|-n-[b""#, #""V:|-\(gap)-[b]""#, "other()",
    ])
  func unsure(format: String) throws {
    let found = try Self.summaries(Self.function([#""|-m-[a]""#, format]), rules: "VFL0501")
    expectEqual(found, [])
  }

  @Test("unused names are not reported if the dictionaries are passed to other code")
  func shared() throws {
    try expectEqual(
      Self.summaries(Self.function([#""|-m-[a]""#], extra: "use(views, metrics)")), [])
  }

  @Test(
    "unused metrics are not reported if other code may use them",
    arguments: [
      // A wrapper also passes the metrics to another call.
      """
      class X {
        func add(_ f: String, m: [String: Any]) {
          C.constraints(withVisualFormat: f, options: [], metrics: m, views: v)
          C.constraints(withVisualFormat: "|-n-[a]", options: [], metrics: m, views: v)
        }
        func g() { add("|-m-[a]", m: ["m": 8, "n": 9]) }
      }
      """,
      // Another dictionary is a copy of this dictionary.
      """
      func f() {
        let all = ["m": 8, "n": 9]
        var some = all
        some["o"] = 1
        C.constraints(withVisualFormat: "|-n-[a]", options: [], metrics: all, views: v)
        C.constraints(withVisualFormat: "|-m-[a(o)]", options: [], metrics: some, views: v)
      }
      """,
      // Other files or an interpolation may use the metrics.
      """
      class X {
        let metrics = ["m": 8, "n": 9]
        func f() { C.constraints(withVisualFormat: "|-m-[a]", metrics: metrics, views: v) }
      }
      """,
      #"""
      func f() {
        let metrics = ["m": 8, "n": 9]
        C.constraints(withVisualFormat: "|-m-[a]", options: [], metrics: metrics, views: v)
        print("\(metrics["n"]!)")
      }
      """#,
    ])
  func otherUses(source: String) throws {
    try expectEqual(Self.summaries(source), [])
  }

  @Test(
    "a format string that repeats another one in its list is reported if both use the same views")
  func lists() throws {
    func found(_ list: String, views: String = "views", guarded: String = "") throws -> [String] {
      try Self.summaries(
        """
        func f(_ a: UIView, _ b: UIView) {
          let views = ["a": a, "b": b]
          for f in \(list) {
            \(guarded)
            NSLayoutConstraint.constraints(
              withVisualFormat: f, options: [], metrics: nil, views: \(views))
          }
        }
        """)
    }
    let list = #"["H:|-[a]-[b]-|", "V:|-[a]", "[a]-[b]"]"#
    try expectEqual(found(list), ["0506 [a]-[b]"])
    try expectEqual(found(#"["V:|-[a]", "V:|-[b]", "H:|-[a]"]"#), [])
    try expectEqual(found(list, views: #"["a": x, "b": y]"#), [])
    for tuple in [
      #"(f, o) in [("H:|-[a]-[b]", top), ("H:|-[a]-[b]", bottom)]"#,
      #"(f, m) in [("H:|-m-[a]", ["m": 8]), ("H:|-m-[a]", ["m": 20])]"#,
    ] {
      let source = """
        func f(_ a: UIView, _ b: UIView) {
          let views = ["a": a, "b": b]
          for \(tuple) {
            NSLayoutConstraint.constraints(
              withVisualFormat: f, options: \(tuple.contains("o") ? "o" : "[]"),
              metrics: \(tuple.contains("m)") ? "m" : "nil"), views: views)
          }
        }
        """
      try expectEqual(Self.summaries(source, rules: "VFL0514"), [], "\(tuple)")
    }
    try expectEqual(found(list, guarded: #"if f == "V:|-[a]" { continue }"#), [])
    try expectEqual(found(#"[wide ? "H:|-[a]" : "V:|-[a]", "H:|-[a]"]"#), [])
  }

  @Test(
    "a repetition in a list is not reported if the loop may change the dictionaries",
    arguments: ["views[\"a\"] = b", "views = [\"a\": b]", "swap(&views, &others)"])
  func changingLists(change: String) throws {
    let source = """
      func f(_ a: UIView, _ b: UIView) {
        var views = ["a": a]
        for f in ["H:|-[a]", "H:|-[a]"] {
          NSLayoutConstraint.constraints(withVisualFormat: f, options: [], metrics: nil, views: views)
          CHANGE
        }
      }
      """
    let changed = source.replacingOccurrences(of: "CHANGE", with: change)
    try expectEqual(Self.summaries(changed), [])
    let steady = source.replacingOccurrences(of: "CHANGE", with: "")
    try expectEqual(Self.summaries(steady), ["0506 H:|-[a]"])
  }

  @Test("a diagnostic about a repetition in a list points at both format strings")
  func listLabels() throws {
    let source = """
      func f(_ a: UIView) {
        let views = ["a": a]
        ["|-[a]", "|-[a]"].forEach {
          NSLayoutConstraint.constraints(withVisualFormat: $0, metrics: nil, views: views)
        }
      }
      """
    let bytes = Array(source.utf8)
    let scan = HostScan(bytes, language: .swift)
    let found = SiteLint.diagnostics(of: SiteCheck.check(scan), in: scan)
    let texts = found.map { diagnostic in
      (diagnostic.labels.map(\.location) + [diagnostic.location].compactMap(\.self)).map {
        String(decoding: bytes[..<$0.span.start], as: UTF8.self).split(separator: "\"").count
      }
    }
    expectEqual(texts, [[4, 5]])
  }

  @Test("an error in a format string that is passed to two calls is reported once")
  func once() throws {
    let source = """
      let format = "|-8-[a]-[a]"
      func f() {
        NSLayoutConstraint.constraints(withVisualFormat: format, metrics: nil, views: x)
        NSLayoutConstraint.constraints(withVisualFormat: format, metrics: nil, views: y)
      }
      """
    try expectEqual(Self.summaries(source), ["0513 a"])
  }

  @Test("a metric that a macro may use is not reported as unused")
  func macros() {
    func codes(_ body: String) -> [String] {
      let call =
        "[NSLayoutConstraint constraintsWithVisualFormat:@\"|-p-[a]\" options:0 metrics:m views:v];"
      let source = "- (void)f { NSDictionary *m = @{@\"p\": @1, @\"q\": @2}; \(body) \(call) }"
      let scan = HostScan(Array(source.utf8), language: .objectiveC)
      return SiteLint.diagnostics(of: SiteCheck.check(scan), in: scan).map(\.code.rawValue)
    }
    expectEqual(codes(""), ["VFL0502"])
    expectEqual(codes("x = MAX(1, 2);"), ["VFL0502"])
    expectEqual(codes("ADD(@\"|-q-[a]\");"), [])
  }

  @Test(
    "a view has constraints on only one axis if no other dictionary of the file may contain it",
    arguments: [
      ("[\"a\": a]", "[\"a\": a]", []), ("[\"a\": a]", "[\"b\": self.a]", []),
      ("[\"a\": a]", "other", ["0510 a"]), ("[\"a\": a]", "[\"b\": b]", ["0510 a", "0510 b"]),
      ("other", "[\"b\": b]", ["0510 b"]),
      // The variable of a value is not known.
      ("[\"a\": cell.box]", "[\"a\": cell.box]", []),
      ("[\"a\": cells[0]]", "[\"b\": cells[0]]", []),
      ("[\"a\": a]", "[\"b\": cell.box]", ["0510 a", "0510 b"]),
    ])
  func axes(first: String, second: String, found: [String]) throws {
    let name = second.contains("\"b\"") ? "b" : "a"
    let source = """
      class X {
        let a = UIView(), b = UIView()
        func f(other: [String: UIView]) {
          NSLayoutConstraint.constraints(withVisualFormat: "H:|[a]|", metrics: nil, views: \(first))
          NSLayoutConstraint.constraints(withVisualFormat: "V:|[\(name)]|", metrics: nil, views: \(second))
        }
      }
      """
    try expectEqual(Self.summaries(source, rules: "VFL0510"), found, source)
  }

  @Test("views of different classes with one name are different views")
  func axesOfClasses() throws {
    func type(_ name: String, _ format: String) -> String {
      "class \(name) { let label = UIView(); func f() { NSLayoutConstraint.constraints("
        + "withVisualFormat: \"\(format)\", metrics: nil, views: [\"label\": label]) } }\n"
    }
    let source = type("C", "H:|[label]|") + type("D", "V:|[label]|")
    try expectEqual(
      Self.summaries(source, rules: "VFL0510"), ["0510 label", "0510 label"])
  }

  @Test("a view in several calls of NSDictionaryOfVariableBindings is one view")
  func axesOfBindings() throws {
    func codes(_ second: String) -> [String] {
      let source = """
        - (void)f { UIView *a, *b;
          [NSLayoutConstraint constraintsWithVisualFormat:@"H:|[a]|" options:0 metrics:nil
            views:NSDictionaryOfVariableBindings(a)];
          [NSLayoutConstraint constraintsWithVisualFormat:@"V:|[\(second)]|" options:0 metrics:nil
            views:NSDictionaryOfVariableBindings(\(second))];
        }
        """
      let scan = HostScan(Array(source.utf8), language: .objectiveC)
      var levels = RuleLevels()
      try? levels.set(.warning, forCodesOf: "VFL0510")
      return SiteLint.diagnostics(of: SiteCheck.check(scan), in: scan, levels: levels)
        .map(\.code.rawValue)
    }
    expectEqual(codes("a"), [])
    expectEqual(codes("b"), ["VFL0510", "VFL0510"])
  }
}
