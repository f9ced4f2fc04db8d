import VisualFormat

/// Three views whose autoresizing masks are translated into constraints, and a label that is constrained to
/// one of these views.
enum AutoresizingExample: Example {
  static let name = "autoresizing"
  static let summary = "three rectangles with autoresizing masks as constraints"

  static func run(_ log: inout ExampleLog) throws {
    let window = LayoutView("window")
    window.frame = Frame(x: 0, y: 0, width: 320, height: 480)
    let bar = rectangle(
      "bar", Frame(x: 0, y: 0, width: 320, height: 44), [.flexibleWidth, .flexibleBottomMargin])
    let page = rectangle(
      "page", Frame(x: 20, y: 64, width: 280, height: 336), [.flexibleWidth, .flexibleHeight])
    let badge = rectangle(
      "badge", Frame(x: 260, y: 420, width: 40, height: 40),
      [.flexibleLeftMargin, .flexibleTopMargin])
    let label = LayoutView("label", contentWidth: 70, contentHeight: 20)
    for view in [bar, page, badge, label] { window.addSubview(view) }
    try LayoutConstraint.activate([
      label.trailingAnchor.constraint(equalTo: badge.leadingAnchor, constant: -8),
      label.centerYAnchor.constraint(equalTo: badge.centerYAnchor),
    ])
    try log.show("As they were made", window)

    window.frame = Frame(x: 0, y: 0, width: 480, height: 320)
    try log.show("The screen is turned", window)

    window.frame = Frame(x: 0, y: 0, width: 320, height: 480)
    try log.show("And back", window)
  }

  private static func rectangle(
    _ name: String, _ frame: Frame, _ mask: AutoresizingMask
  ) -> LayoutView {
    let view = LayoutView(name)
    view.frame = frame
    view.autoresizingMask = mask
    view.translatesAutoresizingMaskIntoConstraints = true
    return view
  }
}
