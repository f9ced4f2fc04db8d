import UIKit
import SnapKit
class UIView { var widthAnchor = Dim() }
final class GJ004: UIView {
  func run() {
    let v = UIView(); v.widthAnchor.constraint(equalToConstant: 10).isActive = true; v.widthAnchor.constraint(equalToConstant: 20).isActive = true
  }
  
}
