import UIKit
import SnapKit

final class GI074: UIView {
  func run() {
    let v = UIView(); addSubview(v); v.widthAnchor.constraint(equalTo: widthAnchor).isActive = true; self.widthAnchor.constraint(equalToConstant: 100).isActive = true; cards.append(Card(v)); v.widthAnchor.constraint(equalToConstant: 20).isActive = true
  }
  
}
