import CertificateChecker
import Foundation

let help = """
  usage: vfl-verify-certificate PROBLEM.json CERTIFICATE.json

  Checks the certificate that `vfl verify` writes for a problem. A problem
  contains the constraints of layouts as rows, intervals of parameters such as
  sizes, and claims about the layouts for all values of the parameters.

  This program shares only the arithmetic of exact fractions with the prover. It
  does not search. It checks each step of the proof: sums of rows with multipliers
  bound a quantity, and values that satisfy all rows show that the bound is
  attained. Each counterexample is checked with the rows at a single point.

  For each problem, the program prints the number of proved claims, and a line for
  each claim that is not proved. `-` reads one of the files from standard input.

  exit status:
    0  all claims are proved
    1  a claim is false or not shown
    2  a file is unusable, or any part of a certificate is invalid

  """

func fail(_ message: String) -> Never {
  FileHandle.standardError.write(Data("vfl-verify-certificate: \(message)\n".utf8))
  exit(2)
}

let arguments = CommandLine.arguments.dropFirst()
if arguments.contains("--help") {
  print(help, terminator: "")
  exit(0)
}
guard arguments.count == 2, arguments != ["-", "-"] else { fail("expected two files; see --help") }
let contents = arguments.map { path in
  let data =
    path == "-"
    ? try? FileHandle.standardInput.readToEnd() : FileManager.default.contents(atPath: path)
  guard let data else { fail("cannot read \(path)") }
  return [UInt8](data)
}
do {
  let report = try CertificateReport(problems: contents[0], certificates: contents[1])
  for line in report.lines { print(line) }
  exit(report.isProved ? 0 : 1)
} catch { fail("\(error)") }
