import Testing
import VFLTestSupport

@testable import VFLCommandLine

@Suite("Conversion of source files to SnapKit and Masonry")
struct ConvertMakerTests: ConvertingSuite {
  @Test("`--to snapkit` replaces statements that activate constraints")
  func snapKit() {
    let activate = "    NSLayoutConstraint.activate("
    let text =
      "import UIKit\n\nfunc g() {\n    let views = [\"a\": a, \"b\": b]\n\(activate)\(call("|-8-[a(gap@750)]-[b]", metrics: "[\"gap\": gap]", views: "views")))\n\(activate)\(call("V:|-8-[a]", views: "views")))\n}\n"
    let result = converted(text, "--to", "snapkit").text ?? ""
    expectEqual(
      result,
      """
      import UIKit
      import SnapKit

      func g() {
          a.snp.makeConstraints { make in
              make.leading.top.equalToSuperview().offset(8)
              make.width.equalTo(CGFloat(gap)).priority(750)
          }
          b.snp.makeConstraints { make in
              make.leading.equalTo(a.snp.trailing).offset(8)
          }
      }

      """)
    let again = Transcript("convert", "--to", "snapkit", "A.swift", files: ["A.swift": result])
    expectEqual(again.output, "")
  }

  @Test("`--to masonry` replaces statements that activate constraints")
  func masonry() {
    let call =
      "[NSLayoutConstraint constraintsWithVisualFormat:@\"|-m-[_a(8)]\" options:0 metrics:@{@\"m\": @(m)} views:@{@\"_a\": _a}]"
    func result(_ head: String) -> String? {
      converted(
        "\(head)- (void)g {\n  [self.view addSubview:_a];\n  [self.view addConstraints:\(call)];\n}\n",
        "--to", "masonry", name: "A.m"
      ).text
    }
    let body = """
      - (void)g {
        [self.view addSubview:_a];
        [_a mas_makeConstraints:^(MASConstraintMaker *make) {
          make.leading.equalTo(self.view).offset(m);
          make.width.equalTo(@8);
        }];
      }

      """
    expectEqual(
      result("#import <UIKit/UIKit.h>\n"),
      "#import <UIKit/UIKit.h>\n#import <Masonry/Masonry.h>\n" + body)
    expectEqual(result("#import \"Masonry.h\"\n"), "#import \"Masonry.h\"\n" + body)
  }

  @Test("a call is left unchanged if SnapKit or Masonry cannot replace its statement")
  func reasons() {
    func reason(_ text: String, _ style: String = "snapkit", name: String = "A.swift") -> String {
      converted("func g() {\n  \(text)\n}\n", "--to", style, name: name).reason
    }
    let use = call("[a(8)]")
    for text in [
      "let all = \(use)", "return NSLayoutConstraint.activate(\(use))", "f(\(use))",
      "NSLayoutConstraint.deactivate(\(use))", "NSLayoutConstraint.activate(\(use) + x)",
      "view?.addConstraints(\(use))",
    ] {
      #expect(reason(text).contains("only activates the constraints"), "\(text)")
    }
    #expect(
      reason("NSLayoutConstraint.activate(\(use))", "masonry").contains("not in the language"))
    let guides = call("V:[top(8)]", views: "[\"top\": topLayoutGuide]")
    #expect(
      reason("NSLayoutConstraint.activate(\(guides))").contains("does not support its layout guide")
    )
  }
}
