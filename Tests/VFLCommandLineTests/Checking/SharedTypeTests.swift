import Testing
import VFLTestSupport

@testable import VFLCommandLine

@Suite("Types that are declared in another file")
struct SharedTypeTests {
  private func check(_ files: [String: String], _ flags: String...) -> [String] {
    Transcript(["check", "--format", "short", "--quiet"] + flags + ["."], files: files).output
      .split(separator: "\n").map(String.init)
  }

  private static let helper = """
    - (void)pin:(NSString *)f views:(NSDictionary *)v {
      [self.view addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:f options:0 metrics:nil views:v]];
    }

    """

  /// The files of a class with a wrapper method that is declared in a header and implemented in
  /// another file.
  private static let base = [
    "Base.h":
      "@interface Base : UIViewController\n- (void)pin:(NSString *)f views:(NSDictionary *)v;\n@end\n",
    "Base.m": "@implementation Base\n\(helper)@end\n",
  ]

  private static func user(_ name: String, _ statement: String) -> String {
    "@implementation \(name)\n- (void)setUp {\n  \(statement)\n}\n@end\n"
  }

  private static let misspelt = "[self pin:@\"H:|[aa]|\" views:@{@\"a\": a}];"

  @Test("a call of a wrapper method that a subclass inherits is found across any number of headers")
  func inheritance() {
    var files = Self.base
    files["Sub.h"] = "@interface Sub : Base\n@end\n"
    files["Deep.h"] = "@class Sub;\n@interface Deep : Sub\n@end\n"
    files["Sub.m"] = Self.user("Sub", Self.misspelt)
    files["Deep.m"] = Self.user("Deep", "[self pin:@\"H:|[a|\" views:@{@\"a\": a}];")
    expectEqual(
      check(files).map { $0.prefix { $0 != ":" } }, ["Deep.m", "Sub.m"], "\(check(files))")
  }

  @Test(
    "calls in a class are not checked if two headers declare different superclasses for that class")
  func ambiguity() {
    var files = Self.base
    files["Sub.h"] = "@interface Sub : Base\n@end\n"
    files["old/Sub.h"] = "@interface Sub : NSObject\n@end\n"
    files["Sub.m"] = Self.user("Sub", Self.misspelt)
    expectEqual(check(files), [])
    files["old/Sub.h"] = files["Sub.h"]
    expectEqual(check(files).count, 1)
  }

  @Test("a call is not checked as a wrapper call if the class overrides the wrapper method")
  func override() {
    var files = Self.base
    files["Sub.h"] = "@interface Sub : Base\n@end\n"
    files["Sub.m"] =
      "@implementation Sub\n- (void)pin:(NSString *)f views:(NSDictionary *)v { log(f); }\n"
      + "- (void)setUp {\n  \(Self.misspelt)\n}\n@end\n"
    expectEqual(check(files), [])
  }

  @Test(
    "the type of a property in a header determines which category method a call refers to",
    arguments: [
      ("[self pin:@\"H:|[aa]|\" views:@{@\"a\": a}];", 1),
      ("[self.box pin:@\"H:|[aa]|\" views:@{@\"a\": a}];", 1),
      ("[_box pin:@\"H:|[aa]|\" views:@{@\"a\": a}];", 1),
      ("[self.model pin:@\"H:|[aa]|\" views:@{@\"a\": a}];", 0),
      ("[self.other pin:@\"H:|[aa]|\" views:@{@\"a\": a}];", 1),
      ("[self pinAll:@[@\"H:|[aa]|\", @\"V:|[bb]|\"] views:@{@\"a\": a}];", 2),
    ])
  func properties(statement: String, count: Int) {
    let list = """
      - (void)pinAll:(NSArray *)formats views:(NSDictionary *)v {
        for (NSString *f in formats) {
          [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:f options:0 metrics:nil views:v]];
        }
      }

      """
    let files = [
      "UIView+Pin.m":
        "@implementation UIView (Pin)\n\(Self.helper.replacing("self.view", with: "self"))\(list)@end\n",
      "Card.h":
        "@interface Card : UIView\n@property (nonatomic, strong) UIView *box;\n"
        + "@property (nonatomic) Model *model;\n@end\n",
      "Card.m": Self.user("Card", statement),
    ]
    expectEqual(check(files).count, count, "\(statement)")
  }

