#import "DayCell.h"
#import <Masonry/Masonry.h>

@implementation DayCell

- (instancetype)initWithFrame:(CGRect)frame
{
    self = [super initWithFrame:frame];
    if (self != nil) {
        [self addContent];
    }
    return self;
}

- (void)addContent
{
    UIView *rangeBackground = [[UIView alloc] initWithFrame:CGRectZero];
    UIView *todayCircle = [[UIView alloc] initWithFrame:CGRectZero];
    UILabel *dayLabel = [[UILabel alloc] initWithFrame:CGRectZero];
    [dayLabel setContentCompressionResistancePriority:900 forAxis:UILayoutConstraintAxisHorizontal];
    UIView *dotRow = [[UIView alloc] initWithFrame:CGRectZero];
    UIView *dotOne = [[UIView alloc] initWithFrame:CGRectZero];
    UIView *dotTwo = [[UIView alloc] initWithFrame:CGRectZero];
    UIView *dotThree = [[UIView alloc] initWithFrame:CGRectZero];

    [self.contentView addSubview:rangeBackground];
    [self.contentView addSubview:todayCircle];
    [todayCircle addSubview:dayLabel];
    [self.contentView addSubview:dotRow];
    [dotRow addSubview:dotOne];
    [dotRow addSubview:dotTwo];
    [dotRow addSubview:dotThree];

    [rangeBackground mas_makeConstraints:^(MASConstraintMaker *make) {
        make.leading.trailing.equalTo(self.contentView);
        make.centerY.equalTo(todayCircle);
        make.height.equalTo(todayCircle).offset(-4);
    }];
    [todayCircle mas_makeConstraints:^(MASConstraintMaker *make) {
        make.centerX.equalTo(self.contentView);
        make.centerY.equalTo(self.contentView).offset(-5);
        make.width.equalTo(self.contentView).multipliedBy(0.75);
        make.width.lessThanOrEqualTo(@40);
        make.height.equalTo(todayCircle.mas_width);
    }];
    [dayLabel mas_makeConstraints:^(MASConstraintMaker *make) {
        make.center.equalTo(todayCircle);
        make.width.lessThanOrEqualTo(todayCircle).offset(-8);
    }];
    [dotRow mas_makeConstraints:^(MASConstraintMaker *make) {
        make.top.equalTo(todayCircle.mas_bottom).offset(3);
        make.centerX.equalTo(self.contentView);
        make.height.equalTo(@5);
        make.bottom.lessThanOrEqualTo(self.contentView).offset(-2);
    }];
    [dotOne mas_makeConstraints:^(MASConstraintMaker *make) {
        make.leading.top.bottom.equalTo(dotRow);
        make.width.equalTo(dotOne.mas_height);
    }];
    [dotTwo mas_makeConstraints:^(MASConstraintMaker *make) {
        make.leading.equalTo(dotOne.mas_trailing).offset(2);
        make.centerY.equalTo(dotOne);
        make.size.equalTo(dotOne);
    }];
    [dotThree mas_makeConstraints:^(MASConstraintMaker *make) {
        make.leading.equalTo(dotTwo.mas_trailing).offset(2);
        make.trailing.equalTo(dotRow);
        make.centerY.equalTo(dotTwo);
        make.size.equalTo(dotOne);
    }];
}

@end
