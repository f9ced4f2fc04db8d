import UIKit
final class FM: UIView {
  let a = UIView(), b = UIView()
  func one() {
    var format = "H:|[a(100)]"
    format.append("[b(50)]|")
    addSubview(a); addSubview(b)
    NSLayoutConstraint.activate(NSLayoutConstraint.constraints(withVisualFormat: format, metrics: nil, views: ["a": a, "b": b]))
    widthAnchor.constraint(equalToConstant: 150).isActive = true
  }
  func two() {
    var format = "H:|[a(100)]|"
    format.removeLast()
    addSubview(a); addSubview(b)
    NSLayoutConstraint.activate(NSLayoutConstraint.constraints(withVisualFormat: format, metrics: nil, views: ["a": a, "b": b]))
    widthAnchor.constraint(equalToConstant: 150).isActive = true
  }
  func three() {
    let views = ["a": a, "b": b]
    addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "H:|[a(100)]", metrics: nil, views: views))
    removeConstraints(constraints)
    addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "H:|[a(200)]", metrics: nil, views: views))
  }
}
