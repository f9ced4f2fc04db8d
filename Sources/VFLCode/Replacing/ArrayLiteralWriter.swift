import VFLDiagnostics
import VFLSources

/// Writes the array literals that replace calls, with the indentation and line breaks of the source file.
struct ArrayLiteralWriter: Sendable {
  private let text: [UInt8]
  private let language: HostLanguage
  /// One level of indentation.
  private let step: String
  private let lineBreak: String
  private let wrapper: LineWrapper
  /// Whether the type `UILayoutPriority` is available.
  private let importsUIKit: Bool

  /// Determines the indentation and line breaks that a source file uses.
  init(_ text: [UInt8], _ language: HostLanguage) {
    (self.text, self.language) = (text, language)
    step = Self.step(of: text)
    let end = text.firstIndex(of: UInt8(ascii: "\n")) ?? 0
    lineBreak = end > 0 && text[end - 1] == UInt8(ascii: "\r") ? "\r\n" : "\n"
    wrapper = LineWrapper(language: language, step: step, lineBreak: lineBreak)
    importsUIKit = text.split(separator: UInt8(ascii: "\n")).contains {
      $0.starts(with: "import UIKit".utf8)
    }
  }

  // MARK: Arrays

  /// Returns the array literal that replaces a call, on one line or with one line per element.
  func array(of elements: [CodeElement], in call: ReplaceableCall) -> String {
    let array = array(of: elements, at: call.span)
    if call.needsType { return "((NSArray<NSLayoutConstraint *> *)\(array))" }
    return call.isArgumentOfMacro && elements.count > 1 ? "(\(array))" : array
  }

  private func array(of elements: [CodeElement], at call: SourceSpan) -> String {
    let open = language == .objectiveC ? "@[" : "["
    if elements.isEmpty { return language == .objectiveC ? "@[]" : "[NSLayoutConstraint]()" }
    if elements.count == 1 {
      let literal = open + inline(elements[0]) + "]"
      if fits(literal, in: call) { return literal }
    }
    let indentation = indentation(at: call.start)
    let inner = indentation + step
    let lines = elements.map { inner + element($0, indentation: inner) }
    // Multiline Swift array literals have a trailing comma.
    let end = language == .objectiveC ? "" : ","
    return open + lineBreak + lines.joined(separator: ",\(lineBreak)") + end + lineBreak
      + indentation + "]"
  }

  /// Whether the line of a call does not exceed the maximum length if a literal replaces the call.
  private func fits(_ literal: String, in call: SourceSpan) -> Bool {
    let start = lineStart(of: call.start) ?? call.start
    let end = text[call.end...].prefix(Self.lineLimit).firstIndex { $0 == 0x0A || $0 == 0x0D }
    let before = String(decoding: text[start..<call.start], as: UTF8.self)
    let after = String(decoding: text[call.end..<(end ?? call.end)], as: UTF8.self)
    return LineWrapper.width(of: before + literal + after) <= LineWrapper.limit
  }

  // MARK: Elements

  /// Returns an element on a line of its own, without the comma after it.
  private func element(_ element: CodeElement, indentation: String) -> String {
    let line = inline(element)
    let fits = LineWrapper.width(of: indentation + line + ",") <= LineWrapper.limit
    guard let priority = element.priority, !fits else {
      return wrapper.wrapped(line, after: indentation, indentation: indentation, reserving: 1)
    }
    let (name, inner) = (element.closureVariable, indentation + step)
    if language == .objectiveC {
      let start = inner + "NSLayoutConstraint *\(name) = "
      let expression = wrapper.wrapped(
        element.expression, after: start, indentation: inner, reserving: 1)
      return "({" + lineBreak + start + expression + ";" + lineBreak
        + inner + "\(name).priority = \(priority);" + lineBreak
        + inner + "\(name);" + lineBreak + indentation + "})"
    }
    let end = indentation + "}("
    let expression = wrapper.wrapped(
      element.expression, after: end, indentation: indentation, reserving: 2)
    return "{ (\(name): NSLayoutConstraint) -> NSLayoutConstraint in" + lineBreak
      + inner + "\(name).priority = \(priority)" + lineBreak
      + inner + "return \(name)" + lineBreak + end + expression + ")"
  }

