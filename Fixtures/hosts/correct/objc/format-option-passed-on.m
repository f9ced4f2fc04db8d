#import <UIKit/UIKit.h>

@implementation UIView (Aligned)

- (void)lay:(NSString *)format options:(NSLayoutFormatOptions)options views:(NSDictionary *)views
{
    // Vertical formats are aligned by their leading edges.
    if ([format hasPrefix:@"V:"]) {
        options = NSLayoutFormatAlignAllLeading;
    }
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:format options:options metrics:nil views:views]];
}

- (void)lay:(NSString *)format views:(NSDictionary *)views
{
    [self lay:format options:NSLayoutFormatAlignAllTop views:views];
}

@end

@implementation AlignedController

- (void)viewDidLoad
{
    [super viewDidLoad];
    UIView *one = self.one, *two = self.two;
    NSDictionary *views = NSDictionaryOfVariableBindings(one, two);
    [self.view lay:@"H:|-[one]-[two]-|" views:views];
    [self.view lay:@"V:|-[one]-[two]" views:views];
    [self.view lay:@"V:[one]-(>=20)-[two]-|" options:NSLayoutFormatAlignAllBottom views:views];
}

@end
