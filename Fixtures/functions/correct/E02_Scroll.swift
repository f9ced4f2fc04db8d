import UIKit
final class E2: ScrollableViewController {
  private let content = UIView()
  override func viewDidLoad() {
    view.addSubview(content)
    content.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
    content.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
    content.widthAnchor.constraint(equalToConstant: 900).isActive = true
    view.widthAnchor.constraint(equalToConstant: 300).isActive = true
  }
}
