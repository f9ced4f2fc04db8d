#import <UIKit/UIKit.h>

typedef NS_ENUM(NSInteger, CardLayout) {
    CardLayoutStacked,
    CardLayoutSideBySide,
    CardLayoutImageOnly,
    CardLayoutTextOnly,
};

@implementation CardView

- (void)applyLayout:(CardLayout)layout
{
    NSString *main = nil;
    NSArray *more = @[];
    switch (layout) {
        case CardLayoutStacked:
            main = @"V:|[image][text]|";
            more = @[@"H:|[image]|", @"H:|[text]|"];
            break;
        case CardLayoutSideBySide:
            main = @"H:|[image][text(image)]|";
            more = @[@"V:|[image]|", @"V:|[text]|"];
            break;
        case CardLayoutImageOnly:
            main = @"H:|[image]|";
            more = @[@"V:|[image]|"];
            break;
        case CardLayoutTextOnly:
        default:
            main = @"H:|-[text]-|";
            more = @[@"V:|-[text]-|"];
            break;
    }
    NSDictionary *views = @{@"image": self.image, @"text": self.text};
    NSMutableArray *constraints = [NSMutableArray array];
    [constraints addObjectsFromArray:[NSLayoutConstraint constraintsWithVisualFormat:main options:0 metrics:nil views:views]];
    for (NSString *format in more) {
        [constraints addObjectsFromArray:[NSLayoutConstraint constraintsWithVisualFormat:format options:0 metrics:nil views:views]];
    }
    [self addConstraints:constraints];
}

@end
