import Testing
import VFLPanels
import VFLRecords
import VFLTestSupport
import VFLViews

@Suite("Recorded constraints of stack views")
struct StackFixtureTests {
  private struct Scene {
    let title: String
    let change: (StackView) -> Void

    static var all: [Scene] {
      [
        Scene(title: "three views, spacing 8") { _ in },
        Scene(title: "20 after the first view") {
          $0.setCustomSpacing(20, after: $0.arrangedSubviews[0])
        },
        Scene(title: "the second view hidden") { $0.arrangedSubviews[1].isHidden = true },
        Scene(title: "the first and the last view hidden") { stack in
          for index in [0, 2] { stack.arrangedSubviews[index].isHidden = true }
        },
        Scene(title: "all views hidden") { stack in
          for view in stack.arrangedSubviews { view.isHidden = true }
        },
        Scene(title: "in margins") { $0.isLayoutMarginsRelativeArrangement = true },
        Scene(title: "relative to baselines") { $0.isBaselineRelativeArrangement = true },
      ]
    }
  }

  /// Returns the constraints of all scenes of a kind of stack view, without the scenes that change nothing.
  private func text(
    _ axis: Axis, _ distribution: StackView.Distribution, _ alignment: StackView.Alignment,
    _ behavior: StackView.Behavior
  ) throws -> String {
    var text = ""
    var plain = ""
    for scene in Scene.all {
      let views = [40.0, 60, 80].enumerated().map { index, length in
        LayoutView("s\(index)", contentWidth: length, contentHeight: length / 2)
      }
      let stack = StackView(
        "S", arranging: views, axis: axis, spacing: 8, alignment: alignment,
        distribution: distribution, behavior: behavior)
      scene.change(stack)
      try stack.updateConstraints()
      let listing = stack.arrangementDescription
      if listing == plain { continue }
      if plain.isEmpty { plain = listing }
      text += "# \(scene.title)\n\n\(listing)\n"
    }
    return text
  }

  @Test(
    "stack view constraints for each distribution equal the fixtures",
    arguments: StackView.Distribution.allCases, Axis.allCases)
  func distributions(distribution: StackView.Distribution, axis: Axis) throws {
    let directory = "Fixtures/stacks/\(axis.rawValue)"
    let text = try text(axis, distribution, .fill, .uiKit)
    expectFixture(text, at: "\(directory)/distribution-\(distribution.rawValue).txt")
  }

  @Test(
    "stack view constraints for each alignment equal the fixtures",
    arguments: StackView.Alignment.allCases, Axis.allCases)
  func alignments(alignment: StackView.Alignment, axis: Axis) throws {
    let directory = "Fixtures/stacks/\(axis.rawValue)"
    let text = try text(axis, .fill, alignment, .uiKit)
    expectFixture(text, at: "\(directory)/alignment-\(alignment.rawValue).txt")
  }

  @Test(
    "stack view constraints for the other behaviors equal the fixtures",
    arguments: [StackView.Behavior.corrected, .fdStackView],
    StackView.Distribution.allCases)
  func behaviors(behavior: StackView.Behavior, distribution: StackView.Distribution) throws {
    // Distribution and alignment are independent, so one alignment for each distribution covers all rules.
    let alignments: [StackView.Distribution: StackView.Alignment] = [
      .fill: .leading, .fillEqually: .center, .fillProportionally: .trailing,
      .equalSpacing: .firstBaseline, .equalCentering: .lastBaseline,
    ]
    let alignment = alignments[distribution] ?? .fill
    expectFixture(
      try text(.horizontal, distribution, alignment, behavior),
      at: "Fixtures/stacks/\(behavior.rawValue)/\(distribution.rawValue)-\(alignment.rawValue).txt")
  }
}
