import UIKit
import SnapKit

final class GZ013: UIView {
  func run() {
    var m = M(); m.k = 10; m.grow(); let v = UIView(); v.widthAnchor.constraint(equalToConstant: m.k).isActive = true; v.widthAnchor.constraint(equalToConstant: 20).isActive = true
  }
  
}
