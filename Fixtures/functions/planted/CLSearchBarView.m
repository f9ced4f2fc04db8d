#import "CLSearchBarView.h"
#import <PureLayout/PureLayout.h>

@interface CLSearchBarView ()
@property (nonatomic, strong) UITextField *field;
@property (nonatomic, strong) UIButton *cancelButton;
@property (nonatomic, strong) UIView *line;
@end

@implementation CLSearchBarView

- (void)setupField
{
    UIView *box = [UIView newAutoLayoutView];
    self.field = [UITextField newAutoLayoutView];
    [self addSubview:box];
    [box addSubview:self.field];

    [box autoPinEdgeToSuperviewEdge:ALEdgeTop];
    [box autoPinEdgeToSuperviewEdge:ALEdgeLeading];
    [box autoPinEdgeToSuperviewEdge:ALEdgeTrailing withInset:80];
    [box autoSetDimension:ALDimensionHeight toSize:44];
    [self.field autoPinEdgesToSuperviewEdgesWithInsets:UIEdgeInsetsMake(6, 8, 6, 8)];
    [self.field autoSetDimension:ALDimensionHeight toSize:36];
}

- (void)setupCancelButton
{
    self.cancelButton = [UIButton newAutoLayoutView];
    [self addSubview:self.cancelButton];
    [self.cancelButton autoSetDimensionsToSize:CGSizeMake(60, 44)];
    [self.cancelButton autoPinEdgeToSuperviewEdge:ALEdgeTrailing withInset:8];
    [self.cancelButton autoAlignAxisToSuperviewAxis:ALAxisHorizontal];
    [self.cancelButton autoSetDimension:ALDimensionWidth toSize:70 relation:NSLayoutRelationGreaterThanOrEqual];
}

- (void)setupLine
{
    self.line = [UIView newAutoLayoutView];
    [self addSubview:self.line];
    [self.line autoSetDimension:ALDimensionHeight toSize:1];
    [self.line autoPinEdgeToSuperviewEdge:ALEdgeLeading withInset:16];
    [self.line autoPinEdgeToSuperviewEdge:ALEdgeBottom];
    [self.line autoPinEdge:ALEdgeLeading toEdge:ALEdgeLeading ofView:self withOffset:20];
}

@end
