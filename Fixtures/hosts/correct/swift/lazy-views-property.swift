import UIKit

open class ArticleView: UIView {
    public let headline = UILabel()
    public let byline = UILabel()
    public let bodyText = UITextView()

    lazy var layoutViews: [String: UIView] = [
        "headline": self.headline,
        "byline": self.byline,
        "bodyText": self.bodyText,
    ]

    private lazy var metrics: [String: CGFloat] = ["gutter": 16, "lineGap": self.lineGap]

    private var lineGap: CGFloat { return traitCollection.horizontalSizeClass == .regular ? 12 : 6 }

    public func activateLayout() {
        for name in ["headline", "byline", "bodyText"] {
            NSLayoutConstraint.activate(NSLayoutConstraint.constraints(
                withVisualFormat: "H:|-gutter-[\(name)]-gutter-|", options: [], metrics: metrics, views: layoutViews))
        }
        NSLayoutConstraint.activate(NSLayoutConstraint.constraints(
            withVisualFormat: "V:|-gutter-[headline]-lineGap-[byline]-lineGap-[bodyText]-gutter-|",
            options: [], metrics: metrics, views: layoutViews))
    }
}
