import Testing
import VisualFormat

/// A replacement of `NSLayoutConstraint` that creates constraints of this library, to run code written by
/// `vfl convert`.
private final class ConstraintCollector {
  private(set) var texts: [String] = []

  func activate(_ constraints: [LayoutConstraint]) {
    texts += constraints.map(\.meaning)
  }

  func callAsFunction(
    item: LayoutElement, attribute: Attribute, relatedBy relation: Relation, toItem: LayoutElement?,
    attribute second: Attribute, multiplier: Double, constant: Double
  ) -> LayoutConstraint {
    do {
      return try LayoutConstraint(
        item: item, attribute: attribute, relatedBy: relation, toItem: toItem, attribute: second,
        multiplier: multiplier, constant: constant)
    } catch {
      Issue.record(error)
      return item.widthAnchor.constraint(equalToConstant: constant)
    }
  }
}

@Suite("Code that vfl convert writes for format strings")
struct ConvertedCodeTests {
  private let superview = LayoutView("superview")
  private let label = LayoutView("label")
  private let field = LayoutView("field")
  private let labels = 140.0
  private let gap = 12.0
  private let top = 24.0

  /// Returns the constraints of the format strings in `Fixtures/layouts/form-row.vfl`.
  private func expected() throws -> [String] {
    superview.addSubview(label)
    superview.addSubview(field)
    let formats: [(String, FormatOptions)] = [
      ("H:|-[label(>=60,<=labels@750)]-gap-[field(>=label@500)]-|", .alignAllFirstBaseline),
      ("V:|-(>=top)-[label]", []), ("V:[field(==44)]-(>=12@250)-|", []),
    ]
    return try formats.flatMap { format, options in
      try LayoutConstraint.constraints(
        visualFormat: format, options: options,
        metrics: ["labels": labels, "gap": gap, "top": top],
        views: ["label": label, "field": field], spacing: .layoutMarginsGuide
      ).map(\.meaning)
    }
  }

