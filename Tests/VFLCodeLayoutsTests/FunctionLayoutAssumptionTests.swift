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
        "the calls in lines 8 and 9 are not evaluated, because parts of them are unknown",
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

  @Test("constraints that are not activated, and calls in branches, are noted")
  func inactive() throws {
    let found = Sample.layouts(
      """
      class Card: UIView {
        let title = UILabel()
        var stored: [NSLayoutConstraint] = []
        func build(flag: Bool) {
          title.topAnchor.constraint(equalTo: topAnchor).isActive = true
          stored = [
            title.heightAnchor.constraint(equalToConstant: 5),
            title.widthAnchor.constraint(equalToConstant: 5),
          ]
          if flag { addMore() }
          for view in unknownViews { view.heightAnchor.constraint(equalToConstant: 5).isActive = true }
          let old = title.leadingAnchor.constraint(equalTo: leadingAnchor)
          old.isActive = true
          old.isActive = false
        }
        func addMore() { title.centerXAnchor.constraint(equalTo: centerXAnchor).isActive = true }
      }
      """, function: "build")
    let layout = try #require(found.first)
    expectEqual(Sample.equations(layout), ["title.top == |.top"])
    expectEqual(
      layout.notes,
      [
        "the constraints in lines 10 and 11 may not be active, and are omitted",
        "the constraints in lines 7 and 8 are not activated here, and are omitted",
      ])
  }

  @Test("a call of unknown code is noted if it gets a view, or if its name suggests constraints")
  func unknownCalls() throws {
    let layout = try Sample.layout(
      """
      title.topAnchor.constraint(equalTo: topAnchor).isActive = true
      Layout.decorate(title)
      Layout.configure(model)
      icon.pinToSuperview()
      icon.sizeToFit()
      """)
    expectEqual(layout.notes, ["the calls in lines 6 and 8 get views, and are not evaluated"])
  }

  @Test("an undeclared argument of `equalTo` is a view only if the function uses it like one")
  func arguments() throws {
    let text = """
      addSubview(title)
      addSubview(avatar)
      title.snp.makeConstraints {
        $0.width.equalTo(titleWidth)
        $0.leading.equalTo(avatar)
        $0.height.equalTo(rowHeight * 2)
      }
      """
    let layout = try Sample.layout(text, metrics: ["rowHeight": 7])
    expectEqual(
      Sample.equations(layout), ["title.leading == avatar.leading", "title.height == 14"])
    expectEqual(
      layout.notes, ["the constraint in line 8 is omitted, because its other side is unknown"])
    let given = try Sample.layout(text, metrics: ["rowHeight": 7, "titleWidth": 90])
    #expect(Sample.equations(given).contains("title.width == 90"))
    let boxed = Sample.layouts(
      """
      @implementation Card
      - (void)build {
        [self addSubview:self.title];
        [self.title mas_makeConstraints:^(MASConstraintMaker *make) {
          make.height.mas_equalTo(_rowHeight);
        }];
      }
      @end
      """, .objectiveC, metrics: ["rowHeight": 30])
    expectEqual(boxed.map { Sample.equations($0) }, [["title.height == 30"]])
  }

  @Test("`.zero`, `Self` and nested types have their values")
  func values() throws {
    let layout = try Sample.layout(
      """
      let none = UIEdgeInsets.zero
      title.topAnchor.constraint(equalTo: topAnchor, constant: none.top).isActive = true
      pin(title)
      title.widthAnchor.constraint(equalToConstant: Self.side).isActive = true
      title.heightAnchor.constraint(equalToConstant: Card.Metrics.side).isActive = true
      """,
      properties: """
        static let side: CGFloat = 14
        struct Metrics { static let side: CGFloat = 15 }
        func pin(_ view: UIView, insets: UIEdgeInsets = .zero) {
          view.leadingAnchor.constraint(equalTo: leadingAnchor, constant: insets.left).isActive = true
        }
        """)
    expectEqual(
      Sample.equations(layout),
      [
        "title.top == |.top", "title.leading == |.leading", "title.width == 14",
        "title.height == 15",
      ])
    expectEqual(layout.notes, [])
  }

  @Test("options of Objective-C can be combined")
  func options() {
    let found = Sample.layouts(
      """
      @implementation Card
      - (void)build {
        [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"H:[_a]-[_b]"
          options:NSLayoutFormatAlignAllTop | NSLayoutFormatAlignAllBottom metrics:nil
          views:NSDictionaryOfVariableBindings(_a, _b)]];
      }
      @end
      """, .objectiveC)
    expectEqual(
      found.map { Sample.equations($0) },
      [["b.leading == a.trailing + 8", "a.top == b.top", "a.bottom == b.bottom"]])
  }

  @Test("the view that a view controller creates is its view")
  func createdView() throws {
    let layout = try Sample.layout(
      """
      let root = UIView()
      view = root
      root.addSubview(title)
      title.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor).isActive = true
      """, parent: "UIViewController")
    expectEqual(layout.document.width, 375)
    #expect(Sample.equations(layout).contains("margins.left == |.left + 16"))
  }

  @Test("a list that doubles with each statement is not evaluated forever")
  func largeLists() {
    let lines = (1..<40).map { "let list\($0) = list\($0 - 1) + list\($0 - 1)" }
    let source =
      "func build(a: UIView) {\nlet list0 = [a.topAnchor.constraint(equalToConstant: 1)]\n"
      + lines.joined(separator: "\n")
      + "\na.widthAnchor.constraint(equalToConstant: 1).isActive = true\n}\n"
    expectEqual(Sample.layouts(source).count, 1)
  }
}
