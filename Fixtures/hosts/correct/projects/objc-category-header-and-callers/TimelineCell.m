#import "TimelineCell.h"
#import "UIView+VFL.h"

@interface TimelineCell ()
@property (nonatomic, strong) UIView *dot;
@property (nonatomic, strong) UILabel *text;
@end

@implementation TimelineCell

- (instancetype)initWithStyle:(UITableViewCellStyle)style reuseIdentifier:(NSString *)identifier
{
    self = [super initWithStyle:style reuseIdentifier:identifier];
    if (self) {
        NSDictionary *views = NSDictionaryOfVariableBindings(_dot, _text);
        [self.contentView vfl_add:@"H:|-inset-[_dot(8)]-inset-[_text]-inset-|"
                          options:NSLayoutFormatAlignAllTop
                          metrics:@{@"inset": @12}
                            views:views];
        [self.contentView vfl_add:@"V:|-12-[_text]-12-|" views:views];
        [self.contentView vfl_add:@"V:[_dot(8)]" views:views];
    }
    return self;
}

@end
