import Testing
import VFLDiagnostics
import VFLLint
import VFLSources
import VFLTestSupport

/// Tests of values that evidently do not have the type that a format string needs.
struct SitesGivenKindTests {
  private static func codes(_ source: String, _ language: HostLanguage) -> [String] {
    let scan = HostScan(Array(source.utf8), language: language)
    return SiteCheck.diagnostics(of: SiteCheck.check(scan)).map(\.code.rawValue)
  }

  private static func swift(
    _ format: String, views: String, metrics: String = "nil", before: String = ""
  ) -> [String] {
    codes(
      """
      class A: UIView {
        let box = UIView()
        func f(width: CGFloat, layer: CALayer, page: UIViewController, maybe: UIView?, p: UILayoutPriority, size: CGSize) {
          \(before)
          add(NSLayoutConstraint.constraints(withVisualFormat: \(format), metrics: \(metrics), views: \(views)))
        }
      }
      """, .swift)
  }

  @Test(
    arguments: [
      "view.safeAreaLayoutGuide.topAnchor", "view.topAnchor", "width", "layer", "page", "NSNull()",
      "8", "\"b\"", "CGRect()", "CALayer()",
    ])
  func `a value that is not a view is reported if the format uses its name`(value: String) {
    let views = "[\"a\": box, \"b\": \(value)]"
    expectEqual(Self.swift("\"[a]-[b]\"", views: views), ["VFL0207"])
    // The format string does not use the value.
    expectEqual(Self.swift("\"[a]\"", views: views), [])
  }

  @Test(
    arguments: [
      "view.safeAreaLayoutGuide", "box", "self", "maybe", "page.view", "layer.delegate", "make()",
      "views[0]", "layer as! UIView", "width > 8 ? box : other",
    ])
  func `a value that may be a view is not reported`(value: String) {
    expectEqual(Self.swift("\"[b]\"", views: "[\"b\": \(value)]"), [])
  }

  @Test func `a variable has the type of its initial value unless it is assigned again`() {
    let views = "[\"b\": top]"
    expectEqual(Self.swift("\"[b]\"", views: views, before: "let top = box.topAnchor"), ["VFL0207"])
    expectEqual(Self.swift("\"[b]\"", views: views, before: "let top = make()"), [])
    expectEqual(Self.swift("\"[b]\"", views: views, before: "var top: Any = 8; top = box"), [])
  }

  @Test func `a view as a metric is reported`() {
    expectEqual(
      Self.swift("\"|-x-[a]\"", views: "[\"a\": box]", metrics: "[\"x\": UIView()]"), ["VFL0205"])
    expectEqual(Self.swift("\"|-x-[a]\"", views: "[\"a\": box]", metrics: "[\"x\": width]"), [])
  }

  @Test(
    arguments: [
      ("p", 1), ("p.rawValue", 0), ("size", 1), ("size.width", 0), ("UILayoutPriority(8)", 1),
      ("UILayoutPriority.required", 1), ("UILayoutPriority.required.rawValue", 0), ("soft", 1),
      ("hard", 1), ("raw", 0), ("width", 0), ("maybe", 0),
    ])
  func `an interpolated value that is printed with its type is reported`(part: String, count: Int) {
    let before =
      "let soft = UILayoutPriority.defaultLow, hard = UILayoutPriority(999), raw = UILayoutPriority.required.rawValue"
    let found = Self.swift("\"[a(8@\\(\(part)))]\"", views: "[\"a\": box]", before: before)
    expectEqual(found, Array(repeating: "VFL0133", count: count), "\(part)")
  }

  @Test(
    arguments: [
      ("@{@\"a\": a, @\"b\": self.view.topAnchor}", ["VFL0207"]),
      ("NSDictionaryOfVariableBindings(a, b)", ["VFL0207"]),
      ("@{@\"a\": a, @\"b\": @8}", ["VFL0207"]),
      ("@{@\"a\": a, @\"b\": [NSNull null]}", ["VFL0207"]), ("@{@\"a\": a, @\"b\": self}", []),
      ("@{@\"a\": a, @\"b\": [self make]}", []), ("@{@\"a\": a, @\"b\": (UIView *)b}", []),
    ])
  func `in Objective-C, a value that is not a view is reported`(views: String, codes: [String]) {
    let source = """
      @implementation A
      - (void)f:(UIView *)a layer:(CALayer *)b {
        [self add:[NSLayoutConstraint constraintsWithVisualFormat:@"[a]-[b]" options:0 metrics:nil views:\(views)]];
      }
      @end
      """
    expectEqual(Self.codes(source, .objectiveC), codes, "\(views)")
  }
}
