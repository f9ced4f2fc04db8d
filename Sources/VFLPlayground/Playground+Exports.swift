/// The exported functions of the WebAssembly module, under the names by which a page calls them.
///
/// The page allocates memory, writes the arguments and standard input to it, runs the command, and reads the
/// result. The page also frees the memory of the result.
extension Playground {
  /// Returns the result of a run in one block of memory.
  ///
  /// The block begins with the exit code, the length of standard output and the length of standard error, as
  /// 4-byte little-endian integers. The bytes of standard output and standard error follow.
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

/// Allocates a block of memory, which the caller must free with `free`.
@_cdecl("vfl_alloc")
func allocate(_ size: Int) -> UnsafeMutableRawPointer {
  UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
}

/// Frees memory that a function of this module allocated.
@_cdecl("vfl_free")
func free(_ memory: UnsafeMutableRawPointer) { memory.deallocate() }

/// Runs a command line with standard input; see ``Playground/run(_:input:)``.
@_cdecl("vfl_run")
func run(
  _ words: UnsafeRawPointer, _ wordsLength: Int, _ input: UnsafeRawPointer, _ inputLength: Int
) -> UnsafeMutableRawPointer {
  Playground.memory(
    of: Playground.run(
      Array(UnsafeRawBufferPointer(start: words, count: wordsLength)),
      input: Array(UnsafeRawBufferPointer(start: input, count: inputLength))))
}
