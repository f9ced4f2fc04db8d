import VFLDiagnostics
import VFLRecords

/// The code for the constraints in the layout of a single widget.
struct GTKLayoutPart {
  private let owner: ItemID
  private let names: GTKNames
  private var lines: [GTKLine] = []
  /// The items that the lines name, in the order of their first occurrence.
  private var views: [ItemID] = []
  private var isNamed: Set<ItemID> = []
  private var calls: [String] = []

  /// Creates a part without constraints.
  init(of owner: ItemID, _ names: GTKNames) {
    (self.owner, self.names) = (owner, names)
  }

  /// Whether the code contains lines in GTK's visual format language.
  var hasLines: Bool { !lines.isEmpty }

  /// Adds a constraint, in a line if GTK's visual format language expresses it correctly, else as a call.
  mutating func add(_ constraint: CodeConstraint) {
    guard let piece = GTKPiece(constraint, in: owner, names) else {
      calls.append(call(constraint))
      return
    }
    if lines.isEmpty || !lines[lines.count - 1].take(piece) {
      lines.append(GTKLine(piece, in: owner, names))
    }
    let items =
      switch piece {
      // A gap refers to the owner as `|`, not by a name.
      case .gap(_, let first, let second, _): [first, second].filter { $0 != owner }
      case .size(_, let item, _, let object): [item, object].compactMap { $0 }
      }
    for item in items where isNamed.insert(item).inserted { views.append(item) }
  }

  /// Returns the code.
  ///
  /// Each line ends with a line feed.
  ///
  /// - Parameters:
  ///   - guides: The guides in the widget.
  ///   - declaresError: Whether the code must declare the `GError` variable if it uses that variable.
  func text(guides: [ItemID], declaresError: Bool) -> String {
    let layout = names.newVariable("layout", of: owner)
    let widget = "GTK_WIDGET (\(names.variable(owner)))"
    var parts = [
      "GtkConstraintLayout *\(layout) = GTK_CONSTRAINT_LAYOUT (gtk_widget_get_layout_manager (\(widget)));\n"
    ]
    // GTK keeps a guide as small as possible, by default with medium strength. The code lowers the strength.
    parts += guides.map { names.variable($0) }.map { guide in
      """
      GtkConstraintGuide *\(guide) = gtk_constraint_guide_new ();
      gtk_constraint_guide_set_strength (\(guide), GTK_CONSTRAINT_STRENGTH_WEAK);
      gtk_constraint_layout_add_guide (\(layout), \(guide));

      """
    }
    if hasLines { parts.append(linesText(layout, declaresError: declaresError)) }
    if !calls.isEmpty {
      parts.append(
        calls.map { "gtk_constraint_layout_add_constraint (\(layout),\n  \($0));\n" }.joined())
    }
    return parts.joined(separator: "\n")
  }

  /// Returns the declaration of the lines and the call that adds them to the layout.
  private func linesText(_ layout: String, declaresError: Bool) -> String {
    let array = names.newVariable("lines", of: owner)
    let error = names.newVariable("error", of: ItemID(0))
    let views = views.map { "  \"\(names.word($0, in: owner))\", \(names.variable($0)),\n" }
    return """
      const char *\(array)[] = {
      \(lines.map { "  \"\($0.text)\"," }.joined(separator: "\n"))
      };
      \(declaresError ? "GError *\(error) = NULL;\n" : "")\
      g_list_free (gtk_constraint_layout_add_constraints_from_description (
        \(layout), \(array), G_N_ELEMENTS (\(array)), 8, 8, &\(error),
      \(views.joined())  NULL));
      if (\(error) != NULL)
        g_error ("%s", \(error)->message);

      """
  }

  // MARK: Calls

  /// Returns a call that creates a constraint from all its parts.
  private func call(_ constraint: CodeConstraint) -> String {
    let record = constraint.record
    let target =
      "\(names.variable(record.firstItem)), \(Self.word(record.firstAttribute)), \(Self.word(record.relation))"
    let end = "\(constraint.constant.text(in: .gtk)), \(GTKStrength.text(of: record.priority))"
    guard let second = record.secondItem else {
      return "gtk_constraint_new_constant (\(target), \(end))"
    }
    let source = "\(names.variable(second)), \(Self.word(record.secondAttribute))"
    let multiplier = DecimalText.shortest(record.multiplier)
    return "gtk_constraint_new (\(target), \(source), \(multiplier), \(end))"
  }

  private static func word(_ relation: Relation) -> String {
    switch relation {
    case .equal: "GTK_CONSTRAINT_RELATION_EQ"
    case .lessThanOrEqual: "GTK_CONSTRAINT_RELATION_LE"
    case .greaterThanOrEqual: "GTK_CONSTRAINT_RELATION_GE"
    }
  }

  /// Returns the GTK constant for an attribute.
  ///
  /// - Precondition: GTK has the attribute.
  private static func word(_ attribute: Attribute) -> String {
    let word =
      switch attribute {
      case .leading: "START"
      case .trailing: "END"
      case .centerX: "CENTER_X"
      case .centerY: "CENTER_Y"
      default: attribute.name.uppercased()
      }
    return "GTK_CONSTRAINT_ATTRIBUTE_" + word
  }
}
