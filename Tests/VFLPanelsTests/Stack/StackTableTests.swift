import Testing
import VFLPanels
import VFLRecords
import VFLTestSupport
import VFLViews

@Suite("Constraints of a stack view")
struct StackTableTests {
  private func stack(
    _ axis: Axis, _ distribution: StackView.Distribution, _ alignment: StackView.Alignment,
    _ behavior: StackView.Behavior
  ) throws -> StackView {
    let views = [40.0, 60, 80].enumerated().map { index, length in
      LayoutView("s\(index)", contentWidth: length, contentHeight: length)
    }
    let stack = StackView(
      "S", arranging: views, axis: axis, spacing: 8, alignment: alignment,
      distribution: distribution, behavior: behavior)
    try stack.updateConstraints()
    return stack
  }

  /// Returns the constraints of a stack view, except for the constraints that only position guides.
  private func constraints(of stack: StackView) -> [String] {
    stack.arrangementConstraints.map { constraint in
      constraint.description.replacing("S.alignment-spanner", with: "L")
        .replacing(#/S\.gap\.s(\d)/#) { "G\($0.output.1)" }
    }.filter { !$0.contains("guide-placement") }.sorted()
  }

  @Test(
    "the constraints of a horizontal stack view equal the documented tables",
    arguments: StackView.Distribution.allCases,
    StackView.Behavior.allCases)
  func row(distribution: StackView.Distribution, behavior: StackView.Behavior) throws {
    let along = StackTables.distribution(distribution, behavior)
    for alignment in StackView.Alignment.allCases {
      let made = try constraints(of: stack(.horizontal, distribution, alignment, behavior))
      let across = StackTables.alignment(alignment, behavior)
      expectEqual(made, StackTables.constraints(along + "\n" + across, behavior))
    }
  }

  @Test(
    "the constraints of a vertical stack view equal the transposed documented tables",
    arguments: StackView.Distribution.allCases,
    StackView.Behavior.allCases)
  func column(distribution: StackView.Distribution, behavior: StackView.Behavior) throws {
    let along = StackTables.turned(StackTables.distribution(distribution, behavior))
    for alignment in StackView.Alignment.allCases {
      let made = try constraints(of: stack(.vertical, distribution, alignment, behavior))
      // In a vertical stack view, the views have no common baseline.
      let meant: StackView.Alignment =
        switch alignment {
        case .firstBaseline: .leading
        case .lastBaseline: .trailing
        default: alignment
        }
      let across = StackTables.turned(StackTables.alignment(meant, behavior))
      expectEqual(made, StackTables.constraints(along + "\n" + across, behavior))
    }
  }

  @Test("a stack view's constraints are active and have the source location of the stack view")
  func owner() throws {
    let made = try stack(.horizontal, .equalSpacing, .center, .uiKit)
    for constraint in made.arrangementConstraints {
      let isAboutOne = constraint.secondItem == nil
      let owner = isAboutOne ? constraint.firstItem as? LayoutView ?? made : made
      #expect(constraint.isActive && constraint.owner === owner)
    }
    #expect(
      made.arrangementConstraints.allSatisfy { $0.origin.fileID.hasSuffix("StackTableTests.swift") }
    )
  }
}
