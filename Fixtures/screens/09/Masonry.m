#import "DashboardViewController.h"
#import <Masonry/Masonry.h>

@implementation DashboardViewController

- (void)viewDidLoad {
    [super viewDidLoad];

    UILabel *headerLabel = [UILabel new];
    UIButton *refreshButton = [UIButton buttonWithType:UIButtonTypeSystem];
    UIView *salesTile = [UIView new];
    UIView *ordersTile = [UIView new];
    UIView *visitsTile = [UIView new];
    UIView *chartTile = [UIView new];
    UILabel *salesTitle = [UILabel new];
    UILabel *salesValue = [UILabel new];
    UILabel *ordersTitle = [UILabel new];
    UILabel *ordersValue = [UILabel new];
    UILabel *chartLegend = [UILabel new];
    UIView *chartPlot = [UIView new];

    UIView *superview = self.view;
    [superview addSubview:headerLabel];
    [superview addSubview:refreshButton];
    [superview addSubview:salesTile];
    [superview addSubview:ordersTile];
    [superview addSubview:visitsTile];
    [superview addSubview:chartTile];
    [salesTile addSubview:salesTitle];
    [salesTile addSubview:salesValue];
    [ordersTile addSubview:ordersTitle];
    [ordersTile addSubview:ordersValue];
    [chartTile addSubview:chartLegend];
    [chartTile addSubview:chartPlot];

    [headerLabel mas_makeConstraints:^(MASConstraintMaker *make) {
        make.top.leading.equalTo(superview).offset(20);
    }];
    [refreshButton mas_makeConstraints:^(MASConstraintMaker *make) {
        make.leading.greaterThanOrEqualTo(headerLabel.mas_trailing).offset(12);
        make.trailing.equalTo(superview).offset(-20);
        make.centerY.equalTo(headerLabel);
    }];
    [salesTile mas_makeConstraints:^(MASConstraintMaker *make) {
        make.top.equalTo(headerLabel.mas_bottom).offset(16);
        make.leading.equalTo(superview).offset(20);
        make.height.equalTo(salesTile.mas_width).multipliedBy(0.5).priority(800);
        make.height.greaterThanOrEqualTo(@90);
        make.width.equalTo(@[ordersTile, visitsTile]);
        make.height.equalTo(@[ordersTile, visitsTile]);
    }];
    [ordersTile mas_makeConstraints:^(MASConstraintMaker *make) {
        make.leading.equalTo(salesTile.mas_trailing).offset(16);
        make.top.equalTo(salesTile);
    }];
    [visitsTile mas_makeConstraints:^(MASConstraintMaker *make) {
        make.leading.equalTo(ordersTile.mas_trailing).offset(16);
        make.trailing.equalTo(superview).offset(-20);
        make.top.equalTo(salesTile);
    }];
    [chartTile mas_makeConstraints:^(MASConstraintMaker *make) {
        make.top.equalTo(salesTile.mas_bottom).offset(16);
        make.leading.equalTo(superview).offset(20);
        make.trailing.bottom.equalTo(superview).offset(-20);
        make.height.greaterThanOrEqualTo(@160);
    }];

    [salesTitle mas_makeConstraints:^(MASConstraintMaker *make) {
        make.top.leading.equalTo(salesTile).offset(12);
        make.trailing.lessThanOrEqualTo(salesTile).offset(-12);
    }];
    [salesValue mas_makeConstraints:^(MASConstraintMaker *make) {
        make.leading.equalTo(salesTitle);
        make.top.greaterThanOrEqualTo(salesTitle.mas_bottom).offset(4);
        make.bottom.equalTo(salesTile).offset(-12);
    }];
    [ordersTitle mas_makeConstraints:^(MASConstraintMaker *make) {
        make.top.leading.equalTo(ordersTile).offset(12);
        make.trailing.lessThanOrEqualTo(ordersTile).offset(-12);
    }];
    [ordersValue mas_makeConstraints:^(MASConstraintMaker *make) {
        make.leading.equalTo(ordersTitle);
        make.baseline.equalTo(salesValue.mas_baseline);
    }];
    [chartLegend mas_makeConstraints:^(MASConstraintMaker *make) {
        make.top.equalTo(chartTile).offset(12);
        make.leading.greaterThanOrEqualTo(chartTile).offset(12);
        make.trailing.equalTo(chartTile).offset(-12);
    }];
    [chartPlot mas_makeConstraints:^(MASConstraintMaker *make) {
        make.top.equalTo(chartLegend.mas_bottom).offset(8);
        make.leading.equalTo(chartTile).offset(12);
        make.trailing.bottom.equalTo(chartTile).offset(-12);
    }];
}

@end
