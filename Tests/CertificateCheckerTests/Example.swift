import CertificateChecker
import Testing

/// A problem and its certificate as JSON.
struct Example: Sendable {
  var parameters = #"{"name": "width", "lower": "100", "upper": "200"}"#
  var variables = 1
  var rows: String
  var claims: String
  var certificate: String

  static let satisfiable = #"{"text": "a layout exists", "kind": "satisfiable"}"#

  /// The contents of the problem file.
  var problemFile: String {
    let names = (0..<variables).map { "\"v\($0)\"" }.joined(separator: ", ")
    return """
      {"version": 1, "problems": [{"name": "left", "tolerance": "1/1000",
        "parameters": [\(parameters)], "variables": [\(names)],
        "rows": [\(rows)], "claims": [\(claims)]}]}
      """
  }

  /// The contents of the certificate file.
  var certificateFile: String { #"{"version": 1, "certificates": [\#(certificate)]}"# }

  /// Returns the lines of the report, or the error.
  func check() -> String { Self.check(problemFile, certificateFile) }

  static func check(_ problem: String, _ certificate: String) -> String {
    do {
      let report = try CertificateReport(
        problems: Array(problem.utf8), certificates: Array(certificate.utf8))
      let lines = report.lines.joined(separator: "\n")
      return report.isProved ? "proved: " + lines : "open: " + lines
    } catch { return "invalid: \(error)" }
  }

  /// Returns the example after the only occurrence of a text is replaced, in the rows or in the certificate.
  func replacing(_ old: String, with new: String) -> Example {
    var copy = self
    let count = (rows + certificate).ranges(of: old).count
    #expect(count == 1, "\(old) occurs \(count) times")
    copy.rows = rows.replacing(old, with: new)
    copy.certificate = certificate.replacing(old, with: new)
    return copy
  }

  /// Expects that a change makes the example invalid for the given reason.
  func expectInvalid(
    _ old: String, _ new: String, _ reason: String,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    let result = replacing(old, with: new).check()
    #expect(
      result.hasPrefix("invalid: ") && result.contains(reason), "\(result)",
      sourceLocation: sourceLocation)
  }

  /// Expects that all claims are proved.
  func expectProved(sourceLocation: Testing.SourceLocation = #_sourceLocation) {
    let result = check()
    #expect(result.hasPrefix("proved: "), "\(result)", sourceLocation: sourceLocation)
  }

  /// Expects that a claim is not proved, with the given line.
  func expectOpen(
    _ line: String, sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    let result = check()
    #expect(
      result.hasPrefix("open: ") && result.contains(line), "\(result)",
      sourceLocation: sourceLocation)
  }
}
