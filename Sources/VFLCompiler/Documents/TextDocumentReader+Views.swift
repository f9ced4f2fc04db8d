import VFLDiagnostics
import VFLLayout
import VFLLowering
import VFLRecords

extension TextDocumentReader {
  /// Reads a directive such as `@view a, b intrinsic: 80x21 hugging: 251 parent: c`.
  ///
  /// Returns an error if the directive is malformed.
  mutating func readView(_ cursor: inout DirectiveCursor) -> LazyDiagnostic? {
    document.declaresViews = true
    var names: [DirectiveCursor.Word] = []
    repeat {
      guard let name = cursor.takeViewName() else { return cursor.diagnostic("a view's name") }
      names.append(name)
    } while names.count <= Limit.views.value && cursor.take(",")
    var view = LayoutDocument.View(node: LayoutNode(name: ""))
    var diagnostic: LazyDiagnostic?
    var seen: [String: SourceSpan] = [:]
    while diagnostic == nil, !cursor.isAtEnd, names.count <= Limit.views.value {
      diagnostic = readProperty(&cursor, into: &view, seen: &seen)
    }
    for name in names {
      view.node.name = name.text
      view.span = name.span
      document.add(view)
    }
    return diagnostic
  }

  private mutating func readProperty(
    _ cursor: inout DirectiveCursor, into view: inout LayoutDocument.View,
    seen: inout [String: SourceSpan]
  ) -> LazyDiagnostic? {
    let unknown = cursor.diagnostic(
      "`parent:`, `intrinsic:`, `hugging:`, `compression:`, `baselines:` or `margins:`")
    guard let key = cursor.takeName() else { return unknown }
    guard cursor.take(":") else {
      return Self.properties.contains(key.text)
        ? cursor.diagnostic("`:` after `\(key.text)`") : unknown
    }
    if Self.properties.contains(key.text),
      let first = seen.updateValue(key.span, forKey: key.text)
    {
      document.bag.report(
        .duplicateName(span: key.span, name: key.text, kind: "property", first: first))
    }
    switch key.text {
    case "parent":
      guard let parent = cursor.takeViewName() else {
        return cursor.diagnostic("a view's name or `none`")
      }
      let isNone = parent.text == "none" && !parent.isQuoted
      view.parent = isNone ? .none : .view(parent.text)
      view.parentSpan = parent.span
    case "intrinsic":
      guard let size = readSize(&cursor) else {
        return cursor.diagnostic("a size such as `80x21`, `80x-` or `-x21`")
      }
      view.node.content = size
    case "hugging":
      guard let priorities = readPriorities(&cursor) else { return cursor.diagnostic("a priority") }
      view.node.hugging = priorities
    case "compression":
      guard let priorities = readPriorities(&cursor) else { return cursor.diagnostic("a priority") }
      view.node.compression = priorities
    case "baselines":
      guard let first = cursor.takeNumber(), cursor.take(","), let last = cursor.takeNumber() else {
        return cursor.diagnostic("a first and a last baseline such as `14,4`")
      }
      view.node.firstBaseline = length(first, cursor)
      view.node.lastBaseline = length(last, cursor)
    case "margins":
      guard let margins = readMargins(&cursor) else {
        return cursor.diagnostic("a number, or four of them such as `8,16,8,16`")
      }
      view.node.margins = margins
    default: return unknown
    }
    return nil
  }

  private static let properties = [
    "parent", "intrinsic", "hugging", "compression", "baselines", "margins",
  ]

  /// Reads a size such as `320x480`; `nil` if it is malformed.
  ///
  /// A `-` in place of a number means that the width or height is not specified.
  mutating func readSize(_ cursor: inout DirectiveCursor) -> PerAxis<Double?>? {
    guard let width = readLength(&cursor), cursor.take("x"), let height = readLength(&cursor) else {
      return nil
    }
    return PerAxis(width, height)
  }

  private mutating func readLength(_ cursor: inout DirectiveCursor) -> Double?? {
    // In `-5x10`, the dash is a minus sign, and a negative size is invalid.
    if !cursor.isAtNegativeNumber, cursor.take("-") { return .some(nil) }
    guard let decimal = cursor.takeDecimal() else { return nil }
    return .some(length(decimal, cursor))
  }

  /// Returns a number as a length.
  ///
  /// If the number exceeds ``LengthBound``, reports an error and returns 0.
  private mutating func length(
    _ number: (number: Double, word: DirectiveCursor.Word), _ cursor: DirectiveCursor
  ) -> Double {
    if LengthBound.allows(number.number) { return number.number }
    let (text, span) = (number.word.text, number.word.span)
    document.bag.report(
      .malformedDirective(
        span: span, directive: cursor.name.text, expected: LengthBound.expected, found: text))
    return 0
  }

  /// Reads a priority for both axes, or one priority for each axis, such as `251x750`.
  private mutating func readPriorities(_ cursor: inout DirectiveCursor) -> PerAxis<Priority>? {
    guard let first = cursor.takeDecimal() else { return nil }
    var second = first
    if cursor.take("x") {
      guard let vertical = cursor.takeDecimal() else { return nil }
      second = vertical
    }
    guard
      let horizontal = document.bag.priority(
        first.number, text: first.word.text, at: first.word.span)
    else { return PerAxis(both: .required) }
    guard second.word.span != first.word.span else { return PerAxis(both: horizontal) }
    let vertical = document.bag.priority(
      second.number, text: second.word.text, at: second.word.span)
    return PerAxis(horizontal, vertical ?? horizontal)
  }

  /// Reads one margin for all sides, or 4 margins in the order top, leading, bottom, trailing.
  mutating func readMargins(_ cursor: inout DirectiveCursor) -> LayoutMargins? {
    var margins: [Double] = []
    repeat {
      guard let margin = cursor.takeNumber() else { return nil }
      margins.append(length(margin, cursor))
    } while cursor.take(",")
    switch margins.count {
    case 1: return LayoutMargins(all: margins[0])
    case 4:
      return LayoutMargins(
        top: margins[0], leading: margins[1], bottom: margins[2], trailing: margins[3])
    default: return nil
    }
  }
}
