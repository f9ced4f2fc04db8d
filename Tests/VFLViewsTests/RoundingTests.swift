import Testing
import VFLLayout
import VFLRecords
import VFLTestSupport
import VFLViews

@Suite("Rounding of frames to pixels")
struct RoundingTests {
  private func isWhole(_ value: Double) -> Bool { (value - value.rounded()).magnitude < 1e-6 }

  @Test("adjacent views stay adjacent after rounding at any position", arguments: 1...20)
  func gaps(seed: Int) throws {
    var random = SeededRandom(seed)
    let scale = [1.0, 2, 3][random.index(3)]
    let root = LayoutView("root")
    let box = LayoutView("box")
    root.addSubview(box)
    let parts = (0..<Int(random.whole(2...9))).map { LayoutView("part\($0)") }
    for part in parts { box.addSubview(part) }
    var made = pin(
      box, x: Double.random(in: 0..<9, using: &random), y: 0.3,
      width: Double.random(in: 30..<99, using: &random), height: 10)
    for (index, part) in parts.enumerated() {
      let before = index == 0 ? box.leftAnchor : parts[index - 1].rightAnchor
      made.append(part.leftAnchor.constraint(equalTo: before))
      if index > 0 { made.append(part.widthAnchor.constraint(equalTo: parts[0].widthAnchor)) }
    }
    made.append(parts[parts.count - 1].rightAnchor.constraint(equalTo: box.rightAnchor))
    try LayoutConstraint.activate(made)
    try root.layOut(width: 200, height: 100)
    let exact = parts.map(\.absoluteFrame)
    root.displayScale = scale
    try root.layoutIfNeeded()
    for (index, part) in parts.enumerated() {
      let frame = part.absoluteFrame
      #expect(isWhole(frame.x * scale) && isWhole(frame.width * scale))
      // Rounding errors do not accumulate: each edge is rounded independently.
      #expect((frame.x - exact[index].x).magnitude <= 0.5 / scale + 1e-9)
      let right = frame.x + frame.width
      #expect((right - exact[index].x - exact[index].width).magnitude <= 0.5 / scale + 1e-9)
      if index > 0 {
        let before = parts[index - 1].absoluteFrame
        #expect((before.x + before.width - frame.x).magnitude < 1e-9)
      } else {
        expectEqual(frame.x, box.absoluteFrame.x)
      }
    }
    let boxRight = box.absoluteFrame.x + box.absoluteFrame.width
    let last = parts[parts.count - 1].absoluteFrame
    #expect((last.x + last.width - boxRight).magnitude < 1e-9)
    root.displayScale = nil
    try root.layoutIfNeeded()
    expectEqual(parts.map(\.absoluteFrame), exact)
  }

  @Test(
    "frames are not rounded if the display scale is not a positive number",
    arguments: [0, -2, .nan, .infinity])
  func noScale(scale: Double) throws {
    let box = LayoutView("box")
    let root = window(box)
    try LayoutConstraint.activate(pin(box, x: 10.4, y: 0, width: 10, height: 10))
    root.displayScale = scale
    try root.layOut(width: 100, height: 100)
    expectEqual(box.frame.x, 10.4)
  }

  @Test("the rounded frame of a view is updated if only a distant superview has moved")
  func moved() throws {
    let (outer, inner) = (LayoutView("outer"), LayoutView("inner"))
    let root = window(outer)
    outer.addSubview(inner)
    root.displayScale = 1
    let edges = pin(outer, x: 0, y: 0, width: 50, height: 50)
    try LayoutConstraint.activate(edges + pin(inner, x: 10.4, y: 0, width: 10, height: 10))
    try root.layOut(width: 100, height: 100)
    expectEqual(inner.frame.x, 10)
    edges[0].constant = 0.3
    try root.layoutIfNeeded()
    #expect(outer.frame.x == 0 && inner.frame.x == 11)
  }

  @Test(
    "rounded frames in a right-to-left layout mirror the left-to-right frames, including half pixels",
    arguments: 1...20)
  func mirrored(seed: Int) throws {
    var random = SeededRandom(seed)
    let root = LayoutView("root")
    var views: [LayoutView] = []
    for index in 0..<12 {
      let view = LayoutView("v\(index)")
      let outer = random.chance(0.5) ? root : views.last ?? root
      outer.addSubview(view)
      views.append(view)
      // With quarters and thirds of points, half pixels are frequent and none is exact.
      func length() -> Double { random.whole(0...60) / (random.chance(0.5) ? 4 : 3) }
      try LayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: length()),
        outer === root
          ? outer.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: length() / 9)
          : view.widthAnchor.constraint(equalToConstant: length()),
        view.topAnchor.constraint(equalTo: outer.topAnchor),
        view.heightAnchor.constraint(equalToConstant: 9),
      ])
    }
    root.displayScale = [1.0, 2, 3][random.index(3)]
    for width in [200, 200.25, 300.5] {
      root.layoutDirection = .leftToRight
      try root.layOut(width: width, height: 90)
      let size = root.frame.width
      let expected = views.map { ($0.absoluteFrame, $0.frame.width) }
      root.layoutDirection = .rightToLeft
      try root.layoutIfNeeded()
      expectEqual(root.frame.width, size)
      for (view, (frame, width)) in zip(views, expected) {
        #expect((view.absoluteFrame.x - (size - frame.x - frame.width)).magnitude < 1e-9)
        #expect((view.frame.width - width).magnitude < 1e-9)
      }
    }
    // Incrementally computed frames equal the frames of a new layout.
    try root.layOut(width: 300.75, height: 90)
    let reached = views.map(\.frame)
    let scale = root.displayScale
    root.displayScale = nil
    try root.layoutIfNeeded()
    root.displayScale = scale
    try root.layoutIfNeeded()
    expectEqual(views.map(\.frame), reached)
  }
}
