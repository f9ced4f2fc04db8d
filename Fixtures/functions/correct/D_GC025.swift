import UIKit
import SnapKit

final class GC025: UIView {
  func run() {
    let v = UIView(); var a: [NSLayoutConstraint] = [] { didSet { oldValue.forEach { $0.isActive = false } } }; a = [v.widthAnchor.constraint(equalToConstant: 10)]; NSLayoutConstraint.activate(a); a = [v.widthAnchor.constraint(equalToConstant: 20)]; NSLayoutConstraint.activate(a)
  }
  
}
