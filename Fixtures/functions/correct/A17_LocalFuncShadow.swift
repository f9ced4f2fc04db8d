import UIKit
final class LF: UIView {
  let box = UIView()
  private func size(_ v: UIView) {
    v.widthAnchor.constraint(equalToConstant: 100).isActive = true
  }
  func build() {
    func size(_ v: UIView) {
      v.heightAnchor.constraint(equalToConstant: 30).isActive = true
    }
    size(box)
    box.widthAnchor.constraint(equalToConstant: 200).isActive = true
  }
  func other() { size(UIView()) }
}
