import UIKit
import SnapKit

final class GH004: UIView {
  func run() {
    let v = UIView(); let a = [v, UIView(), UIView()]; v.widthAnchor.constraint(equalToConstant: CGFloat(a.count / 2)).isActive = true; v.widthAnchor.constraint(equalToConstant: 1).isActive = true
  }
  
}
