extension Finding {
  // VFL0601
  static let unreadableFile = DiagnosticPage(
    .unreadableFile, .error, "a file cannot be read",
    """
    The file does not exist, is a folder, may not be read by the current user, or has an extension
    that says that it is nothing to be read here. Paths are taken from the folder in which the
    command runs. A `-` in the place of a path stands for standard input.
    """,
    seen: DiagnosticExample(["check", "does-not-exist.vfl"]),
    mended: .document(
      "compile",
      """
      @view a
      |-[a]-|
      """))

  /// A file that cannot be read.
  ///
  /// - Parameters:
  ///   - path: The file's path as given.
  ///   - reason: What stands there instead, a phrase such as "no such file".
  ///   - advice: What is done with such a file instead, a sentence; `nil` where nothing is.
  package static func unreadableFile(path: String, reason: String, advice: String? = nil) -> Finding
  {
    Finding(.unreadableFile, at: nil) {
      Words(
        "expected a file that can be read at \(Wording.quoted(path)), found \(reason)",
        notes: [
          advice ?? lineAdvice(on: path) ?? "`-` in the place of a path stands for standard input"
        ])
    }
  }

  /// What to write for a path with a line behind it, as editors and compilers show it.
  private static func lineAdvice(on path: String) -> String? {
    let parts = path.split(separator: ":", omittingEmptySubsequences: false)
    let lines = parts.dropFirst().prefix { part in
      !part.isEmpty && part.utf8.allSatisfy { (0x30...0x39).contains($0) }
    }
    guard !lines.isEmpty, lines.count == parts.count - 1 else { return nil }
    return
      "a file is read as a whole, without the number of a line: \(Wording.quoted(String(parts[0])))"
  }

  // VFL0602
  static let malformedJSON = DiagnosticPage(
    .malformedJSON, .error, "a document is not JSON",
    """
    A file whose name ends in `.json`, a line behind `--json-lines` and any other text that begins
    with `{` are read as JSON: names and texts in double quotes, commas between the members and none
    behind the last one, no comments. Every other layout is a `.vfl` text, a format a line.
    """,
    seen: .document(
      "compile",
      """
      {"views": {"a": {}}, "formats": ["[a]"]
      """),
    mended: .document(
      "compile",
      """
      {"views": {"a": {}}, "formats": ["[a]"]}
      """))

  /// A document that begins like JSON and is none.
  ///
  /// - Parameters:
  ///   - span: Where the text stops being JSON.
  ///   - expected: What could stand there, a phrase such as "`,` or `}`".
  ///   - found: What stands there instead, a phrase such as "the end of the text".
  ///   - isInput: Whether the text could also have been a `.vfl` text, as a file could and a line cannot.
  package static func malformedJSON(
    span: SourceSpan, expected: String, found: String, isInput: Bool = true
  ) -> Finding {
    Finding(.malformedJSON, at: span) {
      Words(
        "expected \(expected) in a JSON document, found \(found)", caption: "not JSON from here on",
        notes: isInput ? ["a file whose name ends in `.vfl` is read as one format a line"] : [])
    }
  }

  // VFL0603
  static let unknownKey = DiagnosticPage(
    .unknownKey, .error, "a key has no meaning",
    """
    Each object of a document has a fixed set of keys, and all of them may be left out. A key that
    is not among them is not passed over: it is most likely a misspelt one, whose value would be
    lost in silence.
    """,
    seen: .document(
      "compile",
      """
      {"views": {"a": {"intrinsc": [80, 21]}}, "formats": ["[a]"]}
      """),
    mended: .document(
      "compile",
      """
      {"views": {"a": {"intrinsic": [80, 21]}}, "formats": ["[a]"]}
      """))

  /// A key of a document that has no meaning.
  ///
  /// - Parameters:
  ///   - path: The object that holds the key, as a JSON pointer such as `/views/a`; empty for the document.
  ///   - key: The key.
  ///   - known: The keys that have a meaning there.
  ///   - span: The key in the document, without its quotes.
  package static func unknownKey(
    path: String, key: String, known: [String], span: SourceSpan? = nil
  ) -> Finding {
    Finding(.unknownKey, at: span) {
      let hint = NameHint(key, kind: "key", plural: "keys there", known: known)
      let place = path.isEmpty ? "the document itself" : "the object at \(Wording.quoted(path))"
      return hint.words(
        at: span, note: "the key stands in \(place)")
    }
  }

