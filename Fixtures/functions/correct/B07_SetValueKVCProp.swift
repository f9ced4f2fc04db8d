import UIKit
final class KV: UIView {
  @objc dynamic var row = UIView()
  func one() {
    row.heightAnchor.constraint(equalToConstant: 10).isActive = true
    setValue(UIView(), forKey: "row")
    row.heightAnchor.constraint(equalToConstant: 20).isActive = true
  }
}
