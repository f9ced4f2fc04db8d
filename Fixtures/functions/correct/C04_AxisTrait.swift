import UIKit
final class Adaptive: UIView {
  private let a = UIView()
  private let b = UIView()
  private var stack: UIStackView!
  private func applyTraits() { stack.axis = traitCollection.horizontalSizeClass == .compact ? .vertical : .horizontal; width.constant = stack.axis == .vertical ? 40 : 80 }
  private var width: NSLayoutConstraint!
  func build() {
    let stack = UIStackView(arrangedSubviews: [a, b])
    self.stack = stack
    a.widthAnchor.constraint(equalToConstant: 40).isActive = true
    b.widthAnchor.constraint(equalToConstant: 40).isActive = true
    stack.widthAnchor.constraint(equalToConstant: 40).isActive = true
    applyTraits()
  }
}
