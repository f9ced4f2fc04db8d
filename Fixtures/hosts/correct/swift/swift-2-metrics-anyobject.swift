import UIKit

class PhotoCell: UICollectionViewCell {
    @IBOutlet weak var photo: UIImageView!
    @IBOutlet weak var caption: UILabel!
    private let margin = 10

    override func awakeFromNib() {
        super.awakeFromNib()
        let viewsDict: [String: AnyObject] = ["photo": photo, "caption": caption]
        let metricsDict: [String: AnyObject] = ["margin": margin, "captionHeight": 21.0 as CGFloat]

        contentView.addConstraints(NSLayoutConstraint.constraintsWithVisualFormat("H:|-margin-[photo]-margin-|", options: NSLayoutFormatOptions(), metrics: metricsDict, views: viewsDict))
        contentView.addConstraints(NSLayoutConstraint.constraintsWithVisualFormat("H:|-margin-[caption]-margin-|", options: NSLayoutFormatOptions(rawValue: 0), metrics: metricsDict, views: viewsDict))
        contentView.addConstraints(NSLayoutConstraint.constraintsWithVisualFormat("V:|-margin-[photo]-[caption(captionHeight)]-margin-|", options: [.AlignAllLeft, .AlignAllRight], metrics: metricsDict, views: viewsDict))
    }
}
