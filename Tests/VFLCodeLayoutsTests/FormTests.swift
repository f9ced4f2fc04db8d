import Testing
import VFLSources
import VFLTestSupport

@Suite("Conflicts between constraints of all forms")
struct FormTests {
  private static let item = "NSLayoutConstraint(item: title, attribute: .width, relatedBy: .equal, "

  @Test(
    "two different widths conflict in every form of Swift",
    arguments: [
      "\(item)toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 10).isActive = true",
      "view.addConstraint(\(item)toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 10))",
      "view.addConstraints(NSLayoutConstraint.constraints(withVisualFormat: \"H:[a(10)]\", "
        + "options: [], metrics: nil, views: [\"a\": title]))",
      "let names = [\"a\": title]\nlet sizes = [\"w\": 10]\n"
        + "NSLayoutConstraint.activate(NSLayoutConstraint.constraints(withVisualFormat: "
        + "\"H:[a(w)]\", metrics: sizes, views: names))",
      "title.snp.makeConstraints { make in make.width.equalTo(10) }",
      "title.snp.makeConstraints { $0.size.equalTo(CGSize(width: 10, height: 4)) }",
      "title.snp.remakeConstraints { $0.width.height.equalTo(10).priority(.required) }",
      "title.autoSetDimension(.width, toSize: 10)",
      "title.autoSetDimensions(to: CGSize(width: 10, height: 4))",
    ])
  func swiftForms(statement: String) {
    let text = CodeConflicts.method(
      statement + "\ntitle.widthAnchor.constraint(equalToConstant: 20).isActive = true")
    expectEqual(
      CodeConflicts.equations(text).map { $0.sorted() },
      [["title.width == 10", "title.width == 20"]])
  }

  @Test(
    "two different leading edges conflict in every form of Swift",
    arguments: [
      "NSLayoutConstraint(item: title, attribute: .leading, relatedBy: .equal, toItem: view, "
        + "attribute: .leading, multiplier: 1, constant: 8).isActive = true",
      "view.addConstraints(NSLayoutConstraint.constraints(withVisualFormat: \"H:|-8-[title]\", "
        + "options: [], metrics: nil, views: [\"title\": title]))",
      "title.snp.makeConstraints { $0.leading.equalTo(view).offset(8) }",
      "title.snp.makeConstraints { $0.leading.trailing.equalToSuperview().inset(8) }",
      "title.snp.makeConstraints { $0.leading.equalTo(view.snp.leading).offset(8) }",
      "title.snp.makeConstraints { make in make.leading.equalTo(8)\nif flag { make.top.equalTo(1) } }",
      "title.autoPinEdge(toSuperviewEdge: .leading, withInset: 8)",
      "title.autoPinEdge(.leading, to: .leading, of: view, withOffset: 8)",
      "title.autoPinEdgesToSuperviewEdges(with: UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 0))",
    ])
  func edges(statement: String) {
    let text = CodeConflicts.method(
      """
      view.addSubview(title)
      \(statement)
      title.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20).isActive = true
      """)
    expectEqual(
      CodeConflicts.equations(text).map { $0.sorted() },
      [["title.leading == view.leading + 20", "title.leading == view.leading + 8"]])
  }

  @Test(
    "constraints of SnapKit that are optional, replaced or unknown do not conflict",
    arguments: [
      "$0.width.equalTo(20).priority(.high)", "$0.width.equalTo(20).priority(999)",
      "$0.width.equalTo(gap)", "$0.width.equalTo(20).offset(gap)",
      "$0.width.equalTo(icon).offset(gap)", "$0.width.equalTo(icon).multipliedBy(gap)",
      "saved = $0.width.equalTo(20).constraint", "if flag { $0.width.equalTo(20) }",
      "$0.height.equalTo(1 / 2)\n$0.height.equalTo(3)",
    ])
  func chains(statement: String) {
    let statements = """
      title.snp.makeConstraints { $0.width.equalTo(10) }
      icon.snp.makeConstraints { $0.width.equalTo(5) }
      title.snp.makeConstraints { \(statement) }
      """
    expectEqual(CodeConflicts.equations(of: statements), [])
  }

