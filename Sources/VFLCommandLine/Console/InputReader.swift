import VFLChecking
import VFLCompiler
import VFLDiagnostics
import VFLInterfaces

/// Reads the inputs of a subcommand: format strings, files and standard input.
struct InputReader {
  /// The inputs in command-line order.
  ///
  /// All format strings passed as arguments form one input, at the position of the first of them.
  private(set) var documents: [LayoutDocument] = []
  /// Whether at least one input could not be read.
  var hasFailures: Bool { documents.contains { $0.failure != nil } }

  /// The errors in the configurations of files that contain layouts.
  var configurationGroups: [DiagnosticGroup] { configurations.groups }
  private var configurations: ConfigurationFinder
  private var formats: Int?
  private var hasReadInput = false
  private let invocation: LayoutInvocation
  private var settings: LayoutSettings { invocation.settings }

  /// Reads the inputs that the operands of a command line name.
  ///
  /// Without operands, reads standard input unless it is a terminal.
  ///
  /// If there is no input, `documents` is empty.
  init(_ invocation: LayoutInvocation, on console: inout some Console) {
    self.invocation = invocation
    configurations = ConfigurationFinder(
      .nearest, in: console.currentDirectory, console.fileSystem)
    let operands = invocation.operands
    for (index, operand) in operands.enumerated() {
      if operand.bytes == [UInt8(ascii: "-")] {
        readStandardInput(on: &console)
      } else if let operand = LayoutOperand(operand) {
        readLayout(operand, on: console)
      } else if Self.isFile(operand.bytes, on: console) {
        readFile(operand, on: console)
      } else {
        addFormat(operand, number: index + 1)
      }
    }
    if operands.isEmpty, !console.isInputTerminal {
      readStandardInput(on: &console)
      // If there are no arguments and the input is empty, the user more likely forgot an argument than wanted
      // an empty layout.
      if documents.first?.bytes.isEmpty ?? true, !hasFailures { documents = [] }
    }
  }

  /// Whether an argument is treated as a file name, even if the file does not exist.
  static func isFile(_ word: [UInt8], on console: some Console) -> Bool {
    hasKnownExtension(withoutLine(word)) || console.exists(word)
      || word.contains(UInt8(ascii: "/")) && !has("[]|", word) && !isExplicitStatement(word)
      // Without a working directory, it cannot be determined whether a relative path exists.
      || console.currentDirectory.bytes.isEmpty && isPerhapsFile(word)
  }

  /// Returns an argument such as `Card.swift:12:7` without its trailing line and column.
  private static func withoutLine(_ word: [UInt8]) -> [UInt8] {
    var end = word.count
    for _ in 0..<2 {
      let digits = word[..<end].reversed().prefix { (0x30...0x39).contains($0) }.count
      guard digits > 0, end > digits, word[end - digits - 1] == UInt8(ascii: ":") else { break }
      end -= digits + 1
    }
    return Array(word[..<end])
  }

  /// Whether an argument is a comment, or an extended-dialect statement that contains no view in brackets.
  private static func isExplicitStatement(_ word: [UInt8]) -> Bool {
    if word.starts(with: "/*".utf8) || word.starts(with: "// ".utf8) { return true }
    return (word.starts(with: "C:".utf8) || word.starts(with: "G:".utf8)) && has("=(\"", word)
  }

  /// The known file extensions, with their bytes reversed.
  ///
  /// An argument with such an extension is a file name even if a directory of that name exists.
  private static let extensions = [
    "vfl", "json", "swift", "m", "mm", "h", "pch", "hpp", "hh", "hxx", "cs", "xib", "storyboard",
  ].map { Array(".\($0)".utf8.reversed()) }

  /// Whether an argument ends with a known extension, in upper or lower case.
  private static func hasKnownExtension(_ word: [UInt8]) -> Bool {
    // Setting bit 5 converts ASCII letters to lower case. The dot already has this bit.
    let end = word.suffix(11).reversed().map { $0 | 0x20 }
    return extensions.contains { end.starts(with: $0) }
  }

  /// Whether an argument that is parsed as a format string looks like a file name, because it contains no
  /// format string syntax.
  static func isPerhapsFile(_ word: [UInt8]) -> Bool {
    guard let first = word.first.map(Unicode.Scalar.init) else { return false }
    return !has("[]|:()", word) && (first == "." || first.properties.isAlphabetic)
  }

