extension LazyDiagnostic {
  // VFL0610
  static let unwritableFile = DiagnosticPage(
    .unwritableFile, .error, "file not written",
    """
    A file is either replaced completely or left unchanged. The new content is first written to a
    temporary file in the same directory, so the directory must be writable. A file that another
    program saved after it was read is left unchanged: run the command again. A file is also left
    unchanged if it is read-only, is not a regular file, or is locked by another program. If the
    note names a second file, two programs wrote at the same time, or the old content could not be
    restored: compare both files before you delete one of them.
    """,
    seen: DiagnosticExample(
      ["check", "--write-baseline", "--baseline", "no-such-directory/known.json", "[a]-[b]"]),
    fixed: DiagnosticExample(["check", "[a]-[b]"]))

  /// Creates the diagnostic for a file that cannot be written.
  ///
  /// - Parameters:
  ///   - path: The path of the file as the user specified it.
  ///   - reason: The reason, a phrase such as "a directory that this user may not write".
  ///   - advice: Advice for this kind of file, as a sentence; `nil` for the default advice.
  package static func unwritableFile(path: String, reason: String, advice: String? = nil)
    -> LazyDiagnostic
  {
    LazyDiagnostic(.unwritableFile, at: nil) {
      Words(
        "cannot write \(Wording.quoted(path)): \(reason)",
        notes: [advice ?? "nothing was written"])
    }
  }

