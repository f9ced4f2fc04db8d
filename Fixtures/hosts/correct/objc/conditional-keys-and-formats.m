#import <TargetConditionals.h>
#import <UIKit/UIKit.h>

@implementation ConditionalView

- (void)build
{
    UIView *page = self.page, *ruler = self.ruler;
    NSDictionary *views = @{
        @"page": page,
#if TARGET_OS_MACCATALYST
        @"ruler": ruler,
#endif
    };
#if TARGET_OS_MACCATALYST
    [self add:@"V:|[ruler][page]|" views:views];
#else
    [self add:@"V:|[page]|" views:views];
#endif
    NSString *format = @"H:|[page]|";
#ifdef WIDE
    views = NSDictionaryOfVariableBindings(page, ruler);
    format = @"H:|[ruler][page]|";
#endif
    [self add:format views:views];
#if DEBUG && !TARGET_OS_MACCATALYST
    views = @{@"debug": page};
    format = @"H:|[debug]|";
#elif DEBUG
    format = @"H:|-[page]-|";
    views = @{@"page": page};
#endif
    [self add:format views:views];
}

- (void)add:(NSString *)format views:(NSDictionary *)views
{
#if TARGET_OS_WATCH
    NSLog(@"%@", format);
#else
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:format options:0 metrics:nil views:views]];
#endif
}

#if TARGET_OS_WATCH
- (void)buildWatch
{
    [self add:@"[watch" views:nil];
}
#endif

@end
