import UIKit
import SnapKit

final class GB001: UIView {
  func run() {
    let v = UIView()
    let f = { v.widthAnchor.constraint(equalToConstant: 10).isActive = true }
    do { let v = UIView(); f(); v.widthAnchor.constraint(equalToConstant: 20).isActive = true }
  }
  
}
