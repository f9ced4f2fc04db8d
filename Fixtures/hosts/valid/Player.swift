#!/usr/bin/env swift
import UIKit

/* A view with /* a nested */ comment: constraints(withVisualFormat: "H:|[nobody]|") */
final class PlayerView: UIView {
  private static let format = "H:|-[cover]-[title]-|"
  private let gap: CGFloat = 12
  let artwork = UIImageView()
  let titleLabel = UILabel()
  let bar = UIProgressView()

  func layOut() {
    let views: [String: Any] = [
      "cover": artwork,  // The picture.
      "title": titleLabel, "bar": bar,
    ]
    let metrics = ["gap": gap, "thin": 0.5, "edge": 20 as CGFloat]
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|-(edge)-[cover(64)]-gap-[title]-(edge)-|",  // A row.
        options: [.alignAllTop, .alignAllBottom],
        metrics: metrics,
        views: views))
    for format in ["V:|-[cover]-[bar(thin)]-|", "H:|[bar]|"] {
      addConstraints(
        NSLayoutConstraint.constraints(
          withVisualFormat: format, options: [], metrics: metrics, views: views))
    }
    let found = ["V:|-[title]", "V:[title]-[bar]"].flatMap {
      NSLayoutConstraint.constraints(
        withVisualFormat: $0, options: NSLayoutConstraint.FormatOptions(), metrics: nil,
        views: views)
    }
    let more = [#"H:[cover]-[title]"#, "H:[title(>=100\u{29}]"].map({ line in
      NSLayoutConstraint.constraints(
        withVisualFormat: line, options: .alignAllCenterY, metrics: nil, views: views)
    })
    addConstraints(found + more.flatMap { $0 })
    addConstraints(
      NSLayoutConstraint.constraints(
        withVisualFormat: Self.format, options: NSLayoutConstraint.FormatOptions(rawValue: 0),
        metrics: nil, views: ["cover": artwork, "title": titleLabel]))
  }

  func fill(later: UIView, isWide: Bool) {
    var views = ["cover": artwork as UIView]
    views["title"] = titleLabel
    views.updateValue(later, forKey: "later")
    let wide = "H:|-[cover]-[title]" + "-[later]-|"
    let format = isWide ? wide : "H:|-[cover]-|"
    addConstraints(
      NSLayoutConstraint.constraints(
        withVisualFormat: format, options: [], metrics: nil, views: views))
    if isWide {
      views = ["only": later]
      addConstraints(
        NSLayoutConstraint.constraints(
          withVisualFormat: "H:|[only]|", options: [], metrics: nil, views: views))
    }
    complete(&views)
    addConstraints(
      NSLayoutConstraint.constraints(
        withVisualFormat: "V:|[added]|", options: [], metrics: nil, views: views))
  }

  func computed(count: Int, name: String) {
    let views = ["cover": artwork]
    for index in 0..<count {
      addConstraints(
        NSLayoutConstraint.constraints(
          withVisualFormat: "H:|-\(index * 8)-[cover]-\(name.isEmpty ? "8" : "(4)")-|",
          options: [], metrics: nil, views: views))
    }
    addConstraints(
      NSLayoutConstraint.constraints(
        withVisualFormat: String(format: "V:|-%d-[cover]%@", count, name), options: [],
        metrics: nil, views: views))
    addConstraints(
      NSLayoutConstraint.constraints(
        withVisualFormat: """
          V:|-[cover]\
          -|
          """, options: [], metrics: nil, views: views))
  }

  func shadowed(views: [String: UIView]) {
    addConstraints(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|[anything]|", options: [], metrics: nil, views: views))
    [artwork, bar].forEach { item in
      let views = ["item": item]
      addConstraints(
        NSLayoutConstraint.constraints(
          withVisualFormat: "H:|[item]|", options: [], metrics: nil, views: views))
    }
  }

  func wrapped() {
    add("H:|-[v0]-[v1]-|", views: artwork, bar)
    add("V:|[v0]|", views: artwork)
    apply(["H:|[a]|", "V:|[a(height)]"], to: ["a": bar], metrics: ["height": 4])
    let row = { (text: String) in
      NSLayoutConstraint.constraints(
        withVisualFormat: text, options: [], metrics: nil, views: ["r": self.bar])
    }
    addConstraints(row("H:|[r]|"))
    // language=VFL
    let kept = "H:|-[whatever]-|"
    print(kept)
  }

  private func apply(_ formats: [String], to views: [String: UIView], metrics: [String: Any]?) {
    for format in formats {
      addConstraints(
        NSLayoutConstraint.constraints(
          withVisualFormat: format, options: [], metrics: metrics, views: views))
    }
  }

  #if os(tvOS)
    let names = ["big": 1]
  #else
    let names = ["small": 1]
  #endif

  func branches() {
    var views = ["cover": artwork as UIView]
    #if DEBUG
      views["debug"] = bar
      let format = "H:|[cover][debug]|"
    #else
      let format = "H:|[cover]|"
    #endif
    addConstraints(
      NSLayoutConstraint.constraints(
        withVisualFormat: format, options: [], metrics: nil, views: views))
  }
}

extension UIView {
  func add(_ format: String, views: UIView...) {
    var dictionary = [String: UIView]()
    for (index, view) in views.enumerated() {
      let key = "v\(index)"
      view.translatesAutoresizingMaskIntoConstraints = false
      dictionary[key] = view
    }
    addConstraints(
      NSLayoutConstraint.constraints(
        withVisualFormat: format, options: NSLayoutConstraint.FormatOptions(), metrics: nil,
        views: dictionary))
  }
}

func divided(a: Int, b: Int) -> Int { a / b }  // vfl:disable VFL0503
let ratio = divided(a: 1, b: 2) / 3
let pattern = /"not a string/
