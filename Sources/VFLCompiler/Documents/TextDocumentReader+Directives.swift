import VFLDiagnostics
import VFLLayout
import VFLLowering
import VFLSyntax
import VFLVerification

extension TextDocumentReader {
  /// The directives, each with the function that reads it.
  private static let directives:
    [(
      name: String,
      read: @Sendable (inout TextDocumentReader, inout DirectiveCursor) -> LazyDiagnostic?
    )] = [
      ("@dialect", { $0.readDialect(&$1) }),
      ("@container", { $0.readContainer(&$1) }),
      ("@direction", { $0.readDirection(&$1) }),
      ("@spacing", { $0.readSpacing(&$1) }),
      ("@metrics", { $0.readMetrics(&$1) }),
      ("@array", { $0.readArray(&$1) }),
      ("@view", { $0.readView(&$1) }),
      ("@options", { $0.readOptions(&$1) }),
      ("@scale", { $0.readScale(&$1) }),
      ("@overlap", { $0.readOverlap(&$1) }),
    ]

  private static let constraint = "@constraint"
  private static let require = "@require"

  /// The names of all directives.
  static let directiveNames = directives.map { $0.name } + [constraint, require]

  /// Reads the directive of a line.
  ///
  /// Columns are counted from the byte offset `column`.
  mutating func readDirective(_ cursor: DirectiveCursor, column: Int) {
    var cursor = cursor
    let name = cursor.name
    if name.text == Self.constraint {
      let rest = cursor.rest
      document.add(
        equation: source(from: rest.start, to: rest.end, column: column), at: name.span)
      return
    }
    if name.text == Self.require {
      if let diagnostic = readRequirements(cursor, column: column) {
        document.bag.report(diagnostic)
      }
      return
    }
    guard let directive = Self.directives.first(where: { $0.name == name.text }) else {
      document.bag.report(
        .unknownDirective(span: name.span, name: name.text, known: Self.directiveNames))
      return
    }
    let diagnostic =
      directive.read(&self, &cursor)
      ?? (cursor.isAtEnd ? nil : cursor.diagnostic(Self.end(of: directive.name)))
    if let diagnostic, !document.exceedsLimit { document.bag.report(diagnostic) }
  }

  /// Returns a description of the syntax that is valid where a directive has a surplus argument.
  private static func end(of directive: String) -> String {
    ["@metrics", "@options", "@array"].contains(directive)
      ? "`,` or the end of the line" : "the end of the line"
  }

  /// Records the use of a directive that is allowed only once, and reports an error if it is repeated.
  private mutating func noteOnce(_ name: DirectiveCursor.Word) {
    guard let first = given.updateValue(name.span, forKey: name.text) else { return }
    document.bag.report(
      .duplicateName(span: name.span, name: name.text, kind: "directive", first: first))
  }

  private mutating func readContainer(_ cursor: inout DirectiveCursor) -> LazyDiagnostic? {
    noteOnce(cursor.name)
    guard let size = readContainerSize(&cursor) else {
      return cursor.diagnostic("a size such as `320x480`, `320x-` or `320..1366x480`")
    }
    (document.width, document.height) = (size.horizontal, size.vertical)
    guard !cursor.isAtEnd else { return nil }
    let unknown = cursor.diagnostic("`margins: 8` or the end of the line")
    guard cursor.takeName()?.text == "margins" else { return unknown }
    guard cursor.take(":"), let margins = readMargins(&cursor) else {
      return cursor.diagnostic("`margins: 8` or the end of the line")
    }
    document.margins = margins
    return nil
  }

  private mutating func readDirection(_ cursor: inout DirectiveCursor) -> LazyDiagnostic? {
    noteOnce(cursor.name)
    let expected = cursor.diagnostic("`ltr`, `rtl` or `both`")
    guard let name = cursor.takeName() else { return expected }
    if name.text == "both" {
      document.verification.hasBothDirections = true
      return nil
    }
    guard let direction = LayoutDirection(rawValue: name.text) else { return expected }
    document.direction = direction
    return nil
  }

  private mutating func readDialect(_ cursor: inout DirectiveCursor) -> LazyDiagnostic? {
    noteOnce(cursor.name)
    let expected = cursor.diagnostic("`apple` or `extended`")
    guard let dialect = cursor.takeName().flatMap({ FormatDialect(rawValue: $0.text) }) else {
      return expected
    }
    document.dialect = dialect
    return nil
  }

