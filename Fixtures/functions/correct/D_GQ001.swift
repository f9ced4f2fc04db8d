import UIKit
import SnapKit

final class GQ001: UIView {
  func run() {
    let v = UIView(); v.widthAnchor.constraint(equalToConstant: 10).isActive = true; if tag == 3 { return }; fatalError(); v.widthAnchor.constraint(equalToConstant: 20).isActive = true
  }
  
}