  // VFL0604
  static let wrongType = DiagnosticPage(
    .wrongType, .error, "a value has the wrong type",
    """
    Each key of a document asks for a value of one type: a size for a number, `formats` for a
    list, `views` for an object. A value of another type is not converted, except that a metric's
    number may stand in quotes.
    """,
    seen: .document(
      "compile",
      """
      {"container": {"width": "wide"}, "views": {"a": {}}, "formats": ["|-[a]-|"]}
      """),
    mended: .document(
      "compile",
      """
      {"container": {"width": 320}, "views": {"a": {}}, "formats": ["|-[a]-|"]}
      """))

  /// A value of a document that is of another type than its key asks for.
  ///
  /// - Parameters:
  ///   - path: The value, as a JSON pointer such as `/container/width`.
  ///   - expected: What could stand there, a phrase such as "a number".
  ///   - found: What stands there, a phrase such as "a list of 3".
  ///   - span: The value in the document.
  package static func wrongType(
    path: String, expected: String, found: String, span: SourceSpan? = nil
  ) -> Finding {
    Finding(.wrongType, at: span) {
      let place = path.isEmpty ? "the top of the document" : Wording.quoted(path)
      return Words(
        "expected \(expected) at \(place), found \(found)",
        caption: span == nil ? "" : "\(expected) could stand here")
    }
  }

  /// A value of a document that is of another type than its key asks for, as it is written there.
  package static func wrongType(
    path: String, expected: String, value: String, span: SourceSpan? = nil
  ) -> Finding {
    wrongType(path: path, expected: expected, found: Wording.quoted(value), span: span)
  }

  // VFL0605
  static let unknownDirective = DiagnosticPage(
    .unknownDirective, .error, "a directive is not known",
    """
    A line of a `.vfl` text that begins with `@` is a directive: `@container`, `@direction`,
    `@spacing`, `@metrics`, `@view`, `@options` or `@constraint`. Every other line is a format, a
    comment behind `//`, or blank.
    """,
    seen: .document(
      "compile",
      """
      @contaner 320x480
      @view a
      |-[a]-|
      """),
    mended: .document(
      "compile",
      """
      @container 320x480
      @view a
      |-[a]-|
      """))

  /// A directive of a `.vfl` text that does not exist.
  ///
  /// - Parameters:
  ///   - span: The directive's name.
  ///   - name: The name as written.
  ///   - known: The names of all directives, written alike.
  package static func unknownDirective(span: SourceSpan, name: String, known: [String]) -> Finding {
    Finding(.unknownDirective, at: span) {
      let hint = NameHint(name, kind: "directive", plural: "directives", known: known)
      return hint.words(at: span)
    }
  }

  // VFL0606
  static let malformedDirective = DiagnosticPage(
    .malformedDirective, .error, "a directive does not have its form",
    """
    Each directive has a form of its own: `@container 320x480`, `@metrics left: 20, gap: 8`,
    `@view a intrinsic: 80x21 hugging: 251 parent: b`, `@options alignAllTop` for the next format,
    and `@constraint a.width == 2 * b.height + 3 @750`.
    """,
    seen: .document(
      "compile",
      """
      @container wide
      @view a
      |-[a]-|
      """),
    mended: .document(
      "compile",
      """
      @container 320x480
      @view a
      |-[a]-|
      """))

  /// A directive whose line does not have its form.
  ///
  /// - Parameters:
  ///   - span: Where the line leaves the form.
  ///   - directive: The directive.
  ///   - expected: What could stand there, a phrase such as "a size such as `320x480`".
  ///   - found: What stands there instead; `nil` at the end of the line.
  package static func malformedDirective(
    span: SourceSpan, directive: String, expected: String, found: String?
  ) -> Finding {
    Finding(.malformedDirective, at: span) {
      Words(
        "expected \(expected) in \(Wording.quoted(directive)), "
          + "found \(Wording.found(found, endOf: "the line"))",
        caption: "\(expected) could stand here")
    }
  }

