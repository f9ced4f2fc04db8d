#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The program `vfl-examples`.
enum ExampleProgram {
  /// The examples, sorted by name.
  static var examples: [any Example.Type] {
    [
      AutoresizingExample.self, EntriesExample.self, GridExample.self, PaddingExample.self,
      StackPanelExample.self, StackViewExample.self,
    ]
  }

  /// Runs the program with its arguments and ends the process.
  ///
  /// The exit code is 2 if the arguments are invalid, and 1 if the example throws an error.
  static func main(_ words: [String]) -> Never {
    do {
      guard let text = try output(for: words) else {
        print("usage: vfl-examples NAME | --list")
        exit(2)
      }
      print(text, terminator: "")
      exit(0)
    } catch {
      print("\(error)")
      exit(1)
    }
  }

  /// Returns the list of examples, or the output of an example; `nil` if the arguments are invalid.
  ///
  /// - Throws: The error that the example throws.
  static func output(for words: [String]) throws -> String? {
    guard words.count == 1 else { return nil }
    if words[0] == "--list" {
      return examples.map { "\($0.name): \($0.summary)\n" }.joined()
    }
    guard let example = examples.first(where: { $0.name == words[0] }) else { return nil }
    var log = ExampleLog()
    try example.run(&log)
    return log.text
  }
}
