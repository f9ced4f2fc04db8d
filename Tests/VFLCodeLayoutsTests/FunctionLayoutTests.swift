import Testing
import VFLCodeLayouts
import VFLCompiler
import VFLLayout
import VFLRecords
import VFLSources
import VFLTestSupport

@Suite("Layouts that functions create")
struct FunctionLayoutTests {
  private static func layouts(
    _ text: String, _ language: HostLanguage = .swift, function: String? = nil,
    metrics: [String: Double] = [:]
  ) -> [FunctionLayouts.Layout] {
    FunctionLayouts(
      Array(text.utf8), language, name: "Card.swift", function: function, metrics: metrics
    ).layouts
  }

  /// Returns the layout of a view whose function contains some statements.
  private static func layout(
    _ statements: String, properties: String = "", parent: String = "UIView",
    metrics: [String: Double] = [:]
  ) throws -> FunctionLayouts.Layout {
    let found = layouts(
      """
      class Card: \(parent) {
        let title = UILabel(), icon = UIImageView()
        \(properties)
        func build(flag: Bool, gap: CGFloat) {
          \(statements)
        }
      }
      """, metrics: metrics)
    try #require(found.count == 1)
    return found[0]
  }

  private static func equations(_ layout: FunctionLayouts.Layout) -> [String] {
    layout.document.equations.map { String(decoding: $0.bytes, as: UTF8.self) }
  }

  private static func node(
    _ name: String, _ layout: FunctionLayouts.Layout
  ) throws -> LayoutNode {
    try #require(layout.document.views.first { $0.node.name == name }).node
  }

  // MARK: Numbers

  @Test("an unknown number is 8 with a note, or the value of the metric")
  func unknownNumber() throws {
    let text = "icon.widthAnchor.constraint(equalToConstant: 2 * gap + 1).isActive = true"
    let assumed = try Self.layout(text)
    expectEqual(Self.equations(assumed), ["icon.width == 17"])
    expectEqual(
      assumed.notes, ["the value of `gap` is unknown, so 8 is used; `--metric gap=NUMBER` sets it"])
    let given = try Self.layout(text, metrics: ["gap": 20])
    expectEqual(Self.equations(given), ["icon.width == 41"])
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
    let layout = try Self.layout(
      "icon.widthAnchor.constraint(equalToConstant: \(value)).isActive = true",
      properties: property)
    expectEqual(Self.equations(layout), ["icon.width == \(expected)"])
    expectEqual(layout.notes.count, assumed.count)
  }

