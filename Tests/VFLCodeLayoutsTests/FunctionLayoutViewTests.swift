import Testing
import VFLCodeLayouts
import VFLCompiler
import VFLLayout
import VFLRecords
import VFLSources
import VFLTestSupport

@Suite("Views and content sizes of layouts that functions create")
struct FunctionLayoutViewTests {
  private typealias Sample = FunctionLayoutSample

  @Test("the view of the type is the container, and views are in their superviews")
  func hierarchy() throws {
    let layout = try Sample.layout(
      """
      addSubview(box)
      box.addSubview(title)
      title.topAnchor.constraint(equalTo: box.topAnchor, constant: 4).isActive = true
      box.topAnchor.constraint(equalTo: topAnchor).isActive = true
      """, properties: "let box = UIView()")
    expectEqual(Sample.equations(layout), ["title.top == box.top + 4", "box.top == |.top"])
    let parents = layout.document.views.map { "\($0.node.name) in \($0.parent)" }
    expectEqual(parents, ["box in container", "title in view(\"box\")"])
    #expect(layout.document.width == nil && layout.document.height == nil)
  }

  @Test("the view of a view controller has the size and the margins of a phone")
  func screen() throws {
    let layout = try Sample.layout(
      """
      view.addSubview(title)
      title.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor).isActive = true
      title.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor).isActive = true
      """, parent: "UIViewController")
    expectEqual(layout.document.width, 375)
    expectEqual(layout.document.height, 667)
    let equations = Sample.equations(layout)
    #expect(equations.contains("title.leading == margins.leading"))
    #expect(equations.contains("margins.left == |.left + 16"))
    #expect(equations.contains("safeArea.top == |.top"))
  }

  @Test("the edges of a scroll view are the edges of its content for views inside of it")
  func scrolling() throws {
    let layout = try Sample.layout(
      """
      addSubview(scroll)
      scroll.addSubview(title)
      title.bottomAnchor.constraint(equalTo: scroll.bottomAnchor).isActive = true
      title.widthAnchor.constraint(equalTo: scroll.widthAnchor).isActive = true
      scroll.bottomAnchor.constraint(equalTo: bottomAnchor).isActive = true
      """, properties: "let scroll = UIScrollView()")
    let equations = Sample.equations(layout)
    #expect(equations.contains("title.bottom == scrollContent.bottom"))
    #expect(equations.contains("title.width == scroll.width"))
    #expect(equations.contains("scroll.bottom == |.bottom"))
    #expect(equations.contains("scrollContent.top == scroll.top"))
  }

  @Test(
    "the content view of a cell is the container, and the guides of a view controller are in its view"
  )
  func owners() throws {
    let cell = try Sample.layout(
      """
      contentView.addSubview(title)
      title.topAnchor.constraint(equalTo: contentView.topAnchor).isActive = true
      """, parent: "UITableViewCell")
    expectEqual(cell.document.views.map { $0.node.name }, ["title"])
    expectEqual(Sample.equations(cell), ["title.top == |.top"])
    let screen = try Sample.layout(
      """
      view.addSubview(title)
      title.topAnchor.constraint(equalTo: topLayoutGuide.bottomAnchor).isActive = true
      title.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
      """, parent: "UIViewController")
    expectEqual(screen.document.views.map { $0.node.name }, ["title", "top"])
    #expect(Sample.equations(screen).contains("top.top == |.top"))
  }

  @Test("a stack view can have an unknown spacing, and hidden views")
  func unknownStack() throws {
    let text = """
      let stack = UIStackView(arrangedSubviews: [title, icon, third])
      addSubview(stack)
      stack.spacing = Theme.gap
      icon.isHidden = true
      stack.topAnchor.constraint(equalTo: topAnchor).isActive = true
      """
    let layout = try Sample.layout(text, properties: "let third = UIView()", metrics: ["gap": 20])
    #expect(Sample.equations(layout).contains("third.leading == title.trailing + 20"))
    #expect(Sample.equations(layout).contains { $0.hasPrefix("icon.width == 0") })
  }

  @Test("a stack view has the equations of its rows")
  func stack() throws {
    let layout = try Sample.layout(
      """
      addSubview(stack)
      stack.axis = .vertical
      stack.spacing = 12
      stack.setCustomSpacing(30, after: title)
      for view in [title, icon] { stack.addArrangedSubview(view) }
      stack.setCustomSpacing(30, after: title)
      stack.topAnchor.constraint(equalTo: topAnchor).isActive = true
      """, properties: "let stack = UIStackView()")
    let equations = Sample.equations(layout)
    #expect(equations.contains("stack.top == |.top"))
    #expect(equations.contains("icon.top == title.bottom + 30"))
    #expect(equations.contains { $0.hasPrefix("stack.top == title.top") })
  }

  // MARK: Content

