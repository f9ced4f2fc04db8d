import XCTest
import UIKit
@testable import Storefront

final class LayoutRegressionTests: XCTestCase {

    private var window: UIWindow!
    private var view: UIView!

    override func setUp() {
        super.setUp()
        window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        view = UIView(frame: window.bounds)
        view.translatesAutoresizingMaskIntoConstraints = true
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        window.addSubview(view)
        let fill = UIView()
        fill.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(fill)
        fill.widthAnchor.constraint(equalToConstant: 320).isActive = true
        fill.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
        fill.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
        fill.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
    }

    func testSwapsHeights() {
        let sut = UIView()
        sut.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(sut)
        let a = sut.heightAnchor.constraint(equalToConstant: 10)
        let b = sut.heightAnchor.constraint(equalToConstant: 20)
        a.isActive = true
        view.layoutIfNeeded()
        XCTAssertEqual(sut.bounds.height, 10)
        a.isActive = false
        b.isActive = true
        view.layoutIfNeeded()
        XCTAssertEqual(sut.bounds.height, 20)
    }

    func testPriorities() {
        let sut = UIView()
        sut.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(sut)
        let pairs: [(CGFloat, UILayoutPriority)] = [(100, .defaultLow), (140, .defaultHigh)]
        for (width, priority) in pairs {
            let c = sut.widthAnchor.constraint(equalToConstant: width)
            c.priority = priority
            c.isActive = true
        }
        view.layoutIfNeeded()
        XCTAssertEqual(sut.bounds.width, 140)
    }

    func testNotActivated() {
        let sut = UIView()
        sut.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(sut)
        let constraints = [
            sut.widthAnchor.constraint(equalToConstant: 1),
            sut.widthAnchor.constraint(equalToConstant: 2),
            sut.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 3)
        ]
        XCTAssertTrue(constraints.allSatisfy { !$0.isActive })
        _ = sut.widthAnchor.constraint(equalToConstant: 3)
        XCTAssertTrue(sut.constraints.isEmpty)
    }

    func testTwoLabels() {
        let first = makeLabel(in: view)
        let second = makeLabel(in: view)
        first.widthAnchor.constraint(equalToConstant: 50).isActive = true
        second.widthAnchor.constraint(equalToConstant: 70).isActive = true
        makeLabel(in: view).widthAnchor.constraint(equalToConstant: 30).isActive = true
        makeLabel(in: view).widthAnchor.constraint(equalToConstant: 90).isActive = true
        view.layoutIfNeeded()
        XCTAssertNotEqual(first.bounds.width, second.bounds.width)
    }

    private func makeLabel(in parent: UIView) -> UILabel {
        let label = UILabel()
        label.translatesAutoresizingMaskIntoConstraints = false
        parent.addSubview(label)
        label.topAnchor.constraint(equalTo: parent.topAnchor).isActive = true
        return label
    }

    func testRemoval() {
        let sut = UIView()
        sut.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(sut)
        sut.topAnchor.constraint(equalTo: view.topAnchor, constant: 10).isActive = true
        sut.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10).isActive = true
        sut.removeFromSuperview()
        view.addSubview(sut)
        sut.topAnchor.constraint(equalTo: view.topAnchor, constant: 30).isActive = true
        sut.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 40).isActive = true
        view.layoutIfNeeded()
        XCTAssertEqual(sut.frame.minY, 30)
    }
}
