#import <UIKit/UIKit.h>

@interface Painter : NSObject
- (void)addFormat:(NSString *)format;
@end

@interface PaintView : UIView
@property (nonatomic, strong) UIView *brush;
- (void)addFormat:(NSString *)format;
@end

@implementation PaintView
- (void)addFormat:(NSString *)format
{
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:[NSString stringWithFormat:@"H:%@", format]
                                                                 options:0 metrics:nil views:@{@"brush": self.brush}]];
}
- (void)layoutBase
{
    [self addFormat:@"|-[brush]-|"];
}
@end

@interface UprightPaintView : PaintView
@end

@implementation UprightPaintView
- (void)addFormat:(NSString *)format
{
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:[NSString stringWithFormat:@"V:|%@", format]
                                                                 options:0 metrics:nil views:@{@"brush": self.brush}]];
}
- (void)layoutMore
{
    [self addFormat:@"-[brush]-|"];
    [super addFormat:@"|[brush]|"];
}
@end

@implementation Painter
- (void)addFormat:(NSString *)format { NSLog(@"%@", format); }
- (void)paint { [self addFormat:@"RGB[8"]; }
@end
