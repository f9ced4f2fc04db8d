@testable import VFLCommandLine

/// The output and exit code of a command that ran on a `MemoryConsole`.
struct Transcript: Hashable {
  let output: String
  let errors: String
  let code: ExitCode

  /// Runs a command with the given arguments.
  init(_ words: [String], standardInput: String? = nil, files: [String: String] = [:]) {
    var console = MemoryConsole(standardInput: standardInput)
    console.files = files.mapValues { Array($0.utf8) }
    code = console.run(words)
    output = console.outputText
    errors = console.errorText
  }

  /// Runs a command with the given arguments.
  init(_ words: String..., standardInput: String? = nil, files: [String: String] = [:]) {
    self.init(words, standardInput: standardInput, files: files)
  }

  /// The codes of the printed diagnostics in order.
  var codes: [String] { Self.codes(in: output + errors) }

  /// Returns the codes of the diagnostics in printed output.
  static func codes(in text: String) -> [String] {
    text.split(separator: "\n").compactMap { line in
      for severity in ["error[", "warning["] where line.hasPrefix(severity) {
        return line.dropFirst(severity.count).split(separator: "]").first.map(String.init)
      }
      return nil
    }
  }
}
