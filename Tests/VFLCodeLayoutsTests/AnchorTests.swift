import Testing
import VFLSources
import VFLTestSupport

@Suite("Conflicts between anchors")
struct AnchorTests {
  private static let conflict = ["title.width == 10", "title.width == 20"]

  @Test(
    "constraints that a method activates conflict",
    arguments: [
      "title.widthAnchor.constraint(equalToConstant: 10).isActive = true\n"
        + "title.widthAnchor.constraint(equalToConstant: 20).isActive = true",
      "NSLayoutConstraint.activate([title.widthAnchor.constraint(equalToConstant: 10),\n"
        + "self.title.widthAnchor.constraint(equalToConstant: 5 * 4)])",
      "let first = title.widthAnchor.constraint(equalToConstant: 10)\n"
        + "let second = title.widthAnchor.constraint(equalToConstant: 20)\n"
        + "let all = [first] + [second]\nNSLayoutConstraint.activate(all)",
      "var all: [NSLayoutConstraint] = []\n"
        + "all.append(title.widthAnchor.constraint(equalToConstant: 10))\n"
        + "all += [title.widthAnchor.constraint(equalToConstant: 20)]\n"
        + "NSLayoutConstraint.activate(all)",
      "let size = CGSize(width: 10, height: 1)\nlet label = title\n"
        + "label.widthAnchor.constraint(equalToConstant: size.width).isActive = true\n"
        + "title.widthAnchor.constraint(equalToConstant: 20).isActive = true",
      "for view in [title, icon] {\nview.widthAnchor.constraint(equalToConstant: 10).isActive = true\n}"
        + "\ntitle.widthAnchor.constraint(equalToConstant: 20).isActive = true",
      "[title, icon].forEach { $0.widthAnchor.constraint(equalToConstant: 10).isActive = true }\n"
        + "title.widthAnchor.constraint(equalToConstant: 20).isActive = true",
      "guard flag else { return }\n"
        + "title.widthAnchor.constraint(equalToConstant: 10).isActive = true\n"
        + "title.widthAnchor.constraint(equalToConstant: 20).isActive = true",
      "let low = title.widthAnchor.constraint(equalToConstant: 10)\nlow.priority = .defaultLow\n"
        + "low.isActive = true\nlow.priority = UILayoutPriority(1000)\n"
        + "title.widthAnchor.constraint(equalToConstant: 20).isActive = true",
      "let width = title.widthAnchor.constraint(equalToConstant: 30)\nwidth.isActive = true\n"
        + "width.constant = 10\n"
        + "title.widthAnchor.constraint(equalToConstant: 20).isActive = true",
    ])
  func certain(statements: String) {
    expectEqual(CodeConflicts.equations(of: statements).map { $0.sorted() }, [Self.conflict])
  }

  @Test(
    "constraints that may not be active together do not conflict",
    arguments: [
      "if flag { title.widthAnchor.constraint(equalToConstant: 20).isActive = true }",
      "if flag { return }\nif !flag { title.widthAnchor.constraint(equalToConstant: 20).isActive = true }",
      "switch flag { case true: title.widthAnchor.constraint(equalToConstant: 20).isActive = true\n"
        + "default: break }",
      "let other = title.widthAnchor.constraint(equalToConstant: 20)\nother.isActive = flag",
      "let other = title.widthAnchor.constraint(equalToConstant: 20)\nother.isActive = true\n"
        + "other.isActive = false",
      "let other = title.widthAnchor.constraint(equalToConstant: 20)\nother.priority = .defaultHigh\n"
        + "other.isActive = true",
      "let other = title.widthAnchor.constraint(equalToConstant: 20)\nother.isActive = true\n"
        + "other.priority = UILayoutPriority(999)",
      "let other = title.widthAnchor.constraint(equalToConstant: 20)\nother.isActive = true\n"
        + "adjust(other)",
      "let other = title.widthAnchor.constraint(equalToConstant: 20)\nother.isActive = true\n"
        + "UIView.animate(withDuration: 1) { other.constant = 10 }",
      "saved = title.widthAnchor.constraint(equalToConstant: 20)\nsaved.isActive = true",
      "title.widthAnchor.constraint(equalToConstant: gap).isActive = true",
      "do {\nlet title = UILabel()\n"
        + "title.widthAnchor.constraint(equalToConstant: 20).isActive = true\n}",
      "for view in views { view.widthAnchor.constraint(equalToConstant: 20).isActive = true\n"
        + "title.widthAnchor.constraint(equalToConstant: 20).isActive = true }",
      "defer { title.widthAnchor.constraint(equalToConstant: 20).isActive = true }",
      "DispatchQueue.main.async { self.title.widthAnchor.constraint(equalToConstant: 20).isActive = true }",
      "#if DEBUG\ntitle.widthAnchor.constraint(equalToConstant: 20).isActive = true\n#endif",
      "title.widthAnchor.constraint(equalToConstant: 20).withPriority(500).isActive = true",
      "title.widthAnchor.constraint(equalToConstant: flag ? 10 : 20).isActive = true",
      "NSLayoutConstraint.activate(flag ? [] : [title.widthAnchor.constraint(equalToConstant: 20)])",
      "(title.widthAnchor.constraint(equalToConstant: 20) ~ 500).isActive = true",
      "views[0].widthAnchor.constraint(equalToConstant: 20).isActive = true\n"
        + "views[1].widthAnchor.constraint(equalToConstant: 30).isActive = true",
    ])
  func uncertain(statements: String) {
    let first = "title.widthAnchor.constraint(equalToConstant: 10).isActive = true\n"
    expectEqual(CodeConflicts.equations(of: first + statements), [])
    expectEqual(CodeConflicts.equations(of: statements + "\n" + first), [])
  }

