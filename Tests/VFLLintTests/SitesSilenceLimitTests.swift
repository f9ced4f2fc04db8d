import Testing
import VFLDiagnostics
import VFLLint
import VFLSources
import VFLTestSupport

/// Tests that the rules which silence diagnostics for correct code still report nearby errors.
struct SitesSilenceLimitTests {
  private static func codes(_ source: String, _ language: HostLanguage = .swift) -> [String] {
    SiteCheck.diagnostics(of: SiteCheck.check(HostScan(Array(source.utf8), language: language)))
      .map(\.code.rawValue)
  }

  /// Returns a call with the views `a` and `b`, or other views.
  private static func call(
    _ format: String, views: String = #"["a": a, "b": b]"#, options: String = "[]"
  ) -> String {
    "add(NSLayoutConstraint.constraints(withVisualFormat: \(format), options: \(options), "
      + "metrics: nil, views: \(views)))"
  }

  @Test(
    arguments: [
      #"if views["c"] != nil { CALL }"#, #"guard let c = views["c"] else { return }; CALL"#,
      #"if views.keys.contains("c") { CALL }"#, #"let hasC = views["c"] != nil; if hasC { CALL }"#,
    ])
  func `only a key that the code looks up may be in the dictionary`(body: String) {
    func codes(_ format: String) -> [String] {
      let call = Self.call("\"\(format)\"", views: "views")
      return Self.codes(
        "func f() { let views = [\"a\": a]; \(body.replacing("CALL", with: call)) }")
    }
    expectEqual(codes("[a][c]"), [], body)
    expectEqual(codes("[a][d]"), ["VFL0201"], body)
  }

  @Test(arguments: ["o: NSLayoutConstraint.FormatOptions = .alignAllTop", "o: Int = 0"])
  func `an option of a helper that does not fit the axis is reported`(parameter: String) {
    let options = parameter.contains("Int") ? ".alignAllTop" : "o"
    let helper = "func add(_ f: String, \(parameter)) { \(Self.call("f", options: options)) }\n"
    expectEqual(Self.codes(helper + #"func g() { add("V:[a]") }"#), [])
    expectEqual(Self.codes(helper + #"func g() { add("V:[a][b]") }"#), ["VFL0304"])
  }

  @Test func `a call that an override may get is checked as far as both methods agree`() {
    func codes(_ format: String, override: String) -> [String] {
      Self.codes(
        """
        class A: UIView {
          func put(_ f: String) { \(Self.call("f")) }
          func build() { put("\(format)") }
        }
        class B: A { override func put(_ f: String) { \(override) } }
        """)
    }
    let more = Self.call("f", views: #"["a": a, "b": b, "c": c]"#)
    expectEqual(codes("[a][c]", override: more), [])
    expectEqual(codes("[a][c", override: more), ["VFL0110"])
    expectEqual(codes("[a][c", override: "print(f)"), [])
  }

  @Test func `a call is checked unless it is compiled without the body of the helper`() {
    func codes(_ condition: String) -> [String] {
      Self.codes(
        """
        func put(_ f: String) {
          #if TOOL
          print(f)
          #else
          \(Self.call("f"))
          #endif
        }
        func g() {
          #if \(condition)
          put("[a")
          #endif
        }
        """)
    }
    expectEqual(codes("TOOL"), [])
    expectEqual(codes("!TOOL"), ["VFL0110"])
    expectEqual(codes("DEBUG"), ["VFL0110"])
  }

  @Test func `a class that overrides the method of the system is a helper`() {
    func codes(_ format: String) -> [String] {
      Self.codes(
        """
        class Closed: NSLayoutConstraint {
          override class func constraints(
            withVisualFormat f: String, options: NSLayoutConstraint.FormatOptions,
            metrics: [String: Any]?, views: [String: Any]
          ) -> [NSLayoutConstraint] {
            super.constraints(
              withVisualFormat: f + "|", options: options, metrics: metrics, views: views)
          }
        }
        func g() { \(Self.call("\"\(format)\"").replacing("NSLayoutConstraint", with: "Closed")) }
        """)
    }
    expectEqual(codes("H:[a]-"), [])
    expectEqual(codes("H:[a]|"), ["VFL0122"])
  }

  @Test func `a variable that a macro declares hides only its own name`() {
    func codes(_ format: String, views: String) -> [String] {
      Self.codes(
        """
        #define LAY(f, ...) do { NSDictionary *views = NSDictionaryOfVariableBindings(__VA_ARGS__); \
        [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:f options:0 \
        metrics:nil views:\(views)]]; } while (0)
        void g(void) {
          NSDictionary *views = @{@"x": x}, *others = @{@"y": y};
          LAY(@"\(format)", a);
        }
        """, .objectiveC)
    }
    expectEqual(codes("H:[a]", views: "views"), [])
    expectEqual(codes("H:[y]", views: "others"), [])
    expectEqual(codes("H:[x]", views: "others"), ["VFL0201"])
  }
}
