import UIKit
import SnapKit

final class ProductGalleryViewController: UIViewController {

    private let pager = UIScrollView()
    private let pageControl = UIPageControl()
    private let buyBar = UIView()
    private let thumbnails = UIStackView()
    private var pagerHeight: Constraint?
    private var buyBarHidden: Constraint?
    private var buyBarShown: Constraint?

    private var isCompact: Bool { view.bounds.width < 600 }

    private func layoutPager() {
        view.addSubview(pager)
        pager.snp.makeConstraints { make in
            make.top.equalTo(view.safeAreaLayoutGuide)
            make.leading.trailing.equalToSuperview()
            make.height.equalTo(240)
        }
        if !isCompact {
            pager.snp.updateConstraints { make in
                make.height.equalTo(320)
            }
        }
    }

    private func layoutPages(_ images: [UIImage]) {
        var previous: UIView?
        for image in images {
            let page = UIImageView(image: image)
            pager.addSubview(page)
            page.snp.makeConstraints { make in
                make.top.bottom.equalTo(pager.contentLayoutGuide)
                make.size.equalTo(pager.frameLayoutGuide)
                if let previous {
                    make.leading.equalTo(previous.snp.trailing)
                } else {
                    make.leading.equalTo(pager.contentLayoutGuide)
                }
            }
            previous = page
        }
        previous?.snp.makeConstraints { make in
            make.trailing.equalTo(pager.contentLayoutGuide)
        }
    }

    private func layoutBuyBar() {
        view.addSubview(buyBar)
        buyBar.snp.makeConstraints { make in
            make.leading.trailing.equalToSuperview()
            make.height.equalTo(72)
            buyBarHidden = make.top.equalTo(view.snp.bottom).constraint
        }
        buyBar.snp.prepareConstraints { make in
            buyBarShown = make.bottom.equalTo(view.safeAreaLayoutGuide).constraint
        }
    }

    func setBuyBar(visible: Bool) {
        if visible {
            buyBarHidden?.deactivate()
            buyBarShown?.activate()
        } else {
            buyBarShown?.deactivate()
            buyBarHidden?.activate()
        }
        UIView.animate(withDuration: 0.25) { self.view.layoutIfNeeded() }
    }

    private func layoutThumbnails() {
        let strip = UIScrollView()
        view.addSubview(strip)
        strip.addSubview(thumbnails)
        strip.snp.makeConstraints { make in
            make.top.equalTo(pager.snp.bottom).offset(8)
            make.leading.trailing.equalToSuperview()
            make.height.equalTo(56)
        }
        thumbnails.snp.makeConstraints { make in
            make.edges.equalToSuperview()
            make.height.equalTo(56)
            make.width.greaterThanOrEqualTo(1200)
        }
    }

    private func layoutPageControl() {
        view.addSubview(pageControl)
        pageControl.snp.makeConstraints { make in
            make.centerX.equalToSuperview()
            make.bottom.equalTo(pager).offset(-8)
            make.width.equalTo(200).priority(250)
            make.width.lessThanOrEqualTo(160)
        }
    }

    func growPager() {
        if pagerHeight == nil {
            pager.snp.makeConstraints { make in
                pagerHeight = make.height.equalTo(pager.snp.width).priority(.low).constraint
            }
        }
        pagerHeight?.update(priority: 500)
        pagerHeight?.update(offset: 12)
    }
}