  @Test(
    "constraints of SnapKit that are not activated, or replace others, do not conflict",
    arguments: ["prepare", "update", "remake"])
  func otherBlocks(method: String) {
    let first = "title.snp.makeConstraints { $0.width.equalTo(10) }\n"
    let block = "title.snp.\(method)Constraints { $0.width.equalTo(20) }"
    expectEqual(CodeConflicts.equations(of: first + block), [])
  }

  @Test(
    "the multiplier and the offset of a chain are part of its constraint",
    arguments: [
      (".multipliedBy(3)", 30), (".dividedBy(2)", 5), (".offset(4)", 14), (".offset(-gap)", 10),
      (".multipliedBy(3).offset(-2)", 28), (".offset(-2).multipliedBy(3)", 28),
    ])
  func modifiers(chain: String, width: Int) {
    let statements = { (width: Int) in
      """
      title.snp.makeConstraints { $0.width.equalTo(10) }
      icon.snp.makeConstraints { $0.width.equalTo(title)\(chain) }
      icon.snp.makeConstraints { $0.width.equalTo(\(width)) }
      """
    }
    expectEqual(CodeConflicts.equations(of: statements(width)), [])
    let isKnown = !chain.contains("gap")
    expectEqual(CodeConflicts.equations(of: statements(width + 1)).count, isKnown ? 1 : 0)
  }

  @Test("the standard spacing of a format string has no certain size")
  func standardSpacing() {
    let statements = { (format: String) in
      """
      view.addSubview(title)
      view.addConstraints(NSLayoutConstraint.constraints(
        withVisualFormat: "\(format)", options: [], metrics: ["high": 500], views: ["title": title]))
      title.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 9).isActive = true
      """
    }
    for format in ["H:|-[title]", "H:|-8@high-[title]", "H:|-other-[title]", "H:|-(>=8)-[title]"] {
      expectEqual(CodeConflicts.equations(of: statements(format)), [])
    }
    #expect(CodeConflicts.equations(of: statements("H:|-8-[title]")).count == 1)
  }

  // MARK: Objective-C

  private static func method(_ statements: String) -> String {
    """
    static CGFloat const kSide = 10;
    #define kGap 20
    @interface Card ()
    @property (nonatomic, strong) UILabel *title;
    @end
    @implementation Card
    - (void)build:(BOOL)flag {
      UIView *box = [[UIView alloc] initWithFrame:CGRectZero];
      [self addSubview:self.title];
      \(statements)
      [_title.widthAnchor constraintEqualToConstant:kGap].active = YES;
    }
    @end
    """
  }

  @Test(
    "two different widths conflict in every form of Objective-C",
    arguments: [
      "[self.title.widthAnchor constraintEqualToConstant:kSide].active = YES;",
      "[NSLayoutConstraint activateConstraints:@[[self.title.widthAnchor constraintEqualToConstant:10]]];",
      "[self addConstraint:[NSLayoutConstraint constraintWithItem:_title attribute:NSLayoutAttributeWidth "
        + "relatedBy:NSLayoutRelationEqual toItem:nil attribute:NSLayoutAttributeNotAnAttribute "
        + "multiplier:1 constant:kSide]];",
      "NSDictionary *views = NSDictionaryOfVariableBindings(_title);\n[self addConstraints:"
        + "[NSLayoutConstraint constraintsWithVisualFormat:@\"H:[_title(10)]\" options:0 metrics:nil "
        + "views:views]];",
      "[self.title mas_makeConstraints:^(MASConstraintMaker *make) { make.width.mas_equalTo(kSide); }];",
      "[self.title mas_makeConstraints:^(MASConstraintMaker *make) { make.width.equalTo(@10); }];",
      "[self.title mas_makeConstraints:^(MASConstraintMaker *make) {\n"
        + "make.size.mas_equalTo(CGSizeMake(10, 4)); }];",
      "[self.title autoSetDimension:ALDimensionWidth toSize:10];",
    ])
  func objectiveC(statement: String) {
    expectEqual(
      CodeConflicts.equations(Self.method(statement), .objectiveC).map { $0.sorted() },
      [["title.width == 10", "title.width == 20"]])
  }

