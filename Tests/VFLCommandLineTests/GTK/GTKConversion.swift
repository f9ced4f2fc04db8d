import Testing
import VFLTestSupport

@testable import VFLCommandLine

/// A layout that is converted to GTK code and compared with the output of `vfl compile`.
struct GTKConversion {
  let code: GTKCodeReader
  /// The lines that `convert` prints on standard error.
  let remarks: [String]
  let text: String

  /// Converts and compiles a layout, and expects that the code together with the reported omissions
  /// matches the compiled records.
  ///
  /// - Parameters:
  ///   - numbers: The metrics for compilation.
  ///   - opens: Whether the metrics are withheld from `convert`, so that they become variables.
  ///   - renamed: The variables of views that cannot keep their names.
  init(
    _ arguments: [String], _ numbers: [String: Double] = [:], input: String? = nil,
    opens: Bool = false, renamed: [String: String] = [:],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let metrics = numbers.sorted { $0.key < $1.key }
      .flatMap { ["--metric", "\($0.key)=\($0.value)"] }
    let compiled = Transcript(["compile"] + arguments + metrics, standardInput: input)
    let converted = Transcript(
      ["convert", "--to", "gtk"] + arguments + (opens ? [] : metrics), standardInput: input)
    expectEqual(converted.code, .success, "\(converted.errors)", sourceLocation: sourceLocation)
    text = converted.output
    remarks = converted.errors.split(separator: "\n").map(String.init)
    code = GTKCodeReader(text, numbers: opens ? numbers : [:])
    #expect(code.diagnostics == [], sourceLocation: sourceLocation)

    let unwritten = remarks.filter {
      $0.hasPrefix("not in the code: ") && !$0.contains("the name `")
    }
    .compactMap { $0.dropFirst("not in the code: ".count).split(separator: ";").first }
    let reported = unwritten.compactMap { GTKConstraint(record: $0, named: [:], numbers: numbers) }
    expectEqual(reported.count, unwritten.count, "\(unwritten)", sourceLocation: sourceLocation)
    let records = compiled.output.split(separator: "\n").filter { $0.contains("= ") }
    let names = Self.guides(in: records).merging(renamed) { $1 }
    let made = records.compactMap {
      GTKConstraint(record: $0, named: names, numbers: numbers)
    }
    expectEqual(made.count, records.count, "\(records)", sourceLocation: sourceLocation)
    expectEqual(
      Self.sorted(code.constraints + reported), Self.sorted(made), "\(text)",
      sourceLocation: sourceLocation)
  }

  private static func sorted(_ constraints: [GTKConstraint]) -> [String] {
    constraints.map { "\($0.canonical)" }.sorted()
  }

  /// The variables of the container and of unnamed guides, which are numbered in creation order.
  private static func guides(in records: [Substring]) -> [String: String] {
    let items = records.flatMap { $0.split(separator: " ") }.filter { $0.hasPrefix("#") }
      .map { $0.split(separator: ".").prefix(2).joined(separator: ".") }
    let guides = Set(items).sorted { first, second in
      func numbers(_ name: String) -> [Int] {
        name.dropFirst().split(separator: ".").compactMap { Int($0) }
      }
      return numbers(first).lexicographicallyPrecedes(numbers(second))
    }
    var names = ["|": "superview"]
    for (index, guide) in guides.enumerated() { names[guide] = "guide\(index + 1)" }
    return names
  }
}
