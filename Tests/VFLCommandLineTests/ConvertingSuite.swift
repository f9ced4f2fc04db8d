import Testing
import VFLTestSupport

@testable import VFLCommandLine

/// A test suite that converts source files.
protocol ConvertingSuite {}

extension ConvertingSuite {
  /// Converts a source file that contains a single call.
  ///
  /// `text` is `nil` if the call is left unchanged. In that case, `reason` is the line that reports
  /// the call.
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

  /// Returns a Swift call with the given format string.
  func call(
    _ format: String, options: String = "[]", metrics: String = "nil",
    views: String = "[\"a\": a, \"b\": b]"
  ) -> String {
    "NSLayoutConstraint.constraints(withVisualFormat: \"\(format)\", options: \(options), metrics: \(metrics), views: \(views))"
  }
}
