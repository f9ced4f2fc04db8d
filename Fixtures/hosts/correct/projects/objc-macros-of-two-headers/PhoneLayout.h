#import <UIKit/UIKit.h>

#define LAYOUT(V, F) [self.contentView addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"H:|-" F @"-|" options:0 metrics:nil views:V]]
