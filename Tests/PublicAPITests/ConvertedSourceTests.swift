import Testing
import VisualFormat

/// Replacements of UIKit types by types of this library.
///
/// With them, a source file can be compiled and run before and after `vfl convert`.
private typealias NSLayoutConstraint = LayoutConstraint
private typealias CGFloat = Double

extension LayoutConstraint {
  fileprivate static func constraints(
    withVisualFormat format: String, options: FormatOptions, metrics: [String: any Metric]?,
    views: [String: LayoutView]
  ) -> [LayoutConstraint] {
    do {
      return try constraints(
        visualFormat: format, options: options, metrics: metrics, views: views,
        spacing: .layoutMarginsGuide)
    } catch {
      Issue.record(error)
      return []
    }
  }
}

extension Priority {
  fileprivate init(_ number: Float) { self.init(Double(number)) }
}

/// A card with a title above a body.
private class Card {
  let title = LayoutView("title")
  let body = LayoutView("body")
  let margin: CGFloat = 12
  let strength: Float = 740
  let view = LayoutView("card")

  init() {
    for part in [title, body] { view.addSubview(part) }
  }
}

// This is the output of `vfl convert`, which is not formatted like this project.
// swift-format-ignore
private final class Before: Card {
  // [convert/before]
  func constraints() -> [NSLayoutConstraint] {
      let gap = 8
      let views = ["title": title, "body": self.body]
      var all = NSLayoutConstraint.constraints(
          withVisualFormat: "H:|-margin-[title(>=44@750)]-gap-[body(title@strength)]-(>=margin)-|",
          options: [.alignAllTop, .alignAllFirstBaseline],
          metrics: ["margin": margin, "gap": gap, "strength": strength], views: views)
      all += NSLayoutConstraint.constraints(withVisualFormat: "V:|-[title(40,<=80@250)]", options: [], metrics: nil, views: views)
      all += NSLayoutConstraint.constraints(withVisualFormat: "V:[body]-(-2)-|", options: [], metrics: nil, views: ["body": body])
      return all
  }
  // [/convert/before]
}

// swift-format-ignore
private final class After: Card {
  // [convert/after]
  func constraints() -> [NSLayoutConstraint] {
      let gap = 8
      let titleWidth = title.widthAnchor.constraint(greaterThanOrEqualToConstant: 44)
      titleWidth.priority = .defaultHigh
      let bodyWidth = self.body.widthAnchor.constraint(equalTo: title.widthAnchor)
      bodyWidth.priority = .init(Float(strength))
      var all = [
          title.leadingAnchor.constraint(
              equalTo: title.superview!.leadingAnchor, constant: CGFloat(margin)),
          titleWidth,
          self.body.leadingAnchor.constraint(equalTo: title.trailingAnchor, constant: CGFloat(gap)),
          bodyWidth,
          self.body.trailingAnchor.constraint(
              lessThanOrEqualTo: self.body.superview!.trailingAnchor, constant: -CGFloat(margin)),
          title.topAnchor.constraint(equalTo: self.body.topAnchor),
          title.firstBaselineAnchor.constraint(equalTo: self.body.firstBaselineAnchor),
      ]
      let titleHeight = title.heightAnchor.constraint(lessThanOrEqualToConstant: 80)
      titleHeight.priority = .defaultLow
      all += [
          title.topAnchor.constraint(equalTo: title.superview!.layoutMarginsGuide.topAnchor),
          title.heightAnchor.constraint(equalToConstant: 40),
          titleHeight,
      ]
      all += [body.bottomAnchor.constraint(equalTo: body.superview!.bottomAnchor, constant: 2)]
      return all
  }
  // [/convert/after]
}

@Suite("Source files that vfl convert changes")
struct ConvertedSourceTests {
  @Test("converted source code creates the same constraints as the calls that it replaces")
  func constraints() {
    let before = Before().constraints().map(\.meaning)
    #expect(before.count == 11)
    #expect(After().constraints().map(\.meaning) == before)
  }
}
