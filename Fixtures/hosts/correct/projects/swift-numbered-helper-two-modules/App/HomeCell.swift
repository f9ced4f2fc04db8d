import UIKit
import Core

class BaseCell: UICollectionViewCell {
    override init(frame: CGRect) {
        super.init(frame: frame)
        setupViews()
    }

    func setupViews() {}

    required init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}

class HomeCell: BaseCell {
    let nameLabel: UILabel = {
        let label = UILabel()
        label.numberOfLines = 2
        return label
    }()

    let likeButton = HomeCell.button("Like", imageName: "like")
    let commentButton = HomeCell.button("Comment", imageName: "comment")

    static func button(title: String, imageName: String) -> UIButton {
        return UIButton()
    }

    override func setupViews() {
        super.setupViews()
        addSubview(nameLabel)
        addSubview(likeButton)
        addSubview(commentButton)
        addConstraintsWithFormat("H:|-8-[v0]-8-|", views: nameLabel)
        addConstraintsWithFormat("H:|[v0(v1)][v1]|", views: likeButton, commentButton)
        addConstraintsWithFormat("V:|-12-[v0]-4-[v1(44)]|", views: nameLabel, likeButton)
        addConstraintsWithFormat("V:[v0(44)]|", views: commentButton)
    }
}
