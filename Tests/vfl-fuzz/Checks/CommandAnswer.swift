import VFLPlayground
import VFLTestSupport

/// The result of running the command with an input.
struct CommandAnswer {
  /// The exit code.
  let code: Int32
  private let output: [UInt8]
  private let errors: [UInt8]

  /// Runs the command in this process, with an in-memory environment.
  init(to input: FuzzInput) {
    let arguments = input.arguments.map { Array($0.utf8) }
    let answer = Playground.run(
      Array(arguments.joined(separator: [0])), input: input.standardInput)
    (code, output, errors) = (answer.code, answer.output, answer.errors)
  }

  /// A description of an exit code or missing output that is never allowed; `nil` if the result is allowed.
  var failure: String? {
    guard (0...2).contains(code) else { return "exit code \(code)" }
    if code != 0 && output.isEmpty && errors.isEmpty {
      return "exit code \(code) without a word"
    }
    return nil
  }

  /// Whether standard output is empty, as for a log without conflicts or for invalid arguments.
  var isEmpty: Bool { output.isEmpty }

  /// Standard output as a JSON value; `nil` if it is not valid JSON.
  var json: JSONTree? { try? JSONTree(parsing: output) }

  /// Whether each line of standard output is a JSON value.
  var isJSONLines: Bool {
    output.split(separator: UInt8(ascii: "\n")).allSatisfy {
      (try? JSONTree(parsing: $0)) != nil
    }
  }

  /// Whether the output reports numbers as too large or too different in magnitude.
  var refusesNumbers: Bool {
    String(decoding: output, as: UTF8.self).contains("\"VFL0301\"")
  }
}