  @Test(
    "constraints that are removed do not conflict with later ones",
    arguments: [
      "title.removeFromSuperview()", "title.removeConstraints(title.constraints)",
      "NSLayoutConstraint.deactivate(title.constraints)",
      "view.subviews.forEach { $0.removeFromSuperview() }",
      "for constraint in title.constraints { constraint.isActive = false }",
      "title.constraints.first?.constant = 20", "clearLayout()", "reset(title)",
      "if flag { title.removeFromSuperview() }", "title = UILabel()", "view.removeFromSuperview()",
      "views.forEach { $0.removeConstraints($0.constraints) }",
    ])
  func removed(statement: String) {
    let statements = """
      view.addSubview(title)
      title.widthAnchor.constraint(equalToConstant: 10).isActive = true
      \(statement)
      title.widthAnchor.constraint(equalToConstant: 20).isActive = true
      """
    expectEqual(CodeConflicts.equations(of: statements), [])
  }

  @Test("the members of a conflict have the lines of their calls")
  func lines() {
    let text = CodeConflicts.method(
      """
      title.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 8).isActive = true
      title.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
      view.leadingAnchor.constraint(equalTo: title.leadingAnchor, constant: -12).isActive = true
      """)
    expectEqual(CodeConflicts.lines(text), [[4, 6]])
  }

  @Test("a number that the source does not contain is free")
  func symbols() {
    let statements = { (constant: String) in
      """
      title.topAnchor.constraint(equalTo: view.topAnchor, constant: gap).isActive = true
      view.topAnchor.constraint(equalTo: title.topAnchor, constant: \(constant)).isActive = true
      """
    }
    expectEqual(CodeConflicts.equations(of: statements("-gap")), [])
    expectEqual(CodeConflicts.equations(of: statements("-8")), [])
    expectEqual(CodeConflicts.equations(of: statements("-gap * 2")), [])
    #expect(CodeConflicts.equations(of: statements("-gap - 8")).count == 1)
  }

  @Test("the edges of a scroll view refer to its content")
  func scrollViews() {
    let text = { (type: String) in
      """
      final class Pages: UIView {
        let pages = \(type)()
        func build() {
          let page = UIView()
          addSubview(pages)
          pages.addSubview(page)
          NSLayoutConstraint.activate([
            page.leadingAnchor.constraint(equalTo: pages.leadingAnchor),
            page.trailingAnchor.constraint(equalTo: pages.trailingAnchor),
            page.widthAnchor.constraint(equalTo: pages.widthAnchor, multiplier: 2),
            pages.widthAnchor.constraint(equalToConstant: 300),
          ])
        }
      }
      """
    }
    expectEqual(CodeConflicts.equations(text("UIScrollView")), [])
    expectEqual(CodeConflicts.equations(text("PageView")), [])
    #expect(CodeConflicts.equations(text("UIView")).count == 1)
  }

