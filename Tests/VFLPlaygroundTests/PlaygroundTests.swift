import Testing
import VFLCommandLine
import VFLTestSupport

@testable import VFLPlayground

@Suite("The playground")
struct PlaygroundTests {
  private func answer(_ words: String, input: String = "") -> Playground.Answer {
    Playground.run(Array(words.utf8), input: Array(input.utf8))
  }

  @Test(
    "the playground prints the same output and exit code as the `vfl` command",
    arguments: [
      ("compile\0[a(5)]", "", 0, "a.width == 5\n", ""),
      ("compile\0-", "[b(6)]", 0, "b.width == 6\n", ""),
      ("--version", "", 0, "vfl \(VisualFormatCommand.version)\n", ""),
      ("", "", 2, "", nil), ("check\0--format\0short\0[a", "", 1, nil, ""),
      ("compile\0", "", 1, "", nil), ("check\0a.vfl", "", 2, nil, nil),
    ] as [(String, String, Int32, String?, String?)])
  func command(words: String, input: String, code: Int32, output: String?, errors: String?) {
    let answer = answer(words, input: input)
    expectEqual(answer.code, code)
    if let output { expectEqual(String(decoding: answer.output, as: UTF8.self), output) }
    if let errors { expectEqual(String(decoding: answer.errors, as: UTF8.self), errors) }
  }

  @Test("the playground cannot read or write files")
  func files() {
    let reported = answer("check\0/\0Package.swift")
    expectEqual(reported.code, 2)
    #expect(String(decoding: reported.errors, as: UTF8.self).contains("no such file"))
    expectEqual(answer("preview\0a.vfl").code, 2)
    expectEqual(answer("solve\0--html\0[a]").code, 0)
  }

  @Test(
    "the playground returns a memory block with the exit code, two lengths and both output streams")
  func memory() {
    let words = Array("check\0[a(5)]\0[b".utf8)
    let wanted = Playground.run(words, input: [])
    let memory = run(words, words.count, [UInt8](), 0)
    defer { free(memory) }
    let numbers = (0..<3).map {
      Int(Int32(littleEndian: memory.loadUnaligned(fromByteOffset: 4 * $0, as: Int32.self)))
    }
    expectEqual(numbers, [Int(wanted.code), wanted.output.count, wanted.errors.count])
    let bytes = UnsafeRawBufferPointer(
      start: memory + 12, count: wanted.output.count + wanted.errors.count)
    expectEqual(Array(bytes), wanted.output + wanted.errors)
  }
}
