import UIKit
final class RR: UIView {
  let box = UIView()
  func build() {
    var f: (() -> Void)!
    f = { f() }
    f()
    box.widthAnchor.constraint(equalToConstant: 2).isActive = true
  }
  private func rec(_ v: UIView) { v.widthAnchor.constraint(equalToConstant: 2).isActive = true; rec(v) }
  func go() { rec(box) }
}
