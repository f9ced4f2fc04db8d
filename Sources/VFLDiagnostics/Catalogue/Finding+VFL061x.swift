extension Finding {
  // VFL0610
  static let unwrittenFile = DiagnosticPage(
    .unwrittenFile, .error, "a file could not be written",
    """
    A file gets its new content completely or keeps its old content. The new content is written to a
    file in the same directory first, so the directory must be writable. A file that another program
    has saved since it was read keeps that content: run the command again. A file is also left
    unchanged if it is read-only, if it is not a regular file, or if another program has locked it.
    If the note names a second file, two programs have written at the same time, or the old content
    could not be restored: compare both files before one of them is removed.
    """,
    seen: DiagnosticExample(
      ["check", "--write-baseline", "--baseline", "no-such-folder/known.json", "[a]-[b]"]),
    mended: DiagnosticExample(["check", "[a]-[b]"]))

  /// A file that could not be given its new content.
  ///
  /// - Parameters:
  ///   - path: The file's path as given.
  ///   - reason: What stands there instead, a phrase such as "a folder that this user may not write".
  ///   - advice: What to do instead, a sentence; `nil` if there is no advice.
  package static func unwrittenFile(path: String, reason: String, advice: String? = nil) -> Finding
  {
    Finding(.unwrittenFile, at: nil) {
      Words(
        "expected a file that can be written at \(Wording.quoted(path)), found \(reason)",
        notes: [advice ?? "what was there is as it was before"])
    }
  }

  // VFL0611
  static let conflictLog = DiagnosticPage(
    .conflictLog, .error, "a log of a conflict is no layout",
    """
    What a run prints when constraints conflict, `Unable to simultaneously satisfy constraints` with
    a list of `<NSLayoutConstraint:0x…>`, is no layout: `vfl log` explains it. To try what ends the
    conflict, each of its constraints can stand on a line of a `.vfl` text, with better names: as a
    format where it has brackets, `V:[card(200)]` for `V:[UIView:0x10e3d08(200)]`, and else as an
    equation, `@constraint card.height == 84` for `UIView:0x10e3d08.height == 84`.
    """,
    seen: .document(
      "compile",
      """
      Unable to simultaneously satisfy constraints.
      (
          "<NSLayoutConstraint:0x28c1f40 V:[UIView:0x10e3d08(200)]>",
          "<NSLayoutConstraint:0x28c1f90 UIView:0x10e3d08.height == 84   (active)>"
      )
      """),
    mended: .document(
      "compile",
      """
      V:[card(200)]
      @constraint card.height == 84
      """))

  /// A log of constraints that conflict, in the place of a layout.
  ///
  /// - Parameter name: What people call the text.
  package static func conflictLog(name: String) -> Finding {
    Finding(.conflictLog, at: nil) {
      Words(
        "expected formats and equations in \(Wording.quoted(name)), found a log of a conflict",
        notes: [
          "`vfl log` explains what a log says; it reads a file, or standard input"
        ])
    }
  }

  // VFL0612
  static let unreadDescription = DiagnosticPage(
    .unreadDescription, .error, "a constraint of a log is not understood",
    """
    A log describes each constraint by its class, its address, and a format or an equation, such as
    `<NSLayoutConstraint:0x28c1f40 V:[UIView:0x10e3d08(200)]>`. This one is cut off, was changed on
    its way, or is about something that is not reckoned with: a distance that is another distance,
    `(a.top - b.top) == (c.top - d.top)`. It is left out; the others are explained without it.
    """,
    seen: .document(
      "log",
      """
      "<NSLayoutConstraint:0x28c1f40 V:[UIView:0x10e3d08(200)]>",
      "<NSLayoutConstraint:0x28c1f90 UIView:0x10e3d08.hei
      """),
    mended: .document("log", "Test Suite 'All tests' passed"))

  /// The description of a constraint in a log that is not understood.
  ///
  /// - Parameters:
  ///   - span: Where it stands in the log.
  ///   - isDistance: Whether it is about two distances, each between two anchors.
  package static func unreadDescription(span: SourceSpan, isDistance: Bool) -> Finding {
    Finding(.unreadDescription, at: span) {
      Words(
        isDistance
          ? "expected a constraint of two anchors at most, found one about two distances"
          : "expected a constraint such as `UIView:0x1.height == 44`, found something else",
        caption: isDistance ? "not reckoned with" : "not understood, and left out")
    }
  }

  // VFL0613
  static let untoldConflict = DiagnosticPage(
    .untoldConflict, .error, "a log does not tell which constraints conflict",
    """
    The constraints that a log lists can all hold, as far as they are told: the list was cut, some
    of it is not understood, or numbers were rounded when they were printed. On a device the system
    hides the list behind `<private>` from whoever reads the log without a debugger. A list without
    the sentence that there is a conflict may be any constraints at all, and is told as a warning.
    """,
    seen: .document(
      "log", "Unable to simultaneously satisfy constraints. <private>"),
    mended: .document("log", "Test Suite 'All tests' passed"))

  /// A conflict that a log tells of, but not by what.
  ///
  /// - Parameters:
  ///   - span: Where the log begins to tell of it.
  ///   - isAnnounced: Whether a sentence says that there is a conflict.
  ///   - isRedacted: Whether the constraints are hidden.
  ///   - listed: How many constraints are listed and understood.
  ///   - unread: How many are not understood.
  ///   - optional: How many are optional.
  ///   - isRounded: Whether they miss each other by no more than rounding.
  ///   - broken: The only constraint that is told, which was given up.
  package static func untoldConflict(
    span: SourceSpan, isAnnounced: Bool, isRedacted: Bool, listed: Int, unread: Int,
    optional: Int = 0, isRounded: Bool = false, broken: String?
  ) -> Finding {
    Finding(.untoldConflict, at: span) {
      let message =
        switch (isRedacted, listed, broken) {
        case (true, 0, _):
          "expected the constraints that conflict, found `<private>` in their place"
        case (_, _, let broken?):
          "found only the constraint that was given up, \(Wording.quoted(broken, limit: 120))"
        case (_, 0, nil):
          "found no constraint that conflicts, though the log says that there are some"
        case (_, 1, nil): "found one constraint only, which can hold"
        case (_, _, nil):
          "found \(listed) constraints, which can hold together as they are printed"
        }
      var words = Words(message, caption: isAnnounced ? "told here" : "listed here")
      if isRedacted && listed == 0 {
        words.notes = ["a run with a debugger attached, from Xcode or `lldb`, prints them"]
        return words
      }
      if unread > 0 {
        words.notes.append(
          (unread == 1 ? "one more is" : "\(unread) more are")
            + " not understood, and may be what is missing")
      }
      if optional > 0 {
        words.notes.append(
          optional == 1
            ? "one of them is optional, and gives way to the others"
            : "\(optional) of them are optional, and give way to the others")
      }
      if isRounded {
        words.notes.append(
          "they miss each other by what is lost where numbers are printed with six digits: a "
            + "priority of 999 on one of your own constraints lets it go")
      } else if isAnnounced && unread == 0 && listed > 0 {
        words.notes.append(
          broken == nil
            ? "the list may have been cut, or the numbers rounded: they are printed with six "
              + "digits at most"
            : "the list in front of it, in parentheses, tells what it conflicts with")
      }
      return words
    }
  }

  // VFL0614
  static let formatCrash = DiagnosticPage(
    .formatCrash, .error, "a program crashed at a format string",
    """
    The system raises an exception for a format string that it cannot read, and prints a reason,
    the string, and a caret below it. `vfl log` says of the string what `vfl check` says of it, with
    the same code. Here the string is not told, or there is nothing wrong with it but what depends
    on the run: the names in the dictionaries, the superviews of the views, the options.
    """,
    seen: .document(
      "log", "reason: 'Unable to parse constraint format: '"),
    mended: .document("log", "Test Suite 'All tests' passed"))

  /// A crash of a format string of which a log does not tell enough to say more.
  ///
  /// - Parameters:
  ///   - span: The string, or the sentence where the string is not told.
  ///   - reason: What the system says of it; empty where that is not told.
  package static func formatCrash(span: SourceSpan, reason: String) -> Finding {
    Finding(.formatCrash, at: span) {
      Words(
        reason.isEmpty
          ? "expected a format string that crashed the program, found none behind the sentence"
          : "found a format string that crashed the program: \(Wording.quoted(reason, limit: 160))",
        caption: "refused at run time",
        notes: [
          "the exception prints the string and a caret below its reason; `vfl check` says more of a string"
        ])
    }
  }

  /// What there is instead of something to check.
  package enum CheckedNothing: Sendable, Hashable {
    /// No file: nothing lies in the folders that were named, or what does is passed over.
    case noFile
    /// Files that are passed over all the same.
    case passedOver
    /// Texts without a format.
    case noFormat
  }

  // VFL0615
  static let nothingChecked = DiagnosticPage(
    .nothingChecked, .warning, "there was nothing to check",
    """
    A check that looks at nothing finds nothing, which is easily taken for success: the folder has
    another name by now, a pattern passes over all of it, or the input of a pipe is empty. It is
    told beside the report, whatever its form. With `--fail-if-empty` the exit code is 2, also for
    sources that hold no format string at all;
    `--rule VFL0615=off` keeps it back where it is as it should be.
    """,
    seen: DiagnosticExample(["check", "-"], standardInput: ""),
    mended: DiagnosticExample(["check", "-"], standardInput: "|-[a]-|\n"))

  /// Inputs of a check in which there is nothing to check.
  ///
  /// - Parameters:
  ///   - inputs: The inputs that were named.
  ///   - found: What was found there.
  package static func nothingChecked(inputs: [String], found: CheckedNothing) -> Finding {
    Finding(.nothingChecked, at: nil) {
      let place = Wording.list(inputs, limit: 4)
      let message: String
      var notes: [String] = []
      switch found {
      case .noFile:
        message = "expected layouts or sources to check in \(place), found none"
        notes = [
          "hidden files and those that `.gitignore`, a configuration or `--exclude` pass over are not "
            + "looked at; `--include` brings them back"
        ]
      case .passedOver:
        message = "expected something to check, found only \(place), which `--exclude` passes over"
        notes = ["`--force-exclude` holds for files that are named, too"]
      case .noFormat: message = "expected a format to check in \(place), found none"
      }
      return Words(message, notes: notes)
    }
  }

  // VFL0616
  static let uncheckedString = DiagnosticPage(
    .uncheckedString, .warning, level: .off, "a string of a source is not checked",
    """
    Only a run of the program knows this format string, a part of it, or the names that it is given.
    There need be nothing wrong with it; but what is wrong is seen only where it crashes. It is told
    where `--unchecked` or a rule asks for it. A string that is written out in the call, with
    dictionaries that are made beside it, is always checked, unless the search of the file exceeds
    its limit of steps. The summary counts the strings of such a file as unsearched.
    """,
    seen: DiagnosticExample(
      ["check", "--unchecked", "--stdin-filename", "Card.swift", "-"],
      standardInput: """
        let format = makeFormat()
        NSLayoutConstraint.constraints(withVisualFormat: format, metrics: nil, views: ["a": a])
        """),
    mended: DiagnosticExample(
      ["check", "--unchecked", "--stdin-filename", "Card.swift", "-"],
      standardInput: """
        let format = "|-[a]-|"
        NSLayoutConstraint.constraints(withVisualFormat: format, metrics: nil, views: ["a": a])
        """))

  /// A format string of a source that is not checked, or not in all of its parts.
  ///
  /// - Parameters:
  ///   - span: The string, or what stands in its place.
  ///   - reason: What is left unchecked, and why: "it is a parameter".
  ///   - isPartial: Whether a part of it is checked.
  package static func uncheckedString(span: SourceSpan, reason: String, isPartial: Bool) -> Finding
  {
    Finding(.uncheckedString, at: span) {
      Words(
        "found a format string that is \(isPartial ? "checked in part only" : "not checked"): \(reason)",
        caption: isPartial ? "checked in part" : "not checked")
    }
  }
}
