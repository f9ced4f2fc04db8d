import VFLDiagnostics
import VFLRecords

/// Notes for syntax errors that quote the format string.
enum WrittenNotes {
  /// Returns the diagnostics of a format string with notes that suggest a replacement for arithmetic and
  /// explain `Z:`.
  static func reported(_ diagnostics: [Diagnostic], in tree: FormatTree) -> [Diagnostic] {
    diagnostics.map { diagnostic in
      guard let span = diagnostic.location?.span else { return diagnostic }
      switch diagnostic.code {
      case .unsupportedArithmetic:
        return diagnostic.with(notes: [note(onArithmeticAt: span, in: tree)])
      case .unknownOrientation, .malformedExtendedFormat:
        let letter = SourceSpan(span.start, min(span.start + 2, tree.text.count))
        guard tree.string(letter) == "Z:" else { return diagnostic }
        return diagnostic.with(notes: [depth]).with(fixIts: [])
      default: return diagnostic
      }
    }
  }

  private static let depth =
    "`Z:` is not supported; the order of the subviews determines the depth, not constraints"

  private static func note(onArithmeticAt span: SourceSpan, in tree: FormatTree) -> String {
    let start = "arithmetic is not supported in a format; "
    let text = tree.text[span.start..<span.end]
    let isOfNumbers = !text.contains(where: NameText.begins) && !text.contains(UInt8(ascii: "%"))
    if isOfNumbers { return start + "write its result" }
    // Only the element at the error is searched, because collecting all views of a long chain for each error
    // is slow.
    let element = tree.chainElements.first { $0.span.end >= span.end }
    for view in tree.views[element?.views ?? 0..<0] {
      let predicates = tree.predicates[view.predicates]
      guard let predicate = predicates.first(where: { holds($0, span) }) else { continue }
      let attribute = tree.isVertical ? "height" : "width"
      guard let size = ArithmeticSize(text, attribute: attribute) else { break }
      let priority = predicate.priority.map { " @" + tree.string($0.span) } ?? ""
      let name = tree.string(of: view.name)
      let equation =
        "\(name).\(attribute) \(predicate.relation.rawValue) \(size.text)\(priority)"
      return start + "write an equation in the `constraints` of a document, `\(equation)`"
    }
    return start + "write a metric whose value is the result"
  }

  /// Returns whether a span is inside the comparison of a predicate.
  private static func holds(_ predicate: PredicateNode, _ span: SourceSpan) -> Bool {
    predicate.comparison.start <= span.start && span.end <= predicate.comparison.end
  }
}

/// The right-hand side of the equation that expresses a size with arithmetic.
private struct ArithmeticSize {
  /// The right-hand side, such as `b.width / 2 + 8`.
  private(set) var text = ""
  private var rest: ArraySlice<UInt8>
  private let attribute: String

  /// Reads `50%`, or the size of a view with an optional factor or divisor and an optional offset.
  ///
  /// Returns `nil` for any other text.
  ///
  /// - Parameter attribute: The attribute that is used if only the name of a view is given.
  init?(_ bytes: ArraySlice<UInt8>, attribute: String) {
    rest = bytes
    self.attribute = attribute
    if let number = readNumber() {
      if read("%") {
        text = DecimalText.shortest((Double(number) ?? 0) / 100) + " * |." + attribute
        if !rest.isEmpty { return nil }
        return
      }
      guard read("*") else { return nil }
      text = number + " * "
      guard readSize() else { return nil }
    } else {
      guard readSize() else { return nil }
      guard readOperation(["*", "/"]) else { return nil }
    }
    guard readOperation(["+", "-"]), rest.isEmpty else { return nil }
  }

  /// Reads an operator and the number after it, if there is an operator.
  ///
  /// Returns `false` if no number follows the operator.
  private mutating func readOperation(_ signs: [Unicode.Scalar]) -> Bool {
    guard let sign = signs.first(where: { read($0) }) else { return true }
    guard let number = readNumber() else { return false }
    text += " \(sign) \(number)"
    return true
  }

  private mutating func readSize() -> Bool {
    guard let name = readName() else { return false }
    var attribute = attribute
    if read(".") {
      guard let given = readName(), ["width", "height"].contains(given) else { return false }
      attribute = given
    }
    text += name + "." + attribute
    return true
  }

  private mutating func readName() -> String? {
    guard let first = rest.first, NameText.begins(first) else { return nil }
    return take(while: NameText.continues)
  }

  private mutating func readNumber() -> String? {
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    guard let first = rest.first, digits.contains(first) else { return nil }
    return take { digits.contains($0) || $0 == UInt8(ascii: ".") }
  }

  private mutating func take(while isPart: (UInt8) -> Bool) -> String {
    let part = rest.prefix(while: isPart)
    rest = rest[part.endIndex...]
    return String(decoding: part, as: UTF8.self)
  }

  private mutating func read(_ sign: Unicode.Scalar) -> Bool {
    guard let first = rest.first, UInt32(first) == sign.value else { return false }
    rest = rest.dropFirst()
    return true
  }
}
