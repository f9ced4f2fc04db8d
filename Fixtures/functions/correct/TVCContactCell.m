#import "TVCContactCell.h"

@interface TVCContactCell ()
@property (nonatomic, strong) UIImageView *photoView;
@property (nonatomic, strong) UILabel *nameLabel;
@property (nonatomic, strong) UILabel *detailLabel;
@property (nonatomic, strong) NSLayoutConstraint *photoWidth;
@end

@implementation TVCContactCell

- (instancetype)initWithStyle:(UITableViewCellStyle)style reuseIdentifier:(NSString *)reuseIdentifier
{
    self = [super initWithStyle:style reuseIdentifier:reuseIdentifier];
    if (self) {
        _photoView = [[UIImageView alloc] init];
        _nameLabel = [[UILabel alloc] init];
        _detailLabel = [[UILabel alloc] init];
        for (UIView *v in @[_photoView, _nameLabel, _detailLabel]) {
            v.translatesAutoresizingMaskIntoConstraints = NO;
            [self.contentView addSubview:v];
        }
        NSDictionary *views = NSDictionaryOfVariableBindings(_photoView, _nameLabel, _detailLabel);
        NSDictionary *metrics = @{@"pad": @12, @"margin": @16};
        [self.contentView addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"H:|-margin-[_photoView]-pad-[_nameLabel]-margin-|" options:0 metrics:metrics views:views]];
        [self.contentView addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"V:|-pad-[_nameLabel]-4-[_detailLabel]-pad-|" options:NSLayoutFormatAlignAllLeading metrics:metrics views:views]];
        [_photoView.centerYAnchor constraintEqualToAnchor:self.contentView.centerYAnchor].active = YES;
    }
    return self;
}

- (void)setPhotoVisible:(BOOL)visible
{
    self.photoWidth.active = NO;
    if (visible) {
        self.photoWidth = [self.photoView.widthAnchor constraintEqualToConstant:44];
    } else {
        self.photoWidth = [self.photoView.widthAnchor constraintEqualToConstant:0];
    }
    self.photoWidth.active = YES;
}

- (void)applyCompact:(BOOL)compact
{
    if (compact)
        [self.photoView.heightAnchor constraintEqualToConstant:32].active = YES;
    else
        [self.photoView.heightAnchor constraintEqualToConstant:44].active = YES;
}

- (void)prepareForReuse
{
    [super prepareForReuse];
    [self.photoView removeConstraints:self.photoView.constraints];
    [self.photoView addConstraint:[NSLayoutConstraint constraintWithItem:self.photoView
                                                               attribute:NSLayoutAttributeHeight
                                                               relatedBy:NSLayoutRelationGreaterThanOrEqual
                                                                  toItem:nil
                                                               attribute:NSLayoutAttributeNotAnAttribute
                                                              multiplier:1.0
                                                                constant:20.0]];
}

@end
