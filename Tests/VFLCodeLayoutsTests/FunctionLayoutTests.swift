import Testing
import VFLCodeLayouts
import VFLCompiler
import VFLLayout
import VFLRecords
import VFLSources
import VFLTestSupport

@Suite("Layouts that functions create")
struct FunctionLayoutTests {
  private typealias Sample = FunctionLayoutSample

  // MARK: Numbers

  @Test("an unknown number is 8 with a note, or the value of the metric")
  func unknownNumber() throws {
    let text = "icon.widthAnchor.constraint(equalToConstant: 2 * gap + 1).isActive = true"
    let assumed = try Sample.layout(text)
    expectEqual(Sample.equations(assumed), ["icon.width == 17"])
    expectEqual(
      assumed.notes, ["the value of `gap` is unknown, so 8 is used; `--metric gap=NUMBER` sets it"])
    let given = try Sample.layout(text, metrics: ["gap": 20])
    expectEqual(Sample.equations(given), ["icon.width == 41"])
    expectEqual(given.notes, [])
  }

  @Test(
    "a property has its initial value, and other expressions are named by their last name",
    arguments: [
      ("var side: CGFloat = 24", "side", "24", [String]()),
      ("var side: CGFloat = 2 * 12", "side", "24", []),
      ("var side: CGFloat", "side", "8", ["side"]),
      ("", "Theme.current.gap", "8", ["gap"]),
      ("", "computeSide()", "8", ["computeSide"]),
    ])
  func numbers(property: String, value: String, expected: String, assumed: [String]) throws {
    let layout = try Sample.layout(
      "icon.widthAnchor.constraint(equalToConstant: \(value)).isActive = true",
      properties: property)
    expectEqual(Sample.equations(layout), ["icon.width == \(expected)"])
    expectEqual(layout.notes.count, assumed.count)
  }

  @Test("a constraint whose multiplier or priority is unknown is omitted with its line")
  func omitted() throws {
    let layout = try Sample.layout(
      """
      icon.heightAnchor.constraint(equalToConstant: 20).isActive = true
      icon.widthAnchor.constraint(equalTo: widthAnchor, multiplier: gap).isActive = true
      """)
    expectEqual(Sample.equations(layout), ["icon.height == 20"])
    expectEqual(
      layout.notes, ["the constraint in line 6 is omitted, because its numbers are unknown"])
  }

  @Test(
    "priorities with names and differences are read",
    arguments: [
      (".defaultHigh", " @750"), (".required - 1", " @999"), ("UILayoutPriority(300)", " @300"),
      ("UILayoutPriority(rawValue: 998)", " @998"), (".required", ""),
      ("UILayoutPriority(UILayoutPriority.required.rawValue - 2)", " @998"),
    ])
  func priority(text: String, expected: String) throws {
    let layout = try Sample.layout(
      """
      let width = icon.widthAnchor.constraint(equalToConstant: 20)
      width.priority = \(text)
      width.isActive = true
      """)
    expectEqual(Sample.equations(layout), ["icon.width == 20\(expected)"])
  }

  @Test(
    "the sign and the factors of unknown numbers are kept",
    arguments: [
      ("-Theme.gap", "-8"), ("-(Theme.gap + 4)", "-12"), ("0 - Theme.gap", "-8"),
      ("2 * Theme.gap", "16"), ("Theme.gap / 2 + 1", "5"), ("CGFloat(Theme.gap)", "8"),
      ("-gap", "-8"), (".zero", "0"), ("-compute()", "-8"), ("1 / UIScreen.main.scale", "0.5"),
    ])
  func signs(text: String, expected: String) throws {
    let layout = try Sample.layout(
      "icon.topAnchor.constraint(equalTo: title.topAnchor, constant: \(text)).isActive = true")
    let sign = expected.hasPrefix("-") ? " - " + expected.dropFirst() : " + " + expected
    expectEqual(Sample.equations(layout), ["icon.top == title.top" + (expected == "0" ? "" : sign)])
  }

