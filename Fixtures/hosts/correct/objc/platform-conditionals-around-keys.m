#if TARGET_OS_IPHONE
#import <UIKit/UIKit.h>
#define PlatformView UIView
#else
#import <AppKit/AppKit.h>
#define PlatformView NSView
#endif

@interface SharedPanel : PlatformView
@property (nonatomic, strong) PlatformView *content;
#if !TARGET_OS_IPHONE
@property (nonatomic, strong) PlatformView *titleBar;
#endif
@end

@implementation SharedPanel

- (void)installConstraints
{
    NSDictionary *views = @{
        @"content": self.content,
#if !TARGET_OS_IPHONE
        @"titleBar": self.titleBar,
#endif
    };
#if TARGET_OS_IPHONE
    NSString *column = @"V:|[content]|";
#else
    NSString *column = @"V:|[titleBar(22)][content]|";
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"H:|[titleBar]|" options:0 metrics:nil views:views]];
#endif
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:column options:0 metrics:nil views:views]];
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"H:|[content]|" options:0 metrics:nil views:views]];
}

@end
