#import "FA_UnlessMacro.h"

#define unless(condition) if (!(condition))
#define PAD_ONLY if (UI_USER_INTERFACE_IDIOM() == UIUserInterfaceIdiomPad)
#define PHONE_ONLY if (UI_USER_INTERFACE_IDIOM() == UIUserInterfaceIdiomPhone)

@interface UMHeaderView : UIView
@property (nonatomic, strong) UIImageView *logo;
@property (nonatomic, strong) UILabel *caption;
@property (nonatomic) BOOL compact;
@end

@implementation UMHeaderView

- (void)layoutLogo
{
    self.logo.translatesAutoresizingMaskIntoConstraints = NO;
    [self addSubview:self.logo];
    unless (self.compact) {
        [self.logo.widthAnchor constraintEqualToConstant:120].active = YES;
    } else {
        [self.logo.widthAnchor constraintEqualToConstant:60].active = YES;
    }
    [self.logo.heightAnchor constraintEqualToConstant:40].active = YES;
}

- (void)layoutCaption
{
    self.caption.translatesAutoresizingMaskIntoConstraints = NO;
    [self addSubview:self.caption];
    PAD_ONLY   [self.caption.heightAnchor constraintEqualToConstant:32].active = YES;
    PHONE_ONLY [self.caption.heightAnchor constraintEqualToConstant:20].active = YES;
    [self.caption.topAnchor constraintEqualToAnchor:self.logo.bottomAnchor constant:8].active = YES;
}

@end
