import UIKit
final class CA: UIView {
  let box = UIView()
  func build() {
    SizeClassLayout.activate([box.widthAnchor.constraint(equalToConstant: 100)], for: .compact)
    SizeClassLayout.activate([box.widthAnchor.constraint(equalToConstant: 200)], for: .regular)
  }
  func build2() {
    NSLayoutConstraint.activate([box.widthAnchor.constraint(equalToConstant: 100)])
    NSLayoutConstraint.activate([box.widthAnchor.constraint(equalToConstant: 200)], priority: .defaultLow)
  }
  func build3() {
    box.addConstraint(box.widthAnchor.constraint(equalToConstant: 100))
    box.addConstraint(box.widthAnchor.constraint(equalToConstant: 200), priority: .defaultLow)
  }
}
