#import "VNToolPanel.h"
#import <PureLayout/PureLayout.h>

@interface VNToolPanel ()
@property (strong) UIView *toolbar;
@property (strong) UIButton *undo;
@property (strong) UIButton *redo;
@property (strong) UILabel *status;
@end

@implementation VNToolPanel

- (void)layoutButtons {
    self.undo = [UIButton newAutoLayoutView];
    self.redo = [UIButton newAutoLayoutView];
    [self addSubview:self.undo];
    [self addSubview:self.redo];
    [self.undo autoPinEdgeToSuperviewEdge:ALEdgeLeading withInset:8];
    [self.undo autoAlignAxisToSuperviewAxis:ALAxisHorizontal];
    [self.redo autoAlignAxis:ALAxisHorizontal toSameAxisOfView:self.undo];
    [self.redo autoPinEdge:ALEdgeLeading toEdge:ALEdgeTrailing ofView:self.undo withOffset:12];
    [self.undo autoSetDimension:ALDimensionWidth toSize:44];
    [self.redo autoPinEdge:ALEdgeLeading toEdge:ALEdgeTrailing ofView:self.undo withOffset:16];
}

- (void)layoutToolbar {
    UIView *rail = [UIView newAutoLayoutView];
    self.toolbar = [UIView newAutoLayoutView];
    [self addSubview:rail];
    [rail addSubview:self.toolbar];
    [rail autoPinEdgeToSuperviewEdge:ALEdgeTrailing];
    [rail autoAlignAxisToSuperviewAxis:ALAxisHorizontal];
    [rail autoSetDimensionsToSize:CGSizeMake(48, 120)];
    [self.toolbar autoPinEdgeToSuperviewEdge:ALEdgeLeading];
    [self.toolbar autoPinEdgeToSuperviewEdge:ALEdgeTop];
    [self.toolbar autoMatchDimension:ALDimensionHeight toDimension:ALDimensionHeight ofView:rail withMultiplier:0.5];
    [self.toolbar autoSetDimension:ALDimensionHeight toSize:64];
}

- (void)layoutStatus {
    UIView *slot = [UIView newAutoLayoutView];
    self.status = [UILabel newAutoLayoutView];
    [self addSubview:slot];
    [slot addSubview:self.status];
    [slot autoCenterInSuperview];
    [slot autoSetDimension:ALDimensionWidth toSize:120];
    [self.status autoPinEdgeToSuperviewEdge:ALEdgeLeading withInset:5];
    [self.status autoPinEdgeToSuperviewEdge:ALEdgeTrailing withInset:5];
    [self.status autoPinEdgeToSuperviewEdge:ALEdgeTop];
    [self.status autoPinEdgeToSuperviewEdge:ALEdgeBottom];
    [self.status autoSetDimension:ALDimensionWidth toSize:100];
}

@end
