import UIKit
class PairView: UIView {
  var first: UIView!
  var second: UIView!
  func makePair() { (first, second) = (UIView(), UIView()) }
  func build() {
    makePair()
    first.heightAnchor.constraint(equalToConstant: 44).isActive = true
    makePair()
    first.heightAnchor.constraint(equalToConstant: 60).isActive = true
  }
}
