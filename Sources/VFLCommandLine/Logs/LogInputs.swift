import VFLChecking
import VFLCompiler
import VFLDiagnostics
import VFLLogs
import VFLText

/// The inputs of `vfl log`: files, standard input, or log text that was passed as an argument.
struct LogInputs {
  /// The logs that were read successfully.
  private(set) var logs: [RenderedSource] = []
  /// The errors for unreadable inputs.
  private(set) var failures: [Diagnostic] = []
  private var hasReadInput = false

  /// Reads the inputs that the operands name, or standard input if there are no operands.
  init(_ operands: [Argument], on console: inout some Console) throws(OutputError) {
    for (index, operand) in operands.enumerated() {
      if operand.bytes == [UInt8(ascii: "-")] {
        try readStandardInput(on: &console)
      } else if isLog(operand.bytes), !console.exists(operand.bytes) {
        logs.append(
          RenderedSource(.document, name: "<argument \(index + 1)>", bytes: operand.bytes))
      } else {
        readFile(operand, on: console)
      }
    }
    if operands.isEmpty { try readStandardInput(on: &console) }
  }

  /// Returns the log of known conflicts, or an empty array if `path` is `nil`.
  ///
  /// If the log is unreadable, adds an error to ``failures`` and returns an empty array.
  mutating func known(at path: String?, on console: some Console) -> [UInt8] {
    guard let path else { return [] }
    do {
      let bytes = try console.contents(ofFile: Array(path.utf8))
      return WideTextDecoder.utf8(of: bytes) ?? bytes
    } catch {
      failures.append(error.diagnostic(for: path))
      return []
    }
  }

  private func isLog(_ bytes: [UInt8]) -> Bool {
    ContentDetection.isConflictLog(bytes) || !LogScanner.read(bytes).messages.isEmpty
  }

  private mutating func readFile(_ operand: Argument, on console: some Console) {
    do {
      add(try console.contents(ofFile: operand.bytes), name: operand.text)
    } catch {
      failures.append(error.diagnostic(for: operand.text))
    }
  }

  private mutating func readStandardInput(on console: inout some Console) throws(OutputError) {
    guard !hasReadInput else { return }
    hasReadInput = true
    if console.isInputTerminal {
      let hint = "paste the log, then press Ctrl-D on an empty line\n"
      try console.write(Array(hint.utf8), to: .error)
    }
    do {
      add(try InputReader.standardInput(on: &console), name: "<stdin>")
    } catch {
      failures.append(error.diagnostic(for: "-"))
    }
  }

  private mutating func add(_ bytes: [UInt8], name: String) {
    logs.append(
      RenderedSource(.document, name: name, bytes: WideTextDecoder.utf8(of: bytes) ?? bytes))
  }
}
