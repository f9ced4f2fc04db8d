import UIKit
import SnapKit

final class GA009: UIView {
  func run() {
    var v = UIView(); v.widthAnchor.constraint(equalToConstant: 10).isActive = true
    let f = { [v] in v.heightAnchor.constraint(equalToConstant: 5).isActive = true; v.widthAnchor.constraint(equalToConstant: 10).isActive = true }
    v = UIView(); v.widthAnchor.constraint(equalToConstant: 20).isActive = true
    f()
  }
  
}
