import Testing
import VFLDiagnostics
import VFLTestSupport

@testable import VFLSources

/// Tests of the format strings that are found in a source file, and of their known names.
struct HostScanTests {
  static let files = [
    "valid/Player.swift", "valid/Card.m", "invalid/Typos.swift", "invalid/Typos.m",
  ]

  private static func scan(_ path: String) throws -> (bytes: [UInt8], scan: HostScan) {
    let bytes = Array(try Repository.text(at: "Fixtures/hosts/\(path)").utf8)
    return (bytes, HostScan(bytes, language: path.hasSuffix("swift") ? .swift : .objectiveC))
  }

  private static func describe(_ names: NameKnowledge) -> String {
    var words = names.names.map { $0.name + ($0.value.map { "=\($0)" } ?? "") }
    if case .atLeast = names { words.append("…") }
    return words.joined(separator: ", ")
  }

  private static func describe(_ options: KnownOptions) -> String {
    guard case .exactly(let known) = options else { return "…" }
    return known.map(\.name).joined(separator: " | ")
  }

  @Test(arguments: files)
  func `The call sites of a source file match its recorded list`(path: String) throws {
    let (bytes, scan) = try Self.scan(path)
    func line(_ offset: Int) -> Int { bytes[..<offset].count { $0 == 0x0A } + 1 }
    var text = ""
    for site in scan.sites {
      var format = site.literal.text
      for hole in site.literal.holes.reversed() {
        format.insert(contentsOf: "␣".utf8, at: hole.offset)
      }
      text += "\(line(site.literal.span.start)): \(String(decoding: format, as: UTF8.self))\n"
      text += "    views \(Self.describe(site.views)); metrics \(Self.describe(site.metrics)); "
      text += "options \(Self.describe(site.options))\n"
    }
    for site in scan.unreadable {
      text += "\(line(site.span.start)): not readable, \(site.reason.rawValue)\n"
    }
    expectFixture(text, at: "Fixtures/hosts/\(path).sites.txt")
  }

  // MARK: Names

  private func views(_ source: String, _ language: HostLanguage = .swift) -> [String] {
    HostScan(Array(source.utf8), language: language).sites.map { Self.describe($0.views) }
  }

  private static let call =
    "constraints(withVisualFormat: \"[a]\", options: [], metrics: nil, views: views)"

  @Test(
    arguments: [
      // The names are known if every change of the dictionary is visible.
      ("let views = [\"a\": a]; CALL", "a"),
      ("var views = [\"a\": a]; views[\"b\"] = b; CALL; views[\"c\"] = c", "a, b"),
      ("var views = [\"a\": a]; views = [\"b\": b]; CALL", "b"),
      ("var views = [\"a\": a]; if x { views = [\"b\": b] }; CALL", "a, b"),
      ("var views = [\"a\": a]; for x in y { CALL; views[\"b\"] = b }", "a, b"),
      ("let views = [\"a\": a]; do { let views = [\"b\": b]; CALL }", "b"),
      ("let views = [\"a\": a] as [String: Any]; CALL", "a"),
      ("let views: [String: Any] = [\n\"a\": a, // x\n]\nCALL", "a"),
      ("let key = \"a\"; let views = [key: a]; CALL", "a"),
      // There may be more names if the dictionary may be changed elsewhere.
      ("var views = [\"a\": a]; change(&views); CALL", "a, …"),
      ("var views = [\"a\": a]; views[name] = b; CALL", "a, …"),
      ("var views = [\"a\": a]; views.merge(others) { $1 }; CALL", "a, …"),
      ("var views = [\"a\": a]; views.fill(); CALL", "a, …"),
      ("var views = [\"a\": a]; let f = { views[\"b\"] = b }; views = [:]; f(); CALL", "b"),
      ("let views = [\"a\": a].merging(others) { $1 }; CALL", "a, …"),
      ("let views = [\"a\": a].merging([\"b\": b]) { $1 }; CALL", "a, b"),
      ("var views = [\"a\": a]; views = views.merging([\"b\": b]) { $1 }; CALL", "a, b"),
      ("let views = others ?? [\"a\": a]; CALL", "a, …"),
      ("var views = [\"a\": a], n = 1; (views, n) = ([\"b\": b], 2); CALL", "b"),
      ("func add() { views[name] = b }; var views = [\"a\": a]; add(); CALL", "a, …"),
      ("let views = [\n\"a\": a,\n#if X\n\"b\": b,\n#endif\n]\nCALL", "a, …"),
      ("var views = [\"a\": a]; withUnsafePointer(to: &views) { x }; CALL", "a, …"),
      ("let views = make(); CALL", "…"),
      ("let views = x ? [\"a\": a] : [\"b\": b]; CALL", "a, b"),
      ("if let views = make() { CALL }", "…"),
      ("let (views, b) = make(); CALL", "…"),
      ("for views in all { CALL }", "…"),
      ("let views = [\"\\(a)\": a]; CALL", "…"),
    ])
  func `A dictionary's names in Swift are known unless unseen code can change them`(
    body: String, known: String
  ) {
    let source = "func f(x: Int) { \(body.replacing("CALL", with: Self.call)) }"
    expectEqual(views(source), [known], "\(source)")
    // A local variable or a parameter hides the property.
    expectEqual(views("class A { let views = [\"z\": z]\n\(source) }"), [known])
  }

