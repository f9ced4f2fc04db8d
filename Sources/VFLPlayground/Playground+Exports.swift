/// The functions of the WebAssembly module have the names that a page calls them by. It allocates memory,
/// writes a command line and standard input into it, runs them, and reads the answer; all that it was given
/// it gives back.
extension Playground {
  /// An answer as one piece of memory: the exit code and the lengths of both streams, four bytes each, the
  /// lowest first, and behind them the bytes of both.
  fileprivate static func memory(of answer: Answer) -> UnsafeMutableRawPointer {
    let numbers = [answer.code, Int32(answer.output.count), Int32(answer.errors.count)]
    let head = numbers.flatMap { number in
      (0..<4).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
    }
    let bytes = head + answer.output + answer.errors
    let memory = allocate(bytes.count)
    memory.copyMemory(from: bytes, byteCount: bytes.count)
    return memory
  }
}

/// Gives out memory for some bytes.
@_cdecl("vfl_alloc")
func allocate(_ size: Int) -> UnsafeMutableRawPointer {
  UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
}

/// Takes back memory that was given out.
@_cdecl("vfl_free")
func free(_ memory: UnsafeMutableRawPointer) { memory.deallocate() }

/// Runs a command line of some bytes with some bytes on standard input, as ``Playground/run(_:input:)`` does.
@_cdecl("vfl_run")
func run(
  _ words: UnsafeRawPointer, _ wordsLength: Int, _ input: UnsafeRawPointer, _ inputLength: Int
) -> UnsafeMutableRawPointer {
  Playground.memory(
    of: Playground.run(
      Array(UnsafeRawBufferPointer(start: words, count: wordsLength)),
      input: Array(UnsafeRawBufferPointer(start: input, count: inputLength))))
}