  @Test("a constraint whose multiplier or priority is unknown is omitted with its line")
  func omitted() throws {
    let layout = try Self.layout(
      """
      icon.heightAnchor.constraint(equalToConstant: 20).isActive = true
      icon.widthAnchor.constraint(equalTo: widthAnchor, multiplier: gap).isActive = true
      """)
    expectEqual(Self.equations(layout), ["icon.height == 20"])
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
    let layout = try Self.layout(
      """
      let width = icon.widthAnchor.constraint(equalToConstant: 20)
      width.priority = \(text)
      width.isActive = true
      """)
    expectEqual(Self.equations(layout), ["icon.width == 20\(expected)"])
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
    let layout = try Self.layout(
      "icon.widthAnchor.constraint(equalToConstant: 20).isActive = true\n" + text)
    expectEqual(Self.equations(layout), ["icon.width == 20"])
    #expect(
      layout.notes.count == 1 && layout.notes[0].hasSuffix("may not be active, and is omitted"))
  }

  @Test("inactive and deactivated constraints, and constraints of removed views, are left out")
  func inactive() throws {
    let layout = try Self.layout(
      """
      let first = icon.heightAnchor.constraint(equalToConstant: 1)
      let second = icon.heightAnchor.constraint(equalToConstant: 2)
      second.isActive = true
      second.isActive = false
      title.widthAnchor.constraint(equalToConstant: 3).isActive = true
      title.removeFromSuperview()
      icon.widthAnchor.constraint(equalToConstant: 20).isActive = true
      """)
    expectEqual(Self.equations(layout), ["icon.width == 20"])
    expectEqual(layout.notes, [])
  }

  @Test("constraints that properties store, and that functions of the type create, are included")
  func stored() throws {
    let layout = try Self.layout(
      """
      width = icon.widthAnchor.constraint(equalToConstant: 20)
      width?.isActive = true
      addTitle()
      """,
      properties: """
        var width: NSLayoutConstraint?
        func addTitle() { title.heightAnchor.constraint(equalToConstant: 30).isActive = true }
        """)
    expectEqual(Self.equations(layout), ["icon.width == 20", "title.height == 30"])
  }

  // MARK: Views

  @Test("the view of the type is the container, and views are in their superviews")
  func hierarchy() throws {
    let layout = try Self.layout(
      """
      addSubview(box)
      box.addSubview(title)
      title.topAnchor.constraint(equalTo: box.topAnchor, constant: 4).isActive = true
      box.topAnchor.constraint(equalTo: topAnchor).isActive = true
      """, properties: "let box = UIView()")
    expectEqual(Self.equations(layout), ["title.top == box.top + 4", "box.top == |.top"])
    let parents = layout.document.views.map { "\($0.node.name) in \($0.parent)" }
    expectEqual(parents, ["box in container", "title in view(\"box\")"])
    #expect(layout.document.width == nil && layout.document.height == nil)
  }

  @Test("the view of a view controller has the size and the margins of a phone")
  func screen() throws {
    let layout = try Self.layout(
      """
      view.addSubview(title)
      title.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor).isActive = true
      title.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor).isActive = true
      """, parent: "UIViewController")
    expectEqual(layout.document.width, 375)
    expectEqual(layout.document.height, 667)
    let equations = Self.equations(layout)
    #expect(equations.contains("title.leading == margins.leading"))
    #expect(equations.contains("margins.left == |.left + 16"))
    #expect(equations.contains("safeArea.top == |.top"))
  }

  @Test("the edges of a scroll view are the edges of its content for views inside of it")
  func scrolling() throws {
    let layout = try Self.layout(
      """
      addSubview(scroll)
      scroll.addSubview(title)
      title.bottomAnchor.constraint(equalTo: scroll.bottomAnchor).isActive = true
      title.widthAnchor.constraint(equalTo: scroll.widthAnchor).isActive = true
      scroll.bottomAnchor.constraint(equalTo: bottomAnchor).isActive = true
      """, properties: "let scroll = UIScrollView()")
    let equations = Self.equations(layout)
    #expect(equations.contains("title.bottom == scrollContent.bottom"))
    #expect(equations.contains("title.width == scroll.width"))
    #expect(equations.contains("scroll.bottom == |.bottom"))
    #expect(equations.contains("scrollContent.top == scroll.top"))
  }

  @Test("a stack view has the equations of its rows")
  func stack() throws {
    let layout = try Self.layout(
      """
      addSubview(stack)
      stack.axis = .vertical
      stack.spacing = 12
      stack.setCustomSpacing(30, after: title)
      for view in [title, icon] { stack.addArrangedSubview(view) }
      stack.setCustomSpacing(30, after: title)
      stack.topAnchor.constraint(equalTo: topAnchor).isActive = true
      """, properties: "let stack = UIStackView()")
    let equations = Self.equations(layout)
    #expect(equations.contains("stack.top == |.top"))
    #expect(equations.contains("icon.top == title.bottom + 30"))
    #expect(equations.contains { $0.hasPrefix("stack.top == title.top") })
  }

  // MARK: Content

  @Test("a content size follows from the class, the text and the font")
  func content() throws {
    let layout = try Self.layout(
      """
      title.text = "1234567890"
      title.font = .systemFont(ofSize: 20)
      title.setContentHuggingPriority(.defaultHigh, for: .horizontal)
      title.setContentCompressionResistancePriority(.required, for: .vertical)
      for view in [title, toggle, icon, note] {
        view.topAnchor.constraint(equalTo: topAnchor).isActive = true
      }
      """,
      properties: """
        let toggle = UISwitch()
        let note: UILabel = {
          let label = UILabel()
          label.text = "12"
          label.font = UIFont.boldSystemFont(ofSize: 10)
          return label
        }()
        """)
    let title = try Self.node("title", layout)
    expectEqual(title.content, PerAxis<Double?>(100, 24))
    expectEqual(title.hugging, PerAxis(750, 250))
    expectEqual(title.compression, PerAxis(750, 1000))
    expectEqual(title.isContentAssumed, PerAxis(true, true))
    expectEqual(try Self.node("toggle", layout).content, PerAxis<Double?>(49, 31))
    expectEqual(try Self.node("icon", layout).content, PerAxis<Double?>(nil, nil))
    expectEqual(try Self.node("note", layout).content, PerAxis<Double?>(10, 12))
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

  @Test("a function whose constraints another one contains is left out, unless it is selected")
  func functions() {
    expectEqual(Self.layouts(Self.types).map { $0.name }, ["init", "add"])
    expectEqual(Self.layouts(Self.types).map { $0.line }, [3, 9])
    expectEqual(Self.layouts(Self.types, function: "setUp").map { $0.line }, [4, 8])
    expectEqual(Self.layouts(Self.types, function: "Row.setUp").map { $0.line }, [8])
    expectEqual(Self.layouts(Self.types, function: "Row").map { $0.name }, ["add"])
    expectEqual(Self.layouts(Self.types, function: "9").map { $0.name }, ["add"])
    expectEqual(Self.layouts(Self.types, function: "draw").map { $0.name }, [])
  }

  @Test("Objective-C is read like Swift")
  func objectiveC() throws {
    let found = Self.layouts(
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
    expectEqual(Self.equations(found[0]), ["title.top == |.top + 8", "title.width == 90 @750"])
    expectEqual(try Self.node("title", found[0]).content, PerAxis<Double?>(40, 24))
  }
}
