import UIKit
final class LZ: UIView {
  lazy var a: UIView! = UIView()
  weak var b: UIView?
  func one() {
    a.widthAnchor.constraint(equalToConstant: 1).isActive = true
    a = nil
    a = UIView()
    a.widthAnchor.constraint(equalToConstant: 2).isActive = true
    b?.widthAnchor.constraint(equalToConstant: 1).isActive = true
    b = UIView()
    b?.widthAnchor.constraint(equalToConstant: 2).isActive = true
  }
}
