#import <UIKit/UIKit.h>

#define kRowFormat      @"H:|-kGap-[icon(kIcon)]-kGap-[text]-kGap-|"
#define kColumnFormat   @"V:|-kGap-[" kTextName @"]-kGap-|"
#define kTextName       @"text"
#define kIconColumn     @"V:|-(>=kGap)-[icon(kIcon)]" \
                        @"-(>=kGap)-|"

static NSString * const kGapName = @"kGap";
static CGFloat const kGap = 8;
enum { kIcon = 24 };

@implementation DefinesView

- (void)layOut
{
    NSDictionary *metrics = @{kGapName: @(kGap), @"kIcon": @(kIcon)};
    NSDictionary *views = @{@"icon": self.icon, kTextName: self.text};
    for (NSString *format in @[kColumnFormat, kIconColumn]) {
        [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:format options:0 metrics:metrics views:views]];
    }
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:kRowFormat
                                                                 options:NSLayoutFormatAlignAllCenterY
                                                                 metrics:metrics views:views]];
}

@end