  @Test func `A parameter hides a property, and a variable property may have unknown names`() {
    let function = "func f() { \(Self.call) }"
    expectEqual(views("class A { let views = [\"z\": z]\n\(function) }"), ["z"])
    expectEqual(views("class A { var views = [\"z\": z]\n\(function) }"), ["z, …"])
    expectEqual(
      views("class A { let views = [\"z\": z]\nfunc f(views: [String: Any]) { \(Self.call) } }"),
      ["…"])
    expectEqual(
      views("class A { let views = [\"z\": z]\nfunc f() { g { views in \(Self.call) } } }"), ["…"])
  }

  @Test(
    arguments: [
      (
        "NSDictionary *views = NSDictionaryOfVariableBindings(a, self.b, _c); CALL", "a, self.b, _c"
      ),
      ("NSDictionary *views = @{@\"a\" : a}; [self log:views]; CALL", "a"),
      ("NSMutableDictionary *views = [@{@\"a\" : a} mutableCopy]; CALL", "a"),
      ("NSMutableDictionary *views = [@{@\"a\" : a} mutableCopy]; [self log:views]; CALL", "a, …"),
      ("NSMutableDictionary *views = [NSMutableDictionary new]; views[@\"a\"] = a; CALL", "a"),
      ("NSMutableDictionary *views = [NSMutableDictionary new]; views[key] = a; CALL", "…"),
      ("NSMutableDictionary *m = [NSMutableDictionary new]; NSDictionary *views = m; CALL", "…"),
      (
        "NSDictionary *views; if (x) views = @{@\"a\" : a}; else views = @{@\"b\" : b}; CALL",
        "a, b"
      ),
      ("NSDictionary *views = @{}; views = @{@\"b\" : b}; CALL", "b"),
      ("NSDictionary *views = [self make]; CALL", "…"),
      (
        "NSDictionary *views = [NSDictionary dictionaryWithObjectsAndKeys:a, @\"a\", nil]; CALL",
        "a"
      ),
      (
        "#if X\nNSDictionary *views = @{@\"a\" : a};\n#else\nNSDictionary *views = @{@\"b\" : b};\n#endif\nCALL",
        "a, b"
      ),
    ])
  func `A dictionary's names in Objective-C are known unless unseen code can change them`(
    body: String, known: String
  ) {
    let call =
      "[NSLayoutConstraint constraintsWithVisualFormat:@\"[a]\" options:0 metrics:nil views:views];"
    let source = "@implementation A\n- (void)f {\n\(body.replacing("CALL", with: call))\n}\n@end"
    expectEqual(views(source, .objectiveC), [known], "\(source)")
  }

  // MARK: Wrappers

  @Test func `A call of a wrapper in another file is recognized by its full name`() {
    let wrapper = FormatWrapper(name: "pin(_:to:)", format: 0, views: .argument(1))
    let scan = HostScan(
      Array("a.pin(\"[b]\", to: [\"b\": b]); a.pin(\"no\", too: 1)".utf8), language: .swift,
      wrappers: [wrapper])
    expectEqual(scan.sites.map { Self.describe($0.views) }, ["b"])
    let message = FormatWrapper(name: "pin:to:", format: 0, views: .argument(1))
    let found = HostScan(
      Array("[a pin:@\"[b]\" to:@{@\"b\" : b}]; [a pin:@\"no\"];".utf8), language: .objectiveC,
      wrappers: [message])
    expectEqual(found.sites.map { Self.describe($0.views) }, ["b"])
  }

  // MARK: Incomplete sources and arbitrary bytes

  @Test(arguments: files)
  func `A truncated file is scanned without a crash`(path: String) throws {
    let (bytes, whole) = try Self.scan(path)
    let language: HostLanguage = path.hasSuffix("swift") ? .swift : .objectiveC
    for end in stride(from: 0, to: bytes.count, by: 37) {
      let scan = HostScan(Array(bytes[..<end]), language: language)
      #expect(scan.sites.allSatisfy { $0.literal.span.end <= end && $0.call.end <= end })
    }
    #expect(!whole.sites.isEmpty)
  }

