import UIKit

private struct Layout {
    static let horizontal = "H:|-margin-[glyph(size)]-gap-[text]-margin-|"
    static let glyphVertical = "V:|-(>=margin)-[glyph(size)]"
    static let textVertical = "V:|-margin-[text]-margin-|"
    static let metrics: [String: CGFloat] = ["margin": 12, "gap": 8, "size": 20]

    static let all = [horizontal, glyphVertical, textVertical]
}

final class NoticeView: UIView {
    private let glyph = UIImageView()
    private let text = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(glyph)
        addSubview(text)
        let views: [String: UIView] = ["glyph": glyph, "text": text]
        addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: Layout.horizontal, options: .alignAllTop, metrics: Layout.metrics, views: views))
        addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: Layout.textVertical, options: [], metrics: Layout.metrics, views: views))
        addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: Layout.glyphVertical, options: [], metrics: Layout.metrics, views: views))
        assert(Layout.all.count == 3)
    }

    required init?(coder: NSCoder) { return nil }
}
