import Testing
import VisualFormat

/// A custom number type that declares its metric value.
private struct Points: Metric {
  let halves: Int

  var metricValue: MetricValue { .number(Double(halves) / 2) }
}

@Suite("Metrics")
struct MetricTests {
  private func constants(_ metrics: [String: any Metric]?, _ names: String...) throws -> [Double] {
    let sizes = names.joined(separator: ",")
    return try constraints(visualFormat: "[a(\(sizes))]", metrics: metrics, views: ["a"]).map(
      \.constant)
  }

  @Test("a metrics literal can contain different number types")
  func mixedLiteral() throws {
    let made = try constraints(
      visualFormat: "[a(i,d,f,i8,i16,i32,i64,u,u8,u16,u32,u64,neg,t,p)]",
      metrics: [
        "i": 1, "d": 2.5, "f": Float(0.25), "i8": Int8(-3), "i16": Int16(4), "i32": Int32(5),
        "i64": Int64(6), "u": UInt(7), "u8": UInt8(8), "u16": UInt16(9), "u32": UInt32(10),
        "u64": UInt64(11), "neg": -12, "t": "13.5", "p": Points(halves: 29),
      ],
      views: ["a"])
    let expected = [1, 2.5, 0.25, -3, 4, 5, 6, 7, 8, 9, 10, 11, -12, 13.5, 14.5]
    #expect(made.map(\.constant) == expected)
  }

  @Test("a metrics dictionary can have a single number type")
  func variables() throws {
    let doubles: [String: Double] = ["m": 12.5]
    let whole: [String: Int] = ["m": 12]
    let floats: [String: Float] = ["m": 0.5]
    let texts: [String: String] = ["m": "7"]
    let views = ["m": Box()]
    #expect(
      try constraints(visualFormat: "[m(m)]", metrics: doubles, views: views)[0].constant == 12.5)
    #expect(try constraints(visualFormat: "[m(m)]", metrics: whole, views: views)[0].constant == 12)
    #expect(
      try constraints(visualFormat: "[m(m)]", metrics: floats, views: views)[0].constant == 0.5)
    #expect(try constraints(visualFormat: "[m(m)]", metrics: texts, views: views)[0].constant == 7)
  }

  @Test("metrics can be omitted, nil or empty")
  func none() throws {
    #expect(try constraints(visualFormat: "[a(5)]", metrics: nil, views: ["a"]).count == 1)
    #expect(try constraints(visualFormat: "[a(5)]", metrics: [:], views: ["a"]).count == 1)
    let maybe: [String: Double]? = nil
    #expect(try constraints(visualFormat: "[a(5)]", metrics: maybe, views: ["a"]).count == 1)
  }

  @Test("a metric can be a string with a number, and other strings are errors")
  func texts() throws {
    #expect(try constants(["m": "12", "n": "-0.5"], "m", "n") == [12, -0.5])
    for text in ["", "wide", "12px", "1,5", "true"] {
      do {
        _ = try constants(["m": text], "m")
        Issue.record("`\(text)` is no number")
      } catch let error as VisualFormatError {
        #expect(error.diagnostics.map(\.code) == [.metricNotNumber], "\(text)")
      }
    }
  }

  @Test("a metric takes precedence over a view with the same name, and can be a priority")
  func overViews() throws {
    let made = try constraints(
      visualFormat: "[a(b@p)]-b-[b]", metrics: ["b": 77, "p": 250.5], views: ["a", "b"])
    #expect(
      made.map(\.description) == ["a.width == 77 @250.5", "b.leading == a.trailing + 77 @1000"])
  }

  @Test("infinite and NaN metrics, and priorities out of range, are errors")
  func outOfRange() throws {
    let metrics: [String: Double] = ["inf": .infinity, "nan": .nan, "zero": 0]
    do {
      _ = try constraints(visualFormat: "[a(inf,nan,5@zero,5@inf)]", metrics: metrics, views: ["a"])
      Issue.record("none of them is right")
    } catch {
      #expect(
        error.diagnostics.map(\.code) == [
          .constantNotFinite, .constantNotFinite, .priorityOutOfRange, .priorityOutOfRange,
        ])
    }
  }
}
