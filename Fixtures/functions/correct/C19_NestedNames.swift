import UIKit
final class Outer: UIView {
  let box = UIView()
  final class Inner: UIView { let box = UIView()
    func build() { box.widthAnchor.constraint(equalToConstant: 1).isActive = true } }
  let inner = Inner()
  func build() {
    box.widthAnchor.constraint(equalToConstant: 2).isActive = true
    inner.box.widthAnchor.constraint(equalToConstant: 3).isActive = true
    let inner2 = Inner(); inner2.box.widthAnchor.constraint(equalToConstant: 4).isActive = true
    inner2.build()
    inner.build()
  }
}
