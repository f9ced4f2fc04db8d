extension Finding {
  // VFL0101
  static let emptyFormat = DiagnosticPage(
    .emptyFormat, .error, "a format is empty",
    """
    A format describes at least one view, written as its name in square brackets: `[name]`. An
    empty text has no views to make constraints for, so it is taken for a slip (most often a
    variable that was never filled) and not for an empty list of constraints.
    """,
    seen: .check(""),
    mended: .check("[a]"))

  /// A format without a single character.
  ///
  /// - Parameter span: Where a view should stand.
  package static func emptyFormat(span: SourceSpan) -> Finding {
    Finding(.emptyFormat, at: span) {
      Words(
        "expected at least one view, such as `[name]`, found an empty format",
        caption: "a view could stand here")
    }
  }

  // VFL0102
  static let nonASCIICharacter = DiagnosticPage(
    .nonASCIICharacter, .error, "a character is not ASCII",
    """
    The language is written in ASCII alone: names are C identifiers, and every operator is made of
    the characters of a plain keyboard. What looks like one of them often is not: an editor that
    "improves" punctuation turns `-` into a dash, and `>=` into one character; text copied from a
    page brings spaces that cannot be told from plain ones.
    """,
    seen: .check("[a]\u{2013}[b]"),
    mended: .check("[a]-[b]"))

  /// A character outside ASCII.
  ///
  /// - Parameters:
  ///   - span: The run of such characters, with the name or number that it is part of.
  ///   - text: The run; broken bytes are `U+FFFD`.
  package static func nonASCIICharacter(span: SourceSpan, text: String) -> Finding {
    Finding(.nonASCIICharacter, at: span) {
      let plain = LookAlike.plainSpelling(of: text)
      let expected: String
      var fixIts: [FixIt] = []
      switch plain {
      case nil:
        expected = "names are made of the letters `a` to `z`, `A` to `Z`, digits and `_`"
      case "":
        expected = "nothing could stand between the pieces of a format"
        fixIts.append(
          FixIt("delete \(Wording.quoted(text))", [SourceEdit(span, "")], applicability: .safe))
      case let plain?:
        expected = "the plain spelling is \(Wording.quoted(plain))"
        fixIts.append(
          FixIt(
            "replace by \(Wording.quoted(plain))", [SourceEdit(span, plain)],
            applicability: LookAlike.areSigns(in: text) ? .safe : .unsafe))
      }
      var notes = ["a format is written in ASCII alone"]
      if text.unicodeScalars.contains("\u{FFFD}") {
        notes.append("bytes that are not UTF-8 are shown as `\u{FFFD}`")
      }
      return Words(
        "found \(Wording.quoted(text)) outside of ASCII, \(expected)",
        caption: "only ASCII characters could stand here", notes: notes, fixIts: fixIts)
    }
  }

  /// What characters were meant for.
  package enum CharacterMeaning: Sendable, Hashable {
    /// The `[` of a view, whose `]` stands here.
    case bracket(closer: SourceSpan)
    /// The quotes that a program has around a format, with those behind it, and the format.
    case quotes(SourceSpan, String)
  }

  // VFL0103
  static let unexpectedCharacter = DiagnosticPage(
    .unexpectedCharacter, .error, "a character has no meaning",
    """
    A format is made of views `[name]`, gaps `-8-` and bars `|`; inside of them stand names,
    numbers, `(`, `)`, `,`, `@`, `==`, `>=` and `<=`. Any other character has no meaning anywhere.
    There are no comments, no quotes and no separators; each format is a string of its own.
    """,
    seen: .check("[a]#-[b]"),
    mended: .check("[a]-[b]"))

  /// A character that no construct uses, or several in a row.
  ///
  /// - Parameters:
  ///   - span: The characters.
  ///   - text: The characters.
  ///   - meaning: What they were most likely meant for, if that can be told.
  package static func unexpectedCharacter(
    span: SourceSpan, text: String, meaning: CharacterMeaning? = nil
  ) -> Finding {
    Finding(.unexpectedCharacter, at: span) {
      var words = Words(
        "found \(Wording.quoted(text)), but a format is made of views, gaps and bars only",
        caption: "has no meaning in a format")
      switch meaning {
      case .bracket(let closer):
        words.labels = [.init(closer, "closed here")]
        words.notes = ["a view is its name in brackets"]
        words.fixIts = [
          FixIt(
            "replace by `[` and `]`", [SourceEdit(span, "["), SourceEdit(closer, "]")],
            applicability: .safe)
        ]
      case .quotes(let behind, let format):
        words.labels = [.init(behind, "closed here")]
        words.notes = [
          "the quotes of a program are no part of a format, which is \(Wording.quoted(format))"
        ]
        words.fixIts = [
          FixIt(
            "delete the quotes", [SourceEdit(span, ""), SourceEdit(behind, "")],
            applicability: .safe)
        ]
      // Braces around something were meant for it.
      case nil where text.contains("{") || text.contains("}"): break
      case nil: words.fixIts = [FixIt("delete \(Wording.quoted(text))", [SourceEdit(span, "")])]
      }
      return words
    }
  }

  // VFL0104
  static let missingOrientationColon = DiagnosticPage(
    .missingOrientationColon, .error, "an orientation lacks its colon",
    """
    A format may begin with its orientation, `H:` for left to right and `V:` for top to bottom.
    The letter alone is not enough: the colon tells it from the rest of the format. Without any
    orientation a format is horizontal.
    """,
    seen: .check("V[a]-[b]"),
    mended: .check("V:[a]-[b]"))

  /// An `H` or a `V` in front of the format without its `:`.
  ///
  /// - Parameters:
  ///   - span: Where the `:` should stand, an empty span after the letter.
  ///   - orientation: The letter.
  package static func missingOrientationColon(span: SourceSpan, orientation: String) -> Finding {
    Finding(.missingOrientationColon, at: span) {
      Words(
        "expected `:` after the orientation \(Wording.quoted(orientation)), found the layout itself",
        caption: "`:` could stand here",
        fixIts: [
          FixIt("insert `:`", [SourceEdit(SourceSpan(at: span.start), ":")], applicability: .safe)
        ])
    }
  }

  // VFL0105
  static let unknownOrientation = DiagnosticPage(
    .unknownOrientation, .error, "an orientation is not known",
    """
    The orientation of a format is `H:` or `V:`, a capital letter and a colon. It stands once, in
    front of everything else. Small letters are not read as capital ones, and there is no third
    axis.
    """,
    seen: .check("v:[a]-[b]"),
    mended: .check("V:[a]-[b]"))

  /// An orientation that is neither `H:` nor `V:`, or the second one of a format.
  ///
  /// - Parameters:
  ///   - span: The orientation as written, up to where `found` ends.
  ///   - found: The orientation as written, with or without its `:`.
  ///   - first: The letter of the orientation in front of it; `nil` where it is the first one.
  package static func unknownOrientation(span: SourceSpan, found: String, first: String? = nil)
    -> Finding
  {
    Finding(.unknownOrientation, at: span) {
      let colon = found.hasSuffix(":") ? ":" : ""
      func replacement(_ letter: String, isOnlyCase: Bool = false) -> FixIt {
        FixIt(
          "replace by `\(letter)\(colon)`", [SourceEdit(span, letter + colon)],
          applicability: isOnlyCase ? .safe : .unsafe)
      }
      let letters = found.dropLast(colon.utf8.count)
      let word = letters.lowercased()
      let message: String
      var caption = "`H:` or `V:` could stand here"
      let fixIts: [FixIt]
      switch found.first {
      case _ where first != nil, "H" where found.dropFirst() == colon,
        "V" where found.dropFirst() == colon:
        let end = colon.isEmpty ? span.end + 1 : span.end
        message =
          "found a second orientation \(Wording.quoted(found)), a view or `|` could stand here"
        caption = "the orientation is already given"
        // Of two different ones nobody can tell which was meant.
        fixIts =
          first.map { [$0, ""].contains(letters.uppercased()) } == false
          ? [] : [FixIt("delete it", [SourceEdit(SourceSpan(span.start, end), "")])]
      case ":" where found.utf8.count == 2:
        let letter = String(found.suffix(1))
        message = "expected the orientation `\(letter):`, found \(Wording.quoted(found))"
        fixIts = [
          FixIt(
            "replace by `\(letter):`", [SourceEdit(span, letter + ":")], applicability: .safe)
        ]
      case _ where ["hv", "vh"].contains(word):
        message =
          "expected the orientation `H:` or `V:`, found \(Wording.quoted(found)), which is both; "
          + "each axis has a format of its own"
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
        notes: ["a format has one orientation, in front of everything else"],
        fixIts: fixIts)
    }
  }

  // VFL0106
  static let whiteSpace = DiagnosticPage(
    .whiteSpace, .error, "white space in a format",
    """
    The pieces of a format follow one another directly. No white space is allowed anywhere, not at
    the ends, not around gaps, not behind the commas of a list: `[a]-8-[b]`, never
    `[a] - 8 - [b]`.
    """,
    seen: .check("H: |-[a]-|"),
    mended: .check("H:|-[a]-|"))

  /// White space in a format.
  ///
  /// - Parameters:
  ///   - span: The white space.
  ///   - splitsWord: Whether what stands on either side would be one word without it.
  package static func whiteSpace(span: SourceSpan, splitsWord: Bool = false) -> Finding {
    Finding(.whiteSpace, at: span) {
      Words(
        "found white space where the next piece of the format could stand",
        caption: "nothing could stand here",
        notes: ["the pieces of a format follow one another directly"],
        fixIts: [
          FixIt(
            "delete the white space", [SourceEdit(span, "")],
            applicability: splitsWord ? .unsafe : .safe)
        ])
    }
  }

  // VFL0107
  static let missingView = DiagnosticPage(
    .missingView, .error, "a view is missing",
    """
    A format describes a row or a column of views, so it holds at least one: `|`, `H:` and `|-8-|`
    lay out nothing. A bar `|` is the edge of the superview and stands only beside a view or a gap
    that leads to one. To constrain the superview itself, name it as a view in its own superview's
    format.
    """,
    seen: .check("|-8-|"),
    mended: .check("|-8-[a]-8-|"))

  /// A format, or a place between its bars, without a view.
  ///
  /// - Parameters:
  ///   - span: Where a view should stand.
  ///   - found: What stands there instead; `nil` at the end of the format.
  package static func missingView(span: SourceSpan, found: String?) -> Finding {
    Finding(.missingView, at: span) {
      Words(
        "expected a view, such as `[name]`, found \(Wording.found(found))",
        caption: "a view could stand here",
        notes: ["a format holds at least one view, whose name stands in brackets"])
    }
  }

  // VFL0108
  static let missingViewName = DiagnosticPage(
    .missingViewName, .error, "a view has no name",
    """
    Between `[` and `]` stands the name under which the view was given. A name is a C identifier:
    it begins with a letter or `_`, goes on with letters, digits and `_`, and is ASCII throughout.
    The first character decides, so `[1a]` has no name to begin with.
    """,
    seen: .check("[]-[b]"),
    mended: .check("[a]-[b]"))

  /// A `[` that no name follows.
  ///
  /// - Parameters:
  ///   - span: Where the name should stand.
  ///   - opener: The `[`.
  ///   - found: What stands there instead; `nil` at the end of the format.
  package static func missingViewName(span: SourceSpan, opener: SourceSpan, found: String?)
    -> Finding
  {
    Finding(.missingViewName, at: span) {
      Words(
        "expected a view's name after `[`, found \(Wording.found(found))",
        caption: "a name could stand here",
        labels: [.init(opener, "`[` opened here")],
        notes: ["a name begins with a letter or `_` and goes on with letters, digits and `_`"])
    }
  }

  // VFL0109
  static let dottedName = DiagnosticPage(
    .dottedName, .error, "a name has a dot",
    """
    A view stands under the name that it has in the dictionary of views, and such a name is a
    single C identifier. In `[self.title]` the name ends at the dot: what is read is `self`. The
    usual cause is a dictionary built from expressions, whose keys then hold dots; give the view a
    plain key, or keep it in a local variable of that name.
    """,
    seen: .check("[self.title]-[body]"),
    mended: .check("[title]-[body]"))

  /// A name with dots, as of a property of an object.
  ///
  /// - Parameters:
  ///   - span: The whole dotted text.
  ///   - name: The name that is read, up to the first dot.
  ///   - text: The whole dotted text.
  ///   - isVertical: Whether the format is vertical, where `a.height` is the size that `[a(…)]` gives.
  package static func dottedName(
    span: SourceSpan, name: String, text: String, isVertical: Bool = false
  ) -> Finding {
    Finding(.dottedName, at: span) {
      Words(
        "expected a plain name, found \(Wording.quoted(text)), "
          + "of which only \(Wording.quoted(name)) is read as a name",
        caption: "a name without a dot could stand here",
        notes: [
          "a name is the key of a view or metric in its dictionary, not an expression, "
            + "and no format can name a key that has a dot"
        ] + sizeNotes(on: text),
        fixIts: meantName(in: text, isVertical: isVertical).map { [keeping($0, at: span)] } ?? [])
    }
  }

  /// The fix-it that puts one part of a dotted text in its place.
  package static func keeping(_ name: String, at span: SourceSpan) -> FixIt {
    FixIt("keep only \(Wording.quoted(name))", [SourceEdit(span, name)])
  }

  /// The name that is meant, where that is certain: the property of the object that the code is in, or
  /// the view whose size is named along the axis of the format.
  private static func meantName(in text: String, isVertical: Bool) -> String? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2, parts.allSatisfy(NameText.isName) else { return nil }
    if ["self", "Self", "this"].contains(parts[0]) { return parts[1] }
    return parts[1] == (isVertical ? "height" : "width") ? parts[0] : nil
  }

  /// What gives a view its size, where the text names one.
  private static func sizeNotes(on text: String) -> [String] {
    guard text.hasSuffix(".width") || text.hasSuffix(".height") else { return [] }
    return [
      "the size in parentheses is the width in a horizontal format, the height in a vertical one"
    ]
  }
}
