/// A conflict that a log tells of, but not by what.
package struct UntoldConflict: DiagnosticDefinition {
  /// Where the log begins to tell of it.
  package let span: SourceSpan
  /// Whether a sentence says that there is a conflict.
  package let isAnnounced: Bool
  /// Whether the constraints are hidden.
  package let isRedacted: Bool
  /// How many constraints are listed and understood.
  package let listed: Int
  /// How many are not understood.
  package let unread: Int
  /// How many are optional.
  package let optional: Int
  /// Whether they miss each other by no more than rounding.
  package let isRounded: Bool
  /// The only constraint that is told, which was given up.
  package let broken: String?

  package init(
    span: SourceSpan, isAnnounced: Bool, isRedacted: Bool, listed: Int, unread: Int,
    optional: Int = 0,
    isRounded: Bool = false, broken: String?
  ) {
    self.span = span
    self.isAnnounced = isAnnounced
    self.isRedacted = isRedacted
    self.listed = listed
    self.unread = unread
    self.optional = optional
    self.isRounded = isRounded
    self.broken = broken
  }

  package static let code = DiagnosticCode.untoldConflict
  package static let severity = Severity.error
  package static let title = "a log does not tell which constraints conflict"
  package static let explanation = """
    The constraints that a log lists can all hold, as far as they are told: the list was cut, some
    of it is not understood, or numbers were rounded when they were printed. On a device the system
    hides the list behind `<private>` from whoever reads the log without a debugger. A list without
    the sentence that there is a conflict may be any constraints at all, and is told as a warning.
    """
  package static let example = DiagnosticExample.document(
    "log", "Unable to simultaneously satisfy constraints. <private>")
  package static let repair = DiagnosticExample.document("log", "Test Suite 'All tests' passed")

  package func diagnostic(in origin: SourceOrigin) -> Diagnostic {
    Diagnostic(
      Self.code, Self.severity, message, at: SourceLocation(origin, span),
      caption: isAnnounced ? "told here" : "listed here", notes: notes)
  }

  private var message: String {
    if isRedacted && listed == 0 {
      return "expected the constraints that conflict, found `<private>` in their place"
    }
    if let broken {
      return "found only the constraint that was given up, \(Wording.quoted(broken, limit: 120))"
    }
    switch listed {
    case 0: return "found no constraint that conflicts, though the log says that there are some"
    case 1: return "found one constraint only, which can hold"
    default: return "found \(listed) constraints, which can hold together as they are printed"
    }
  }

  private var notes: [String] {
    if isRedacted && listed == 0 {
      return ["a run with a debugger attached, from Xcode or `lldb`, prints them"]
    }
    var notes: [String] = []
    if unread > 0 {
      notes.append(
        unread == 1
          ? "one more is not understood, and may be what is missing"
          : "\(unread) more are not understood, and may be what is missing")
    }
    if optional > 0 {
      notes.append(
        optional == 1
          ? "one of them is optional, and gives way to the others"
          : "\(optional) of them are optional, and give way to the others")
    }
    if isRounded {
      notes.append(
        "they miss each other by what is lost where numbers are printed with six digits: a priority of "
          + "999 on one of your own constraints lets it go")
    } else if isAnnounced && unread == 0 && listed > 0 {
      notes.append(
        broken == nil
          ? "the list may have been cut, or the numbers rounded: they are printed with six digits at most"
          : "the list in front of it, in parentheses, tells what it conflicts with")
    }
    return notes
  }
}
