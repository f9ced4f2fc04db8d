#import <Masonry/Masonry.h>
@implementation MX
- (void)a {
  UIView *box = [UIView new]; [self addSubview:box];
  __block MASConstraint *w;
  [box mas_makeConstraints:^(MASConstraintMaker *make) { w = make.width.equalTo(@100); }];
  [w uninstall];
  [box mas_makeConstraints:^(MASConstraintMaker *make) { make.width.equalTo(@200); }];
}
- (void)b {
  UIView *box = [UIView new]; [self addSubview:box];
  __block MASConstraint *w;
  [box mas_makeConstraints:^(MASConstraintMaker *make) { w = make.width.mas_equalTo(100).with.priorityLow(); }];
  [box mas_makeConstraints:^(MASConstraintMaker *make) { make.width.mas_equalTo(200); }];
  w.offset(50);
}
- (void)c {
  UIView *box = [UIView new]; [self addSubview:box];
  NSArray *cs = [box mas_makeConstraints:^(MASConstraintMaker *make) { make.width.mas_equalTo(100); }];
  for (MASConstraint *c in cs) [c uninstall];
  [box mas_makeConstraints:^(MASConstraintMaker *make) { make.width.mas_equalTo(200); }];
}
- (void)c2 {
  UIView *box = [UIView new]; [self addSubview:box];
  NSArray *cs = [box mas_makeConstraints:^(MASConstraintMaker *make) { make.width.mas_equalTo(100); }];
  [cs makeObjectsPerformSelector:@selector(deactivate)];
  [box mas_makeConstraints:^(MASConstraintMaker *make) { make.width.mas_equalTo(200); }];
}
- (void)c3 {
  UIView *box = [UIView new]; [self addSubview:box];
  NSArray *cs = [box mas_makeConstraints:^(MASConstraintMaker *make) { make.width.mas_equalTo(100); }];
  for (MASConstraint *c in cs) { c.priorityLow(); }
  [box mas_makeConstraints:^(MASConstraintMaker *make) { make.width.mas_equalTo(200); }];
}
- (void)c4 {
  UIView *box = [UIView new]; [self addSubview:box];
  __block MASConstraint *w;
  [box mas_makeConstraints:^(MASConstraintMaker *make) { w = make.width.mas_equalTo(100); }];
  w.mas_equalTo(200);
  [box mas_makeConstraints:^(MASConstraintMaker *make) { make.width.mas_equalTo(200); }];
}
- (void)c5 {
  UIView *box = [UIView new]; [self addSubview:box];
  [box mas_makeConstraints:^(MASConstraintMaker *make) {
    make.width.equalTo(@100).priority(999); make.width.equalTo(@200).priorityHigh();
    make.width.equalTo(@300).priority(MASLayoutPriorityRequired - 1);
    make.height.equalTo(@30); make.height.equalTo(@40).with.priority(750).and.key(@"h");
  }];
  MASAttachKeys(box);
}
- (void)d:(NSArray *)views {
  for (UIView *v in views) { [v mas_makeConstraints:^(MASConstraintMaker *make) { make.width.equalTo(@100); }]; }
  [views mas_distributeViewsAlongAxis:MASAxisTypeHorizontal withFixedSpacing:10 leadSpacing:5 tailSpacing:5];
  [views mas_makeConstraints:^(MASConstraintMaker *make) { make.top.equalTo(self).offset(10); make.height.equalTo(@40); }];
}
- (void)e {
  UIView *box = [UIView new]; [self addSubview:box];
  [self mas_makeConstraints:^(MASConstraintMaker *make) { make.width.equalTo(@300); make.height.equalTo(@200);}];
  [box mas_makeConstraints:^(MASConstraintMaker *make) {
    make.edges.equalTo(self).with.insets(UIEdgeInsetsMake(1, 2, 3, 4));
    make.size.mas_equalTo(CGSizeMake(294, 196));
    make.center.equalTo(self).centerOffset(CGPointMake(-1, -1));
    make.size.equalTo(self).sizeOffset(CGSizeMake(-6, -4));
  }];
}
- (void)f {
  UIView *box = [UIView new]; [self addSubview:box];
  [box mas_makeConstraints:^(MASConstraintMaker *make) { make.width.equalTo(@[@100, @200]).priorityLow(); }];
  [box mas_makeConstraints:^(MASConstraintMaker *make) { make.left.mas_equalTo(10); make.right.mas_equalTo(-10); make.left.equalTo(self).offset(10); make.right.equalTo(self.mas_right).offset(-10); make.left.equalTo(self.mas_leftMargin).offset(3);}];
}
- (void)g {
  UIView *box = [UIView new]; [self addSubview:box];
  [box mas_makeConstraints:^(MASConstraintMaker *make) { make.width.equalTo(@100); }];
  [[MASViewConstraint installedConstraintsForView:box] makeObjectsPerformSelector:@selector(uninstall)];
  [box mas_makeConstraints:^(MASConstraintMaker *make) { make.width.equalTo(@200); }];
}
- (void)h {
  UIView *box = [UIView new]; [self addSubview:box];
  [box mas_makeConstraints:^(MASConstraintMaker *make) { make.width.equalTo(@100); }];
  [box mas_makeConstraints:^(MASConstraintMaker *make) { make.removeExisting = YES; make.width.equalTo(@200); }];
}
- (void)i {
  UIView *box = [UIView new]; [self addSubview:box];
  [box mas_makeConstraints:^(MASConstraintMaker *make) { make.width.equalTo(@100); }];
  [box mas_makeConstraints:^(MASConstraintMaker *make) { make.updateExisting = YES; make.width.equalTo(@200); }];
}
@end
