import UIKit
final class NG: UIView {
  func guides() {
    let g = UILayoutGuide(), a = UIView()
    addLayoutGuide(g); addSubview(a)
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: leadingAnchor, constant: -20), a.trailingAnchor.constraint(equalTo: trailingAnchor, constant: 20),
      widthAnchor.constraint(equalToConstant: 100), a.widthAnchor.constraint(equalToConstant: 140),
      g.widthAnchor.constraint(greaterThanOrEqualTo: a.widthAnchor, multiplier: 0.5, constant: -10),
      a.firstBaselineAnchor.constraint(equalTo: topAnchor, constant: 30), a.topAnchor.constraint(equalTo: topAnchor, constant: 8),
      a.lastBaselineAnchor.constraint(equalTo: a.firstBaselineAnchor)])
  }
}
