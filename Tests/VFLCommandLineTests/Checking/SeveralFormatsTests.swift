import Testing
import VFLTestSupport

@testable import VFLCommandLine

@Suite("Wrapper functions with several format parameters")
struct SeveralFormatsTests {
  /// Returns the errors that `check` reports for the given files, one line each, without their
  /// messages.
  private func check(_ files: [String: String]) -> [String] {
    Transcript(["check", "--format", "short", "."], files: files).output
      .split(separator: "\n").filter { $0.contains(" error: ") }.map { line in
        line.prefix { $0 != " " } + String(line.suffix(8).dropLast())
      }
  }

  private static func system(_ format: String) -> String {
    """
    addConstraints(NSLayoutConstraint.constraints(
      withVisualFormat: \(format), options: [], metrics: nil, views: ["a": a]))
    """
  }

  @Test(
    "if a wrapper has several format parameters, the argument for each of them is checked",
    arguments: [
      (#"pin("H:[a]", "V:[a]")"#, []), (#"pin("H:[b]", "V:[a]")"#, ["A.swift:2:28:VFL0201"]),
      (#"pin("H:[a]", "V:[b]")"#, ["A.swift:2:37:VFL0201"]),
      (#"pin("H:[a", "V:[a")"#, ["A.swift:2:29:VFL0110", "A.swift:2:37:VFL0110"]),
    ])
  func each(call: String, found: [String]) {
    let body = "func pin(_ h: String, _ v: String) {\n\(Self.system("h"))\n\(Self.system("v"))\n}"
    let caller = "class A: UIView {\n  func go() { self.\(call) }\n"
    expectEqual(check(["A.swift": caller + body + "\n}"]), found)
    let helper = "extension UIView {\n\(body)\n}"
    expectEqual(check(["A.swift": caller + "}", "B.swift": helper]), found)
    expectEqual(check(["A.swift": caller + "}", "0.swift": helper]), found)
  }

  @Test(
    "an argument that a wrapper inserts into a format as a view name is checked as a view name",
    arguments: [
      (#"pin("a", "H:[a]")"#, []), (#"pin("b", "H:[a]")"#, ["A.swift:2:20:VFL0201"]),
      (#"pin("a", "H:[b]")"#, ["A.swift:2:28:VFL0201"]),
      (#"pin("a", "H:[a")"#, ["A.swift:2:29:VFL0110"]),
    ], [#""V:|[\(n)]""#, #""V:[" + n + "]""#])
  func name(call: (text: String, found: [String]), piece: String) {
    let calls = [Self.system(piece), Self.system("f")]
    for calls in [calls, calls.reversed()] {
      let source = """
        class A: UIView {
          func go() { \(call.text) }
          func pin(_ n: String, _ f: String) {
            \(calls.joined(separator: "\n"))
          }
        }
        """
      expectEqual(check(["A.swift": source]), call.found)
    }
  }

  @Test("Objective-C methods and macros with several format parameters are checked")
  func objectiveC() {
    func call(_ format: String) -> String {
      "[self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:\(format) options:0 "
        + "metrics:nil views:@{@\"a\": a}]];"
    }
    let source = """
      #define BOTH(h, v) \(call("h")) \(call("v"))
      @implementation A
      - (void)h:(NSString *)h v:(NSString *)v { \(call("h")) \(call("v")) }
      - (void)go {
        BOTH(@"H:[a]", @"V:[b]")
        BOTH(@"H:[b]", @"V:[a]")
        [self h:@"H:[a]" v:@"V:[b]"];
        [self h:@"H:[b]" v:@"V:[a]"];
      }
      @end
      """
    expectEqual(
      check(["A.m": source]),
      [
        "A.m:5:23:VFL0201", "A.m:6:13:VFL0201", "A.m:7:27:VFL0201", "A.m:8:16:VFL0201",
      ])
  }

  @Test(
    "calls of a macro are not checked if another macro with the same name has a different format parameter"
  )
  func headers() {
    func header(_ format: String) -> String {
      "#define PIN(x, y) [NSLayoutConstraint constraintsWithVisualFormat:\(format) options:0 "
        + "metrics:nil views:names]\n"
    }
    let use = "@implementation A\n- (void)go { PIN(@\"[a\", @\"[b\"); }\n@end\n"
    expectEqual(check(["A.m": use, "A.h": header("x")]).map { $0.suffix(7) }, ["VFL0110"])
    #expect(check(["A.m": use, "A.h": header("x"), "B.h": header("y")]).isEmpty)
    let either = "#if WIDE\n\(header("x"))#else\n\(header("y"))#endif\n"
    #expect(check(["A.m": either + use]).isEmpty)
  }

  @Test(
    "if a wrapper inserts an argument several times into a format, an error in the argument is reported once",
    arguments: [("a", [String]()), ("b", ["A.swift:2:20:VFL0201"])])
  func repeated(name: String, found: [String]) {
    for piece in [#""H:|[\(n)]-[\(n)]-[\(n)]|""#, #""[\(n)(" + "==a" + ")]-[" + n + "]""#] {
      let source = """
        class A: UIView {
          func go() { pin("\(name)") }
          func pin(_ n: String) { \(Self.system(piece)) }
        }
        """
      expectEqual(check(["A.swift": source]), found, "\(piece)")
    }
  }

  @Test("the search for wrappers ends even if each wrapper doubles the argument that it passes on")
  func doubled() {
    let functions = (0..<40).map { number in
      #"func f\#(number)(_ n: String) { f\#(number + 1)("\(n)\(n)") }"#
    }
    let source =
      "class A: UIView {\nfunc go() { f0(\"[a\") }\n\(functions.joined(separator: "\n"))\n"
      + "func f40(_ n: String) { \(Self.system("n")) }\n}"
    #expect(check(["A.swift": source]).isEmpty)
  }

  @Test(
    "the default value of a format parameter is checked if a call may omit the argument",
    arguments: [
      (#""V:[a]""#, "pin()", []), (#""V:[b]""#, "pin()", ["A.swift:3:30:VFL0201"]),
      (#""V:[b]""#, #"pin(); pin("V:[a]")"#, ["A.swift:3:30:VFL0201"]),
      (#""V:[b]""#, #"pin("V:[a]")"#, ["A.swift:3:30:VFL0201"]),
      (#""V:[a""#, "other()", ["A.swift:3:31:VFL0110"]), (#""""#, "other()", []),
      (#""none""#, "other()", []), ("Self.format", "pin()", []),
    ])
  func defaults(value: String, calls: String, found: [String]) {
    let source = """
      class A: UIView {
        func go() { \(calls) }
        func pin(_ f: String = \(value)) {
          \(Self.system("f"))
        }
      }
      """
    expectEqual(check(["A.swift": source]), found)
  }

  @Test("macros that call other macros are expanded", arguments: ["A.h", "A.m"])
  func macrosOfMacros(home: String) {
    let macros = """
      #define ONE(H, D) [NSLayoutConstraint constraintsWithVisualFormat:H options:0 metrics:nil views:D]
      #define BOTH(H, V, D) do { ONE(H, D); ONE(V, D); } while (0)
      #define ALL(H, V) BOTH(H, V, @{@"a": a})

      """
    let use = """
      - (void)go {
        BOTH(@"H:[a]", @"V:[b]", @{@"a": a});
        BOTH(@"H:[b", @"V:[a]", @{@"b": b});
        ALL(@"H:[b]", @"V:[a]");
      }
      """
    var files = ["A.m": "@implementation A\n\(use)\n@end"]
    files[home] = macros + (files[home] ?? "")
    let line = home == "A.m" ? 3 : 0
    expectEqual(
      check(files),
      [
        "A.m:\(line + 3):23:VFL0201", "A.m:\(line + 4):14:VFL0110", "A.m:\(line + 4):22:VFL0201",
        "A.m:\(line + 5):12:VFL0201",
      ])
  }

  @Test(
    "a format string for an optional parameter is checked if the wrapper unwraps the parameter",
    arguments: [
      "if let h = h { CALL }", "if let h { CALL }", "guard let h = h else { return }; CALL",
      "guard let h else { return }; CALL",
    ], ["h", "\"H:\" + h", #""H:\(h)""#])
  func optionals(body: String, format: String) {
    let source = """
      class A: UIView {
        func go() { pin("|[a"); pin("|[b]"); pin(nil) }
        func pin(_ h: String?) {
          \(body.replacing("CALL", with: Self.system(format)))
        }
      }
      """
    expectEqual(check(["A.swift": source]), ["A.swift:2:23:VFL0110", "A.swift:2:34:VFL0201"])
  }

  @Test("a default list of formats is checked once even if a call omits the argument")
  func listDefaults() {
    let source = """
      class A: UIView {
        func pin(_ formats: [String] = ["V:[a]", "V:[b]", "V:[a"]) {
          for f in formats { \(Self.system("f")) }
        }
      }
      """
    expectEqual(check(["A.swift": source]), ["A.swift:2:48:VFL0201", "A.swift:2:58:VFL0110"])
    expectEqual(
      check(["A.swift": source + "\nclass B: A { func go() { pin() } }"]),
      ["A.swift:2:48:VFL0201", "A.swift:2:58:VFL0110"])
  }

  @Test(
    "a views dictionary that a wrapper may modify is not used to check names",
    arguments: [("d[@\"c\"] = _c;", false), ("[self reg:d];", false), ("[d count];", true)])
  func changes(statement: String, isCertain: Bool) {
    let call = "[NSLayoutConstraint constraintsWithVisualFormat:"
    let tail = "options:0 metrics:nil views:d];"
    let body = "{ \(statement) \(call)f \(tail) }"
    let use = "NSMutableDictionary *d = [@{@\"a\": _a} mutableCopy];"
    for (definition, use) in [
      (
        "- (void)lay:(NSString *)f views:(NSMutableDictionary *)d \(body)",
        "[self lay:@\"[a]\" views:d];"
      ),
      ("static void Lay(NSString *f, NSMutableDictionary *d) \(body)", "Lay(@\"[a]\", d);"),
      ("#define LAY(f, d) do \(body) while (0)\n", "LAY(@\"[a]\", d);"),
    ].map({ ($0, "\(use) \($1)") }) {
      let source = "\(definition)\n- (void)go {\n\(use)\n\(call)@\"[c]\" \(tail)\n}"
      let found = check(["A.m": "@implementation S\n\(source)\n@end"])
      #expect(found.isEmpty != isCertain || definition.hasPrefix("#"), "\(source)")
      if statement.hasPrefix("d[") { #expect(found.isEmpty, "\(source)") }
    }
  }

  @Test(
    "the summary counts a format that contains a part without a known value as having computed parts",
    arguments: [
      (#""[\(name)]-[a]""#, " (1 with computed parts)"), (#""[a(\(3 * width))]""#, ""),
      (#""[\(n)]-[a]""#, ""), (#""[\(n)]-[\(name)]""#, " (1 with computed parts)"),
    ])
  func computed(format: String, said: String) {
    let source = """
      class A: UIView {
        let width = 3
        func go() { pin("a") }
        func pin(_ n: String) {
          let name = other.name
          \(Self.system(format))
        }
      }
      """
    let summary =
      Transcript(["check", "."], files: ["A.swift": source]).output
      .split(separator: "\n").last.map(String.init) ?? ""
    let isPartial = summary.contains("computed parts")
    #expect(isPartial ? summary.contains(said) : said.isEmpty, "\(summary)")
  }
}
