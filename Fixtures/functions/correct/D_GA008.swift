import UIKit
import SnapKit

final class GA008: UIView {
  func run() {
    let v = UIView(); let u = UIView(); v.widthAnchor.constraint(equalToConstant: 10).isActive = true
    let f = { [v = u] in v.widthAnchor.constraint(equalToConstant: 20).isActive = true }
    f()
  }
  
}
