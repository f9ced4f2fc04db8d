import Testing
import VFLTestSupport

@testable import VFLSources

/// Tests of names that contain a number that is computed at run time.
struct NumberedNamesTests {
  private static let call =
    "addConstraints(NSLayoutConstraint.constraints(withVisualFormat: f, options: [], metrics: nil, views: d))"

  /// Returns the view names of each call site, with `…` if there may be more names.
  private static func views(_ source: String, _ language: HostLanguage = .swift) -> [String] {
    HostScan(Array(source.utf8), language: language).sites.map { site in
      let names = site.views.names.map(\.name)
      if case .atLeast = site.views { return (names + ["…"]).joined(separator: " ") }
      return names.joined(separator: " ")
    }
  }

  @Test(
    arguments: [
      "for (i, v) in views.enumerated() { d[\"v\\(i)\"] = v }",
      "for (i, v) in enumerate(views) { d[\"v\\(i)\"] = v }",
      "for (i, v) in views.enumerate() { let key = \"v\\(i)\"; d[key] = v }",
      "views.enumerated().forEach { (i, v) in d[\"v\\(i)\"] = v }",
      "views.enumerated().forEach { i, v in d[\"v\\(i)\"] = v }",
      "views.enumerated().forEach { d[\"v\\($0)\"] = $1 }",
      "views.enumerated().forEach { d[\"v\\($0.offset)\"] = $0.element }",
      "for i in 0..<views.count { d[\"v\\(i)\"] = views[i] }",
      "for i in views.indices { d[\"v\\(i)\"] = views[i] }",
      "for var i = 0; i < views.count; i++ { d[\"v\\(i)\"] = views[i] }",
      "for (i, v) in views.enumerated() { d.updateValue(v, forKey: String(format: \"v%d\", i)) }",
    ])
  func `A helper that numbers its views in a loop has names for its arguments`(loop: String) {
    let source = """
      extension UIView {
        func add(_ f: String, views: UIView...) {
          var d = [String: UIView]()
          \(loop)
          \(Self.call)
        }
        func g() { add("[v0]", views: a, b); add("[v0]", views: a) }
      }
      """
    expectEqual(Self.views(source), ["v0 v1", "v0"], "\(loop)")
    // An array that is not a literal has any number of elements, whose names all end in a number.
    let list = source.replacing("views: UIView...", with: "views: [UIView]")
      .replacing("views: a, b)", with: "views: [a, b])")
      .replacing("add(\"[v0]\", views: a)", with: "add(\"[v0]-[v17]-[vx]-[w0]\", views: all)")
    expectEqual(Self.views(list), ["v0 v1", "v0 v17"], "\(loop)")
  }

  @Test(
    arguments: [
      "for (i, v) in views.enumerated() { let i = i + 1; d[\"v\\(i)\"] = v }",
      "for i in 0..<views.count { let i = i + 1; d[\"v\\(i)\"] = views[i - 1] }",
      "for (i, v) in views.enumerated() { var i = i; i += 1; d[\"v\\(i)\"] = v }",
      "for (i, v) in views.enumerated() { if let i = numbers[i] { d[\"v\\(i)\"] = v } }",
      "for (i, v) in views.enumerated() { for i in [i, i + 5] { d[\"v\\(i)\"] = v } }",
      "views.enumerated().forEach { i, v in let i = i + 1; d[\"v\\(i)\"] = v }",
      "views.enumerated().forEach { w in names.forEach { d[\"v\\($0)\"] = w } }",
      "for var i = 0; i < views.count * 2; i++ { d[\"v\\(i)\"] = views[i / 2] }",
      "for var i = 0; i < views.count; i += 2 { d[\"v\\(i)\"] = views[i] }",
      "for (i, v) in views.enumerated() { d[String(format: \"v%02d\", i)] = v }",
    ])
  func `A Swift loop with a number other than its counter gives no certain names`(loop: String) {
    let source = """
      extension UIView {
        func add(_ f: String, views: UIView...) {
          var d = [String: UIView]()
          \(loop)
          \(Self.call)
        }
        func g() { add("[v1]-[v2]", views: a, b) }
      }
      """
    let views = Self.views(source)
    expectEqual(views.count, 1, "\(loop)")
    #expect(views.allSatisfy { $0.hasSuffix("…") || $0 == "v1 v2" }, "\(loop)")
  }

  @Test func `The numbers of view names start at the offset of the helper`() {
    let source = """
      extension UIView {
        func add(_ f: String, views: UIView..., metrics: [String: Any]? = nil) {
          var d: [String: UIView] = [:]
          for (i, v) in views.enumerated() { d["view\\(i + 1)"] = v }
          \(Self.call)
        }
        func g() { add("[view1]", views: a, b, c, metrics: m) }
      }
      """
    expectEqual(Self.views(source), ["view1 view2 view3"])
  }

