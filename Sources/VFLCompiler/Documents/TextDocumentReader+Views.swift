import VFLDiagnostics
import VFLLayout
import VFLLowering
import VFLRecords
import VFLVerification

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
    var intervals = PerAxis<VerificationInput.WrittenInterval?>(both: nil)
    var text = WrittenText()
    var seen: [String: SourceSpan] = [:]
    while diagnostic == nil, !cursor.isAtEnd, names.count <= Limit.views.value {
      diagnostic = readProperty(&cursor, into: &view, &intervals, &text, seen: &seen)
    }
    text.hasContentSize = seen["intrinsic"] != nil
    text.hasBaselines = seen["baselines"] != nil
    text.hasVaryingContent = view.scale != nil || Axis.allCases.contains { intervals[$0] != nil }
    if diagnostic == nil { diagnostic = text.expectation().map { cursor.diagnostic($0) } }
    text.apply(to: &view)
    for name in names {
      view.node.name = name.text
      view.span = name.span
      document.add(view)
      for axis in Axis.allCases {
        guard let interval = intervals[axis] else { continue }
        add(
          .content(view: name.text, axis), interval, usual: interval.lower,
          scale: view.scale?.text)
      }
    }
    return diagnostic
  }

  private mutating func readProperty(
    _ cursor: inout DirectiveCursor, into view: inout LayoutDocument.View,
    _ intervals: inout PerAxis<VerificationInput.WrittenInterval?>, _ text: inout WrittenText,
    seen: inout [String: SourceSpan]
  ) -> LazyDiagnostic? {
    let unknown = cursor.diagnostic(
      "`parent:`, `intrinsic:`, `text:`, `font:`, `key:`, `hugging:`, `compression:`, `baselines:` or "
        + "`margins:`")
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
      guard let size = readContent(&cursor, &intervals) else {
        return cursor.diagnostic("a size such as `80x21`, `80x-` or `40..400x21`")
      }
      view.node.content = size
      guard cursor.take("*") else { break }
      guard let scale = cursor.takeName() else { return cursor.diagnostic("the name of a scale") }
      view.scale = LayoutDocument.Scale(text: scale.text, span: scale.span, content: size)
      view.rescale(to: document.verification.usualScale(scale.text))
    case "text":
      guard let word = cursor.takeViewName() else {
        return cursor.diagnostic("a text in quotes, such as `\"Sign in\"`")
      }
      text.text = word.text
    case "key":
      guard let word = cursor.takeViewName() else {
        return cursor.diagnostic("the key of the text's translations")
      }
      if cursor.take(".") { return cursor.diagnostic("quotes around a key that contains a dot") }
      text.key = word.text
    case "font":
      guard let size = cursor.takeDecimal(), WrittenText.allows(fontSize: size.number) else {
        return cursor.diagnostic(WrittenText.expectedFontSize)
      }
      text.fontSize = size.number
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
    "parent", "intrinsic", "text", "key", "font", "hugging", "compression", "baselines", "margins",
  ]

  /// Reads a content size such as `80x21` or `40..400x21`; `nil` if it is malformed.
  ///
  /// The usual value of an interval is its lower end.
  private mutating func readContent(
    _ cursor: inout DirectiveCursor, _ intervals: inout PerAxis<VerificationInput.WrittenInterval?>
  ) -> PerAxis<Double?>? {
    var size = PerAxis<Double?>(both: nil)
    for axis in Axis.allCases {
      if axis == .vertical, !cursor.take("x") { return nil }
      if let interval = cursor.takeInterval() {
        intervals[axis] = interval
        size[axis] = interval.lower
      } else if let length = readLength(&cursor) {
        size[axis] = length
      } else {
        return nil
      }
    }
    return size
  }

  /// Reads a length; the inner value is `nil` for a `-`, which means that the length is not specified.
  mutating func readLength(_ cursor: inout DirectiveCursor) -> Double?? {
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
