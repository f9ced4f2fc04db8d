// strings: 1
// unread: 1
#import <UIKit/UIKit.h>

@interface Panel : UIView
@property (nonatomic, copy) NSString *format;
@end

@implementation Panel
- (void)addBox:(UIView *)box other:(Panel *)other {
    other.format = @"H:|[unused]|";
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:self.format options:0 metrics:nil views:@{ @"box" : box }]];
    // Both objects can be the same one, so the last assignment counts.
    other.format = @"V:|[unused]|";
    self.format = @"V:|[box]|";
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:_format options:0 metrics:nil views:@{ @"box" : box }]];
}
@end
