import UIKit
import SnapKit

final class GX027: UIView {
  func run() {
    let v = UIView(); let c = v.widthAnchor.constraint(equalToConstant: 10); let other = v.widthAnchor.constraint(equalToConstant: 20); let on = { [c = other] in c.isActive = true }; on(); v.widthAnchor.constraint(equalToConstant: 20).isActive = true; _ = c
  }
  
}
