import Testing
import VFLCodeLayouts
import VFLCompiler
import VFLLayout
import VFLSources
import VFLTestSupport

@Suite("Assumptions of layouts that functions create")
struct FunctionLayoutAssumptionTests {
  private typealias Sample = FunctionLayoutSample

  @Test("a view that its own method adds to another view does not fill that view")
  func attachment() throws {
    let layout = try Sample.layout(
      """
      parent.addSubview(self)
      widthAnchor.constraint(equalToConstant: 100).isActive = true
      leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: 20).isActive = true
      """, properties: "let parent = UIView()")
    expectEqual(Sample.equations(layout), ["self.width == 100", "self.leading == |.leading + 20"])
  }

  @Test("a property of another file is a view or a number, depending on its use")
  func otherFiles() throws {
    let swift = Sample.layouts(
      """
      extension Screen {
        func build() {
          view.addSubview(avatar)
          view.addSubview(self.caption)
          avatar.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: inset).isActive = true
          caption.widthAnchor.constraint(equalToConstant: self.side * 2).isActive = true
        }
      }
      """, metrics: ["inset": 5, "side": 30])
    let objectiveC = Sample.layouts(
      """
      @implementation Screen
      - (void)build {
        [self.view addSubview:self.avatar];
        [self.view addSubview:_caption];
        [self.avatar.leadingAnchor constraintEqualToAnchor:self.view.leadingAnchor constant:5].active = YES;
        [_caption.widthAnchor constraintEqualToConstant:60].active = YES;
      }
      @end
      """, .objectiveC)
    for layouts in [swift, objectiveC] {
      let layout = try #require(layouts.first)
      expectEqual(
        Sample.equations(layout), ["avatar.leading == |.leading + 5", "caption.width == 60"])
      expectEqual(layout.notes, [])
    }
  }

  @Test("constraints that may be inactive, and calls of which a part is unknown, are noted")
  func omissions() throws {
    let layout = try Sample.layout(
      """
      title.topAnchor.constraint(equalTo: topAnchor).isActive = true
      let height = title.heightAnchor.constraint(equalToConstant: 5)
      height.isActive = flag
      other().topAnchor.constraint(equalTo: topAnchor).isActive = true
      other().snp.makeConstraints { $0.top.equalToSuperview() }
      """)
    expectEqual(Sample.equations(layout), ["title.top == |.top"])
    expectEqual(
      layout.notes,
      [
        "the call in line 8 is not evaluated, because a part of it is unknown",
        "the call in line 9 is not evaluated, because a part of it is unknown",
        "the constraint in line 6 may not be active, and is omitted",
      ])
  }

  @Test("a function whose constraints are all unknown has a reason")
  func reason() {
    let found = FunctionLayouts(
      Array("func build() { other().topAnchor.constraint(equalToConstant: 1) }".utf8), .swift,
      name: "A.swift")
    expectEqual(
      found.omissions,
      [
        "`build` in line 1 creates no constraints that are known: the call in line 1 is not evaluated, "
          + "because a part of it is unknown"
      ])
  }

  @Test("a screen whose function sets its size has no other size")
  func fixedScreen() throws {
    let layout = try Sample.layout(
      "view.widthAnchor.constraint(equalToConstant: 200).isActive = true",
      parent: "UIViewController")
    #expect(layout.document.width == nil)
    expectEqual(layout.document.height, 667)
  }

  @Test("the properties of a stack view that are unknown are noted")
  func stack() throws {
    let layout = try Sample.layout(
      """
      let row = UIStackView(arrangedSubviews: makeViews())
      row.axis = current.axis
      row.alignment = current.alignment
      row.distribution = current.distribution
      row.layoutMargins = current.margins
      row.insertArrangedSubview(icon, at: 0)
      row.insertArrangedSubview(title, at: 0)
      addSubview(row)
      row.topAnchor.constraint(equalTo: topAnchor).isActive = true
      """)
    #expect(Sample.equations(layout).contains("icon.leading == title.trailing"))
    expectEqual(
      layout.notes,
      [
        "the axis of `row` is unknown, so it is horizontal",
        "the alignment of `row` is unknown, so it is `fill`",
        "the distribution of `row` is unknown, so it is `fill`",
        "a part of the arranged views of `row` is unknown, and is ignored",
        "a part of the layout margins of `row` is unknown, and is ignored",
      ])
  }

  @Test("the content view of a cell has the margins of a cell in each position")
  func cellMargins() throws {
    let layout = try Sample.layout(
      """
      contentView.addSubview(title)
      title.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor).isActive = true
      title.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true
      """, parent: "UITableViewCell")
    #expect(Sample.equations(layout).contains("margins.left == contentView.left + 16"))
  }

  @Test("a function of Objective-C has no layout if a directive precedes its first statement")
  func directives() {
    let found = Sample.layouts(
      """
      void build(UIView *a) {
      #if OLD
        [a.widthAnchor constraintEqualToConstant:60].active = YES;
      #else
        [a.widthAnchor constraintEqualToConstant:50].active = YES;
      #endif
      }
      """, .objectiveC)
    expectEqual(found.count, 0)
  }

  @Test("functions that call each other often do not use up the time for other functions")
  func fanOut() {
    let calls = (0..<9).map { depth in
      "func f\(depth)() { " + String(repeating: "f\(depth + 1)(); ", count: 6) + "}"
    }
    let source =
      "class Card: UIView {\n" + calls.joined(separator: "\n")
      + "\nfunc f9() { widthAnchor.constraint(equalToConstant: 1).isActive = true }\n}\n"
    let found = FunctionLayouts(Array(source.utf8), .swift, name: "A.swift")
    expectEqual(found.layouts.count, 1)
    expectEqual(found.omissions.first, "`f0` in line 2 evaluates too many statements")
  }
}
