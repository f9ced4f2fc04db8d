import UIKit

final class ProfileCard: UIView {
  private let photo = UIImageView()
  private let nameLabel: UILabel = {
    let label = UILabel()
    label.text = "Ada Lovelace"
    label.font = .preferredFont(forTextStyle: .headline)
    return label
  }()
  private let detailLabel = UILabel()
  private let followButton = UIButton(type: .system)

  init(padding: CGFloat) {
    super.init(frame: .zero)
    detailLabel.text = "Mathematician"
    followButton.setTitle("Follow", for: .normal)
    for view in [photo, nameLabel, detailLabel, followButton] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    setUp(padding: padding)
  }

  private func setUp(padding: CGFloat) {
    NSLayoutConstraint.activate([
      photo.leadingAnchor.constraint(equalTo: leadingAnchor, constant: padding),
      photo.topAnchor.constraint(equalTo: topAnchor, constant: padding),
      photo.bottomAnchor.constraint(lessThanOrEqualTo: bottomAnchor, constant: -padding),
      photo.widthAnchor.constraint(equalToConstant: 48),
      photo.heightAnchor.constraint(equalTo: photo.widthAnchor),
      nameLabel.leadingAnchor.constraint(equalTo: photo.trailingAnchor, constant: 12),
      nameLabel.topAnchor.constraint(equalTo: photo.topAnchor),
      nameLabel.trailingAnchor.constraint(lessThanOrEqualTo: followButton.leadingAnchor, constant: -8),
      detailLabel.leadingAnchor.constraint(equalTo: nameLabel.leadingAnchor),
      detailLabel.topAnchor.constraint(equalTo: nameLabel.bottomAnchor, constant: 4),
      detailLabel.bottomAnchor.constraint(lessThanOrEqualTo: bottomAnchor, constant: -padding),
      followButton.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -padding),
      followButton.centerYAnchor.constraint(equalTo: photo.centerYAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("This view is created in code.") }
}
