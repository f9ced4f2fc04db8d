#import <UIKit/UIKit.h>

@implementation PairsView

- (void)build
{
    NSDictionary *views = @{@"cover": self.cover, @"spine": self.spine};
    NSArray *rules = @[
        @[@"H:|[spine(6)][cover]|", @(NSLayoutFormatAlignAllTop | NSLayoutFormatAlignAllBottom), @"[the row"],
        @[@"V:|[cover]|", @0, @"|-[height"],
    ];
    for (NSArray *rule in rules) {
        NSLog(@"%@", rule[2]);
        [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:rule[0]
                                                                     options:[rule[1] unsignedIntegerValue]
                                                                     metrics:nil
                                                                       views:views]];
    }
    NSArray *named = @[@{@"format": @"H:[spine]", @"note": @"[x"}, @{@"format": @"H:[cover(>=20)]"}];
    for (NSDictionary *rule in named) {
        [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:rule[@"format"] options:0 metrics:nil views:views]];
    }
}

@end
