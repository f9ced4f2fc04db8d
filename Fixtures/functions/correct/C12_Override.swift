import UIKit
class Base: UIView {
  let inset: CGFloat = 8
  private func pin(_ v: UIView) { v.widthAnchor.constraint(equalToConstant: 8).isActive = true }
}
final class Derived: Base {
  private let box = UIView()
  func build() { pin(box); box.widthAnchor.constraint(equalToConstant: 9).isActive = true }
  private func pin(_ v: UIView, _ w: CGFloat = 9) {}
}
