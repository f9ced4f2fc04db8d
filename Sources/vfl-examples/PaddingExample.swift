import VisualFormat

/// A view with padding on all sides, in each ``PaddingStyle``.
enum PaddingExample: Example {
  static let name = "padding"
  static let summary =
    "the same padding in the words of Masonry, SnapKit, DLSimpleAutolayout, equations"

  static func run(_ log: inout ExampleLog) throws {
    for style in PaddingStyle.allCases {
      let page = LayoutView("page")
      page.rootSize = PerAxis(320, 480)
      let view = LayoutView("view")
      page.addSubview(view)
      try style.apply(LayoutInsets(top: 10, left: 20, bottom: 30, right: 40), to: view, in: page)
      try log.show("As said by \(style.rawValue)", page)
    }
  }
}
