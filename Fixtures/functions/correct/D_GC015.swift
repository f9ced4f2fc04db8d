import UIKit
import SnapKit

final class GC015: UIView {
  func run() {
    let v = UIView(); var a = [v.widthAnchor.constraint(equalToConstant: 10)]; let f = { [a] in NSLayoutConstraint.activate(a) }; a.append(v.widthAnchor.constraint(equalToConstant: 20)); f(); v.widthAnchor.constraint(equalToConstant: 10).isActive = true
  }
  
}
