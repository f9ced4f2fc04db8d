import UIKit
import SnapKit

final class GA014: UIView {
  func run() {
    let v = UIView()
    var k: CGFloat = 10
    let f = { [k] in v.widthAnchor.constraint(equalToConstant: k).isActive = true }
    k = 20
    v.heightAnchor.constraint(equalToConstant: k).isActive = true
    f()
    NSLayoutConstraint.activate([v.heightAnchor.constraint(equalTo: v.widthAnchor, multiplier: 2)])
  }
  
}