  @Test(
    arguments: [
      "for (NSUInteger i = 0; i < views.count; i++) { d[[NSString stringWithFormat:@\"v%lu\", (unsigned long)i]] = views[i]; }",
      "for (int i = 0; i < [views count]; i++) [d setObject:views[i] forKey:[NSString stringWithFormat:@\"v%d\", i]];",
      "[views enumerateObjectsUsingBlock:^(id v, NSUInteger i, BOOL *s) { d[[NSString stringWithFormat:@\"v%@\", @(i)]] = v; }];",
    ])
  func `An Objective-C method that numbers an array has names for its elements`(loop: String) {
    let source = """
      @implementation UIView (Add)
      - (void)add:(NSString *)f views:(NSArray *)views {
        NSMutableDictionary *d = [NSMutableDictionary dictionary];
        \(loop)
        [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:f options:0 metrics:nil views:d]];
      }
      - (void)g { [self add:@"[v0]" views:@[ a, b ]]; [self add:@"[v0]-[v9]-[w]" views:all]; }
      @end
      """
    expectEqual(Self.views(source, .objectiveC), ["v0 v1", "v0 v9"], "\(loop)")
  }

  @Test(
    arguments: [
      "for (int i = 0; i < [views count] + 1; i++) d[[NSString stringWithFormat:@\"v%d\", i]] = a;",
      "for (int i = 0; i < [views count] * 2; i += 2) d[[NSString stringWithFormat:@\"v%d\", i]] = a;",
      "for (int i = 0; i < views.count; i += 2) { d[[NSString stringWithFormat:@\"v%d\", i]] = a; }",
      "for (int i = 0; i < views.count; i++) { for (int i = 10; i < 12; i++) { d[[NSString stringWithFormat:@\"v%d\", i]] = a; } }",
      "for (int i = 0; i < views.count; i++) { d[[NSString stringWithFormat:@\"v%02d\", i]] = a; }",
      "[views enumerateObjectsUsingBlock:^(id v, NSUInteger i, BOOL *s) { i++; d[[NSString stringWithFormat:@\"v%lu\", i]] = v; }];",
    ])
  func `An Objective-C loop with a number other than its counter gives no certain names`(
    loop: String
  ) {
    let source = """
      @implementation UIView (Add)
      - (void)add:(NSString *)f views:(NSArray *)views {
        NSMutableDictionary *d = [NSMutableDictionary dictionary];
        \(loop)
        [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:f options:0 metrics:nil views:d]];
      }
      - (void)g { [self add:@"[v02]-[v2]-[v10]" views:@[ a, b ]]; }
      @end
      """
    let views = Self.views(source, .objectiveC)
    expectEqual(views.count, 1, "\(loop)")
    #expect(views.allSatisfy { $0.hasSuffix("…") || $0 == "v02 v2 v10" }, "\(loop)")
  }

  @Test(
    arguments: [
      // The literal parts of a key restrict the possible names.
      ("for (i, v) in list.enumerated() { d[\"v\\(i)\"] = v }", "v0 v12"),
      ("for v in list { d[\"v\\(v.tag)\"] = v }", "v0 v12 vx"),
      ("for v in list { d[\"v\\(v.tag)x\"] = v }", "vx"),
      ("for v in list { d[v.name] = v }", "…"),
      ("for v in list { d[\"\\(v)\"] = v }", "…"),
      ("d[\"w\"] = w; for (i, v) in list.enumerated() { d[\"v\\(i)\"] = v }", "w v0 v12"),
      ("for (i, v) in list.enumerated() { d[\"v\\(i)\"] = v }; fill(&d)", "…"),
    ])
  func `Interpolated dictionary keys restrict the names to a pattern`(loop: String, names: String) {
    let format = "[v0][v12][vx][w]"
    let source = """
      func g() {
        var d = [String: UIView]()
        \(loop)
        \(Self.call.replacing("t: f,", with: "t: \"\(format)\","))
      }
      """
    if names == "…" {
      expectEqual(Self.views(source).first?.hasSuffix("…"), true, "\(loop)")
    } else {
      expectEqual(Self.views(source), [names], "\(loop)")
    }
  }

  @Test(
    arguments: [
      "[NSDictionary dictionaryWithObjects:@[ a, b ] forKeys:@[ @\"a\", @\"b\" ]]",
      "[[NSDictionary alloc] initWithObjects:@[ a, b ] forKeys:@[ @\"a\", @\"b\" ]]",
      "[NSDictionary dictionaryWithObjectsAndKeys:a, @\"a\", b, @\"b\", nil]",
      "[NSDictionaryOfVariableBindings(a, b) mutableCopy]",
    ])
  func `The literal keys of Foundation dictionaries are known`(value: String) {
    let source = """
      - (void)g {
        NSDictionary *d = \(value);
        [NSLayoutConstraint constraintsWithVisualFormat:@"[a]" options:0 metrics:nil views:d];
      }
      """
    expectEqual(Self.views(source, .objectiveC), ["a b"], "\(value)")
    let open = value.replacing("forKeys:@[ @\"a\", @\"b\" ]", with: "forKeys:keys")
    #expect(
      value == open || Self.views(source.replacing(value, with: open), .objectiveC) == ["…"])
  }
}
