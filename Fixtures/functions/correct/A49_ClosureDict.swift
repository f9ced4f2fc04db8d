import UIKit
final class CD: UIView {
  let box = UIView()
  func build() {
    let wide = box.widthAnchor.constraint(equalToConstant: 200)
    wide.isActive = true
    let handlers: [String: () -> Void] = ["compact": { wide.isActive = false }]
    runAll(handlers)
    box.widthAnchor.constraint(equalToConstant: 100).isActive = true
  }
}
