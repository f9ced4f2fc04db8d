import UIKit
import SnapKit

final class GB003: UIView {
  func run() {
    let v = UIView()
    let f = { v.widthAnchor.constraint(equalToConstant: 10).isActive = true }
    let g = { (v: UIView) in f(); v.widthAnchor.constraint(equalToConstant: 20).isActive = true }
    g(UIView())
  }
  
}
