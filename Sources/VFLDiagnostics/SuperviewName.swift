/// Names that people write for the superview, which no format has a name for.
package enum SuperviewName {
  /// The names.
  package static let all: Set<String> = ["super", "superview", "parent"]

  /// Names of views that others lie in, those that stand for the superview among them.
  package static let containers = all.union(["self", "view", "contentView", "container"])

  /// What the superview is called, where a name was meant for it and is that of no view.
  static func note(on name: String, among views: [String]) -> String? {
    all.contains(name) && !views.contains(name)
      ? "the superview is `|`, which stands at an end of a format and in front of an attribute"
      : nil
  }
}
