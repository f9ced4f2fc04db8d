import UIKit
import SnapKit

final class GX021: UIView {
  func run() {
    let v = UIView(); var u = v; let a = { [u] in u.widthAnchor.constraint(equalToConstant: 10).isActive = true }; u = UIView(); u.widthAnchor.constraint(equalToConstant: 20).isActive = true; a()
  }
  
}
