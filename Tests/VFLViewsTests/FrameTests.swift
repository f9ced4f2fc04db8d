import Testing
import VFLLayout
import VFLRecords
import VFLTestSupport
import VFLViews

/// A view that sets the frames of its tiles in `layoutSubviews()`.
private final class Board: LayoutView {
  let tiles = (0..<3).map { LayoutView("tile\($0)") }
  var side = 10.0
  var passes = 0

  init() {
    super.init("board")
    for tile in tiles { addSubview(tile) }
  }

  override func layoutSubviews() throws {
    passes += 1
    for (index, tile) in tiles.enumerated() {
      tile.frame = Frame(x: Double(index) * side, y: 0, width: side, height: frame.height / 3)
    }
  }

  func expected(_ height: Double) -> [Frame] {
    (0..<3).map { Frame(x: Double($0) * side, y: 0, width: side, height: height / 3) }
  }
}

private final class Refusing: LayoutView {
  var isRefusing = false
  struct Rejection: Error {}
  override func layoutSubviews() throws { if isRefusing { throw Rejection() } }
}

@Suite("Setting frames")
struct FrameTests {
  @Test(
    "frames that layoutSubviews sets are kept, with and without autoresizing masks",
    arguments: [true, false], [nil, 2.0])
  func board(hasMasks: Bool, scale: Double?) throws {
    let (board, other) = (Board(), LayoutView("other"))
    board.side = 10.3
    let root = window(board, other)
    for tile in board.tiles { tile.translatesAutoresizingMaskIntoConstraints = hasMasks }
    try LayoutConstraint.activate([
      board.leftAnchor.constraint(equalTo: root.leftAnchor),
      board.topAnchor.constraint(equalTo: root.topAnchor),
      board.rightAnchor.constraint(equalTo: root.rightAnchor),
      board.heightAnchor.constraint(equalTo: root.heightAnchor),
    ])
    let place = pin(other, x: 5, y: 5, width: 5, height: 5)
    try LayoutConstraint.activate(place)
    root.displayScale = scale
    func check(_ height: Double, _ sourceLocation: Testing.SourceLocation = #_sourceLocation) {
      let allowed = scale == nil ? 1e-9 : 0.5
      for (tile, frame) in zip(board.tiles, board.expected(height)) {
        let isNear =
          (tile.frame.x - frame.x).magnitude <= allowed
          && (tile.frame.width - frame.width).magnitude <= allowed
          && (tile.frame.height - frame.height).magnitude <= allowed
        #expect(isNear, "\(tile.name) is at \(tile.frame)", sourceLocation: sourceLocation)
      }
    }
    try root.layOut(width: 200, height: 60)
    check(60)
    try root.layOut(width: 300, height: 90)
    check(90)
    board.side = 20
    board.setNeedsLayout()
    try root.layoutIfNeeded()
    check(90)
    // A change of another view does not change the frames of the tiles.
    place[0].constant = 8
    try root.layoutIfNeeded()
    expectEqual(other.frame.x, 8)
    check(90)
    let passes = board.passes
    #expect(passes < 20)
    try root.layoutIfNeeded()
    expectEqual(board.passes, passes)
  }

  @Test("a frame that is set directly is kept until the view's constraints change")
  func byHand() throws {
    let box = LayoutView("box")
    let root = window(box)
    let made = pin(box, x: 1, y: 2, width: 30, height: 40)
    try LayoutConstraint.activate(made)
    try root.layOut(width: 100, height: 100)
    box.frame = Frame(x: 50, y: 50, width: 5, height: 5)
    expectEqual(box.frame.x, 50)
    try root.layoutIfNeeded()
    expectEqual(box.frame, Frame(x: 50, y: 50, width: 5, height: 5))
    made[0].constant = 3
    try root.layoutIfNeeded()
    expectEqual(box.frame, Frame(x: 3, y: 2, width: 30, height: 40))
  }

  @Test("a failed layOut(width:height:) restores the size and frame of the root")
  func thrown() throws {
    let root = Refusing("root")
    let box = LayoutView("box")
    root.addSubview(box)
    try LayoutConstraint.activate([
      box.widthAnchor.constraint(equalTo: root.widthAnchor),
      box.widthAnchor.constraint(lessThanOrEqualToConstant: 120),
    ])
    try root.layOut(width: 100, height: nil)
    let frames = [root.frame, box.frame]
    #expect(throws: UnsatisfiableLayoutError.self) { try root.layOut(width: 200, height: 50) }
    #expect(root.rootSize == PerAxis(100, nil) && [root.frame, box.frame] == frames)
    root.isRefusing = true
    #expect(throws: Refusing.Rejection.self) { try root.layOut(width: 110, height: 50) }
    #expect(root.rootSize == PerAxis(100, nil) && [root.frame, box.frame] == frames)
    root.isRefusing = false
    try root.layoutIfNeeded()
    expectEqual([root.frame, box.frame], frames)
  }

  @Test(
    "a layout pass with an invalid root size throws an error and changes no frame",
    arguments: [Double.nan, .infinity, -.infinity, -4])
  func noSize(size: Double) throws {
    let box = LayoutView("box")
    let root = window(box)
    box.widthAnchor.constraint(equalTo: root.widthAnchor).isActive = true
    try root.layOut(width: 100, height: 30)
    root.rootSize.horizontal = size
    expectEqual(root.frame, Frame(x: 0, y: 0, width: 100, height: 30))
    #expect(throws: (any Error).self) { try root.layoutIfNeeded() }
    #expect(throws: (any Error).self) { try root.layOut(width: 50, height: size) }
    #expect(root.frame == Frame(x: 0, y: 0, width: 100, height: 30) && box.frame.width == 100)
    root.rootSize.horizontal = 90
    try root.layoutIfNeeded()
    #expect(root.frame.width == 90 && box.frame.width == 90)
  }

  @Test("setting a frame that is not finite or has a negative size traps")
  func noNumber() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let view = LayoutView("view")
      view.frame = Frame(x: 0, y: .nan, width: 1, height: 1)
    }
    #expect(text(of: result).contains("frame of `view` is not finite: "))
    await #expect(processExitsWith: .failure) {
      let (outer, inner) = (LayoutView("outer"), LayoutView("inner"))
      outer.addSubview(inner)
      inner.frame = Frame(x: 0, y: 0, width: .infinity, height: 1)
    }
    let negative = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      LayoutView("view").frame = Frame(x: 0, y: 0, width: 1, height: -10)
    }
    #expect(text(of: negative).contains("frame of `view` has a negative size: "))
  }
}
