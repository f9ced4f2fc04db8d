import Testing
import VFLTestSupport

@testable import VFLCommand

/// A suite of tests that convert sources.
protocol ConvertingSuite {}

extension ConvertingSuite {
  /// A source whose one call is converted, and what it becomes; `nil` where it stays.
  func converted(
    _ text: String, _ flags: String..., name: String = "A.swift"
  ) -> (text: String?, reason: String) {
    let transcript = Transcript(
      ["convert", "--write", "--stdin-filename", name, "-"] + flags, standardInput: text)
    expectEqual(transcript.code, .success)
    let isKept = transcript.output == text
    let reason = transcript.errors.split(separator: "\n").first { $0.contains("not converted:") }
    expectEqual(isKept, (reason != nil), "\(transcript.errors)")
    return (isKept ? nil : transcript.output, reason.map(String.init) ?? "")
  }

  /// The call of a format in Swift.
  func call(
    _ format: String, options: String = "[]", metrics: String = "nil",
    views: String = "[\"a\": a, \"b\": b]"
  ) -> String {
    "NSLayoutConstraint.constraints(withVisualFormat: \"\(format)\", options: \(options), metrics: \(metrics), views: \(views))"
  }
}
