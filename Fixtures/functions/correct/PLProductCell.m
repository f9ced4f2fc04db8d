#import "PLProductCell.h"
#import <PureLayout/PureLayout.h>

@interface PLProductCell ()
@property (nonatomic, strong) UIImageView *productImage;
@property (nonatomic, strong) UILabel *title;
@property (nonatomic, strong) UILabel *price;
@property (nonatomic, assign) BOOL didSetupConstraints;
@property (nonatomic, strong) NSArray *normalConstraints;
@property (nonatomic, strong) NSArray *saleConstraints;
@end

@implementation PLProductCell

- (void)updateConstraints
{
    if (!self.didSetupConstraints) {
        [NSLayoutConstraint autoSetPriority:UILayoutPriorityDefaultHigh forConstraints:^{
            [self.productImage autoSetDimensionsToSize:CGSizeMake(80, 80)];
        }];
        [self.productImage autoSetDimension:ALDimensionHeight toSize:72 relation:NSLayoutRelationLessThanOrEqual];
        [self.productImage autoPinEdgeToSuperviewEdge:ALEdgeLeading withInset:16];
        [self.productImage autoPinEdgeToSuperviewEdge:ALEdgeTop withInset:8];
        [self.title autoPinEdge:ALEdgeLeading toEdge:ALEdgeTrailing ofView:self.productImage withOffset:12];
        [self.title autoPinEdgeToSuperviewEdge:ALEdgeTop withInset:8];
        [self.title autoPinEdgeToSuperviewEdge:ALEdgeTrailing withInset:16];
        self.didSetupConstraints = YES;
    }
    [super updateConstraints];
}

- (void)createPriceConstraints
{
    self.normalConstraints = [NSLayoutConstraint autoCreateConstraintsWithoutInstalling:^{
        [self.price autoPinEdgeToSuperviewEdge:ALEdgeBottom withInset:8];
        [self.price autoSetDimension:ALDimensionHeight toSize:18];
    }];
    self.saleConstraints = [NSLayoutConstraint autoCreateConstraintsWithoutInstalling:^{
        [self.price autoPinEdgeToSuperviewEdge:ALEdgeBottom withInset:12];
        [self.price autoSetDimension:ALDimensionHeight toSize:26];
    }];
}

- (void)setOnSale:(BOOL)onSale
{
    if (onSale) {
        [self.normalConstraints autoRemoveConstraints];
        [self.saleConstraints autoInstallConstraints];
    } else {
        [self.saleConstraints autoRemoveConstraints];
        [self.normalConstraints autoInstallConstraints];
    }
}

- (void)layoutAccessory
{
    UIImageView *chevron = [UIImageView newAutoLayoutView];
    [self.contentView addSubview:chevron];
    [chevron autoAlignAxisToSuperviewAxis:ALAxisHorizontal];
    [chevron autoPinEdgeToSuperviewEdge:ALEdgeTrailing withInset:8];
    [chevron autoSetDimensionsToSize:CGSizeMake(8, 13)];
}

@end
