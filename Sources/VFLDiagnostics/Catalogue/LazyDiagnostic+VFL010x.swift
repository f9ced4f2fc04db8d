extension LazyDiagnostic {
  // VFL0101
  static let emptyFormat = DiagnosticPage(
    .emptyFormat, .error, "empty format string",
    """
    A format string describes at least one view, written as its name in square brackets: `[name]`.
    An empty string is an error, because there is nothing to constrain. The usual cause is a
    variable that was never assigned.
    """,
    seen: .check(""),
    fixed: .check("[a]"))

  /// Creates the diagnostic for an empty format string.
  ///
  /// - Parameter span: The position at which a view is expected.
  package static func emptyFormat(span: SourceSpan) -> LazyDiagnostic {
    LazyDiagnostic(.emptyFormat, at: span) {
      Words(
        "expected at least one view, such as `[name]`, found an empty format string",
        caption: "expected a view")
    }
  }

  // VFL0102
  static let nonASCIICharacter = DiagnosticPage(
    .nonASCIICharacter, .error, "non-ASCII character",
    """
    Format strings contain only ASCII characters: names are C identifiers, and operators consist of
    ASCII punctuation. Some editors replace `-` with a dash and `>=` with a single character, and
    text copied from a web page may contain spaces that look like ordinary spaces but are not.
    """,
    seen: .check("[a]\u{2013}[b]"),
    fixed: .check("[a]-[b]"))

  /// Creates the diagnostic for non-ASCII characters.
  ///
  /// - Parameters:
  ///   - span: A run of non-ASCII characters, including the name or number that contains it.
  ///   - text: The text at `span`. Invalid UTF-8 sequences are replaced by U+FFFD.
  package static func nonASCIICharacter(span: SourceSpan, text: String) -> LazyDiagnostic {
    LazyDiagnostic(.nonASCIICharacter, at: span) {
      let plain = LookAlike.plainSpelling(of: text)
      let isSingle = text.unicodeScalars.count == 1
      var message = "non-ASCII \(isSingle ? "character" : "characters in") \(Wording.quoted(text))"
      var notes = ["a format string may contain only ASCII characters"]
      var fixIts: [FixIt] = []
      switch plain {
      case nil:
        notes.append("names consist of the letters `a` to `z` and `A` to `Z`, digits and `_`")
      case "":
        fixIts.append(
          FixIt("remove \(Wording.quoted(text))", [SourceEdit(span, "")], applicability: .safe))
      case let plain?:
        message += "; did you mean \(Wording.quoted(plain))?"
        fixIts.append(
          FixIt(
            "replace with \(Wording.quoted(plain))", [SourceEdit(span, plain)],
            applicability: LookAlike.areSigns(in: text) ? .safe : .unsafe))
      }
      if text.unicodeScalars.contains("\u{FFFD}") {
        notes.append("bytes that are not UTF-8 are shown as `\u{FFFD}`")
      }
      return Words(message, caption: "not ASCII", notes: notes, fixIts: fixIts)
    }
  }

  /// The construct that unexpected characters most likely belong to.
  package enum CharacterMeaning: Sendable, Hashable {
    /// An opening bracket of a view. `closer` is the span of the matching closing bracket.
    case bracket(closer: SourceSpan)
    /// The opening quotation mark of a string literal: the span of the closing mark, and the text in between.
    case quotes(SourceSpan, String)
    /// A sign of another language. The value is the sign of format strings with that meaning.
    case sign(String)
  }

  // VFL0103
  static let unexpectedCharacter = DiagnosticPage(
    .unexpectedCharacter, .error, "unexpected character",
    """
    A format string consists of views `[name]`, gaps `-8-` and the superview `|`. Inside them,
    names, numbers, `(`, `)`, `,`, `@`, `==`, `>=` and `<=` are allowed. No other character is
    allowed. There are no comments, quotation marks or separators; each format is a separate string.
    """,
    seen: .check("[a]#-[b]"),
    fixed: .check("[a]-[b]"))

  /// Creates the diagnostic for one or more characters that the grammar does not use.
  ///
  /// - Parameters:
  ///   - span: The characters.
  ///   - text: The text at `span`.
  ///   - meaning: The construct that the characters most likely belong to; `nil` if it is unknown.
  package static func unexpectedCharacter(
    span: SourceSpan, text: String, meaning: CharacterMeaning? = nil
  ) -> LazyDiagnostic {
    LazyDiagnostic(.unexpectedCharacter, at: span) {
      let isSingle = text.unicodeScalars.count == 1
      var words = Words(
        "unexpected character\(isSingle ? "" : "s") \(Wording.quoted(text)) in a format string",
        caption: "only views, gaps and `|` are allowed")
      switch meaning {
      case .sign(let sign):
        words.message += "; did you mean `\(sign)`?"
        words.fixIts = [FixIt("replace with `\(sign)`", [SourceEdit(span, sign)])]
      case .bracket(let closer):
        words.labels = [.init(closer, "the matching bracket")]
        words.notes = ["a view is written as its name in square brackets"]
        words.fixIts = [
          FixIt(
            "replace with `[` and `]`", [SourceEdit(span, "["), SourceEdit(closer, "]")],
            applicability: .safe)
        ]
      case .quotes(let behind, let format):
        words.labels = [.init(behind, "the closing quotation mark")]
        words.notes = [
          "quotation marks are not part of the format string, which is \(Wording.quoted(format))"
        ]
        words.fixIts = [
          FixIt(
            "remove the quotation marks", [SourceEdit(span, ""), SourceEdit(behind, "")],
            applicability: .safe)
        ]
      // Braces probably mark a placeholder, so no fix-it removes them.
      case nil where text.contains("{") || text.contains("}"): break
      case nil: words.fixIts = [FixIt("remove \(Wording.quoted(text))", [SourceEdit(span, "")])]
      }
      return words
    }
  }

  // VFL0104
  static let missingOrientationColon = DiagnosticPage(
    .missingOrientationColon, .error, "missing `:` after the orientation",
    """
    A format string may begin with its orientation: `H:` for horizontal, `V:` for vertical. The
    colon is required, because it separates the orientation from the rest. A format string without
    an orientation is horizontal.
    """,
    seen: .check("V[a]-[b]"),
    fixed: .check("V:[a]-[b]"))

  /// Creates the diagnostic for an initial `H` or `V` without `:`.
  ///
  /// - Parameters:
  ///   - span: The empty span after the letter, where the `:` is missing.
  ///   - orientation: The letter.
  package static func missingOrientationColon(span: SourceSpan, orientation: String)
    -> LazyDiagnostic
  {
    LazyDiagnostic(.missingOrientationColon, at: span) {
      Words(
        "missing `:` after the orientation \(Wording.quoted(orientation))",
        caption: "expected `:`",
        fixIts: [
          FixIt("insert `:`", [SourceEdit(SourceSpan(at: span.start), ":")], applicability: .safe)
        ])
    }
  }

  // VFL0105
  static let unknownOrientation = DiagnosticPage(
    .unknownOrientation, .error, "unknown orientation",
    """
    The orientation of a format string is `H:` or `V:`, an uppercase letter and a colon. It occurs
    at most once, at the beginning. Lowercase letters are not accepted, and there is no third axis.
    """,
    seen: .check("v:[a]-[b]"),
    fixed: .check("V:[a]-[b]"))

  /// Creates the diagnostic for an orientation other than `H:` and `V:`, or for a second orientation.
  ///
  /// - Parameters:
  ///   - span: The orientation, up to the end of `found`.
  ///   - found: The orientation as written, with or without its `:`.
  ///   - first: The letter of the orientation before it; `nil` if it is the first one.
  package static func unknownOrientation(span: SourceSpan, found: String, first: String? = nil)
    -> LazyDiagnostic
  {
    LazyDiagnostic(.unknownOrientation, at: span) {
      let colon = found.hasSuffix(":") ? ":" : ""
      func replacement(_ letter: String, isOnlyCase: Bool = false) -> FixIt {
        FixIt(
          "replace with `\(letter)\(colon)`", [SourceEdit(span, letter + colon)],
          applicability: isOnlyCase ? .safe : .unsafe)
      }
      let letters = found.dropLast(colon.utf8.count)
      let word = letters.lowercased()
      let message: String
      var caption = "expected `H:` or `V:`"
      let fixIts: [FixIt]
      switch found.first {
      case _ where first != nil, "H" where found.dropFirst() == colon,
        "V" where found.dropFirst() == colon:
        let end = colon.isEmpty ? span.end + 1 : span.end
        message = "unexpected second orientation \(Wording.quoted(found))"
        caption = "expected a view or `|`"
        // If the two orientations differ, it is unclear which one was intended.
        fixIts =
          first.map { [$0, ""].contains(letters.uppercased()) } == false
          ? [] : [FixIt("remove it", [SourceEdit(SourceSpan(span.start, end), "")])]
      case ":" where found.utf8.count == 2:
        let letter = String(found.suffix(1))
        message = "expected the orientation `\(letter):`, found \(Wording.quoted(found))"
        fixIts = [
          FixIt(
            "replace with `\(letter):`", [SourceEdit(span, letter + ":")], applicability: .safe)
        ]
      case _ where ["hv", "vh"].contains(word):
        message =
          "expected the orientation `H:` or `V:`, found \(Wording.quoted(found)); "
          + "write one format string for each axis"
        fixIts = []
      case _ where !word.isEmpty && "horizontal".hasPrefix(word):
        message = "expected the orientation `H:`, found \(Wording.quoted(found))"
        fixIts = [replacement("H", isOnlyCase: ["h", "h:"].contains(found))]
      case _ where !word.isEmpty && "vertical".hasPrefix(word):
        message = "expected the orientation `V:`, found \(Wording.quoted(found))"
        fixIts = [replacement("V", isOnlyCase: ["v", "v:"].contains(found))]
      default:
        message = "expected the orientation `H:` or `V:`, found \(Wording.quoted(found))"
        fixIts = [replacement("H"), replacement("V")]
      }
      return Words(
        message, caption: caption,
        notes: ["a format string has at most one orientation, at the beginning"],
        fixIts: fixIts)
    }
  }

  // VFL0106
  static let whiteSpace = DiagnosticPage(
    .whiteSpace, .error, "whitespace in a format string",
    """
    Whitespace is not allowed anywhere in a format string: not at its ends, not around gaps and not
    after the commas of a list. Write `[a]-8-[b]` instead of `[a] - 8 - [b]`.
    """,
    seen: .check("H: |-[a]-|"),
    fixed: .check("H:|-[a]-|"))

  /// Creates the diagnostic for whitespace in a format string.
  ///
  /// - Parameters:
  ///   - span: The whitespace.
  ///   - splitsWord: Whether removing the whitespace would merge two words into one.
  package static func whiteSpace(span: SourceSpan, splitsWord: Bool = false) -> LazyDiagnostic {
    LazyDiagnostic(.whiteSpace, at: span) {
      Words(
        "unexpected whitespace in a format string",
        caption: "remove this",
        notes: ["whitespace is not allowed anywhere in a format string"],
        fixIts: [
          FixIt(
            "remove the whitespace", [SourceEdit(span, "")],
            applicability: splitsWord ? .unsafe : .safe)
        ])
    }
  }

  // VFL0107
  static let missingView = DiagnosticPage(
    .missingView, .error, "missing view",
    """
    A format string describes a row or a column of views and contains at least one view. `|`, `H:`
    and `|-8-|` contain none. `|` is an edge of the superview and is only used next to a view or
    a gap. To constrain the superview itself, write it as a view in a format string for its own
    superview.
    """,
    seen: .check("|-8-|"),
    fixed: .check("|-8-[a]-8-|"))

  /// Creates the diagnostic for a format string that contains no view, or none between two `|`.
  ///
  /// - Parameters:
  ///   - span: The position at which a view is expected.
  ///   - found: The text found instead; `nil` at the end of the format string.
  package static func missingView(span: SourceSpan, found: String?) -> LazyDiagnostic {
    LazyDiagnostic(.missingView, at: span) {
      Words(
        "expected a view, such as `[name]`, found \(Wording.found(found))",
        caption: "expected a view",
        notes: ["a format string contains at least one view, written as its name in brackets"])
    }
  }

  // VFL0108
  static let missingViewName = DiagnosticPage(
    .missingViewName, .error, "missing view name",
    """
    `[` is followed by the name of a view, which is its key in the dictionary of views. A name is
    a C identifier: a letter or `_`, followed by letters, digits and `_`, all of them ASCII. `[1a]`
    has no name, because `1` cannot begin one.
    """,
    seen: .check("[]-[b]"),
    fixed: .check("[a]-[b]"))

  /// Creates the diagnostic for a `[` that is not followed by a name.
  ///
  /// - Parameters:
  ///   - span: The position at which the name is expected.
  ///   - opener: The `[`.
  ///   - found: The text found instead; `nil` at the end of the format string.
  package static func missingViewName(span: SourceSpan, opener: SourceSpan, found: String?)
    -> LazyDiagnostic
  {
    LazyDiagnostic(.missingViewName, at: span) {
      Words(
        "expected a view name after `[`, found \(Wording.found(found))",
        caption: "expected a view name",
        labels: [.init(opener, "`[` opened here")],
        notes: ["a name is a letter or `_`, followed by letters, digits and `_`"])
    }
  }

  // VFL0109
  static let dottedName = DiagnosticPage(
    .dottedName, .error, "name with a dot",
    """
    A view name is a key of the dictionary of views and a single C identifier. In `[self.title]` the
    name ends at the dot, so only `self` is read. The usual cause is a dictionary created from
    expressions such as `self.title`, whose keys contain dots. Choose a key without a dot, or assign
    the view to a local variable of that name.
    """,
    seen: .check("[self.title]-[body]"),
    fixed: .check("[title]-[body]"))

  /// Creates the diagnostic for a name with dots, such as a property of an object.
  ///
  /// - Parameters:
  ///   - span: The dotted text.
  ///   - name: The part before the first dot, which is read as the name.
  ///   - text: The dotted text.
  ///   - isVertical: Whether the format string is vertical. In a vertical format, `[a(…)]` sets `a.height`.
  package static func dottedName(
    span: SourceSpan, name: String, text: String, isVertical: Bool = false
  ) -> LazyDiagnostic {
    LazyDiagnostic(.dottedName, at: span) {
      Words(
        "expected a name, found \(Wording.quoted(text)); "
          + "only \(Wording.quoted(name)) is read as a name",
        caption: "expected a name without a dot",
        notes: [
          "a name is the key of a view or metric in its dictionary, not an expression; "
            + "a format string cannot refer to a key with a dot"
        ] + sizeNotes(on: text),
        fixIts: meantName(in: text, isVertical: isVertical).map { [keeping($0, at: span)] } ?? [])
    }
  }

  /// Returns the fix-it that replaces a dotted text with one of its parts.
  package static func keeping(_ name: String, at span: SourceSpan) -> FixIt {
    FixIt("keep only \(Wording.quoted(name))", [SourceEdit(span, name)])
  }

  /// Returns the intended name if it is certain: the property after `self.`, or the view before the size
  /// attribute of the format string's axis, `.width` or `.height`.
  ///
  /// Otherwise returns `nil`.
  private static func meantName(in text: String, isVertical: Bool) -> String? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2, parts.allSatisfy(NameText.isName) else { return nil }
    if ["self", "Self", "this"].contains(parts[0]) { return parts[1] }
    return parts[1] == (isVertical ? "height" : "width") ? parts[0] : nil
  }

  /// Returns a note about sizes in parentheses if the text ends with `.width` or `.height`.
  private static func sizeNotes(on text: String) -> [String] {
    guard text.hasSuffix(".width") || text.hasSuffix(".height") else { return [] }
    return [
      "a size in parentheses is the width in a horizontal format, the height in a vertical one"
    ]
  }
}
