#import "FA_IdiomMacros.h"

#define IF_PAD if (UI_USER_INTERFACE_IDIOM() == UIUserInterfaceIdiomPad)
#define TTUnpin(v) [(v) removeConstraints:(v).constraints]

@interface TTPostHeader : UIView
@property (nonatomic, strong) UIImageView *avatarView;
@property (nonatomic, strong) UILabel *titleLabel;
@end

@implementation TTPostHeader

- (void)setupConstraints
{
    self.avatarView.translatesAutoresizingMaskIntoConstraints = NO;
    self.titleLabel.translatesAutoresizingMaskIntoConstraints = NO;
    [self addSubview:self.avatarView];
    [self addSubview:self.titleLabel];

    IF_PAD
        [self.avatarView.widthAnchor constraintEqualToConstant:64].active = YES;
    else
        [self.avatarView.widthAnchor constraintEqualToConstant:40].active = YES;

    [self.avatarView.heightAnchor constraintEqualToAnchor:self.avatarView.widthAnchor].active = YES;
    [self.avatarView.leadingAnchor constraintEqualToAnchor:self.leadingAnchor constant:12].active = YES;
    [self.titleLabel.leadingAnchor constraintEqualToAnchor:self.avatarView.trailingAnchor constant:8].active = YES;
}

- (void)relayoutTitle
{
    self.titleLabel.translatesAutoresizingMaskIntoConstraints = NO;
    [self addSubview:self.titleLabel];
    [self.titleLabel.heightAnchor constraintEqualToConstant:20].active = YES;
    [self layoutIfNeeded];
    TTUnpin(self.titleLabel);
    [self.titleLabel.heightAnchor constraintEqualToConstant:44].active = YES;
}

@end
