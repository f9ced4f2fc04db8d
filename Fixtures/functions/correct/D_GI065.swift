import UIKit
import SnapKit

final class GI065: UIView {
  func run() {
    let v = UIView(); addSubview(v); v.widthAnchor.constraint(equalTo: widthAnchor).isActive = true; self.widthAnchor.constraint(equalToConstant: 100).isActive = true; let s = UIView().adding(v); v.widthAnchor.constraint(equalToConstant: 20).isActive = true; _ = s
  }
  
}
