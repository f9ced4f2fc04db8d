import Testing
import VFLDiagnostics
import VFLLowering
import VFLTestSupport

@Suite("Names in format strings")
struct NameTests {
  private let metrics = ["m": 12, "half": 30.5, "neg": -6, "zero": 0, "p": 600, "b": 77]

  @Test("metrics can be used as gaps, sizes and priorities")
  func metricsEverywhere() {
    expectEqual(
      Compiled("|-m-[a(half@p)]-(>=m@p,<=half)-[c]-neg-|", metrics: metrics).records,
      [
        "a.leading == super.leading + 12 @1000", "a.width == 30.5 @600",
        "c.leading >= a.trailing + 12 @600", "c.leading <= a.trailing + 30.5 @1000",
        "super.trailing == c.trailing - 6 @1000",
      ])
  }

  @Test("a metric can be negative, with or without parentheses")
  func negativeMetrics() {
    let expected = ["c.leading == a.trailing - 6 @1000"]
    for gap in ["neg", "(neg)", "==neg", "(==neg)"] {
      expectEqual(Compiled("[a]-\(gap)-[c]", metrics: metrics).records, expected, "\(gap)")
    }
    expectEqual(Compiled("[a(neg)]", metrics: metrics).records, ["a.width == -6 @1000"])
    let zero = ["c.leading >= a.trailing @1000"]
    expectEqual(Compiled("[a]->=zero-[c]", metrics: metrics).records, zero)
  }

  @Test("in a predicate, a name that is both a metric and a view means the metric")
  func metricsOverViews() {
    expectEqual(
      Compiled("[a(b)]-b-[b(==b@b)]", metrics: metrics).records,
      [
        "a.width == 77 @1000", "b.leading == a.trailing + 77 @1000", "b.width == 77 @77",
      ])
  }

  @Test("in brackets, a name that is both a metric and a view means the view")
  func viewsInBrackets() {
    expectEqual(Compiled("[b(a)]", metrics: metrics).records, ["b.width == a.width @1000"])
  }

  @Test("names that differ only in case are different names")
  func capitals() {
    let views: [String: String?] = ["a": "super", "A": "super"]
    expectEqual(
      Compiled("[a]-m-[A]", metrics: ["m": 1, "M": 2], views: views).records,
      [
        "A.leading == a.trailing + 1 @1000"
      ])
  }

  @Test("a name can be `H`, `V`, `inf` or `nan`, or contain underscores and digits")
  func spelling() {
    let views: [String: String?] = ["H": nil, "V": nil, "_a1": nil, "__": nil]
    expectEqual(
      Compiled("[H]-inf-[V]-nan-[_a1(__)]", metrics: ["inf": 1, "nan": 2], views: views).records,
      [
        "V.leading == H.trailing + 1 @1000", "_a1.leading == V.trailing + 2 @1000",
        "_a1.width == __.width @1000",
      ])
  }

  @Test("a size can refer to a view that is not in the format string")
  func sizeOfAnotherView() {
    let views: [String: String?] = ["files": "super", "header": "window", "divider": nil]
    expectEqual(
      Compiled("V:|[files(==header,<=divider@5)]|", views: views).records,
      [
        "files.top == super.top @1000", "files.height == header.height @1000",
        "files.height <= divider.height @5", "super.bottom == files.bottom @1000",
      ])
  }

  @Test("a superview in brackets is spaced like any other view")
  func superviewByName() {
    let views: [String: String?] = ["superview": nil, "label": "superview"]
    expectEqual(
      Compiled("H:[superview]-(<=1)-[label]|", options: .alignAllCenterY, views: views).records,
      [
        "label.leading <= superview.trailing + 1 @1000",
        "superview.trailing == label.trailing @1000", "superview.centerY == label.centerY @1000",
      ])
  }

  @Test("each bar refers to the superview of the view next to the bar")
  func superviewsPerBar() {
    let views: [String: String?] = ["a": "left", "b": nil, "c": "right"]
    expectEqual(
      Compiled("|-2-[a][b][c]-4-|", views: views).records,
      [
        "a.leading == left.leading + 2 @1000", "b.leading == a.trailing @1000",
        "c.leading == b.trailing @1000", "right.trailing == c.trailing + 4 @1000",
      ])
  }

  @Test("a format string without bars needs no superview")
  func noBar() {
    let compiled = Compiled("[a(40)]-[b]", views: ["a": nil, "b": nil])
    expectEqual(
      compiled.records, ["a.width == 40 @1000", "b.leading == a.trailing + std(8) @1000"])
    #expect(compiled.compilation.diagnostics.isEmpty)
  }
}
