import VFLDiagnostics

/// A string literal that looks like a format string and is an argument of a call.
package struct PassedLiteral: Sendable, Hashable {
  /// The literal.
  package let literal: FormatLiteral
  /// The name of the called function without its labels, as other files declare it.
  package let word: String
  /// The full selector of a message, or `nil` for any other call.
  private let selector: String?
  private let labels: [String]
  private let kinds: [ValueKind]
  private let hasClosure: Bool

  /// Whether the call can be a call of a function that has a body.
  package func isCall(of function: SharedFunction) -> Bool {
    guard function.hasBody, function.word == word else { return false }
    guard let shape = function.shape else {
      return selector.map { $0 == function.key.name } ?? true
    }
    let arguments = labels.map { HostCall.Argument(label: $0, range: 0..<0) }
    return shape.match(HostCall(range: 0..<0, arguments: arguments), kinds, hasClosure: hasClosure)
      != nil
  }

  fileprivate init(_ literal: FormatLiteral, in call: HostCall, at name: Int, _ syntax: HostSyntax)
  {
    self.literal = literal
    word = syntax.text(name)
    selector = call.range.lowerBound == name ? nil : syntax.selector(of: call)
    labels = call.arguments.map { $0.label }
    kinds = call.arguments.map { syntax.kind(ofArgument: $0.range) }
    hasClosure = syntax.at(call.range.upperBound, "{")
  }
}

extension HostScan {
  /// Returns the string literals in a file that look like format strings and are arguments of calls.
  ///
  /// An element of an array literal is an argument as well. Calls of functions that are known to process
  /// text, such as `print`, are omitted.
  ///
  /// - Parameter known: The offsets of the contents of literals that are omitted as well.
  /// - Complexity: A search for the first bytes of such literals, unless there are any.
  package static func passedLiterals(
    in bytes: [UInt8], _ language: HostLanguage, except known: Set<Int>
  ) -> [PassedLiteral] {
    guard bytes.count < Int32.max, LiteralSearch.findsFormatStart(in: bytes, except: known) else {
      return []
    }
    let tokens =
      language == .swift ? SwiftLexer.tokens(of: bytes) : ObjectiveCLexer.tokens(of: bytes)
    let syntax = HostSyntax(tokens, budget: SearchBudget(tokenCount: tokens.tokens.count))
    return syntax.calls.flatMap { opener -> [PassedLiteral] in
      guard let (name, call) = syntax.namedCall(Int(opener)), !syntax.budget.isExceeded else {
        return []
      }
      let isOfText = TextFunctions.contains(syntax.text(name))
      return call.arguments.flatMap { argument -> [PassedLiteral] in
        guard !isOfText, !TextFunctions.labels.contains(argument.label) else { return [] }
        return syntax.literals(in: argument.range).filter { literal in
          literal.looksLikeFormat
            && !literal.pieces.contains { known.contains($0.span.start) }
        }.map { PassedLiteral($0, in: call, at: name, syntax) }
      }
    }
  }

  /// Whether a file may pass a format string to a function, possibly one that is combined from several
  /// literals.
  package static func mayPassFormats(_ bytes: [UInt8]) -> Bool {
    NeedleSearch.mayMatter(bytes) || LiteralSearch.findsFormatPart(in: bytes)
  }
}

extension HostSyntax {
  /// The call or message whose bracket is a token, and the token of its name.
  fileprivate func namedCall(_ opener: Int) -> (name: Int, call: HostCall)? {
    if at(opener, "(") { return call(at: opener - 1).map { (opener - 1, $0) } }
    var index = opener + 1
    while index < partner(opener), !isName(index) || !at(index + 1, ":") {
      index = next(after: index)
    }
    return message(at: index).map { (index, $0) }
  }

  /// The string literals that are an argument, or elements of an array literal that is an argument.
  fileprivate func literals(in argument: Range<Int>) -> [FormatLiteral] {
    let first = argument.lowerBound
    guard argument.count > 1, at(first, "["), partner(first) == argument.upperBound - 1,
      isSwift || isBoxed(first)
    else { return literal(argument).map { [$0] } ?? [] }
    return split(content(of: first), at: ",").compactMap(literal)
  }

