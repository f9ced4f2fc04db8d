import UIKit
final class UP: UIView {
  let box = UIView()
  func build() {
    box.widthAnchor.constraint(equalToConstant: 200).isActive = true
    box.unpinAll()
    box.widthAnchor.constraint(equalToConstant: 100).isActive = true
  }
  func build2() {
    box.widthAnchor.constraint(equalToConstant: 200).isActive = true
    box.dropConstraints()
    box.widthAnchor.constraint(equalToConstant: 100).isActive = true
  }
  func build3() {
    box.widthAnchor.constraint(equalToConstant: 200).isActive = true
    disableConstraints(of: box)
    box.widthAnchor.constraint(equalToConstant: 100).isActive = true
  }
}