  // This is the output of `vfl convert`, which is not formatted like this project.
  // swift-format-ignore
  @Test("converted code with anchors creates the same constraints as the format strings")
  func anchors() throws {
    let NSLayoutConstraint = ConstraintCollector()
    let expected = try expected()
    // [convert/anchors]
    label.translatesAutoresizingMaskIntoConstraints = false
    field.translatesAutoresizingMaskIntoConstraints = false

    let labelWidth = label.widthAnchor.constraint(lessThanOrEqualToConstant: labels)
    labelWidth.priority = .defaultHigh
    let fieldWidth = field.widthAnchor.constraint(greaterThanOrEqualTo: label.widthAnchor)
    fieldWidth.priority = .init(500)
    let fieldBottom = field.bottomAnchor.constraint(lessThanOrEqualTo: superview.bottomAnchor, constant: -12)
    fieldBottom.priority = .defaultLow

    NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: superview.layoutMarginsGuide.leadingAnchor),
        label.widthAnchor.constraint(greaterThanOrEqualToConstant: 60),
        labelWidth,
        field.leadingAnchor.constraint(equalTo: label.trailingAnchor, constant: gap),
        fieldWidth,
        field.trailingAnchor.constraint(equalTo: superview.layoutMarginsGuide.trailingAnchor),
        label.firstBaselineAnchor.constraint(equalTo: field.firstBaselineAnchor),
        label.topAnchor.constraint(greaterThanOrEqualTo: superview.topAnchor, constant: top),
        field.heightAnchor.constraint(equalToConstant: 44),
        fieldBottom,
    ])
    // [/convert/anchors]
    #expect(NSLayoutConstraint.texts == expected)
  }

  // This is the output of `vfl convert`, which is not formatted like this project.
  // swift-format-ignore
  @Test("converted code with the full initializer creates the same constraints as the format strings")
  func parts() throws {
    let NSLayoutConstraint = ConstraintCollector()
    let expected = try expected()
    // [convert/constraints]
    label.translatesAutoresizingMaskIntoConstraints = false
    field.translatesAutoresizingMaskIntoConstraints = false

    let labelWidth = NSLayoutConstraint(item: label, attribute: .width, relatedBy: .lessThanOrEqual, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: labels)
    labelWidth.priority = .defaultHigh
    let fieldWidth = NSLayoutConstraint(item: field, attribute: .width, relatedBy: .greaterThanOrEqual, toItem: label, attribute: .width, multiplier: 1, constant: 0)
    fieldWidth.priority = .init(500)
    let fieldBottom = NSLayoutConstraint(item: field, attribute: .bottom, relatedBy: .lessThanOrEqual, toItem: superview, attribute: .bottom, multiplier: 1, constant: -12)
    fieldBottom.priority = .defaultLow

    NSLayoutConstraint.activate([
        NSLayoutConstraint(item: label, attribute: .leading, relatedBy: .equal, toItem: superview.layoutMarginsGuide, attribute: .leading, multiplier: 1, constant: 0),
        NSLayoutConstraint(item: label, attribute: .width, relatedBy: .greaterThanOrEqual, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 60),
        labelWidth,
        NSLayoutConstraint(item: field, attribute: .leading, relatedBy: .equal, toItem: label, attribute: .trailing, multiplier: 1, constant: gap),
        fieldWidth,
        NSLayoutConstraint(item: field, attribute: .trailing, relatedBy: .equal, toItem: superview.layoutMarginsGuide, attribute: .trailing, multiplier: 1, constant: 0),
        NSLayoutConstraint(item: label, attribute: .firstBaseline, relatedBy: .equal, toItem: field, attribute: .firstBaseline, multiplier: 1, constant: 0),
        NSLayoutConstraint(item: label, attribute: .top, relatedBy: .greaterThanOrEqual, toItem: superview, attribute: .top, multiplier: 1, constant: top),
        NSLayoutConstraint(item: field, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 44),
        fieldBottom,
    ])
    // [/convert/constraints]
    #expect(NSLayoutConstraint.texts == expected)
  }

  // This is the output of `vfl convert`, which is not formatted like this project.
  // swift-format-ignore
  @Test("code that is converted from the extended dialect creates the same guides and constraints as the format string")
  func extended() throws {
    let NSLayoutConstraint = ConstraintCollector()
    var guides: [LayoutGuide] = []
    func UILayoutGuide() -> LayoutGuide {
      guides.append(LayoutGuide("#1.\(guides.count + 1)"))
      return guides[guides.count - 1]
    }
    let logo = LayoutView("logo")
    superview.addSubview(logo)
    let menu = LayoutView("menu")
    superview.addSubview(menu)
    let expected = try LayoutConstraint.constraints(
      extendedFormat:
        "|[logo(wide: 50%)]~[menu]~|; C: logo.centerY == |, logo.height == .width / 2 @high",
      views: ["logo": logo, "menu": menu])
    // [extended/convert]
    logo.translatesAutoresizingMaskIntoConstraints = false
    menu.translatesAutoresizingMaskIntoConstraints = false

    let guide1 = UILayoutGuide()
    superview.addLayoutGuide(guide1)
    let guide2 = UILayoutGuide()
    superview.addLayoutGuide(guide2)

    let logoWidth = logo.widthAnchor.constraint(equalTo: superview.widthAnchor, multiplier: 0.5)
    logoWidth.identifier = "wide"
    let logoHeight = logo.heightAnchor.constraint(equalTo: logo.widthAnchor, multiplier: 0.5)
    logoHeight.priority = .defaultHigh

    NSLayoutConstraint.activate([
        logo.leadingAnchor.constraint(equalTo: superview.leadingAnchor),
        logoWidth,
        guide1.leadingAnchor.constraint(equalTo: logo.trailingAnchor),
        menu.leadingAnchor.constraint(equalTo: guide1.trailingAnchor),
        guide2.leadingAnchor.constraint(equalTo: menu.trailingAnchor),
        guide2.widthAnchor.constraint(equalTo: guide1.widthAnchor),
        guide2.trailingAnchor.constraint(equalTo: superview.trailingAnchor),
        logo.centerYAnchor.constraint(equalTo: superview.centerYAnchor),
        logoHeight,
    ])
    // [/extended/convert]
    #expect(NSLayoutConstraint.texts == expected.map(\.meaning))
    #expect(guides.map(\.owningView?.name) == ["superview", "superview"])
  }
}
