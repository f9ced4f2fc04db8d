import UIKit
class T: UIView {
  let box = UIView()
  func build() {
    let compact = box.widthAnchor.constraint(equalToConstant: 100)
    let regular = box.widthAnchor.constraint(equalToConstant: 200)
    compact.isActive = true
    compact.isActive.toggle()
    regular.isActive = true
  }
}
