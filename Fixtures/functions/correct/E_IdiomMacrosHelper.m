#import "FA_IdiomMacrosHelper.h"

@interface SSCardView : UIView
@property (nonatomic, strong) UIView *panel;
@property (nonatomic) BOOL needsReset;
@end

@implementation SSCardView {
    void (^_animations)(void);
}

- (void)installBlocks
{
    __weak typeof(self) weakSelf = self;
    _animations = ^{
        [weakSelf.panel removeConstraints:weakSelf.panel.constraints];
    };
}

- (void)expand
{
    self.panel.translatesAutoresizingMaskIntoConstraints = NO;
    [self addSubview:self.panel];
    [self.panel.heightAnchor constraintEqualToConstant:60].active = YES;
    [self layoutIfNeeded];
    [UIView animateWithDuration:0.25 animations:_animations];
    [self.panel.heightAnchor constraintEqualToConstant:200].active = YES;
}

- (void)collapse
{
    self.panel.translatesAutoresizingMaskIntoConstraints = NO;
    [self addSubview:self.panel];
    [self.panel.heightAnchor constraintEqualToConstant:200].active = YES;
    [self layoutIfNeeded];
    [SSLayoutHelper strip:self.panel];
    [self.panel.heightAnchor constraintEqualToConstant:60].active = YES;
}

- (void)updateConstraints
{
    if (self.needsReset) {
        self.needsReset = NO;
        [self.panel removeConstraints:self.panel.constraints];
    }
    [super updateConstraints];
}

- (void)measure
{
    self.panel.translatesAutoresizingMaskIntoConstraints = NO;
    [self addSubview:self.panel];
    [self.panel.widthAnchor constraintEqualToConstant:320].active = YES;
    self.needsReset = YES;
    [self setNeedsUpdateConstraints];
    [self updateConstraintsIfNeeded];
    [self.panel.widthAnchor constraintEqualToConstant:768].active = YES;
}

@end
