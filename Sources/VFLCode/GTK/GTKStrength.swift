import VFLRecords

/// The conversion of priorities to GTK strengths.
///
/// A GTK strength is an integer, and the strengths of several constraints add up.
enum GTKStrength {
  /// A comment in C that explains the numbers in the generated code.
  static let explanation = """
    /* Priorities up to 250 are multiplied by 4, so that 250 becomes GTK_CONSTRAINT_STRENGTH_MEDIUM, the
       strength of natural sizes. Priorities above 250 are multiplied by 1,000,000. */
    """

  /// Returns the strength for the priority of an optional constraint.
  ///
  /// The default content hugging priority is 250. GTK keeps natural sizes with medium strength, 1000, so
  /// priority 250 becomes 1000. The strength for a higher priority must exceed the sum of many such strengths
  /// and must grow with the priority.
  static func number(of priority: Priority) -> String {
    let value = priority.rawValue
    let strength = (value > 250 ? value * 1_000_000 : value * 4).rounded()
    return String(Int(max(strength, 1)))
  }

  /// Returns the strength for a priority as an expression in C.
  static func text(of priority: Priority) -> String {
    if priority.isRequired { return "GTK_CONSTRAINT_STRENGTH_REQUIRED" }
    return priority.rawValue == 250 ? "GTK_CONSTRAINT_STRENGTH_MEDIUM" : number(of: priority)
  }

  /// Returns the strength as the suffix of a predicate in GTK's visual format language; empty if the priority
  /// is required.
  static func suffix(of priority: Priority) -> String {
    if priority.isRequired { return "" }
    return priority.rawValue == 250 ? "@medium" : "@" + number(of: priority)
  }
}