  @Test("a content size follows from the class, the text and the font")
  func content() throws {
    let layout = try Sample.layout(
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
    let title = try Sample.node("title", layout)
    expectEqual(title.content, PerAxis<Double?>(100, 24))
    expectEqual(title.hugging, PerAxis(750, 250))
    expectEqual(title.compression, PerAxis(750, 1000))
    expectEqual(title.isContentAssumed, PerAxis(true, true))
    expectEqual(try Sample.node("toggle", layout).content, PerAxis<Double?>(49, 31))
    expectEqual(try Sample.node("icon", layout).content, PerAxis<Double?>(nil, nil))
    expectEqual(try Sample.node("note", layout).content, PerAxis<Double?>(10, 12))
  }

  @Test("an arranged view can move, and leave its stack view")
  func rearranging() throws {
    func equations(_ statements: String) throws -> [String] {
      let layout = try Sample.layout(
        """
        let row = UIStackView(arrangedSubviews: [title, icon, third])
        let other = UIStackView()
        addSubview(row)
        addSubview(other)
        row.topAnchor.constraint(equalTo: topAnchor).isActive = true
        other.topAnchor.constraint(equalTo: topAnchor).isActive = true
        \(statements)
        """, properties: "let third = UIView()")
      return Sample.equations(layout).filter { $0.contains(".leading") }
    }
    let moved = try equations("row.addArrangedSubview(title)")
    #expect(moved.contains("title.leading == third.trailing"), "\(moved)")
    #expect(!moved.contains("icon.leading == title.trailing"), "\(moved)")
    for statement in ["title.removeFromSuperview()", "other.addArrangedSubview(title)"] {
      let rest = try equations(statement)
      #expect(rest.contains("row.leading == icon.leading"), "\(rest)")
    }
  }

  @Test("an undeclared object that arranges views is a stack view")
  func undeclaredStack() throws {
    let layout = try Sample.layout(
      """
      stack.axis = .vertical
      stack.addArrangedSubview(title)
      stack.addArrangedSubview(icon)
      stack.topAnchor.constraint(equalTo: topAnchor).isActive = true
      """)
    #expect(Sample.equations(layout).contains("icon.top == title.bottom"))
    let own = try Sample.layout(
      """
      axis = .vertical
      addArrangedSubview(title)
      addArrangedSubview(icon)
      widthAnchor.constraint(equalToConstant: 9).isActive = true
      """, parent: "UIStackView")
    #expect(Sample.equations(own).contains("icon.top == title.bottom"))
  }

  @Test("a label with several lines wraps its text to its width")
  func wrapping() throws {
    func height(_ lines: Int, width: Double?) throws -> Double? {
      let layout = try Sample.layout(
        """
        title.text = "\(String(repeating: "1234567890", count: 10))"
        title.font = .systemFont(ofSize: 20)
        title.numberOfLines = \(lines)
        addSubview(title)
        title.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
        title.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true
        title.topAnchor.constraint(equalTo: topAnchor).isActive = true
        """)
      var settings = LayoutSettings()
      settings.width = width
      let views = layout.document(settings).views
      return try #require(views.first { $0.node.name == "title" }).node.content.vertical
    }
    expectEqual(try height(1, width: 400), 24)
    expectEqual(try height(0, width: 400), 72)
    expectEqual(try height(0, width: 500), 48)
    expectEqual(try height(2, width: 400), 48)
    expectEqual(try height(0, width: 1000), 24)
    expectEqual(try height(0, width: nil), 72)
  }

  @Test("nested stack views arrange their views in any order of their declarations")
  func nestedStacks() throws {
    let nested = """
      let inner = UIStackView(arrangedSubviews: [title, icon])
      """
    let outer = """
      let row = UIStackView()
      row.axis = .vertical
      """
    for order in [nested + "\n" + outer, outer + "\n" + nested] {
      let layout = try Sample.layout(
        """
        \(order)
        row.addArrangedSubview(inner)
        addSubview(row)
        row.topAnchor.constraint(equalTo: topAnchor).isActive = true
        """)
      let equations = Set(Sample.equations(layout))
      #expect(
        equations.isSuperset(of: [
          "row.top == inner.top", "inner.leading == title.leading",
          "icon.leading == title.trailing",
          "inner.trailing == icon.trailing",
        ]))
    }
  }

  @Test("layout margins that a function sets apply to views, guides and stack views")
  func margins() throws {
    let layout = try Sample.layout(
      """
      directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
      let row = UIStackView(arrangedSubviews: [title])
      row.isLayoutMarginsRelativeArrangement = true
      row.layoutMargins = UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8)
      addSubview(row)
      row.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor).isActive = true
      row.leadingAnchor.constraint(equalTo: readableContentGuide.leadingAnchor).isActive = true
      """)
    let equations = Set(Sample.equations(layout))
    #expect(
      equations.isSuperset(of: [
        "margins.top == |.top + 1", "margins.right == |.right - 4",
        "readableContent.left == |.left + 2", "rowMargins.left == row.left + 6",
        "rowMargins.bottom == row.bottom - 7", "rowMargins.leading == title.leading",
      ]), "\(equations)")
    expectEqual(
      layout.document.margins, LayoutMargins(top: 1, leading: 2, bottom: 3, trailing: 4))
  }

  @Test("only buttons of the system are controls")
  func controls() throws {
    let layout = try Sample.layout(
      """
      addSubview(send)
      addSubview(own)
      addSubview(title)
      send.topAnchor.constraint(equalTo: topAnchor).isActive = true
      own.topAnchor.constraint(equalTo: topAnchor).isActive = true
      title.topAnchor.constraint(equalTo: topAnchor).isActive = true
      """, properties: "let send = UIButton(), own = BigButton()")
    expectEqual(layout.document.views.filter { $0.isControl }.map { $0.node.name }, ["send"])
  }
}
