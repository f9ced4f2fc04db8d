import UIKit
final class CfgStack: UIView {
  private var stack: UIStackView!
  private func configureStack() { stack.axis = .vertical }
  func build() {
    let a = UIView(), b = UIView()
    stack = UIStackView(arrangedSubviews: [a, b])
    configureStack()
    NSLayoutConstraint.activate([a.widthAnchor.constraint(equalToConstant: 50), b.widthAnchor.constraint(equalToConstant: 50), stack.widthAnchor.constraint(equalToConstant: 50)])
  }
}
