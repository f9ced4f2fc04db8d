import UIKit
final class RC: UIView {
  let box = UIView()
  var relax: () -> Void = {}
  func build() {
    let wide = box.widthAnchor.constraint(equalToConstant: 200)
    wide.isActive = true
    relax = { wide.isActive = false }
    relax()
    box.widthAnchor.constraint(equalToConstant: 100).isActive = true
  }
  func build2() {
    let wide = box.widthAnchor.constraint(equalToConstant: 200)
    wide.isActive = true
    self.relax = { wide.isActive = false }
    self.relax()
    box.widthAnchor.constraint(equalToConstant: 100).isActive = true
  }
}
