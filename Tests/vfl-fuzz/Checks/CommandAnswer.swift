import VFLPlayground
import VFLTestSupport

/// The answer of the command to an input.
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

  /// The reason why the command must never end like this; `nil` if it may.
  var failure: String? {
    guard (0...2).contains(code) else { return "exit code \(code)" }
    if code != 0 && output.isEmpty && errors.isEmpty {
      return "exit code \(code) without a word"
    }
    return nil
  }

  /// Whether nothing was printed, as for a log without conflicts and for arguments with errors.
  var isEmpty: Bool { output.isEmpty }

  /// The answer as JSON; `nil` if it is not JSON.
  var json: JSONTree? { try? JSONTree(parsing: output) }

  /// Whether each line is JSON.
  var isJSONLines: Bool {
    output.split(separator: UInt8(ascii: "\n")).allSatisfy {
      (try? JSONTree(parsing: $0)) != nil
    }
  }

  /// Whether the answer rejects numbers as too large or too different in size.
  var refusesNumbers: Bool {
    String(decoding: output, as: UTF8.self).contains("\"VFL0301\"")
  }
}