  private func literal(_ range: Range<Int>) -> FormatLiteral? {
    guard range.count == 1, let token = range.first, isString(token) else { return nil }
    var builder = LiteralBuilder(source.bytes)
    let (start, end) = (Int(tokens[token].start), Int(tokens[token].end))
    LiteralReader.read(from: start, to: end, of: source.bytes, source.language, into: &builder)
    return builder.literal(at: SourceSpan(start, end))
  }
}

/// Searches a file for string literals without reading its tokens.
private enum LiteralSearch {
  private static let quote = UInt8(ascii: "\"")
  private static let bracket = UInt8(ascii: "[")
  private static let bar = UInt8(ascii: "|")

  /// Whether a quote is followed by the beginning of a format string with a view on the same line.
  ///
  /// - Parameter known: The offsets after quotes that are omitted.
  static func findsFormatStart(in bytes: [UInt8], except known: Set<Int>) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      var index = 0
      while index < bytes.count {
        defer { index += 1 }
        guard bytes[index] == quote, !known.contains(index + 1) else { continue }
        var start = index + 1
        // The content of a literal with several lines begins on the next line.
        while start < bytes.count,
          ByteKind.isBlank(bytes[start]) || ByteKind.isNewline(bytes[start])
        {
          start += 1
        }
        if start + 1 < bytes.count, bytes[start + 1] == UInt8(ascii: ":"),
          "HVhv".utf8.contains(bytes[start])
        {
          start += 2
        }
        guard start < bytes.count, bytes[start] == bracket || bytes[start] == bar else { continue }
        while start < bytes.count, !ByteKind.isNewline(bytes[start]) {
          if bytes[start] == bracket { return true }
          start += 1
        }
      }
      return false
    }
  }

  /// Whether a literal contains `[` or `|`, or extends over several lines.
  static func findsFormatPart(in bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      var isInside = false
      var quotes = 0
      var index = 0
      while index < bytes.count {
        defer { index += 1 }
        let byte = bytes[index]
        quotes = byte == quote ? quotes + 1 : 0
        if quotes == 3 { return true }
        if ByteKind.isNewline(byte) { isInside = false }
        if byte == quote { isInside.toggle() }
        guard isInside else { continue }
        if byte == bracket || byte == bar { return true }
        if byte == UInt8(ascii: "\\") { index += 1 }
      }
      return false
    }
  }
}

/// The functions that process text and are never passed a format string of a layout.
private enum TextFunctions {
  /// The labels of arguments that are texts, patterns or keys.
  static let labels: Set<String> = [
    "comment", "description", "forKey", "identifier", "key", "message", "named", "pattern",
    "placeholder", "reason", "regex", "separatedBy", "separator", "title", "verbatim",
  ]

  /// The beginnings of names of functions that log, print, assert or compare.
  private static let prefixes = [
    "@", "#", "NSAssert", "NSCAssert", "NSLog", "NSParameterAssert", "XCTAssert", "XCTExpect",
    "XCTFail", "assert", "debugPrint", "fprintf", "has", "isEqual", "os_log", "precondition",
    "print",
    "range", "rangeOf", "regularExpression", "snprintf", "sprintf", "stringBy", "localizedString",
  ]

  private static let names: Set<String> = [
    "CFSTR", "DDLogDebug", "DDLogError", "DDLogInfo", "DDLogVerbose", "DDLogWarn", "Data",
    "LocalizedStringKey", "Logger", "NSException", "NSExpression", "NSLocalizedString",
    "NSMutableString", "NSPredicate", "NSRegularExpression", "NSString", "Regex", "String",
    "Substring", "Text", "addObject", "append", "appendFormat", "appendString", "components",
    "componentsSeparatedByString", "contains", "containsString", "critical", "debug", "describe",
    "dump", "error", "expect", "expressionWithFormat", "fatalError", "fault", "firstIndex",
    "firstMatch", "firstRange", "info", "initWithFormat", "initWithPattern", "insert", "joined",
    "log", "matches", "notice", "objectForKey", "predicateWithFormat", "prefixMatch", "puts",
    "raise", "remove", "replace", "replacing", "replacingOccurrences", "setObject", "setText",
    "setTitle", "split", "starts", "stringWithFormat", "stringWithString", "trace",
    "trimmingCharacters",
    "verbose", "warn", "warning", "wholeMatch", "write",
  ]

  /// Whether a function, a macro or the first part of a selector has one of the names.
  static func contains(_ name: String) -> Bool {
    names.contains(name) || prefixes.contains { name.hasPrefix($0) }
  }
}
