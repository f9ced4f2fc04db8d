import UIKit
final class LoadingButton3: UIView {
  private let icon = UIView()
  private let spinner = UIView()
  override init(frame: CGRect) {
    super.init(frame: frame)
    let stack = UIStackView(arrangedSubviews: [icon, spinner])
    addSubview(stack)
    NSLayoutConstraint.activate([
      icon.widthAnchor.constraint(equalToConstant: 40), spinner.widthAnchor.constraint(equalToConstant: 40),
      stack.widthAnchor.constraint(equalToConstant: 40)])
  }
  func show(_ view: UIView) {
    [icon, spinner].forEach { $0.isHidden = $0 !== view }
  }
}
