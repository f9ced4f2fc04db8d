import UIKit
final class CV: UICollectionViewCell {
  override var isSelected: Bool { didSet { let c = contentView.widthAnchor.constraint(equalToConstant: isSelected ? 100 : 50); c.isActive = true } }
  func one(_ cell: CV) {
    contentView.widthAnchor.constraint(equalToConstant: 50).isActive = true
    cell.contentView.widthAnchor.constraint(equalToConstant: 60).isActive = true
    backgroundView = UIView()
    backgroundView!.widthAnchor.constraint(equalToConstant: 1).isActive = true
    backgroundView = UIView()
    backgroundView!.widthAnchor.constraint(equalToConstant: 2).isActive = true
  }
  func two() {
    backgroundView!.widthAnchor.constraint(equalToConstant: 1).isActive = true
    swapBackground()
    backgroundView!.widthAnchor.constraint(equalToConstant: 2).isActive = true
  }
  private func swapBackground() { backgroundView = UIView() }
}