  private mutating func readSpacing(_ cursor: inout DirectiveCursor) -> LazyDiagnostic? {
    noteOnce(cursor.name)
    let names = StandardSpacing.allCases.map { "`\($0.rawValue)`" }.joined(separator: " or ")
    let expected = cursor.diagnostic(names)
    guard let name = cursor.takeName() else { return expected }
    if let spacing = StandardSpacing(rawValue: name.text) {
      document.spacing = spacing
      return nil
    }
    let diagnostic = readSpacingNumbers(&cursor, first: name)
    return document.spacingNumbers == nil ? diagnostic ?? expected : diagnostic
  }

  /// Reads the rest of `container: 8, sibling: 8` after the first name.
  ///
  /// Returns an error if it is malformed.
  private mutating func readSpacingNumbers(
    _ cursor: inout DirectiveCursor, first: DirectiveCursor.Word
  ) -> LazyDiagnostic? {
    var numbers = LayoutDocument.SpacingNumbers()
    var name = first
    while name.text == "container" || name.text == "sibling" {
      guard cursor.take(":"), let value = cursor.takeNumber() else {
        return cursor.diagnostic("`:` and a number")
      }
      guard LengthBound.allows(value.number) else { return cursor.diagnostic(LengthBound.expected) }
      if name.text == "container" {
        numbers.container = value.number
      } else {
        numbers.sibling = value.number
      }
      document.spacingNumbers = numbers
      guard cursor.take(",") else { return nil }
      let expected = cursor.diagnostic("`container` or `sibling`")
      guard let next = cursor.takeName(), ["container", "sibling"].contains(next.text) else {
        return expected
      }
      name = next
    }
    return nil
  }

  private mutating func readArray(_ cursor: inout DirectiveCursor) -> LazyDiagnostic? {
    guard let name = cursor.takeName() else { return cursor.diagnostic("an array's name") }
    guard cursor.take(":") else { return cursor.diagnostic("`:` after the array's name") }
    var views: [String] = []
    repeat {
      guard let view = cursor.takeViewName() else { return cursor.diagnostic("a view's name") }
      views.append(view.text)
    } while views.count <= Limit.arrayViews.value && cursor.take(",")
    document.add(
      LayoutDocument.NameArray(name: name.text, views: views, span: name.span))
    return nil
  }

  private mutating func readMetrics(_ cursor: inout DirectiveCursor) -> LazyDiagnostic? {
    document.declaresMetrics = true
    guard !cursor.isAtEnd else { return nil }
    repeat {
      guard let name = cursor.takeName() else { return cursor.diagnostic("a metric's name") }
      guard cursor.take(":") else { return cursor.diagnostic("`:` after the metric's name") }
      let value: Double
      if let interval = cursor.takeInterval() {
        value = interval.lower
        add(.metric(name.text), interval, usual: value)
      } else if let number = cursor.takeNumber()?.number {
        value = number
      } else {
        return cursor.diagnostic("a number")
      }
      document.add(
        LayoutDocument.Metric(name: name.text, value: .number(value), span: name.span))
    } while !document.exceedsLimit && cursor.take(",")
    return nil
  }

  private mutating func readOptions(_ cursor: inout DirectiveCursor) -> LazyDiagnostic? {
    let line = cursor.name.span
    var options = pendingOptions?.options ?? []
    var places = pendingOptions?.places ?? []
    repeat {
      guard let name = cursor.takeOption() else { return cursor.diagnostic("an option's name") }
      if let option = FormatOptions(name: name.text) {
        options.formUnion(option)
        places.append((option, name.span))
      } else {
        document.bag.report(
          .unknownOption(name: name.text, known: FormatOptions.names, span: name.span))
      }
    } while cursor.take(",")
    pendingOptions = (options, places, line)
    return nil
  }
}

extension DirectiveCursor {
  /// Consumes an option: a name, or `raw:` followed by a number.
  fileprivate mutating func takeOption() -> Word? {
    guard let name = takeName() else { return nil }
    guard name.text == "raw", take(":"), let number = takeNumber() else { return name }
    return Word(
      text: "raw:" + number.word.text, span: name.span.union(number.word.span))
  }
}
