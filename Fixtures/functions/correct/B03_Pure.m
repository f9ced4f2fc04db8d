#import <PureLayout/PureLayout.h>
@implementation PX
- (void)a:(UIView *)box {
  [box autoSetDimension:ALDimensionWidth toSize:100];
  [NSLayoutConstraint autoSetPriority:UILayoutPriorityDefaultHigh forConstraints:^{ [box autoSetDimension:ALDimensionWidth toSize:200]; }];
  NSArray *later = [NSLayoutConstraint autoCreateConstraintsWithoutInstalling:^{ [box autoSetDimension:ALDimensionWidth toSize:300]; }];
  [later count];
}
- (void)b {
  UIView *box = [UIView newAutoLayoutView]; [self addSubview:box];
  NSLayoutConstraint *c = [box autoSetDimension:ALDimensionWidth toSize:100];
  [c autoRemove];
  [box autoSetDimension:ALDimensionWidth toSize:200];
  NSArray *es = [box autoPinEdgesToSuperviewEdgesWithInsets:UIEdgeInsetsMake(1,2,3,4) excludingEdge:ALEdgeBottom];
  [es autoRemoveConstraints];
  [box autoPinEdgesToSuperviewEdges];
  [self autoSetDimension:ALDimensionWidth toSize:200];
}
- (void)c {
  UIView *box = [UIView newAutoLayoutView]; [self addSubview:box];
  [box autoSetDimensionsToSize:CGSizeMake(10, 20)];
  [box autoPinEdgesToSuperviewEdgesWithInsets:UIEdgeInsetsMake(1,2,3,4) excludingEdge:ALEdgeTrailing];
  [box autoPinEdgeToSuperviewEdge:ALEdgeRight withInset:4 relation:NSLayoutRelationGreaterThanOrEqual];
  [self autoSetDimension:ALDimensionWidth toSize:200];
  [self autoSetDimension:ALDimensionHeight toSize:24];
  [box autoPinEdgeToSuperviewMargin:ALEdgeTop];
  [box autoPinEdgeToSuperviewSafeArea:ALEdgeBottom withInset:9];
  [box autoMatchDimension:ALDimensionWidth toDimension:ALDimensionHeight ofView:box withMultiplier:0.5];
  [box autoMatchDimension:ALDimensionWidth toDimension:ALDimensionWidth ofView:self withOffset:-190];
  [box autoAlignAxis:ALAxisHorizontal toSameAxisOfView:self withOffset:-1];
}
- (void)d:(UIView *)box {
  NSLayoutConstraint *a = [box autoSetDimension:ALDimensionWidth toSize:100];
  NSLayoutConstraint *b = [box autoSetDimension:ALDimensionWidth toSize:200];
  [@[a, b] setValue:@(UILayoutPriorityDefaultHigh) forKey:@"priority"];
}
- (void)e:(UIView *)box {
  [[box autoSetDimension:ALDimensionWidth toSize:100] setPriority:UILayoutPriorityDefaultLow];
  [box autoSetDimension:ALDimensionWidth toSize:200].active = NO;
  [box autoSetDimension:ALDimensionWidth toSize:300];
  [[box autoSetDimension:ALDimensionWidth toSize:250 relation:NSLayoutRelationLessThanOrEqual] autoRemove];
}
@end
