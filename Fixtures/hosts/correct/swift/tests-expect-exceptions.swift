import Nimble
import XCTest

final class FormatErrorTests: XCTestCase {
    let views = ["tile": UIView()]

    func testMatchers() {
        expect { NSLayoutConstraint.constraints(withVisualFormat: "H:|[tile", metrics: nil, views: self.views) }
            .to(raiseException(named: "NSInvalidArgumentException"))
        expect(NSLayoutConstraint.constraints(withVisualFormat: "V:[other]|", metrics: nil, views: views))
            .to(raiseException())
    }

    func testExceptionCatcher() {
        let exception = catchException {
            _ = NSLayoutConstraint.constraints(withVisualFormat: "H:|[tile]]|", metrics: nil, views: self.views)
        }
        XCTAssertNotNil(exception)
    }
}