  // VFL0611
  static let conflictLog = DiagnosticPage(
    .conflictLog, .error, "constraint conflict log instead of a layout",
    """
    The input is a log that the system prints for conflicting constraints, `Unable to simultaneously
    satisfy constraints` with a list of `<NSLayoutConstraint:0x…>`. Use `vfl log` to explain it. To
    experiment with the constraints, write each of them on a line of a `.vfl` file with readable
    names: a description with brackets as a format string, `V:[card(200)]` for
    `V:[UIView:0x10e3d08(200)]`, any other description as an equation,
    `@constraint card.height == 84` for `UIView:0x10e3d08.height == 84`.
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
    fixed: .document(
      "compile",
      """
      V:[card(200)]
      @constraint card.height == 84
      """))

  /// Creates the diagnostic for a constraint conflict log that was passed as a layout.
  ///
  /// - Parameter name: The display name of the input.
  package static func conflictLog(name: String) -> LazyDiagnostic {
    LazyDiagnostic(.conflictLog, at: nil) {
      Words(
        "\(Wording.quoted(name)) is a constraint conflict log, not a layout",
        notes: [
          "use `vfl log` to explain the log; it reads a file or standard input"
        ])
    }
  }

  // VFL0612
  static let unreadableDescription = DiagnosticPage(
    .unreadableDescription, .error, "unrecognized constraint in a log",
    """
    A log describes each constraint by its class, its address, and a format string or an equation,
    such as `<NSLayoutConstraint:0x28c1f40 V:[UIView:0x10e3d08(200)]>`. This description is
    truncated, was modified, or is not supported: it compares two distances,
    `(a.top - b.top) == (c.top - d.top)`. It is ignored; the other constraints are explained without
    it.
    """,
    seen: .document(
      "log",
      """
      "<NSLayoutConstraint:0x28c1f40 V:[UIView:0x10e3d08(200)]>",
      "<NSLayoutConstraint:0x28c1f90 UIView:0x10e3d08.hei
      """),
    fixed: .document("log", "Test Suite 'All tests' passed"))

  /// Creates the diagnostic for an unrecognized constraint description in a log.
  ///
  /// - Parameters:
  ///   - span: The description.
  ///   - isDistance: Whether the constraint compares two distances, each of them between two anchors.
  package static func unreadableDescription(span: SourceSpan, isDistance: Bool) -> LazyDiagnostic {
    LazyDiagnostic(.unreadableDescription, at: span) {
      Words(
        isDistance
          ? "unsupported constraint between two distances; expected at most two anchors"
          : "unrecognized constraint; expected one such as `UIView:0x1.height == 44`",
        caption: isDistance ? "not supported" : "ignored")
    }
  }

  // VFL0613
  static let missingConflict = DiagnosticPage(
    .missingConflict, .error, "conflicting constraints missing from a log",
    """
    The constraints that the log lists are satisfiable as printed: the list is truncated, some
    constraints are not recognized, or numbers were rounded when they were printed. On a device
    without a debugger the system replaces the list with `<private>`. A list of constraints without
    the message that they conflict may have another purpose and is reported as a warning.
    """,
    seen: .document(
      "log", "Unable to simultaneously satisfy constraints. <private>"),
    fixed: .document("log", "Test Suite 'All tests' passed"))

  /// Creates the diagnostic for a conflict whose constraints are not all listed in the log.
  ///
  /// - Parameters:
  ///   - span: The text that reports the conflict.
  ///   - isAnnounced: Whether the log contains the message that constraints conflict.
  ///   - isRedacted: Whether the log hides the constraints.
  ///   - listed: The number of constraints that are listed and recognized.
  ///   - unread: The number of constraints that are listed but not recognized.
  ///   - optional: The number of listed optional constraints.
  ///   - isRounded: Whether the constraints contradict each other only by a rounding error.
  ///   - broken: The only listed constraint, which the system broke.
  package static func missingConflict(
    span: SourceSpan, isAnnounced: Bool, isRedacted: Bool, listed: Int, unread: Int,
    optional: Int = 0, isRounded: Bool = false, broken: String?
  ) -> LazyDiagnostic {
    LazyDiagnostic(.missingConflict, at: span) {
      let message =
        switch (isRedacted, listed, broken) {
        case (true, 0, _):
          "the conflicting constraints are hidden by `<private>`"
        case (_, _, let broken?):
          "only the broken constraint is listed: \(Wording.quoted(broken, limit: 120))"
        case (_, 0, nil):
          "no conflicting constraint is listed, although the log reports a conflict"
        case (_, 1, nil): "only one constraint is listed, and it is satisfiable"
        case (_, _, nil):
          "the \(listed) listed constraints are satisfiable as printed"
        }
      var words = Words(message, caption: isAnnounced ? "reported here" : "listed here")
      if isRedacted && listed == 0 {
        words.notes = ["run with a debugger attached, from Xcode or `lldb`, to print them"]
        return words
      }
      if unread > 0 {
        words.notes.append(
          (unread == 1 ? "1 more constraint is" : "\(unread) more constraints are")
            + " not recognized and may be part of the conflict")
      }
      if optional > 0 {
        words.notes.append(
          optional == 1
            ? "1 of them is optional and yields to the others"
            : "\(optional) of them are optional and yield to the others")
      }
      if isRounded {
        words.notes.append(
          "they contradict each other only by a rounding error, because at most six digits are "
            + "printed; a priority of 999 on one of your own constraints resolves the conflict")
      } else if isAnnounced && unread == 0 && listed > 0 {
        words.notes.append(
          broken == nil
            ? "the list may be truncated, or the numbers rounded: at most six digits are printed"
            : "the list before it, in parentheses, contains the constraints that it conflicts with")
      }
      return words
    }
  }

  // VFL0614
  static let formatCrash = DiagnosticPage(
    .formatCrash, .error, "crash caused by a format string",
    """
    The system raises an exception for a format string that it cannot parse, and prints a reason,
    the string, and a caret below it. `vfl log` checks that string and reports the same codes as
    `vfl check`. This code is reported if the log does not contain the string, or if the cause is
    only known at run time: the names in the dictionaries, the superviews of the views, or the
    options.
    """,
    seen: .document(
      "log", "reason: 'Unable to parse constraint format: '"),
    fixed: .document("log", "Test Suite 'All tests' passed"))

  /// Creates the diagnostic for a crash if the log does not contain the format string or the cause.
  ///
  /// - Parameters:
  ///   - span: The format string, or the crash message if the log does not contain the format string.
  ///   - reason: The reason that the system prints; empty if it prints none.
  package static func formatCrash(span: SourceSpan, reason: String) -> LazyDiagnostic {
    LazyDiagnostic(.formatCrash, at: span) {
      Words(
        reason.isEmpty
          ? "the log does not contain the format string that crashed the program"
          : "crash caused by a format string: \(Wording.quoted(reason, limit: 160))",
        caption: "rejected at run time",
        notes: [
          "the exception prints the string and a caret below its reason; use `vfl check` for details"
        ])
    }
  }

  /// The reason why there is nothing to check.
  package enum CheckedNothing: Sendable, Hashable {
    /// The inputs contain no file, or all of their files are excluded.
    case noFile
    /// The inputs are files that are named on the command line but excluded.
    case excluded
    /// The inputs contain no format string.
    case noFormat
  }

  // VFL0615
  static let nothingChecked = DiagnosticPage(
    .nothingChecked, .warning, "nothing to check",
    """
    A check of no input reports no diagnostics, which looks like success. A directory may have been
    renamed, a pattern may exclude all files, or a pipe may be empty. The warning is printed in
    addition to the report, in every output format. With `--fail-if-empty` the exit code is 2, also
    for source files without a format string. `--rule VFL0615=off` disables the warning.
    """,
    seen: DiagnosticExample(["check", "-"], standardInput: ""),
    fixed: DiagnosticExample(["check", "-"], standardInput: "|-[a]-|\n"))

  /// Creates the diagnostic for inputs that contain nothing to check.
  ///
  /// - Parameters:
  ///   - inputs: The inputs as the user specified them.
  ///   - found: The reason why there is nothing to check.
  package static func nothingChecked(inputs: [String], found: CheckedNothing) -> LazyDiagnostic {
    LazyDiagnostic(.nothingChecked, at: nil) {
      let place = Wording.list(inputs, limit: 4)
      let message: String
      var notes: [String] = []
      switch found {
      case .noFile:
        message = "no layouts or sources to check in \(place)"
        notes = [
          "hidden files and files excluded by `.gitignore`, a configuration or `--exclude` are "
            + "skipped; use `--include` to check them"
        ]
      case .excluded:
        message = "nothing to check: `--exclude` skips \(place)"
        notes = ["with `--force-exclude`, `--exclude` also applies to files that are named"]
      case .noFormat: message = "no format strings to check in \(place)"
      }
      return Words(message, notes: notes)
    }
  }

  // VFL0616
  static let uncheckedString = DiagnosticPage(
    .uncheckedString, .warning, level: .off, "unchecked format string in a source",
    """
    The format string, a part of it, or its names are only known at run time. It may be correct, but
    an error would only be found by a crash. A literal that is a format string but is passed to an
    unknown function is also reported. The rule is off by default; `--unchecked` enables it. A
    string literal in the call with dictionaries that are created next to it is checked. There are
    three exceptions: code that is not read, such as a default argument; a call that a test expects
    to fail; and a file whose search exceeds its limit of steps. Strings of such a file are counted
    as unsearched, the others as expressions.
    """,
    seen: DiagnosticExample(
      ["check", "--unchecked", "--stdin-filename", "Card.swift", "-"],
      standardInput: """
        let format = makeFormat()
        NSLayoutConstraint.constraints(withVisualFormat: format, metrics: nil, views: ["a": a])
        """),
    fixed: DiagnosticExample(
      ["check", "--unchecked", "--stdin-filename", "Card.swift", "-"],
      standardInput: """
        let format = "|-[a]-|"
        NSLayoutConstraint.constraints(withVisualFormat: format, metrics: nil, views: ["a": a])
        """))

  /// Creates the diagnostic for a format string in a source file that is not completely checked.
  ///
  /// - Parameters:
  ///   - span: The string literal, or the expression that is used as the format string.
  ///   - reason: The reason as a clause, such as "it is a parameter".
  ///   - isPartial: Whether the format string is partly checked.
  package static func uncheckedString(span: SourceSpan, reason: String, isPartial: Bool)
    -> LazyDiagnostic
  {
    LazyDiagnostic(.uncheckedString, at: span) {
      Words(
        "format string is \(isPartial ? "only partly checked" : "not checked"): \(reason)",
        caption: isPartial ? "partly checked" : "not checked")
    }
  }

  // VFL0617
  static let malformedInterface = DiagnosticPage(
    .malformedInterface, .error, "malformed Interface Builder file",
    """
    A file whose name ends with `.xib` or `.storyboard` must be an XML document in the format of
    Xcode 5 or a later version. A file in an older format must be saved with Xcode first. A file
    with the conflict markers of a merge is malformed until the conflict is resolved. Document type
    declarations are rejected, because they can include other files.
    """,
    seen: DiagnosticExample(
      ["check", "--stdin-filename", "Card.xib", "-"],
      standardInput: """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
            <objects>
        <<<<<<< HEAD
            </objects>
        </document>
        """),
    fixed: DiagnosticExample(
      ["check", "--stdin-filename", "Card.xib", "-"],
      standardInput: """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
            <objects>
                <view id="card"><rect key="frame" x="0" y="0" width="320" height="50"/>
                    <subviews>
                        <view id="title"><rect key="frame" x="8" y="8" width="304" height="34"/></view>
                    </subviews>
                </view>
            </objects>
        </document>
        """))

  /// Creates the diagnostic for an Interface Builder file that cannot be read.
  ///
  /// - Parameters:
  ///   - span: The first text that is invalid.
  ///   - problem: The problem, a clause such as "expected an end tag".
  ///   - isSupported: Whether the text would be valid if the problem were solved, and not a format or a part
  ///     of XML that is not supported.
  package static func malformedInterface(
    span: SourceSpan, problem: String, isSupported: Bool
  ) -> LazyDiagnostic {
    LazyDiagnostic(.malformedInterface, at: span) {
      Words(
        "cannot read the Interface Builder file: \(problem)",
        caption: isSupported ? "malformed XML" : "not supported")
    }
  }
}