  // VFL0607
  static let unknownParent = DiagnosticPage(
    .unknownParent, .error, "a parent is not known",
    """
    A view's `parent` is the name of another view of the same document. A view without one lies in
    the container; `null` puts it into none. Parents may be written in any order, before or after
    their children.
    """,
    seen: .document(
      "compile",
      """
      {"views": {"panel": {}, "a": {"parent": "pannel"}}, "formats": ["[a(100)]"]}
      """),
    mended: .document(
      "compile",
      """
      {"views": {"panel": {}, "a": {"parent": "panel"}}, "formats": ["[a(100)]"]}
      """))

  /// A view whose parent is not among the views.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - parent: The parent's name.
  ///   - known: The names of the views.
  ///   - span: The parent's name in the document.
  package static func unknownParent(
    view: String, parent: String, known: [String], span: SourceSpan? = nil
  ) -> Finding {
    Finding(.unknownParent, at: span) {
      let hint = NameHint(parent, kind: "view", plural: "views", known: known)
      return hint.words(
        at: span, note: "\(Wording.quoted(view)) names it as its parent")
    }
  }

  // VFL0608
  static let parentCycle = DiagnosticPage(
    .parentCycle, .error, "parents form a cycle",
    """
    Following a view's parents one after the other has to end, at the container or at a view
    without a parent. Here it comes back to where it began, so each of these views would lie
    inside itself.
    """,
    seen: .document(
      "compile",
      """
      {"views": {"a": {"parent": "b"}, "b": {"parent": "a"}}, "formats": ["[a(100)]"]}
      """),
    mended: .document(
      "compile",
      """
      {"views": {"a": {"parent": "b"}, "b": {}}, "formats": ["[a(100)]"]}
      """))

  /// A view that lies in itself, by way of its parents.
  ///
  /// - Parameters:
  ///   - view: The first view of the cycle.
  ///   - span: The name of its parent in the document.
  package static func parentCycle(view: String, span: SourceSpan? = nil) -> Finding {
    Finding(.parentCycle, at: span) {
      Words(
        "expected the parents of \(Wording.quoted(view)) to end at the container, found a cycle",
        caption: span == nil ? "" : "leads back to where it began",
        notes: ["a view cannot lie inside itself, directly or by way of others"])
    }
  }

  // VFL0609
  static let duplicateName = DiagnosticPage(
    .duplicateName, .error, "a name is given twice",
    """
    A view, a metric or a key of an object has one meaning. Where a name is given a meaning twice,
    one of them would be lost in silence, so both have to be brought together under one name, or
    one of them renamed. Of the container, the direction and the spacing the last of several
    documents decides; it is a warning that the ones before it say something else.
    """,
    seen: .document(
      "compile",
      """
      @metrics gap: 8, gap: 12
      @view a
      |-gap-[a]
      """),
    mended: .document(
      "compile",
      """
      @metrics gap: 8
      @view a
      |-gap-[a]
      """))

  /// A name that is given a meaning twice.
  ///
  /// - Parameters:
  ///   - span: The second one, without quotes; `nil` on the command line.
  ///   - name: The name.
  ///   - kind: What it names, such as "view" or "key".
  ///   - first: The first one, where it stands in the same text.
  ///   - isInOtherDocument: Whether another document says something else, so that this one counts.
  package static func duplicateName(
    span: SourceSpan?, name: String, kind: String, first: SourceSpan? = nil,
    isInOtherDocument: Bool = false
  ) -> Finding {
    Finding(.duplicateName, severity: isInOtherDocument ? .warning : nil, at: span) {
      if isInOtherDocument {
        return Words(
          "expected \(Wording.quoted(name)) to say what it says in the documents before, "
            + "found something else",
          caption: "counts, for it is the last one")
      }
      return Words(
        "expected each \(kind) once, found \(Wording.quoted(name)) a second time",
        caption: span == nil ? "" : "given a second time",
        labels: first.map { [.init($0, "given here first")] } ?? [])
    }
  }
}
