import UIKit
final class Pages: UIView {
  private let a = UIView()
  private let b = UIView()
  private var stack: UIStackView!
  override init(frame: CGRect) {
    super.init(frame: frame)
    let stack = UIStackView(arrangedSubviews: [a, b])
    self.stack = stack
    addSubview(stack)
    NSLayoutConstraint.activate([
      a.widthAnchor.constraint(equalToConstant: 40), b.widthAnchor.constraint(equalToConstant: 40),
      stack.widthAnchor.constraint(equalToConstant: 40)])
    select(0)
  }
  private func select(_ index: Int) {
    for (i, v) in stack.arrangedSubviews.enumerated() { v.isHidden = i != index }
  }
}
