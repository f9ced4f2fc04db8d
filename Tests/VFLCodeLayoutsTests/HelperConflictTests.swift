import Testing
import VFLSources
import VFLTestSupport

@Suite("Conflicts across helpers, loops and assignments")
struct HelperConflictTests {
  @Test("a helper of an extension of a system class is evaluated, with its default arguments")
  func extensions() {
    let helper = """
      extension UIView {
        func fill(_ other: UIView, margin: CGFloat = 0) {
          topAnchor.constraint(equalTo: other.topAnchor, constant: margin).isActive = true
          bottomAnchor.constraint(equalTo: other.bottomAnchor, constant: -margin).isActive = true
        }
      }
      """
    func conflicts(_ call: String, height: Int) -> [[String]] {
      CodeConflicts.equations(
        helper + "\n"
          + CodeConflicts.method(
            """
            let box = UIView(), inner = UIView()
            box.addSubview(inner)
            box.heightAnchor.constraint(equalToConstant: 100).isActive = true
            inner.\(call)
            inner.heightAnchor.constraint(equalToConstant: \(height)).isActive = true
            """))
    }
    expectEqual(conflicts("fill(box)", height: 100), [])
    expectEqual(conflicts("fill(box)", height: 90).count, 1)
    expectEqual(conflicts("fill(box, margin: 5)", height: 90), [])
    expectEqual(conflicts("fill(box, margin: 4)", height: 90).count, 1)
  }

  @Test("a category of a system class is evaluated in Objective-C")
  func categories() {
    let text = """
      @implementation UIView (Size)
      - (void)setSide:(CGFloat)side {
        [self.widthAnchor constraintEqualToConstant:side].active = YES;
        [self.heightAnchor constraintEqualToConstant:side].active = YES;
      }
      @end
      @implementation Card
      - (void)build {
        NSTextField *title = [NSTextField labelWithString:@"A"];
        [title setSide:80];
        [title.heightAnchor constraintEqualToAnchor:title.widthAnchor multiplier:0.5].active = YES;
      }
      @end
      """
    expectEqual(CodeConflicts.equations(text, .objectiveC).count, 1)
  }

  @Test("a loop over a range runs once for each number")
  func ranges() {
    func conflicts(_ range: String, width: Int) -> [[String]] {
      CodeConflicts.equations(
        of: """
          let bar = UIView()
          bar.widthAnchor.constraint(equalToConstant: \(width)).isActive = true
          var edge = bar.leadingAnchor
          for _ in \(range) {
            let dot = UIView()
            bar.addSubview(dot)
            dot.leadingAnchor.constraint(equalTo: edge).isActive = true
            dot.widthAnchor.constraint(equalToConstant: 10).isActive = true
            edge = dot.trailingAnchor
          }
          edge.constraint(equalTo: bar.trailingAnchor).isActive = true
          """)
    }
    expectEqual(conflicts("0..<3", width: 30), [])
    expectEqual(conflicts("0...3", width: 40), [])
    expectEqual(conflicts("0..<3", width: 40).count, 1)
    expectEqual(conflicts("0..<count", width: 40), [])
  }

  @Test("a view that becomes the view of the controller keeps its constraints")
  func rootView() {
    let found = CodeConflicts.equations(
      of: """
        let root = UIView()
        root.addSubview(title)
        root.widthAnchor.constraint(equalToConstant: 30).isActive = true
        title.widthAnchor.constraint(equalTo: root.widthAnchor).isActive = true
        title.widthAnchor.constraint(equalToConstant: 40).isActive = true
        view = root
        """)
    expectEqual(
      found, [["root.width == 30", "title.width == root.width", "title.width == 40"]])
  }
}
