import VFLDiagnostics
import VFLSources

/// The lines of a source file, and the function declarations on them.
struct FunctionDeclarations: Sendable {
  /// A function declaration.
  private struct Declaration: Sendable {
    let line: Int
    let indentation: Int
    let name: String
  }

  private let bytes: [UInt8]
  /// The byte offset at which each line starts.
  private let starts: [Int]
  /// The function declarations, in source order.
  private let declarations: [Declaration]

  /// Finds the lines and function declarations of a source file in one pass.
  init(_ bytes: [UInt8], _ language: HostLanguage) {
    var starts = [0]
    for (offset, byte) in bytes.enumerated() where byte == 0x0A { starts.append(offset + 1) }
    var declarations: [Declaration] = []
    for (line, start) in starts.enumerated() {
      let end = line + 1 < starts.count ? starts[line + 1] - 1 : bytes.count
      let indentation = Self.indentation(of: bytes[start..<end])
      let text = bytes[(start + indentation)..<end]
      if let name = Self.functionName(in: text, language) {
        declarations.append(Declaration(line: line, indentation: indentation, name: name))
      }
    }
    (self.bytes, self.starts, self.declarations) = (bytes, starts, declarations)
  }

  /// Returns the 1-based line and column of a byte offset.
  func place(of offset: Int) -> (line: Int, column: Int) {
    let end = min(offset, bytes.count)
    let line = self.line(of: end)
    let before = String(decoding: bytes[starts[line]..<end], as: UTF8.self)
    return (line + 1, before.unicodeScalars.count + 1)
  }

  /// Returns the name of the function that contains a byte offset, or `nil` if none is found.
  ///
  /// The function is determined by indentation: it is the nearest preceding declaration whose line is
  /// indented less than the line that contains the offset.
  func functionName(around offset: Int) -> String? {
    let own = line(of: min(offset, bytes.count))
    let indentation = Self.indentation(of: bytes[starts[own]...])
    let above = declarations.partitioningIndex { $0.line >= own }
    return declarations[..<above].last { $0.indentation < indentation }?.name
  }

  /// Returns the 0-based line of a byte offset.
  private func line(of offset: Int) -> Int {
    starts.partitioningIndex { $0 > offset } - 1
  }

  private static func indentation(of line: ArraySlice<UInt8>) -> Int {
    line.prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.count
  }

  /// Returns the name of the function that a line declares, or `nil` if it declares none.
  ///
  /// A fast check of the bytes rejects nearly all lines before a line is decoded.
  private static func functionName(in line: ArraySlice<UInt8>, _ language: HostLanguage) -> String?
  {
    switch language {
    case .swift:
      guard line.firstPlace(of: "func ".utf8) != nil || line.firstPlace(of: "init".utf8) != nil
      else { return nil }
      var words = DeclarationParser(line)
      return words.functionName ?? (words.takeInitializer() ? "init" : nil)
    default:
      guard line.first == UInt8(ascii: "-") || line.first == UInt8(ascii: "+") else { return nil }
      var words = DeclarationParser(line.dropFirst())
      words.skipBlanks()
      guard words.skipParentheses() else { return nil }
      words.skipBlanks()
      let name = words.takeWord()
      return name.isEmpty ? nil : name
    }
  }
}
