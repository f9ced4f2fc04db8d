import UIKit
final class ArabicBar: UIView {
  let bar = UIView(), knob = UIView()
  func build() {
    bar.semanticContentAttribute = .forceRightToLeft
    knob.semanticContentAttribute = .forceRightToLeft
    addSubview(bar); bar.addSubview(knob)
    NSLayoutConstraint.activate([
      bar.widthAnchor.constraint(equalToConstant: 300),
      knob.leadingAnchor.constraint(equalTo: bar.leadingAnchor, constant: 10),
      knob.rightAnchor.constraint(equalTo: bar.rightAnchor, constant: -10),
      knob.widthAnchor.constraint(equalToConstant: 100)])
  }
}
