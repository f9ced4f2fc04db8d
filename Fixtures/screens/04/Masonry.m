#import "ChatBubbleView.h"
#import <Masonry/Masonry.h>

@implementation ChatBubbleView

- (instancetype)initWithFrame:(CGRect)frame {
    self = [super initWithFrame:frame];
    if (!self) return nil;

    UIImageView *avatar = UIImageView.new;
    UIView *bubble = UIView.new;
    UILabel *senderLabel = UILabel.new;
    UILabel *messageLabel = UILabel.new;
    messageLabel.numberOfLines = 0;
    UIView *meta = UIView.new;
    UILabel *timeLabel = UILabel.new;
    [timeLabel setContentHuggingPriority:251 forAxis:UILayoutConstraintAxisHorizontal];
    [timeLabel setContentHuggingPriority:251 forAxis:UILayoutConstraintAxisVertical];
    UIImageView *statusIcon = UIImageView.new;

    [self addSubview:avatar];
    [self addSubview:bubble];
    [bubble addSubview:senderLabel];
    [bubble addSubview:messageLabel];
    [bubble addSubview:meta];
    [meta addSubview:timeLabel];
    [meta addSubview:statusIcon];

    [avatar mas_makeConstraints:^(MASConstraintMaker *make) {
        make.leading.equalTo(self).offset(12);
        make.bottom.equalTo(bubble);
        make.size.mas_equalTo(CGSizeMake(36, 36));
    }];

    [bubble mas_makeConstraints:^(MASConstraintMaker *make) {
        make.leading.equalTo(avatar.mas_trailing).offset(8);
        make.top.equalTo(self.mas_top).offset(6);
        make.bottom.equalTo(self.mas_bottom).offset(-6).priority(999);
        make.width.lessThanOrEqualTo(self.mas_width).multipliedBy(0.75);
        make.trailing.lessThanOrEqualTo(self.mas_trailing).offset(-24);
    }];

    [senderLabel mas_makeConstraints:^(MASConstraintMaker *make) {
        make.top.equalTo(bubble.mas_top).offset(8);
        make.leading.equalTo(bubble.mas_leading).offset(12);
        make.trailing.lessThanOrEqualTo(bubble.mas_trailing).offset(-12);
    }];

    [messageLabel mas_makeConstraints:^(MASConstraintMaker *make) {
        make.top.equalTo(senderLabel.mas_bottom).offset(4);
        make.leading.equalTo(bubble.mas_leading).offset(12);
        make.trailing.equalTo(bubble.mas_trailing).offset(-12);
    }];

    [meta mas_makeConstraints:^(MASConstraintMaker *make) {
        make.top.equalTo(messageLabel.mas_bottom).offset(4);
        make.leading.greaterThanOrEqualTo(bubble.mas_leading).offset(12);
        make.trailing.equalTo(bubble.mas_trailing).offset(-12);
        make.bottom.equalTo(bubble.mas_bottom).offset(-8);
    }];

    [timeLabel mas_makeConstraints:^(MASConstraintMaker *make) {
        make.leading.top.bottom.equalTo(meta);
    }];

    [statusIcon mas_makeConstraints:^(MASConstraintMaker *make) {
        make.leading.equalTo(timeLabel.mas_trailing).offset(4);
        make.trailing.equalTo(meta);
        make.centerY.equalTo(timeLabel);
        make.width.equalTo(@14);
        make.height.equalTo(@10);
    }];

    return self;
}

@end
