import UIKit

let unused = NSLayoutConstraint.constraints(
  withVisualFormat: "|-[", options: [], metrics: nil, views: [:])
