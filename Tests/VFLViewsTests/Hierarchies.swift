import VFLLayout
import VFLRecords

@testable import VFLViews

/// Numbers that are the same for the same seed, on every machine.
struct SeededRandom: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: Int) {
    state = UInt64(truncatingIfNeeded: seed) &* 0x9E37_79B9_7F4A_7C15 &+ 0x1234_5678_9ABC_DEF1
  }

  mutating func next() -> UInt64 {
    state = state &+ 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func chance(_ odds: Double) -> Bool { Double.random(in: 0..<1, using: &self) < odds }

  mutating func whole(_ range: ClosedRange<Int>) -> Double {
    Double(Int.random(in: range, using: &self))
  }

  mutating func index(_ count: Int) -> Int { Int.random(in: 0..<count, using: &self) }
}

/// A window with views side by side in it.
func window(_ views: LayoutView...) -> LayoutView {
  let window = LayoutView("window")
  for view in views { window.addSubview(view) }
  return window
}

/// Constraints that give a view all four numbers of its frame.
func pin(
  _ view: LayoutView, x: Double, y: Double, width: Double, height: Double
) -> [LayoutConstraint] {
  guard let superview = view.superview else { return [] }
  return [
    view.leftAnchor.constraint(equalTo: superview.leftAnchor, constant: x),
    view.topAnchor.constraint(equalTo: superview.topAnchor, constant: y),
    view.widthAnchor.constraint(equalToConstant: width),
    view.heightAnchor.constraint(equalToConstant: height),
  ]
}
