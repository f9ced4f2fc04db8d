import UIKit
final class SW: UIView {
  func build() {
    let a = UIView(), b = UIView()
    let left = UIStackView(arrangedSubviews: [a, b])
    let right = UIStackView()
    for s in [left, right] where s.arrangedSubviews.count > 1 { s.axis = .vertical }
    NSLayoutConstraint.activate([a.widthAnchor.constraint(equalToConstant: 50), b.widthAnchor.constraint(equalToConstant: 50), left.widthAnchor.constraint(equalToConstant: 50)])
  }
  func build2() {
    let a = UIView(), b = UIView()
    let left = UIStackView(arrangedSubviews: [a, b])
    left[keyPath: \.axis] = .vertical
    NSLayoutConstraint.activate([a.widthAnchor.constraint(equalToConstant: 50), b.widthAnchor.constraint(equalToConstant: 50), left.widthAnchor.constraint(equalToConstant: 50)])
  }
}
