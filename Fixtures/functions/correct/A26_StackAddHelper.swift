import UIKit
final class Filler: UIView {
  private var stack: UIStackView!
  func build() {
    let a = UIView()
    stack = UIStackView(arrangedSubviews: [a])
    a.widthAnchor.constraint(equalToConstant: 60).isActive = true
    stack.widthAnchor.constraint(equalToConstant: 100).isActive = true
    addFiller()
  }
  private func addFiller() { stack.addArrangedSubview(UIView()) }
}