  /// While a file is edited, a function may have a body before it has a name.
  @Test(arguments: files)
  func `A file with a missing word is scanned without a crash`(path: String) throws {
    let (bytes, _) = try Self.scan(path)
    let language: HostLanguage = path.hasSuffix("swift") ? .swift : .objectiveC
    func isWord(_ byte: UInt8) -> Bool { byte == 0x5F || Character(UnicodeScalar(byte)).isLetter }
    var start = 0
    var number = 0
    while start < bytes.count {
      var end = start + 1
      while isWord(bytes[start]), end < bytes.count, isWord(bytes[end]) { end += 1 }
      number += 1
      if bytes[start] > 0x20, number.isMultiple(of: 12) {
        let rest = Array(bytes[..<start] + bytes[end...])
        #expect(HostScan(rest, language: language).sites.allSatisfy { $0.call.end <= rest.count })
        _ = HostScan.functions(named: ["add", "pin"], in: rest, language: language)
      }
      start = end
    }
  }

  @Test(
    arguments: [
      "class A { func { } }", "class A { func", "class A { init { } }", "func (",
      "class { func { } }",
    ])
  func `An incomplete function does not hide a complete wrapper`(source: String) {
    let call = "class B { func go() { pin(\"H:|[a]|\", views: [\"a\": a]) } }"
    let helper =
      "func pin(_ f: String, views: [String: Any]) "
      + "{ NSLayoutConstraint.constraints(withVisualFormat: f, metrics: nil, views: views) }"
    let bytes = Array([call, helper, source].joined(separator: "\n").utf8)
    expectEqual(HostScan(bytes, language: .swift).sites.count, 1)
    _ = HostScan.functions(named: ["pin"], in: bytes, language: .swift)
  }

  @Test(
    arguments: [
      ("while x { f = \"H:|[b]|\" } else { f = \"H:|[c]|\" }", HostLanguage.swift),
      ("for y in z { } else { f = \"H:|[c]|\" }", .swift), ("guard {", .swift),
      ("if { f = \"|\" } guard { }", .swift),
      ("f = String(format: \"H:|[a]%\", 3)", .swift), ("f = String(format: \"%\")", .swift),
      ("f = [NSString stringWithFormat:@\"H:|[a]%\", 3];", .objectiveC),
      ("f = [f stringByAppendingFormat:@\"%%%\"];", .objectiveC),
      ("{{constraintsWithVisualFormat}\n-views:(}){", .objectiveC),
      ("[constraintsWithVisualFormat\n-lay:(]*{", .objectiveC),
    ])
  func `An incomplete statement is scanned without a crash`(
    statement: String, language: HostLanguage
  ) {
    let swift = """
      func g() {
        var f = wide ? "H:|[a]|" : "V:|[a]|"
        \(statement)
        constraints(withVisualFormat: f, options: [], metrics: nil, views: v)
      }
      """
    let objectiveC = """
      - (void)g {
        NSString *f = @"H:|[a]|";
        \(statement)
        [NSLayoutConstraint constraintsWithVisualFormat:f options:0 metrics:nil views:v];
      }
      """
    let bytes = Array((language == .swift ? swift : objectiveC).utf8)
    #expect(HostScan(bytes, language: language).sites.allSatisfy { $0.call.end <= bytes.count })
    _ = HostScan(Array(statement.utf8), language: language)
  }

  @Test func `Random tokens and bytes are scanned without a crash`() {
    let words = [
      "constraintsWithVisualFormat", "constraints", "(", ")", "[", "]", "{", "}", "@", "\"", "\\",
      "\\(", "#", "\n", "#if 0", "#endif", "#else", "let views =", "=", ":", ",", "+", "?", "//",
      "/*", "*/", "withVisualFormat:", "views:", "for f in", "\"\"\"", "^", "func f(", "R\"(",
      "H:|[a]|", "in", "$0", "v", "\u{FF}", "nil", ".map", "views[\"a\"]", "#define X(a)", "&",
    ]
    var state: UInt64 = 88_172_645_463_325_252
    func next(_ limit: Int) -> Int {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return Int(state % UInt64(limit))
    }
    for _ in 0..<400 {
      var bytes = Array("isualFormat ".utf8)
      for _ in 0..<next(60) {
        bytes += words[next(words.count)].utf8
        if next(3) == 0 { bytes.append(0x20) }
        if next(40) == 0 { bytes.append(UInt8(next(256))) }
      }
      for language in HostLanguage.allCases {
        let scan = HostScan(bytes, language: language)
        for site in scan.sites {
          #expect(site.literal.span.end <= bytes.count)
          #expect(site.literal.segments.allSatisfy { $0.span.end <= bytes.count })
        }
      }
    }
  }

