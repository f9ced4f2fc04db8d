#import <UIKit/UIKit.h>

@interface RegistryView : UIView {
    NSMutableDictionary *_views;
    NSDictionary *_metrics;
}
@end

@implementation RegistryView

- (instancetype)initWithFrame:(CGRect)frame
{
    if ((self = [super initWithFrame:frame])) {
        _views = [NSMutableDictionary dictionary];
        _metrics = @{@"gap": @8};
        [self registerView:[UILabel new] name:@"title"];
        [self registerView:[UILabel new] name:@"note"];
    }
    return self;
}

- (void)registerView:(UIView *)view name:(NSString *)name
{
    view.translatesAutoresizingMaskIntoConstraints = NO;
    _views[name] = view;
    [self addSubview:view];
}

- (void)setSpacing:(CGFloat)spacing
{
    NSMutableDictionary *metrics = [_metrics mutableCopy];
    metrics[@"spacing"] = @(spacing);
    _metrics = metrics;
}

- (void)build
{
    [self setSpacing:4];
    for (NSString *format in @[@"H:|-gap-[title]-gap-|", @"H:|-gap-[note]-gap-|", @"V:|-gap-[title]-spacing-[note]"]) {
        [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:format options:0 metrics:_metrics views:_views]];
    }
}

@end