  @Test(
    "constraints of Objective-C that may not be active together do not conflict",
    arguments: [
      "if (flag) [self.title.widthAnchor constraintEqualToConstant:10].active = YES;",
      "[self.title.widthAnchor constraintEqualToConstant:10].active = flag;",
      "self.width = [self.title.widthAnchor constraintEqualToConstant:10]; self.width.active = YES;",
      "NSLayoutConstraint *c = [self.title.widthAnchor constraintEqualToConstant:10];\n"
        + "c.priority = UILayoutPriorityDefaultHigh; c.active = YES;",
      "[box.widthAnchor constraintEqualToConstant:10].active = YES;",
      "[self.title.widthAnchor constraintEqualToConstant:10].active = YES;\n"
        + "[self.title removeFromSuperview];",
      "[self.title mas_makeConstraints:^(MASConstraintMaker *make) {\n"
        + "make.width.mas_equalTo(10).priorityLow(); }];",
      "[self.title mas_makeConstraints:^(MASConstraintMaker *make) {\n"
        + "if (flag) { make.width.mas_equalTo(10); } }];",
      "[NSLayoutConstraint autoSetPriority:500 forConstraints:^{\n"
        + "[self.title autoSetDimension:ALDimensionWidth toSize:10]; }];",
      "[UIView animateWithDuration:1 animations:^{\n"
        + "[self.title.widthAnchor constraintEqualToConstant:10].active = YES; }];",
    ])
  func uncertainObjectiveC(statement: String) {
    expectEqual(CodeConflicts.equations(Self.method(statement), .objectiveC), [])
  }

  @Test("a macro is a constant only if it has one unconditional definition")
  func macros() {
    let statement = "[self.title.widthAnchor constraintEqualToConstant:kWidth].active = YES;"
    let text = { (definition: String) in definition + "\n" + Self.method(statement) }
    #expect(CodeConflicts.lines(text("#define kWidth (2 * 4.0f)"), .objectiveC).count == 1)
    for definition in [
      "#if A\n#define kWidth 8\n#endif", "#define kWidth 8\n#undef kWidth\n#define kWidth 20",
      "#define kWidth (IS_PAD ? 8 : 9)", "#define kWidth(x) 8",
    ] {
      expectEqual(CodeConflicts.lines(text(definition), .objectiveC), [])
    }
  }

  // MARK: Stack views

  @Test("a stack view conflicts with its arranged views only if nothing can hide or move them")
  func stackViews() {
    let statements = { (change: String) in
      """
      let first = UIView(), second = UIView()
      let row = UIStackView(arrangedSubviews: [first, second])
      row.spacing = 10
      \(change)
      row.widthAnchor.constraint(equalToConstant: 100).isActive = true
      first.widthAnchor.constraint(equalToConstant: 50).isActive = true
      second.widthAnchor.constraint(equalToConstant: 50).isActive = true
      """
    }
    #expect(CodeConflicts.equations(of: statements("")).count == 1)
    #expect(CodeConflicts.equations(of: statements("row.axis = .horizontal")).count == 1)
    for change in [
      "row.spacing = 0", "row.spacing = gap", "first.isHidden = true", "first.isHidden = flag",
      "row.axis = .vertical\nrow.alignment = .leading", "row.axis = flag ? .horizontal : .vertical",
      "if flag { row.spacing = 0 }", "row.setCustomSpacing(0, after: first)", "configure(row)",
      "row.removeArrangedSubview(first)", "first.removeFromSuperview()", "prepare(first)",
      "row.isLayoutMarginsRelativeArrangement = true", "views.forEach(row.addArrangedSubview)",
    ] {
      expectEqual(CodeConflicts.equations(of: statements(change)), [])
    }
  }
}
