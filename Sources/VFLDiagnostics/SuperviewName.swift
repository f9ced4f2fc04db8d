/// Names that are often used for the superview, which has no name in a format string.
package enum SuperviewName {
  /// The names.
  package static let all: Set<String> = ["super", "superview", "parent"]

  /// Names that are often used for a view that contains other views, including the names in ``all``.
  package static let containers = all.union(["self", "view", "contentView", "container"])

  /// Returns a note on how to refer to the superview if an unknown name is often used for it; otherwise
  /// `nil`.
  static func note(on name: String, among views: [String]) -> String? {
    all.contains(name) && !views.contains(name)
      ? "the superview is written `|`, at the ends of a format string or before an attribute"
      : nil
  }
}