  @Test(
    arguments: [
      "e(){class{@implementation isualFormat}",
      "void f() {\nstruct S {\nint x;\n@implementation A\n- (void)g { CALL; }\n@end\n}\n}",
      "void f() { union { @interface isualFormat } u; @end",
      "@try { CALL; XCTFail(); } @catch (NSException *e) { }",
      "#define TRY @try { CALL; XCTFail(); } @catch (NSException *e) { }\nvoid f() { TRY }",
    ])
  func `A statement or class in a wrong place is scanned without a crash`(source: String) {
    let call =
      "[NSLayoutConstraint constraintsWithVisualFormat:@\"[a]\" options:0 metrics:nil views:v]"
    _ = HostScan(Array(source.replacing("CALL", with: call).utf8), language: .objectiveC)
  }

  @Test(
    arguments: [
      "let f: String\nswitch k { case .x: case f = \"[a]\"; default: f = \"[b]\" }\nCALL",
      "let f = switch k { case .x: case \"[a]\"; default: \"[b]\" }\nCALL",
      "let f = switch k { case .x case .y default }\nCALL",
      "switch k { case }\nlet f = \"[a]\"\nCALL",
      "let f = \"[a]\"; let v = Dictionary(uniqueKeysWithValues: [()])\nCALL",
      "let f = \"[a]\"; let v = Dictionary(uniqueKeysWithValues: [(,), (\"a\", a)])\nCALL",
      "let f = \"[a]\"; let v = NSDictionary(objects:, forKeys:)\nCALL",
    ])
  func `A call after an unfinished expression is found or counted as unread`(body: String) {
    let call = "g(NSLayoutConstraint.constraints(withVisualFormat: f, metrics: nil, views: v))"
    let source = "func h(_ k: K) {\n\(body.replacing("CALL", with: call))\n}"
    let scan = HostScan(Array(source.utf8), language: .swift)
    #expect(scan.sites.count + scan.unreadable.count > 0, "\(source)")
  }

  @Test(
    arguments: [
      ("switch x { case .a where f(CALL), .b where g(CALL): y()\ndefault: z() }", .swift),
      ("do { try y() } catch let e where f(e, CALL) { }", .swift),
      ("do { try y() } catch E.a where f(CALL), E.b where g(CALL) { }", .swift),
      ("if case f(CALL) = x { }", .swift),
      ("switch x { case (1, f(CALL)), .a(g(CALL)): y()\ndefault: z() }", .swift),
      ("@synchronized(f(CALL)) { g(CALL); }", .objectiveC),
      ("struct S s = { .c = CALL, .d.e = { [0] = CALL } };", .objectiveC),
      ("f((struct S){ .c = CALL });", .objectiveC),
    ] as [(String, HostLanguage)])
  func `A call in a filter, a pattern, a lock or a designated value is found`(
    body: String, language: HostLanguage
  ) {
    let isSwift = language == .swift
    let call =
      isSwift
      ? "NSLayoutConstraint.constraints(withVisualFormat: \"[a]\", metrics: nil, views: v)"
      : "[NSLayoutConstraint constraintsWithVisualFormat:@\"[a]\" options:0 metrics:nil views:v]"
    let head = isSwift ? "func h() {" : "void h(void) {"
    let source = "\(head)\n\(body.replacing("CALL", with: call))\n}"
    let scan = HostScan(Array(source.utf8), language: language)
    expectEqual(
      scan.sites.count, body.split(separator: "CALL", omittingEmptySubsequences: false).count - 1)
  }

  @Test(
    arguments: [
      "switch x { case _ where s != \"[a]\": CALL\ndefault: break }",
      "switch x { case _ where s == \"[a]\": return\ndefault: CALL }",
      "switch x { case _ where s == \"[a]\": return\ndefault: break }\nCALL",
      "do { try y() } catch let e where s != \"[a]\" { CALL }",
      "do { try y() } catch let e where s == \"[a]\" { } catch { CALL }",
    ])
  func `A string that a filter may exclude is not checked`(body: String) {
    let call = "g(NSLayoutConstraint.constraints(withVisualFormat: s, metrics: nil, views: v))"
    let source = """
      func h(_ x: X) {
        let s = x.isWide ? "[a]" : "[b]"
        \(body.replacing("CALL", with: call))
      }
      """
    let scan = HostScan(Array(source.utf8), language: .swift)
    expectEqual([scan.sites.count, scan.unreadable.count], [0, 1])
  }

  @Test func `A list with designated values has no known elements`() {
    let source = """
      void h(void) {
        NSString *s[] = { [1] = @"[a]", [0] = @"[b]" };
        [NSLayoutConstraint constraintsWithVisualFormat:s[0] options:0 metrics:nil views:v];
      }
      """
    let scan = HostScan(Array(source.utf8), language: .objectiveC)
    expectEqual([scan.sites.count, scan.unreadable.count], [0, 1])
  }
}
