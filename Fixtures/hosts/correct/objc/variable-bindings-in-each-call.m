#import "PlayerView.h"

@interface PlayerView ()
@property (nonatomic, strong) UIButton *playButton;
@property (nonatomic, strong) UISlider *slider;
@end

@implementation PlayerView

- (void)setUpConstraints
{
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"H:|-[_playButton(44)]-[_slider]-|"
                                                                 options:NSLayoutFormatAlignAllCenterY
                                                                 metrics:nil
                                                                   views:NSDictionaryOfVariableBindings(_playButton, _slider)]];
    UIButton *play = self.playButton;
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"V:|-[play]-|"
                                                                 options:0
                                                                 metrics:nil
                                                                   views:NSDictionaryOfVariableBindings(play)]];
}

@end
