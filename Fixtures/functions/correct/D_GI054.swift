import UIKit
import SnapKit

final class GI054: UIView {
  func run() {
    let v = UIView(); addSubview(v); v.widthAnchor.constraint(equalTo: widthAnchor).isActive = true; self.widthAnchor.constraint(equalToConstant: 100).isActive = true; let popover = Popover(content: v); popover.show(); v.widthAnchor.constraint(equalToConstant: 20).isActive = true
  }
  
}
