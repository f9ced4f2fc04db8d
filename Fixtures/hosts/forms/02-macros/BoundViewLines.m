// strings: 3
#import "Panel.h"

#define PREPCONSTRAINTS(VIEW) [VIEW setTranslatesAutoresizingMaskIntoConstraints:NO]
#define CONSTRAIN(PARENT, VIEW, FORMAT) \
    do { \
        PREPCONSTRAINTS(VIEW); \
        [(PARENT) addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:(FORMAT) \
            options:0 metrics:nil views:NSDictionaryOfVariableBindings(VIEW)]]; \
    } while (0)

@implementation Panel
- (void)addLabel:(UILabel *)label image:(UIImageView *)image {
    CONSTRAIN(self, label, @"H:|-[label]-|");
    CONSTRAIN(self, image, @"V:|-[image]-|");
    CONSTRAIN(self, image, @"V:|-[label]-|"); // fault: label
}
@end
