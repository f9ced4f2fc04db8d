import UIKit
final class LoadingButton2: UIView {
  private var icon: UIView!
  private var spinner: UIView!
  func build() {
    icon = UIView()
    spinner = UIView()
    let stack = UIStackView(arrangedSubviews: [icon, spinner])
    NSLayoutConstraint.activate([
      icon.widthAnchor.constraint(equalToConstant: 40), spinner.widthAnchor.constraint(equalToConstant: 40),
      stack.widthAnchor.constraint(equalToConstant: 40)])
    updateVisibility()
  }
  func updateVisibility() { spinner.isHidden = true }
}
