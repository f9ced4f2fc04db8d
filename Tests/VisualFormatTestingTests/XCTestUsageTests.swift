#if canImport(XCTest)
  import VisualFormat
  import VisualFormatTesting
  import XCTest

  /// A test of the expectations in an XCTest test case.
  final class XCTestUsageTests: XCTestCase {
    func testExpectations() throws {
      let window = LayoutView("window")
      let card = LayoutView("card")
      window.addSubview(card)
      try card.chain.makeConstraints { $0.edges.equalToSuperview().inset(10) }
      try window.layOut(width: 100, height: 100)
      try window.expectFrames(["card": .frame(10, 10, 80, 80)])
      try window.expectNoAmbiguity()
      XCTAssertThrowsError(try window.expectFrames(["card": FrameExpectation(x: 9)])) { error in
        XCTAssertTrue("\(error)".contains("card  x         9     10           1"), "\(error)")
      }
      let comparison = window.compareFrames(with: ["card": FrameExpectation(x: 10)])
      XCTAssertTrue(comparison.isEqual, "\(comparison)")
    }
  }
#endif
