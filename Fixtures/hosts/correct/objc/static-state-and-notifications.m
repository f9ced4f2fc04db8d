#import <UIKit/UIKit.h>

static NSMutableDictionary *gViews;
static NSString *gFormat = @"H:|[base]|";
NSDictionary *SharedMetrics;

static void Reset(void)
{
    gViews = [@{@"reset": [UIView new]} mutableCopy];
    gFormat = @"V:[reset]";
}

@implementation StateRow

+ (void)initialize
{
    gViews = [NSMutableDictionary new];
    gViews[@"base"] = [UIView new];
    SharedMetrics = @{@"gap": @8};
}

+ (void)registerView:(UIView *)view named:(NSString *)name { gViews[name] = view; }

- (void)build
{
    [self add:gFormat];
    [StateRow registerView:self named:@"row"];
    [self add:@"H:|-gap-[row]-wide-|"];
    Reset();
    [self add:gFormat];
    gFormat = @"V:|[base]|";
    gViews[@"extra"] = self;
    [self add:@"V:[extra]"];
    static NSString *last = nil;
    if (!last) { last = @"V:[first]"; } else { last = @"V:[later]"; }
    gViews[@"first"] = gViews[@"later"] = self;
    [self add:last];
    [[NSNotificationCenter defaultCenter] addObserverForName:@"x" object:nil queue:nil usingBlock:^(NSNotification *note) {
        [gViews addEntriesFromDictionary:note.userInfo];
        [self add:@"V:[noted]"];
    }];
}

- (void)add:(NSString *)format
{
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:format options:0 metrics:SharedMetrics views:gViews]];
}

@end
