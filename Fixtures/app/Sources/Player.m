#import "Player.h"

@implementation Player

- (void)updateConstraints {
  NSDictionary *views = NSDictionaryOfVariableBindings(play, slider, time);
  [self addConstraints:
    [NSLayoutConstraint constraintsWithVisualFormat:@"H:|-[play(44)]-[slider]-"
                                                    @"[time(==play]-|"
                                            options:NSLayoutFormatAlignAllCenterY
                                            metrics:nil
                                              views:views]];
  // vfl:disable-next-line VFL0305 -- the labels of the next screen come here
  [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"V:|-[play]-|" options:NSLayoutFormatAlignAllCenterY metrics:nil views:views]];
  [super updateConstraints];
}

- (void)addRow:(NSString *)format views:(NSDictionary *)views {
  [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:format
                                                               options:0
                                                               metrics:nil
                                                                 views:views]];
}

@end
