import UIKit
import SnapKit

final class GA044: UIView {
  func run() {
    let v = UIView()
    var n: CGFloat = 10 { didSet { n = min(n, 15) } }
    n = 20
    v.widthAnchor.constraint(equalToConstant: n).isActive = true; v.widthAnchor.constraint(equalToConstant: 15).isActive = true
  }
  
}
