import UIKit

class HeaderView: UIView {
    let avatar = UIImageView()
    let name = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        avatar.setTranslatesAutoresizingMaskIntoConstraints(false)
        name.setTranslatesAutoresizingMaskIntoConstraints(false)
        self.addSubview(avatar)
        self.addSubview(name)

        var views: [String: AnyObject] = ["avatar": avatar, "name": name]
        let metrics = ["side": 40.0, "padding": 12.0]
        self.addConstraints(NSLayoutConstraint.constraintsWithVisualFormat("H:|-padding-[avatar(side)]-[name]-padding-|",
            options: NSLayoutFormatOptions.AlignAllCenterY, metrics: metrics, views: views))
        self.addConstraints(NSLayoutConstraint.constraintsWithVisualFormat("V:|-(>=padding)-[avatar(side)]-(>=padding)-|",
            options: NSLayoutFormatOptions(0), metrics: metrics, views: views))
    }

    required init(coder aDecoder: NSCoder) {
        fatalError("not used")
    }
}
