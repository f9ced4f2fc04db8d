#import <UIKit/UIKit.h>

#define LAY_OUT(text) [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:text options:0 metrics:nil views:@{@"tile": self.tile}]]