  @Test(
    "a constraint whose constant is not linear or not finite is omitted",
    arguments: [
      "gap > 3 ? 100 : 50", "max(44, gap)", "gap * gap", "1e308 * 10",
      "[1, 2][9999999999999999999]",
    ])
  func unusable(text: String) throws {
    let layout = try Sample.layout(
      """
      icon.widthAnchor.constraint(equalToConstant: 1).isActive = true
      icon.heightAnchor.constraint(equalToConstant: \(text)).isActive = true
      """)
    expectEqual(Sample.equations(layout), ["icon.width == 1"])
    #expect(
      layout.notes.count == 1 && layout.notes[0].hasPrefix("the constraint in line 6 is omitted"))
  }

  @Test("a multiple of the standard spacing is a multiple of 8")
  func systemSpacing() throws {
    let layout = try Sample.layout(
      """
      icon.topAnchor.constraint(equalToSystemSpacingBelow: title.bottomAnchor, multiplier: 2).isActive = true
      title.leadingAnchor.constraint(
        greaterThanOrEqualToSystemSpacingAfter: icon.trailingAnchor, multiplier: 1
      ).isActive = true
      """)
    expectEqual(
      Sample.equations(layout),
      ["icon.top == title.bottom + 16", "title.leading >= icon.trailing + 8"])
  }

  @Test("format strings keep standard gaps and unknown metrics in a function that also has anchors")
  func formats() throws {
    let layout = try Sample.layout(
      """
      addSubview(title)
      addSubview(icon)
      addConstraints(NSLayoutConstraint.constraints(
        withVisualFormat: "H:[title]-[icon]-edge-|", metrics: ["edge": edge], views: ["title": title, "icon": icon]))
      icon.heightAnchor.constraint(equalToConstant: 3).isActive = true
      """)
    expectEqual(
      Sample.equations(layout),
      ["icon.leading == title.trailing + 8", "|.trailing == icon.trailing + 8", "icon.height == 3"])
    #expect(
      layout.notes == [
        "the value of `edge` is unknown, so 8 is used; `--metric edge=NUMBER` sets it"
      ])
  }

  // MARK: Active constraints

  @Test(
    "constraints that may not be active are omitted with a note",
    arguments: [
      "if flag { icon.heightAnchor.constraint(equalToConstant: 1).isActive = true }",
      """
      DispatchQueue.main.async {
        self.icon.heightAnchor.constraint(equalToConstant: 1).isActive = true
      }
      """,
      """
      let other = icon.heightAnchor.constraint(equalToConstant: 1)
      if flag { other.isActive = true }
      """,
    ])
  func conditional(text: String) throws {
    let layout = try Sample.layout(
      "icon.widthAnchor.constraint(equalToConstant: 20).isActive = true\n" + text)
    expectEqual(Sample.equations(layout), ["icon.width == 20"])
    #expect(
      layout.notes.count == 1 && layout.notes[0].hasSuffix("may not be active, and is omitted"))
  }

  @Test("inactive and deactivated constraints, and constraints of removed views, are left out")
  func inactive() throws {
    let layout = try Sample.layout(
      """
      let first = icon.heightAnchor.constraint(equalToConstant: 1)
      let second = icon.heightAnchor.constraint(equalToConstant: 2)
      second.isActive = true
      second.isActive = false
      title.widthAnchor.constraint(equalToConstant: 3).isActive = true
      title.removeFromSuperview()
      icon.widthAnchor.constraint(equalToConstant: 20).isActive = true
      """)
    expectEqual(Sample.equations(layout), ["icon.width == 20"])
    expectEqual(layout.notes, ["the constraint in line 5 is not activated here, and is omitted"])
  }

  @Test("constraints that properties store, and that functions of the type create, are included")
  func stored() throws {
    let layout = try Sample.layout(
      """
      width = icon.widthAnchor.constraint(equalToConstant: 20)
      width?.isActive = true
      addTitle()
      """,
      properties: """
        var width: NSLayoutConstraint?
        func addTitle() { title.heightAnchor.constraint(equalToConstant: 30).isActive = true }
        """)
    expectEqual(Sample.equations(layout), ["icon.width == 20", "title.height == 30"])
  }

  @Test("a branch that appends to a list leaves its other constraints active")
  func appending() throws {
    let layout = try Sample.layout(
      """
      var list = [icon.widthAnchor.constraint(equalToConstant: 1)]
      if flag { list.append(icon.heightAnchor.constraint(equalToConstant: 2)) }
      if flag { list += [title.heightAnchor.constraint(equalToConstant: 3)] }
      NSLayoutConstraint.activate(list)
      let boxes = (0..<2).map { _ in UIView() }
      boxes.forEach { $0.heightAnchor.constraint(equalToConstant: 9).isActive = true }
      """)
    expectEqual(
      Sample.equations(layout), ["icon.width == 1", "subview.height == 9", "subview2.height == 9"])
  }

  @Test("SnapKit replaces only constraints of the view itself")
  func remaking() throws {
    let layout = try Sample.layout(
      """
      addSubview(title)
      addSubview(icon)
      icon.snp.makeConstraints { $0.left.equalTo(title.snp.right); $0.width.equalTo(3) }
      title.snp.makeConstraints { $0.left.top.equalToSuperview() }
      title.snp.updateConstraints { $0.left.equalToSuperview().offset(40) }
      icon.snp.remakeConstraints { $0.width.equalTo(4) }
      """)
    expectEqual(
      Sample.equations(layout),
      ["title.top == |.top", "title.left == |.left + 40", "icon.width == 4"])
  }

  @Test(
    "a method of the project that returns the constraint keeps it, with the priority of its argument"
  )
  func wrapped() throws {
    let layout = try Sample.layout(
      """
      icon.widthAnchor.constraint(equalToConstant: 1).withPriority(.defaultLow).isActive = true
      icon.heightAnchor.constraint(equalToConstant: 2).named("height").isActive = true
      """)
    expectEqual(Sample.equations(layout), ["icon.width == 1 @250", "icon.height == 2"])
  }

  @Test("a method of an extension of the file is evaluated for the view that it is called on")
  func extensions() {
    let found = Sample.layouts(
      """
      extension UIView {
        func pin(to other: UIView, inset: CGFloat) {
          topAnchor.constraint(equalTo: other.topAnchor, constant: inset).isActive = true
        }
      }
      class Card: UIView {
        let title = UILabel()
        func build() {
          addSubview(title)
          title.pin(to: self, inset: 5)
        }
      }
      """, function: "build")
    expectEqual(found.map(Sample.equations), [["title.top == |.top + 5"]])
  }

  @Test("calls of unknown code that get views are listed, but not calls of the superclass")
  func ignoredCalls() throws {
    let layout = try Sample.layout(
      """
      super.build(flag: flag, gap: gap)
      addSubview(title)
      title.setTitle("", for: .normal)
      icon.widthAnchor.constraint(equalToConstant: 1).isActive = true
      Layout.center(title, in: self)
      """)
    expectEqual(layout.notes, ["the call in line 9 gets a view, and is not evaluated"])
  }

  // MARK: Functions

  private static let types = """
    class Card: UIView {
      let title = UILabel()
      init() { setUp() }
      func setUp() { title.widthAnchor.constraint(equalToConstant: 1).isActive = true }
    }
    class Row: UIView {
      let title = UILabel()
      func setUp() { title.widthAnchor.constraint(equalToConstant: 2).isActive = true }
      func add() {
        setUp()
        title.heightAnchor.constraint(equalToConstant: 3).isActive = true
      }
      func draw() {}
    }
    """

  private static func names(_ function: String? = nil) -> [String] {
    Sample.layouts(types, function: function).map {
      "\($0.declaration.line) \($0.declaration.name)"
    }
  }

  @Test("a function whose constraints another one contains is left out, unless it is selected")
  func functions() {
    expectEqual(Self.names(), ["3 init", "9 add"])
    expectEqual(Self.names("setUp"), ["4 setUp", "8 setUp"])
    expectEqual(Self.names("Row.setUp"), ["8 setUp"])
    expectEqual(Self.names("Row"), ["9 add"])
    expectEqual(Self.names("9"), ["9 add"])
    expectEqual(Self.names("draw"), [])
  }

  @Test("many functions take linear time")
  func manyFunctions() {
    let functions = (0..<3000).map {
      "func f\($0)() { title.widthAnchor.constraint(equalToConstant: \($0)).isActive = true }"
    }
    let text = "class Card: UIView { let title = UILabel()\n\(functions.joined(separator: "\n"))\n}"
    expectEqual(Sample.layouts(text).count, 3000)
  }

  @Test("Objective-C is read like Swift")
  func objectiveC() throws {
    let found = Sample.layouts(
      """
      @implementation Card
      - (void)setUp {
        UILabel *title = [[UILabel alloc] init];
        title.text = @"1234";
        title.font = [UIFont systemFontOfSize:20];
        [self addSubview:title];
        [title.topAnchor constraintEqualToAnchor:self.topAnchor constant:8].active = YES;
        NSLayoutConstraint *width = [title.widthAnchor constraintEqualToConstant:90];
        width.priority = UILayoutPriorityDefaultHigh;
        width.active = YES;
      }
      @end
      """, .objectiveC)
    try #require(found.count == 1)
    expectEqual(Sample.equations(found[0]), ["title.top == |.top + 8", "title.width == 90 @750"])
    expectEqual(try Sample.node("title", found[0]).content, PerAxis<Double?>(40, 24))
  }
}
