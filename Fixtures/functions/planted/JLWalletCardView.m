#import "JLWalletCardView.h"

@implementation JLWalletCardView {
    UIImageView *_chip;
    UILabel *_number;
    UILabel *_holder;
    UIView *_stripe;
}

- (void)buildChip {
    _chip = [[UIImageView alloc] init];
    _chip.translatesAutoresizingMaskIntoConstraints = NO;
    [self addSubview:_chip];
    [NSLayoutConstraint activateConstraints:@[
        [_chip.leadingAnchor constraintEqualToAnchor:self.leadingAnchor constant:24],
        [_chip.topAnchor constraintEqualToAnchor:self.topAnchor constant:60],
        [_chip.widthAnchor constraintEqualToConstant:40],
        [_chip.heightAnchor constraintEqualToConstant:36],
        [_chip.widthAnchor constraintEqualToAnchor:_chip.heightAnchor multiplier:4.0 / 3.0],
    ]];
}

- (void)buildNumber {
    UIView *band = [[UIView alloc] init];
    band.translatesAutoresizingMaskIntoConstraints = NO;
    _number = [[UILabel alloc] init];
    _number.translatesAutoresizingMaskIntoConstraints = NO;
    [self addSubview:band];
    [band addSubview:_number];
    [NSLayoutConstraint activateConstraints:@[
        [band.topAnchor constraintEqualToAnchor:self.topAnchor constant:120],
        [band.leadingAnchor constraintEqualToAnchor:self.leadingAnchor],
        [band.widthAnchor constraintEqualToConstant:300],
        [band.heightAnchor constraintEqualToConstant:30],
        [_number.centerXAnchor constraintEqualToAnchor:band.centerXAnchor],
        [_number.centerYAnchor constraintEqualToAnchor:band.centerYAnchor],
        [_number.widthAnchor constraintEqualToConstant:200],
        [_number.leadingAnchor constraintEqualToAnchor:band.leadingAnchor constant:24],
    ]];
}

- (void)buildHolderWithMargin:(CGFloat)margin {
    _holder = [[UILabel alloc] init];
    _holder.translatesAutoresizingMaskIntoConstraints = NO;
    [self addSubview:_holder];
    [_holder.trailingAnchor constraintEqualToAnchor:self.trailingAnchor constant:-margin].active = YES;
    [_holder.bottomAnchor constraintEqualToAnchor:self.bottomAnchor constant:-16].active = YES;
    [self.trailingAnchor constraintEqualToAnchor:_holder.trailingAnchor constant:margin + 10].active = YES;
}

- (void)buildStripe {
    UIView *clip = [[UIView alloc] init];
    _stripe = [[UIView alloc] init];
    for (UIView *v in @[clip, _stripe]) {
        v.translatesAutoresizingMaskIntoConstraints = NO;
    }
    [self addSubview:clip];
    [clip addSubview:_stripe];
    [clip.topAnchor constraintEqualToAnchor:self.topAnchor].active = YES;
    [clip.leadingAnchor constraintEqualToAnchor:self.leadingAnchor].active = YES;
    [clip.trailingAnchor constraintEqualToAnchor:self.trailingAnchor].active = YES;
    NSDictionary *names = NSDictionaryOfVariableBindings(clip, _stripe);
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"V:[clip(80)]" options:0 metrics:nil views:names]];
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"V:|[_stripe(40)]|" options:0 metrics:nil views:names]];
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"H:|[_stripe]|" options:0 metrics:nil views:names]];
}

@end
