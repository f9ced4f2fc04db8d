import VFLDiagnostics
import VFLDocuments
import VFLProjects

/// Reads what a subcommand is given: formats, files and standard input.
struct InputReader {
  /// The inputs in their order; the formats of the command line are one, where the first of them
  /// stands.
  private(set) var documents: [LayoutDocument] = []
  /// Whether something could not be read.
  var hasFailures: Bool { documents.contains { $0.failure != nil } }

  private var formats: Int?
  private var hasReadInput = false

  /// Reads the inputs that are named, or standard input when none is and it is no terminal.
  ///
  /// Without any input there are no documents.
  init(_ operands: [Argument], on console: inout some Console) {
    for (index, operand) in operands.enumerated() {
      if operand.bytes == [UInt8(ascii: "-")] {
        readStandardInput(on: &console)
      } else if Self.isFile(operand.bytes, on: console) {
        readFile(operand, on: console)
      } else {
        addFormat(operand, number: index + 1)
      }
    }
    if operands.isEmpty, !console.isInputTerminal {
      readStandardInput(on: &console)
      // Nothing named and nothing given is more likely a forgotten argument than an empty layout.
      if documents.first?.bytes.isEmpty ?? true, !hasFailures { documents = [] }
    }
  }

  /// Whether a word of the command line names a file, there or not.
  static func isFile(_ word: [UInt8], on console: some Console) -> Bool {
    hasKnownExtension(withoutLine(word)) || console.exists(word)
      || word.contains(UInt8(ascii: "/")) && !has("[]|", word) && !isExplicitStatement(word)
      // Without a working directory no relative path exists.
      || console.currentFolder.bytes.isEmpty && isPerhapsFile(word)
  }

  /// A word without the numbers of a line and a column behind it, as in `Card.swift:12:7`.
  private static func withoutLine(_ word: [UInt8]) -> [UInt8] {
    var end = word.count
    for _ in 0..<2 {
      let digits = word[..<end].reversed().prefix { (0x30...0x39).contains($0) }.count
      guard digits > 0, end > digits, word[end - digits - 1] == UInt8(ascii: ":") else { break }
      end -= digits + 1
    }
    return Array(word[..<end])
  }

  /// Whether a word is a statement of the extended dialect without views in brackets, or a comment.
  private static func isExplicitStatement(_ word: [UInt8]) -> Bool {
    if word.starts(with: "/*".utf8) || word.starts(with: "// ".utf8) { return true }
    return (word.starts(with: "C:".utf8) || word.starts(with: "G:".utf8)) && has("=(\"", word)
  }

  /// What the names of files end with, whatever a folder is called.
  private static let extensions = [
    "vfl", "json", "swift", "m", "mm", "h", "pch", "hpp", "hh", "hxx", "cs",
  ].map { Array(".\($0)".utf8.reversed()) }

  /// Whether a word ends with an extension, in small letters or capital ones.
  private static func hasKnownExtension(_ word: [UInt8]) -> Bool {
    // A capital letter is a small one without this bit, and the dot has it.
    let end = word.suffix(6).reversed().map { $0 | 0x20 }
    return extensions.contains { end.starts(with: $0) }
  }

  /// Whether a word that is read as a format has nothing of one.
  static func isPerhapsFile(_ word: [UInt8]) -> Bool {
    guard let first = word.first.map(Unicode.Scalar.init) else { return false }
    return !has("[]|:()", word) && (first == "." || first.properties.isAlphabetic)
  }

  /// Whether a word has one of some characters that stand in formats, and in hardly any name of a file.
  private static func has(_ marks: String, _ word: [UInt8]) -> Bool {
    word.contains { marks.utf8.contains($0) }
  }

  private mutating func addFormat(_ operand: Argument, number: Int) {
    var format = LayoutDocument.Text(bytes: operand.bytes, name: "<argument \(number)>")
    guard !ConflictLogLine.isFound(in: operand.bytes) else {
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
      if ByteContent.isBinary(bytes), WideText.utf8(of: bytes) == nil {
        document.failure = Diagnostic.fileWithoutText(operand.text)
      } else if path.holdsLayout(bytes) {
        document = LayoutDocument.read(
          bytes, name: operand.text, fileExtension: path.fileExtension)
      } else {
        document.failure = Diagnostic.fileOfOtherKind(
          operand.text, "no .vfl text and no JSON document")
      }
      documents.append(document)
    } catch {
      addFailure(operand.text, error)
    }
  }

  private mutating func readStandardInput(on console: inout some Console) {
    // A second `-` finds the end of the input, and an empty text has nothing to say.
    guard !hasReadInput else { return }
    hasReadInput = true
    do {
      let bytes = try Self.standardInput(on: &console)
      var document = LayoutDocument(name: "<stdin>")
      if let failure = Diagnostic.unreadableStandardInput(bytes) {
        document.failure = failure
      } else {
        document = LayoutDocument.read(bytes, name: "<stdin>")
      }
      documents.append(document)
    } catch {
      addFailure("-", error)
    }
  }

  /// All of standard input.
  static func standardInput(
    on console: inout some Console
  ) throws(InputFailure) -> [UInt8] {
    var bytes: [UInt8] = []
    while true {
      let piece = try console.readInput()
      if piece.isEmpty { return bytes }
      bytes += piece
      guard bytes.count <= Limit.inputBytes.value else { throw InputFailure.tooLong }
    }
  }

  private mutating func addFailure(_ path: String, _ failure: InputFailure) {
    var document = LayoutDocument(name: path)
    document.failure = Finding.unreadableFile(path: path, reason: failure.reason)
      .diagnostic(in: .document)
    documents.append(document)
  }
}
