// The output of layoutgen 1.4.2. Do not edit.
// swiftlint:disable all
import UIKit

public final class Generated_Form_0001: UIView {
    public let v_1 = UILabel(frame: .zero); public let v_2 = UITextField(frame: .zero); public let v_3 = UIButton(type: .custom)
    public func __layout() { let __v: [Swift.String: UIKit.UIView] = ["v_1": self.v_1, "v_2": self.v_2, "v_3": self.v_3]; let __m: [Swift.String: CoreGraphics.CGFloat] = ["m_1": 1, "m_2": 2.5]
        var __c: [UIKit.NSLayoutConstraint] = []; __c += UIKit.NSLayoutConstraint.constraints(withVisualFormat: "H:|-(m_1)-[v_1(==v_2)]-(m_2)-[v_2]-(m_1)-|", options: [], metrics: __m, views: __v)
        __c += UIKit.NSLayoutConstraint.constraints(withVisualFormat: "V:|-(m_2)-[v_1]", options: [], metrics: __m, views: __v); __c += UIKit.NSLayoutConstraint.constraints(withVisualFormat: "V:|-(m_2)-[v_2]-(>=m_1)-[v_3]-(m_2@999)-|", options: [], metrics: __m, views: __v)
        if #available(iOS 9, *) { UIKit.NSLayoutConstraint.activate(__c) } else { self.addConstraints(__c) }
    }
}
