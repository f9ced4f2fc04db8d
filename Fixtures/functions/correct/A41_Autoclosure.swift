import UIKit
func onPad(_ work: @autoclosure () -> Void) { if UIDevice.current.userInterfaceIdiom == .pad { work() } }
func onPhone(_ work: @autoclosure () -> Void) { if UIDevice.current.userInterfaceIdiom == .phone { work() } }
final class AC: UIView {
  let box = UIView()
  func build() {
    onPad(NSLayoutConstraint.activate([box.widthAnchor.constraint(equalToConstant: 200)]))
    onPhone(NSLayoutConstraint.activate([box.widthAnchor.constraint(equalToConstant: 100)]))
  }
}
final class AC2: UIView {
  let box = UIView()
  func build() {
    Device.whenPad(self.box.autoSetDimension(.width, toSize: 200))
    Device.whenPhone(self.box.autoSetDimension(.width, toSize: 100))
  }
}
