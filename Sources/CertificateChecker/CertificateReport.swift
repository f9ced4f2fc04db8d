/// The result of checking the certificates of all problems in a file.
package struct CertificateReport {
  /// A line for each problem, and a line for each claim that is not proved.
  package private(set) var lines: [String] = []
  /// Whether all claims are proved.
  package private(set) var isProved = true

  /// Checks the contents of a problem file and a certificate file, or throws ``Invalid``.
  package init(problems: [UInt8], certificates: [UInt8]) throws {
    let problems = try Invalid.inside("problems") {
      try JSONParser.list("problems", in: problems).map("problem") { try Problem($0) }
    }
    try require(!problems.isEmpty, "problems: expected a problem")
    try Invalid.inside("certificates") {
      let certificates = try JSONParser.list("certificates", in: certificates)
      try require(
        certificates.array().count == problems.count, "the number is not \(problems.count)")
      var rest = problems[...]
      _ = try certificates.map("certificate") { try add(rest.removeFirst(), $0) }
    }
  }

  private mutating func add(_ problem: Problem, _ certificate: JSON) throws {
    let check = try ProblemCheck(problem, certificate)
    let claims = problem.claims.indices
    let open = try claims.filter { try check.refuted.contains($0) || !check.proves($0) }
    isProved = isProved && open.isEmpty
    lines.append("\(problem.name): \(claims.count - open.count) of \(claims.count) claims proved")
    for index in open {
      let result = check.refuted.contains(index) ? "has a counterexample" : "is not shown"
      lines.append("  \(problem.claims[index].text): \(result)")
    }
  }
}
