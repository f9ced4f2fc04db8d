extension LazyDiagnostic {
  // VFL0601
  static let unreadableFile = DiagnosticPage(
    .unreadableFile, .error, "unreadable file",
    """
    The file does not exist, is a directory, is not readable by the current user, or has an
    extension that `vfl` does not read. Relative paths start at the working directory. The path `-`
    is standard input.
    """,
    seen: DiagnosticExample(["check", "does-not-exist.vfl"]),
    fixed: .document(
      "compile",
      """
      @view a
      |-[a]-|
      """))

  /// Creates the diagnostic for a file that cannot be read.
  ///
  /// - Parameters:
  ///   - path: The path of the file as the user specified it.
  ///   - reason: The reason, a phrase such as "no such file".
  ///   - advice: The advice for such a file, a sentence; `nil` if there is none.
  package static func unreadableFile(path: String, reason: String, advice: String? = nil)
    -> LazyDiagnostic
  {
    LazyDiagnostic(.unreadableFile, at: nil) {
      Words(
        "cannot read \(Wording.quoted(path)): \(reason)",
        notes: [advice ?? lineAdvice(on: path)].compactMap { $0 })
    }
  }

  /// Returns advice if the path is followed by a line number, as editors and compilers print it.
  ///
  /// Otherwise returns `nil`.
  private static func lineAdvice(on path: String) -> String? {
    let parts = path.split(separator: ":", omittingEmptySubsequences: false)
    let lines = parts.dropFirst().prefix { part in
      !part.isEmpty && part.utf8.allSatisfy { (0x30...0x39).contains($0) }
    }
    guard !lines.isEmpty, lines.count == parts.count - 1 else { return nil }
    return
      "positions are not supported; use the path alone: \(Wording.quoted(String(parts[0])))"
  }

  // VFL0602
  static let malformedJSON = DiagnosticPage(
    .malformedJSON, .error, "malformed JSON",
    """
    A file whose name ends with `.json`, a line after `--json-lines` and any other text that begins
    with `{` are parsed as JSON: keys and strings in double quotation marks, commas between members,
    no trailing comma and no comments. Every other layout is parsed as `.vfl` text with one format
    string per line.
    """,
    seen: .document(
      "compile",
      """
      {"views": {"a": {}}, "formats": ["[a]"]
      """),
    fixed: .document(
      "compile",
      """
      {"views": {"a": {}}, "formats": ["[a]"]}
      """))

  /// Creates the diagnostic for a document that looks like JSON but is malformed.
  ///
  /// - Parameters:
  ///   - span: The first text that is not valid JSON.
  ///   - expected: The allowed text, a phrase such as "`,` or `}`".
  ///   - found: The text at `span`, a phrase such as "the end of the text".
  ///   - isInput: Whether the document is a whole input, which could also be a `.vfl` file. If `false`, it is
  ///     a document that must be JSON.
  package static func malformedJSON(
    span: SourceSpan, expected: String, found: String, isInput: Bool = true
  ) -> LazyDiagnostic {
    LazyDiagnostic(.malformedJSON, at: span) {
      Words(
        "expected \(expected) in a JSON document, found \(found)", caption: "malformed JSON",
        notes: isInput
          ? ["a file whose name ends with `.vfl` contains one format string per line"] : [])
    }
  }

  // VFL0603
  static let unknownKey = DiagnosticPage(
    .unknownKey, .error, "unknown key",
    """
    Each object of a document has a fixed set of keys, and all of them are optional. An unknown key
    is an error, because it is most likely misspelled and its value would be ignored silently.
    """,
    seen: .document(
      "compile",
      """
      {"views": {"a": {"intrinsc": [80, 21]}}, "formats": ["[a]"]}
      """),
    fixed: .document(
      "compile",
      """
      {"views": {"a": {"intrinsic": [80, 21]}}, "formats": ["[a]"]}
      """))

  /// Creates the diagnostic for an unknown key of a document.
  ///
  /// - Parameters:
  ///   - path: The object that contains the key, as a JSON pointer such as `/views/a`; empty for the root.
  ///   - key: The key.
  ///   - known: The valid keys of the object.
  ///   - span: The key in the document, without its quotation marks.
  package static func unknownKey(
    path: String, key: String, known: [String], span: SourceSpan? = nil
  ) -> LazyDiagnostic {
    LazyDiagnostic(.unknownKey, at: span) {
      let hint = NameHint(key, kind: "key", plural: "keys", known: known)
      let place = path.isEmpty ? "the document itself" : "the object at \(Wording.quoted(path))"
      return hint.words(
        at: span, note: "the key belongs to \(place)")
    }
  }

  // VFL0604
  static let wrongType = DiagnosticPage(
    .wrongType, .error, "value of the wrong type",
    """
    Each key of a document has a value of one type: a number for a size, a list for `formats`, an
    object for `views`. Values are not converted, except that the value of a metric may be a string
    that contains a number.
    """,
    seen: .document(
      "compile",
      """
      {"container": {"width": "wide"}, "views": {"a": {}}, "formats": ["|-[a]-|"]}
      """),
    fixed: .document(
      "compile",
      """
      {"container": {"width": 320}, "views": {"a": {}}, "formats": ["|-[a]-|"]}
      """))

  /// Creates the diagnostic for a JSON value whose type does not match its key.
  ///
  /// - Parameters:
  ///   - path: The path of the value, as a JSON pointer such as `/container/width`.
  ///   - expected: The expected value, a phrase such as "a number".
  ///   - found: The actual value, a phrase such as "a list of 3".
  ///   - span: The value in the document.
  package static func wrongType(
    path: String, expected: String, found: String, span: SourceSpan? = nil
  ) -> LazyDiagnostic {
    LazyDiagnostic(.wrongType, at: span) {
      let place = path.isEmpty ? "the top of the document" : Wording.quoted(path)
      return Words(
        "expected \(expected) at \(place), found \(found)",
        caption: span == nil ? "" : "expected \(Wording.withoutComma(expected))")
    }
  }

  /// Creates the diagnostic for a JSON value whose type does not match its key, and quotes the value.
  package static func wrongType(
    path: String, expected: String, value: String, span: SourceSpan? = nil
  ) -> LazyDiagnostic {
    wrongType(path: path, expected: expected, found: Wording.quoted(value), span: span)
  }

  // VFL0605
  static let unknownDirective = DiagnosticPage(
    .unknownDirective, .error, "unknown directive",
    """
    A line of `.vfl` text that begins with `@` is a directive: `@array`, `@constraint`,
    `@container`, `@dialect`, `@direction`, `@metrics`, `@options`, `@spacing` or `@view`. Every
    other line is a format string, a comment after `//`, or empty.
    """,
    seen: .document(
      "compile",
      """
      @contaner 320x480
      @view a
      |-[a]-|
      """),
    fixed: .document(
      "compile",
      """
      @container 320x480
      @view a
      |-[a]-|
      """))

  /// Creates the diagnostic for an unknown directive in a `.vfl` file.
  ///
  /// - Parameters:
  ///   - span: The name of the directive.
  ///   - name: The text at `span`.
  ///   - known: The names of all directives, in the same spelling.
  package static func unknownDirective(span: SourceSpan, name: String, known: [String])
    -> LazyDiagnostic
  {
    LazyDiagnostic(.unknownDirective, at: span) {
      let hint = NameHint(name, kind: "directive", plural: "directives", known: known)
      return hint.words(at: span)
    }
  }

  // VFL0606
  static let malformedDirective = DiagnosticPage(
    .malformedDirective, .error, "malformed directive",
    """
    The syntax of directives is: `@container 320x480`, `@metrics left: 20, gap: 8`,
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
    fixed: .document(
      "compile",
      """
      @container 320x480
      @view a
      |-[a]-|
      """))

  /// Creates the diagnostic for a malformed directive.
  ///
  /// - Parameters:
  ///   - span: The first text that does not follow the grammar.
  ///   - directive: The name of the directive.
  ///   - expected: The allowed text, a phrase such as "a size such as `320x480`".
  ///   - found: The text at `span`; `nil` at the end of the line.
  package static func malformedDirective(
    span: SourceSpan, directive: String, expected: String, found: String?
  ) -> LazyDiagnostic {
    LazyDiagnostic(.malformedDirective, at: span) {
      Words(
        "expected \(expected) in \(Wording.quoted(directive)), "
          + "found \(Wording.found(found, endOf: "the line"))",
        caption: "expected \(Wording.withoutComma(expected))")
    }
  }

  // VFL0607
  static let unknownParent = DiagnosticPage(
    .unknownParent, .error, "unknown parent",
    """
    The `parent` of a view is the name of another view of the same document. The superview of a view
    without `parent` is the container; a view whose `parent` is `null` has no superview. The order
    of parents and children does not matter.
    """,
    seen: .document(
      "compile",
      """
      {"views": {"panel": {}, "a": {"parent": "pannel"}}, "formats": ["[a(100)]"]}
      """),
    fixed: .document(
      "compile",
      """
      {"views": {"panel": {}, "a": {"parent": "panel"}}, "formats": ["[a(100)]"]}
      """))

  /// Creates the diagnostic for a view whose parent does not exist.
  ///
  /// - Parameters:
  ///   - view: The name of the view.
  ///   - parent: The name of the parent.
  ///   - known: The names of all views.
  ///   - span: The name of the parent in the document.
  package static func unknownParent(
    view: String, parent: String, known: [String], span: SourceSpan? = nil
  ) -> LazyDiagnostic {
    LazyDiagnostic(.unknownParent, at: span) {
      let hint = NameHint(
        parent, kind: "view", plural: "views", known: known, areDeclared: true)
      return hint.words(
        at: span, note: "it is the parent of \(Wording.quoted(view))")
    }
  }

  // VFL0608
  static let parentCycle = DiagnosticPage(
    .parentCycle, .error, "cycle of parents",
    """
    The chain of parents of a view ends at the container or at a view without a parent. This chain
    returns to its first view, so each of its views would be inside itself.
    """,
    seen: .document(
      "compile",
      """
      {"views": {"a": {"parent": "b"}, "b": {"parent": "a"}}, "formats": ["[a(100)]"]}
      """),
    fixed: .document(
      "compile",
      """
      {"views": {"a": {"parent": "b"}, "b": {}}, "formats": ["[a(100)]"]}
      """))

  /// Creates the diagnostic for a view that is its own ancestor.
  ///
  /// - Parameters:
  ///   - view: The first view in the cycle.
  ///   - span: The name of that view's parent in the document.
  package static func parentCycle(view: String, span: SourceSpan? = nil) -> LazyDiagnostic {
    LazyDiagnostic(.parentCycle, at: span) {
      Words(
        "the parents of \(Wording.quoted(view)) form a cycle",
        caption: span == nil ? "" : "closes the cycle",
        notes: ["a view cannot be inside itself, directly or through other views"])
    }
  }

  // VFL0609
  static let duplicateName = DiagnosticPage(
    .duplicateName, .error, "duplicate name",
    """
    The names of views, the names of metrics and the keys of an object are unique, because one of
    two values would be ignored silently. Merge the two definitions, or rename one of them. For the
    container, the direction and the spacing, the last of several documents applies; a different
    value in an earlier document is a warning.
    """,
    seen: .document(
      "compile",
      """
      @metrics gap: 8, gap: 12
      @view a
      |-gap-[a]
      """),
    fixed: .document(
      "compile",
      """
      @metrics gap: 8
      @view a
      |-gap-[a]
      """))

  /// Creates the diagnostic for a name that is defined twice.
  ///
  /// - Parameters:
  ///   - span: The second definition, without quotation marks; `nil` if it is on the command line.
  ///   - name: The name.
  ///   - kind: A noun for the named thing, such as "view" or "key".
  ///   - first: The first definition; `nil` if it is in another document.
  ///   - isInOtherDocument: Whether an earlier document defines the name with another value, which the second
  ///     definition overrides.
  package static func duplicateName(
    span: SourceSpan?, name: String, kind: String, first: SourceSpan? = nil,
    isInOtherDocument: Bool = false
  ) -> LazyDiagnostic {
    LazyDiagnostic(.duplicateName, severity: isInOtherDocument ? .warning : nil, at: span) {
      if isInOtherDocument {
        return Words(
          "\(Wording.quoted(name)) overrides a different value of an earlier document",
          caption: "applies, because it is the last one")
      }
      return Words(
        "duplicate \(kind): \(Wording.quoted(name))",
        caption: span == nil ? "" : "duplicate",
        labels: first.map { [.init($0, "first given here")] } ?? [])
    }
  }
}
