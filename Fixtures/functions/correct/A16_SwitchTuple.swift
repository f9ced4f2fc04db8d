import UIKit
final class ST: UIView {
  let box = UIView()
  func build() {
    let wide = box.widthAnchor.constraint(equalToConstant: 200)
    let narrow = box.widthAnchor.constraint(equalToConstant: 100)
    switch (wide, narrow) {
    case let (w, _): w.soften()
    }
    NSLayoutConstraint.activate([wide, narrow])
  }
}
