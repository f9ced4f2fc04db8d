#import <Masonry/Masonry.h>
@implementation MReturn
- (void)one:(UIView *)box {
  NSArray *cs = [box mas_makeConstraints:^(MASConstraintMaker *make) { make.width.mas_equalTo(100); }];
  for (MASConstraint *c in cs) { c.mas_equalTo(200); }
  [box mas_makeConstraints:^(MASConstraintMaker *make) { make.width.mas_equalTo(200); }];
}
- (void)two:(UIView *)box host:(UIView *)host {
  [host addSubview:box];
  NSArray *cs = [box mas_makeConstraints:^(MASConstraintMaker *make) { make.left.equalTo(host).offset(10); }];
  [self shift:cs];
  [box mas_makeConstraints:^(MASConstraintMaker *make) { make.left.equalTo(host).offset(20); }];
}
- (void)three:(UIView *)box {
  NSArray *cs = [box mas_makeConstraints:^(MASConstraintMaker *make) { make.width.mas_equalTo(100); }];
  [cs.firstObject setOffset:50];
  [cs enumerateObjectsUsingBlock:^(MASConstraint *c, NSUInteger i, BOOL *stop) { [c setSizeOffset:CGSizeMake(200, 0)]; }];
  [box mas_makeConstraints:^(MASConstraintMaker *make) { make.width.mas_equalTo(200); }];
}
@end
