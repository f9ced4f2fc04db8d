import Testing
import VFLTestSupport

@testable import VFLCommand

/// A test suite that converts sources.
protocol ConvertingSuite {}

extension ConvertingSuite {
  /// Converts a source with one call.
  ///
  /// `text` is `nil` if the call is left as written, and `reason` then contains the reported line.
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

  /// A call with a format string in Swift.
  func call(
    _ format: String, options: String = "[]", metrics: String = "nil",
    views: String = "[\"a\": a, \"b\": b]"
  ) -> String {
    "NSLayoutConstraint.constraints(withVisualFormat: \"\(format)\", options: \(options), metrics: \(metrics), views: \(views))"
  }
}