  /// Whether an argument contains one of the characters in `marks`.
  private static func has(_ marks: String, _ word: [UInt8]) -> Bool {
    word.contains { marks.utf8.contains($0) }
  }

  private mutating func addFormat(_ operand: Argument, number: Int) {
    var format = LayoutDocument.Source(bytes: operand.bytes, name: "<argument \(number)>")
    guard !ContentDetection.isConflictLog(operand.bytes) else {
      return documents.append(.conflictLog(named: format.name))
    }
    format.isPerhapsFile = Self.isPerhapsFile(operand.bytes)
    if let formats {
      documents[formats].formats.append(format)
    } else {
      formats = documents.count
      var document = LayoutDocument(name: "<arguments>")
      document.formats = [format]
      documents.append(document)
    }
  }

  private mutating func readFile(_ operand: Argument, on console: some Console) {
    do {
      let bytes = try console.contents(ofFile: operand.bytes)
      let path = FilePath(operand.bytes)
      var document = LayoutDocument(name: operand.text)
      if ContentDetection.isBinary(bytes), WideTextDecoder.utf8(of: bytes) == nil {
        document.failure = Diagnostic.fileWithoutText(operand.text)
      } else if path.containsLayout(bytes) {
        document = LayoutDocument.read(
          bytes, name: operand.text, fileExtension: path.fileExtension)
      } else {
        document.failure = Diagnostic.fileOfOtherKind(
          operand.text, "neither a .vfl text nor a JSON document")
      }
      documents.append(document)
    } catch {
      addFailure(operand.text, error)
    }
  }

  private mutating func readLayout(_ operand: LayoutOperand, on console: some Console) {
    do {
      let bytes = try console.contents(ofFile: operand.path)
      guard !ContentDetection.isBinary(bytes) || WideTextDecoder.utf8(of: bytes) != nil else {
        var document = LayoutDocument(name: operand.name)
        document.failure = Diagnostic.fileWithoutText(operand.name)
        return documents.append(document)
      }
      documents.append(document(bytes, operand, on: console))
    } catch {
      addFailure(operand.name, error)
    }
  }

  /// Returns the selected layout of a file that contains layouts.
  private mutating func document(
    _ bytes: [UInt8], _ operand: LayoutOperand, on console: some Console
  ) -> LayoutDocument {
    let directory = console.currentDirectory
    let path = FilePath(operand.path).absolute(from: directory)
    let index = configurations.nearest(to: path.parent ?? directory)
    let configuration = configurations.configurations[index]
    switch operand.kind {
    case .interface:
      return InterfaceFile.document(
        bytes, name: operand.name, object: operand.object,
        contents: configuration.contents(settings))
    case .source(let language):
      return SourceLayouts.document(
        bytes, language, name: operand.name, function: operand.object, configuration, settings)
    }
  }

  private mutating func readStandardInput(on console: inout some Console) {
    // Standard input can be read only once, so a second `-` is ignored.
    guard !hasReadInput else { return }
    hasReadInput = true
    do {
      let bytes = try Self.standardInput(on: &console)
      var document = LayoutDocument(name: "<stdin>")
      if let operand = invocation.standardInputName.flatMap({ LayoutOperand($0) }) {
        document = self.document(bytes, operand, on: console)
      } else if let failure = Diagnostic.unreadableStandardInput(bytes) {
        document.failure = failure
      } else if InterfaceFile.isInterface(bytes) {
        document = InterfaceFile.document(
          bytes, name: "<stdin>", object: nil, contents: settings.contents)
      } else {
        document = LayoutDocument.read(bytes, name: "<stdin>")
      }
      documents.append(document)
    } catch {
      addFailure("-", error)
    }
  }

  /// Reads all of standard input.
  static func standardInput(
    on console: inout some Console
  ) throws(InputError) -> [UInt8] {
    var bytes: [UInt8] = []
    while true {
      let piece = try console.readInput()
      if piece.isEmpty { return bytes }
      bytes += piece
      guard bytes.count <= Limit.inputBytes.value else { throw InputError.tooLong }
    }
  }

  private mutating func addFailure(_ path: String, _ error: InputError) {
    var document = LayoutDocument(name: path)
    document.failure = error.diagnostic(for: path)
    documents.append(document)
  }
}
