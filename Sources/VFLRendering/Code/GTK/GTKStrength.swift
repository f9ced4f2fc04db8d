import VFLRecords

/// Priorities as the strengths of GTK, which are whole numbers and add up.
enum GTKStrength {
  /// What a reader of code has to know who sees the numbers.
  static let explanation = """
    /* Priorities up to 250 are multiplied by 4, so that 250 becomes GTK_CONSTRAINT_STRENGTH_MEDIUM, the
       strength of natural sizes. Priorities above 250 are multiplied by 1,000,000. */
    """

  /// The strength of a priority that need not hold.
  ///
  /// A content is hugged with 250, and GTK keeps natural sizes with a medium strength, 1000. A greater
  /// priority has to outweigh many of these together, and of two greater ones the greater is the stronger.
  static func number(of priority: Priority) -> String {
    let value = priority.rawValue
    let strength = (value > 250 ? value * 1_000_000 : value * 4).rounded()
    return String(Int(max(strength, 1)))
  }

  /// The strength of a priority as C writes it.
  static func text(of priority: Priority) -> String {
    if priority.isRequired { return "GTK_CONSTRAINT_STRENGTH_REQUIRED" }
    return priority.rawValue == 250 ? "GTK_CONSTRAINT_STRENGTH_MEDIUM" : number(of: priority)
  }

  /// The strength behind a predicate of GTK's language: nothing for what has to hold.
  static func suffix(of priority: Priority) -> String {
    if priority.isRequired { return "" }
    return priority.rawValue == 250 ? "@medium" : "@" + number(of: priority)
  }
}
