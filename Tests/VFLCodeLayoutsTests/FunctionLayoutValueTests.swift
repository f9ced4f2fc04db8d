import Testing
import VFLCodeLayouts
import VFLCompiler
import VFLLayout
import VFLRecords
import VFLSources
import VFLTestSupport

@Suite("Values and conditions of layouts that functions create")
struct FunctionLayoutValueTests {
  private typealias Sample = FunctionLayoutSample

  private static func equations(
    _ text: String, _ language: HostLanguage = .swift, function: String = "build"
  ) throws -> [String] {
    let found = Sample.layouts(text, language, function: function)
    try #require(found.count == 1)
    expectEqual(found[0].notes, [])
    return Sample.equations(found[0])
  }

  @Test("lazy properties contain constraints, lists and views")
  func lazyProperties() throws {
    expectEqual(
      try Self.equations(
        """
        class Card: UIView {
          let title = UILabel()
          lazy var left = title.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 9)
          lazy var compact = [title.widthAnchor.constraint(equalToConstant: 5)]
          lazy var note = makeLabel(size: 20)
          func makeLabel(size: CGFloat) -> UILabel {
            let label = UILabel()
            label.font = .systemFont(ofSize: size)
            return label
          }
          func build() {
            addSubview(title)
            addSubview(note)
            left.isActive = true
            NSLayoutConstraint.activate(
              [note.topAnchor.constraint(equalTo: topAnchor)] + compact)
          }
        }
        """), ["title.leading == |.leading + 9", "note.top == |.top", "title.width == 5"])
  }

  @Test("a literal of C can end with a point and a letter")
  func literals() throws {
    expectEqual(
      try Self.equations(
        """
        void build(UIView *box) {
          [box.widthAnchor constraintEqualToConstant:80.f].active = YES;
          [box.heightAnchor constraintEqualToConstant:20.].active = YES;
        }
        """, .objectiveC), ["box.width == 80", "box.height == 20"])
  }

  @Test("the branches of a helper follow from the arguments of its call")
  func conditions() throws {
    expectEqual(
      try Self.equations(
        """
        extension UIView {
          func anchor(top: NSLayoutYAxisAnchor?, left: NSLayoutXAxisAnchor? = nil, padding: CGFloat = 0, size: CGSize = .zero) {
            guard let superview else { return }
            if let top = top { topAnchor.constraint(equalTo: top, constant: padding).isActive = true }
            if let left { leadingAnchor.constraint(equalTo: left).isActive = true } else {
              trailingAnchor.constraint(equalTo: superview.trailingAnchor).isActive = true
            }
            if size.width != 0 { widthAnchor.constraint(equalToConstant: size.width).isActive = true }
            if size.height != 0 { heightAnchor.constraint(equalToConstant: size.height).isActive = true }
            if #available(iOS 11, *) { centerYAnchor.constraint(equalTo: superview.centerYAnchor).isActive = true }
          }
        }
        class Card: UIView {
          let title = UIView()
          func build() {
            addSubview(title)
            title.anchor(top: topAnchor, padding: 4, size: CGSize(width: 30, height: 0))
          }
        }
        """),
      [
        "title.top == |.top + 4", "title.trailing == |.trailing", "title.width == 30",
        "title.centerY == |.centerY",
      ])
  }

  @Test("variadic helpers, methods of superclasses and configuring closures are evaluated")
  func helpers() throws {
    expectEqual(
      try Self.equations(
        """
        extension UIView {
          func addAll(_ views: UIView...) { views.forEach { addSubview($0) } }
        }
        class Base: UIView {
          let title = UILabel()
          func setUp() { title.topAnchor.constraint(equalTo: topAnchor).isActive = true }
          func pinLeft() { title.leftAnchor.constraint(equalTo: leftAnchor).isActive = true }
        }
        class Card: Base {
          let box = UIView()
          func build() {
            addSubview(title)
            box.addAll(UIView(), UIView().then { $0.tag = 1 })
            super.setUp()
            pinLeft()
            title.widthAnchor.constraint(equalToConstant: 4).then { $0.priority = .defaultLow }.isActive = true
          }
        }
        """), ["title.top == |.top", "title.left == |.left", "title.width == 4 @250"])
  }

