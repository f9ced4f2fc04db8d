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
    return shape.match(labels: labels, kinds, hasClosure: hasClosure) != nil
  }

  fileprivate init(
    _ literal: FormatLiteral, in call: Expression.Call, named name: Int, _ index: FileIndex
  ) {
    let tokens = index.tokens
    self.literal = literal
    word = tokens.word(name)
    selector =
      call.style == .function
      ? nil : call.selector(named: name, in: tokens)
    let arguments = call.arguments.filter { !$0.isTrailing }
    labels = call.labels(in: tokens)
    kinds = arguments.map { index.kind(ofArgument: $0.value) }
    hasClosure = arguments.count < call.arguments.count
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
    in file: HostFile, except known: Set<Int>
  ) -> [PassedLiteral] {
    guard file.bytes.count < Int32.max,
      LiteralSearch.findsFormat(in: file.bytes, except: known)
    else { return [] }
    let tokens = file.tree.tokens
    var found: [PassedLiteral] = []
    for entry in file.expressions.entries {
      guard case .call(let call) = entry.expression.kind, let name = call.name,
        !TextFunctions.contains(tokens.word(name))
      else { continue }
      for argument in call.arguments {
        let label = argument.label.map { tokens.word($0) } ?? ""
        guard !TextFunctions.labels.contains(label) else { continue }
        for literal in literals(in: argument.value, tokens)
        where literal.looksLikeFormat
          && !literal.pieces.contains(where: { known.contains($0.span.start) })
        {
          found.append(PassedLiteral(literal, in: call, named: name, file.index))
        }
      }
    }
    return found
  }

  /// Whether a file may pass a format string to a function, including a string combined from several
  /// literals.
  package static func mayPassFormats(_ bytes: [UInt8]) -> Bool {
    NeedleSearch.mayMatter(bytes) || LiteralSearch.findsFormatPart(in: bytes)
  }

  /// The string literals that are an argument, or elements of an array literal that is an argument.
  private static func literals(in argument: Expression, _ tokens: HostTokens) -> [FormatLiteral] {
    switch argument.kind {
    case .array(let elements): elements.flatMap { literals(in: $0, tokens) }
    case .prefix(_, let value): literals(in: value, tokens)
    case .string(let parts):
      if parts.count == 1, case .literal(let token, _) = parts[0] {
        [tokens.literal(at: token)]
      } else {
        []
      }
    default: []
    }
  }
}

/// Searches a file for string literals without reading its tokens.
private enum LiteralSearch {
  private static let quote = UInt8(ascii: "\"")
  private static let bracket = UInt8(ascii: "[")
  private static let bar = UInt8(ascii: "|")

  /// Whether a quote is followed by what may be a format string with a view and more than that.
  ///
  /// - Parameter known: The offsets after quotes that are omitted.
  static func findsFormat(in bytes: [UInt8], except known: Set<Int>) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      bytes.indices.contains { index in
        bytes[index] == quote && mayBeFormat(bytes, from: index + 1) && !known.contains(index + 1)
      }
    }
  }

  /// Whether the rest of a line, up to the next quote, may be a format string.
  private static func mayBeFormat(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Bool {
    var (index, hasView, hasMore) = (start, false, false)
    // The content of a literal with several lines begins on the next line.
    while index < bytes.count, ByteKind.isBlank(bytes[index]) || ByteKind.isNewline(bytes[index]) {
      index += 1
    }
    if index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: ":"),
      "HVhv".utf8.contains(bytes[index])
    {
      (index, hasMore) = (index + 2, true)
    }
    guard index < bytes.count, bytes[index] == bracket || bytes[index] == bar else { return false }
    while index < bytes.count, bytes[index] != quote, !ByteKind.isNewline(bytes[index]) {
      let byte = bytes[index]
      index += 1
      switch byte {
      // A computed part.
      case UInt8(ascii: "\\"), UInt8(ascii: "%"): return true
      case bracket:
        // A view's name or the beginning of a computed part.
        guard index < bytes.count,
          ByteKind.beginsName(bytes[index]) || "\\% \t".utf8.contains(bytes[index])
        else { return false }
        hasView = true
      case bar, UInt8(ascii: "-"), UInt8(ascii: "("), UInt8(ascii: ":"): hasMore = true
      default:
        guard ByteKind.continuesName(byte) || ByteKind.isBlank(byte) || signs.contains(byte) else {
          return false
        }
      }
    }
    return hasView && hasMore
  }

  /// The other signs of a format string.
  private static let signs = Set("])@=<>.,+*/".utf8)

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