  @Test("a property that code computes is not one view")
  func computedProperties() {
    let text = { (property: String) in
      """
      final class Card: UIView {
        \(property)
        func build() {
          label.widthAnchor.constraint(equalToConstant: 10).isActive = true
          rebuild()
          label.widthAnchor.constraint(equalToConstant: 20).isActive = true
        }
        func rebuild() { make() }
        func make() { \(property.hasPrefix("var") ? "label = UILabel()" : "") }
      }
      """
    }
    expectEqual(CodeConflicts.equations(text("private var label: UILabel { UILabel() }")), [])
    expectEqual(CodeConflicts.equations(text("var label = UILabel()")), [])
    #expect(CodeConflicts.equations(text("let label = UILabel()")).count == 1)
    #expect(CodeConflicts.equations(text("lazy private var label = UILabel()")).count == 1)
  }

  @Test("a property whose setter runs code may change constraints")
  func observedProperties() {
    let text = { (observer: String) in
      """
      final class Card: UIView {
        let label = UILabel()
        var mode = 0 \(observer)
        func build() {
          label.widthAnchor.constraint(equalToConstant: 10).isActive = true
          mode = 1
          label.widthAnchor.constraint(equalToConstant: 20).isActive = true
        }
      }
      """
    }
    expectEqual(CodeConflicts.lines(text("{ didSet { label.removeFromSuperview() } }")), [])
    expectEqual(CodeConflicts.lines(text("")), [[5, 7]])
  }

  @Test("a function that cannot be overridden is evaluated where it is called")
  func calls() {
    let text = { (modifier: String) in
      """
      class Card: UIView {
        let label = UILabel()
        func build() {
          inset(label, by: 8)
          inset(label, by: 12)
        }
        \(modifier) func inset(_ view: UIView, by points: CGFloat) {
          view.topAnchor.constraint(equalTo: topAnchor, constant: points).isActive = true
          view.leftAnchor.constraint(equalTo: leftAnchor, constant: points).isActive = true
        }
      }
      """
    }
    expectEqual(CodeConflicts.lines(text("private")), [[4, 5]])
    expectEqual(CodeConflicts.lines(text("final")), [[4, 5]])
    expectEqual(CodeConflicts.lines(text("open")), [])
  }

  @Test("a conflict inside of a function is reported there and not at its calls")
  func innerConflicts() {
    let text = """
      final class Card: UIView {
        let label = UILabel()
        init() { build(label) }
        private func build(_ view: UIView) {
          view.heightAnchor.constraint(equalToConstant: 8).isActive = true
          view.heightAnchor.constraint(equalToConstant: 9).isActive = true
        }
      }
      """
    expectEqual(CodeConflicts.lines(text), [[5, 6]])
  }

  @Test("a constant of a type is known, unless several types have its name")
  func constants() {
    let card = { (name: String) in
      """
      final class \(name): UIView {
        private enum Metrics { static let side: CGFloat = \(name == "Card" ? 10 : 20) }
        let label = UILabel()
        func build() {
          label.widthAnchor.constraint(equalToConstant: Metrics.side).isActive = true
          label.widthAnchor.constraint(equalToConstant: 20).isActive = true
        }
      }

      """
    }
    #expect(CodeConflicts.equations(card("Card")).count == 1)
    expectEqual(CodeConflicts.equations(card("Card") + card("List")), [])
  }

  @Test(
    "deeply nested code needs only a small stack",
    arguments: [
      "let end = title" + String(repeating: ".next", count: 10_000),
      "let end = title" + String(repeating: ".next()", count: 10_000),
      String(repeating: "if flag { ", count: 300) + String(repeating: "}", count: 300),
      String(repeating: "run { ", count: 300) + String(repeating: "}", count: 300),
      "let end = " + String(repeating: "flag ? 1 : ", count: 5_000) + "2",
      "let end = " + String(repeating: "[", count: 500) + String(repeating: "]", count: 500),
      "func again() { again() }\nagain()",
    ])
  func deepCode(statement: String) async throws {
    let anchor = "title.topAnchor.constraint(equalTo: view.topAnchor).isActive = true\n"
    let text = CodeConflicts.method(anchor + statement)
    expectEqual(try await onSmallStack { CodeConflicts.lines(text) }, [])
  }

  // A text is parsed only if it contains a word such as `Anchor`.
  @Test(
    "text without constraints has no conflicts",
    arguments: [
      "", "Anchor", "let constraints = 1", "}{ widthAnchor", "// NSLayoutConstraint", "\"Anchor",
      "func build() { title.widthAnchor.constraint(", "title.snp.makeConstraints { make in",
      "NSLayoutConstraint.activate([",
    ])
  func otherText(text: String) {
    expectEqual(CodeConflicts.lines(text), [])
    expectEqual(CodeConflicts.lines(text, .objectiveC), [])
  }
}