  @Test("constants of a type refer to each other")
  func siblings() throws {
    expectEqual(
      try Self.equations(
        """
        enum Size { static let small: CGFloat = 20; static let large = small + 5; static let huge = Self.large * 2 }
        func build(box: UIView) {
          box.widthAnchor.constraint(equalToConstant: Size.large).isActive = true
          box.heightAnchor.constraint(equalToConstant: Size.huge).isActive = true
        }
        """), ["box.width == 25", "box.height == 50"])
  }

  @Test("the edges of a text view are the edges of its content")
  func textView() throws {
    let layout = try Sample.layout(
      """
      addSubview(text)
      text.addSubview(title)
      title.topAnchor.constraint(equalTo: text.topAnchor, constant: 8).isActive = true
      title.bottomAnchor.constraint(equalTo: text.bottomAnchor, constant: -8).isActive = true
      text.heightAnchor.constraint(equalToConstant: 100).isActive = true
      """, properties: "let text = UITextView()")
    #expect(Sample.equations(layout).contains("title.bottom == textContent.bottom - 8"))
  }

  @Test("the values of constants and default arguments do not depend on the names around their use")
  func scopes() throws {
    expectEqual(
      try Self.equations(
        """
        private let inset: CGFloat = 8
        private let doubled = inset * 2
        class Base: UIView { static let third: CGFloat = 30 }
        class Card: Base {
          static let more = third + 1
          let inset: CGFloat = 50
          let title = UIView()
          private func pin(_ view: UIView, inset: CGFloat, width: CGFloat = doubled) {
            view.heightAnchor.constraint(equalToConstant: doubled).isActive = true
            view.widthAnchor.constraint(equalToConstant: width).isActive = true
          }
          func build() {
            addSubview(title)
            let doubled: CGFloat = 99
            pin(title, inset: 40)
            title.topAnchor.constraint(equalTo: topAnchor, constant: Self.more + doubled).isActive = true
          }
        }
        """), ["title.height == 16", "title.width == 16", "title.top == |.top + 130"])
  }

  @Test("a condition that is not known makes the other branches uncertain")
  func unknownConditions() throws {
    let source = """
      class Card: UIView {
        var height: NSLayoutConstraint?
        let title = UIView()
        func build(available: Bool) {
          addSubview(title)
          title.topAnchor.constraint(equalTo: topAnchor).isActive = true
          if let height = height { height.constant = 5 } else {
            title.heightAnchor.constraint(equalToConstant: 6).isActive = true
          }
          if available { title.widthAnchor.constraint(equalToConstant: 7).isActive = true }
          if #unavailable(iOS 13) {
            title.leftAnchor.constraint(equalTo: leftAnchor).isActive = true
          } else {
            title.rightAnchor.constraint(equalTo: rightAnchor).isActive = true
          }
        }
      }
      """
    let layout = try #require(Sample.layouts(source).first)
    expectEqual(Sample.equations(layout), ["title.top == |.top", "title.right == |.right"])
    #expect(
      layout.notes.contains("the constraints in lines 8 and 10 may not be active, and are omitted"))
  }

  @Test("a `guard` that fails ends the function")
  func failingGuard() throws {
    expectEqual(
      try Self.equations(
        """
        class Card: UIView {
          let title = UIView()
          private func size(_ count: Int) {
            guard count > 2 else {
              title.heightAnchor.constraint(equalToConstant: 5).isActive = true
              return
            }
            title.heightAnchor.constraint(equalToConstant: 50).isActive = true
          }
          func build() {
            addSubview(title)
            size(1)
          }
        }
        """), ["title.height == 5"])
  }

  @Test("a view that moves keeps its own size")
  func movedView() throws {
    expectEqual(
      try Self.equations(
        """
        class Card: UIView {
          let box = UIView(), title = UIView()
          func build() {
            addSubview(box)
            box.addSubview(title)
            title.widthAnchor.constraint(equalToConstant: 30).isActive = true
            title.topAnchor.constraint(equalTo: box.topAnchor).isActive = true
            addSubview(title)
            title.bottomAnchor.constraint(equalTo: bottomAnchor).isActive = true
          }
        }
        """), ["title.width == 30", "title.bottom == |.bottom"])
  }
}
