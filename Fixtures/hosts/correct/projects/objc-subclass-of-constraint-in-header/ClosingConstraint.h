#import <UIKit/UIKit.h>

/// Closes each format with a bar.
@interface ClosingConstraint : NSLayoutConstraint
@end
