import UIKit
final class Container: UIViewController {
  private var current = UIViewController()
  func advance() { present(next(), animated: false) }
  private func next() -> UIViewController { let n = UIViewController(); current = n; return n }
  func one() {
    view.addSubview(current.view)
    current.view.heightAnchor.constraint(equalToConstant: 10).isActive = true
    advance()
    view.addSubview(current.view)
    current.view.heightAnchor.constraint(equalToConstant: 20).isActive = true
  }
}