  @Test("a superclass in another Swift file is found")
  func swift() {
    let call = "NSLayoutConstraint.constraints(withVisualFormat: f, metrics: nil, views: v)"
    let files = [
      "Base.swift":
        "class Base: UIViewController {\n  func pin(_ f: String, _ v: [String: Any]) { view.addConstraints(\(call)) }\n}\n",
      "Middle.swift": "class Middle: Base {}\n",
      "Page.swift":
        "class Page: Middle {\n  func setUp() { pin(\"H:|[aa]|\", [\"a\": a]) }\n}\n",
    ]
    expectEqual(check(files).count, 1)
  }

  @Test("`--unchecked` does not report a format string that a caller in another file provides")
  func unchecked() {
    var files = Self.base
    files["Sub.m"] = Self.user("Sub", Self.misspelt)
    expectEqual(check(files, "--unchecked", "--exit-zero").filter { $0.contains("VFL0616") }, [])
    let reported = Transcript(
      ["check", "--format", "short", "--unchecked", "."], files: files
    ).output.split(separator: "\n").filter { $0.contains("VFL0616") }.map { $0.prefix(9) }
    expectEqual(reported.map { $0.prefix { $0 != ":" } }, ["Sub.m"])
    files["Sub.h"] = "@interface Sub : Base\n@end\n"
    let known = Transcript(["check", "--format", "short", "--unchecked", "."], files: files).output
    #expect(!known.contains("VFL0616"), "\(known)")
  }

  @Test(
    "a getter that a subclass overrides is not used to check names in a method of the superclass")
  func overriddenGetter() {
    let call = "[self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:"
    func files(_ getter: String) -> [String: String] {
      [
        "Base.h": "@interface Base : UIView\n- (void)pin:(NSString *)f;\n@end\n",
        "Base.m": """
        #import "Base.h"
        @implementation Base
        - (NSDictionary *)views { return @{@"box": self.box}; }
        - (void)pin:(NSString *)f { \(call)f options:0 metrics:nil views:[self views]]]; }
        - (void)own { \(call)@"|[bxo]" options:0 metrics:nil views:[self views]]]; }
        @end

        """,
        "Sub.m": """
        #import "Base.h"
        @interface Sub : Base
        @end
        @implementation Sub
        \(getter)
        - (void)go { [self pin:@"H:|[sub]|"]; }
        @end

        """,
      ]
    }
    for getter in ["- (NSDictionary *)views { return @{@\"sub\": self.sub}; }", ""] {
      expectEqual(
        check(files(getter), "--exit-zero").filter { $0.contains("VFL02") }.map { $0.prefix(6) },
        ["Base.m"])
    }
  }

  @Test(
    "a property of a protocol extension is not used to check names because a type may redefine the property",
    arguments: [true, false])
  func protocolExtensions(isOneFile: Bool) {
    let call =
      "addConstraints(NSLayoutConstraint.constraints(withVisualFormat: f, metrics: nil, views: "
    let declaration = "protocol Laid { var laid: [String: UIView] { get } }\n"
    var files = [
      "B.swift": """
      extension Laid where Self: UIView {
        var laid: [String: UIView] { ["base": self] }
        var formats: [String] { ["|[base"] }
        func lay(_ f: String) { \(call)laid)) }
      }
      extension Laid {
        var other: [String: UIView] { ["base": self.view] }
        func layOther(_ f: String) { view.\(call)other)) }
      }

      """,
      "C.swift": """
      final class Own: UIView, Laid {
        var laid: [String: UIView] { ["own": self] }
        var other: [String: UIView] { ["own": self] }
        func go() { lay("H:|[own]|"); layOther("H:|[own]|") }
      }

      """,
    ]
    if isOneFile { files["B.swift"] = declaration + (files["B.swift"] ?? "") }
    if !isOneFile { files["A.swift"] = declaration }
    expectEqual(check(files, "--exit-zero"), [])
  }
}