  /// Returns an element without line breaks, in which a closure sets the priority.
  private func inline(_ element: CodeElement) -> String {
    guard let priority = element.priority else { return element.expression }
    let (name, expression) = (element.closureVariable, element.expression)
    return language == .objectiveC
      ? "({ NSLayoutConstraint *\(name) = \(expression); \(name).priority = \(priority); \(name); })"
      : "{ (\(name): NSLayoutConstraint) -> NSLayoutConstraint in \(name).priority = \(priority); return \(name) }(\(expression))"
  }

  // MARK: Statements

  /// Returns statements that replace the statement at an offset.
  ///
  /// - Parameter lines: The statements, with a line feed after each line and 4 spaces per indentation level.
  func statements(_ lines: String, at offset: Int) -> String {
    let indentation = indentation(at: offset)
    return lines.split(separator: "\n").map { line in
      let isIndented = line.hasPrefix("    ")
      return isIndented ? step + String(line.dropFirst(4)) : String(line)
    }.joined(separator: lineBreak + indentation)
  }

  /// Returns statements that assign a constraint to a variable and set the priority of the constraint.
  ///
  /// The statements can be inserted before the statement at an offset.
  func declaration(
    of name: String, _ expression: String, priority: String, before offset: Int
  ) -> String {
    let indentation = indentation(at: offset)
    let isSwift = language == .swift
    let (keyword, end) = isSwift ? ("let ", "") : ("NSLayoutConstraint *", ";")
    let start = "\(keyword)\(name) = "
    let value = wrapper.wrapped(
      expression, after: indentation + start, indentation: indentation, reserving: end.utf8.count)
    var priority = priority
    if importsUIKit, priority.hasPrefix(".init(") {
      priority = "UILayoutPriority" + priority.dropFirst(".init".count)
    }
    return start + value + end + lineBreak + indentation
      + "\(name).priority = \(priority)\(end)" + lineBreak + indentation
  }

  // MARK: Lines

  /// Returns the indentation of the line that contains an offset.
  ///
  /// Returns an empty string if the start of the line is farther away than the limit.
  private func indentation(at offset: Int) -> String {
    guard let start = lineStart(of: offset) else { return "" }
    return String(decoding: text[start..<offset].prefix(while: Self.isBlank), as: UTF8.self)
  }

  /// Returns the start of the line that contains an offset; `nil` if it is farther away than the limit.
  private func lineStart(of offset: Int) -> Int? {
    let near = max(0, offset - Self.lineLimit)..<offset
    let start = text[near].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 }
    return start ?? (near.lowerBound == 0 ? 0 : nil)
  }

  /// Returns one level of indentation.
  ///
  /// It is a tab if any line begins with a tab, otherwise the smallest indentation of at least 2 columns,
  /// or 4 spaces if there is none.
  private static func step(of text: [UInt8]) -> String {
    var least: ArraySlice<UInt8>?
    for line in text.split(separator: UInt8(ascii: "\n")) {
      let blanks = line.prefix(while: isBlank)
      // A line that begins with a single space usually continues a comment.
      guard blanks.count < line.count, blanks.first == UInt8(ascii: "\t") || blanks.count > 1 else {
        continue
      }
      if blanks.first == UInt8(ascii: "\t") { return "\t" }
      if blanks.count < least?.count ?? .max { least = blanks }
    }
    return least.map { String(decoding: $0, as: UTF8.self) } ?? "    "
  }

  /// The maximum distance in bytes between an offset and the start of its line.
  private static let lineLimit = 4096

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }
}
