import UIKit

final class Typos: UIView {
  let title = UILabel(), body = UILabel()

  func layOut() {
    let views = ["title": title]
    addConstraints(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|-[titel]-|", options: [], metrics: nil, views: views))
    addConstraints(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|-[ti" + "tel]-|", options: [], metrics: nil, views: views))
    addConstraints(
      NSLayoutConstraint.constraints(
        withVisualFormat: "V:|-\u{5B}titel]-left-|", options: [], metrics: ["lefft": 8],
        views: views))
    addConstraints(
      NSLayoutConstraint.constraints(
        withVisualFormat: """
          V:|-[title]-\
          [body]
          """, options: .alignAllTop, metrics: nil, views: views))
    addConstraints(
      NSLayoutConstraint.constraints(
        withVisualFormat: "V:|[titel]-\(8)-[title", options: .alignAllTop, metrics: nil,
        views: views))
    addConstraints(
      NSLayoutConstraint.constraints(
        withVisualFormat: "V|[title]-\(8)-|", options: .alignAllTop, metrics: nil,
        views: views))
    add("H:|[v0]-[v2]|", views: title, self)
  }

  func add(_ format: String, views: UIView...) {
    var all = [String: UIView]()
    for (index, view) in views.enumerated() { all["v\(index)"] = view }
    addConstraints(
      NSLayoutConstraint.constraints(
        withVisualFormat: format, options: [], metrics: nil, views: all))
  }
}
