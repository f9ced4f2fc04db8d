#import <UIKit/UIKit.h>

#ifndef LAYOUT_MACROS_H
#define LAYOUT_MACROS_H

#define ADD_VFL(FORMAT, VIEWS) \
    [self.view addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:FORMAT options:0 metrics:nil views:VIEWS]]

#define ADD_VFL_M(FORMAT, METRICS, VIEWS) do { \
    NSArray *added = [NSLayoutConstraint constraintsWithVisualFormat:(FORMAT) options:0 metrics:(METRICS) views:(VIEWS)]; \
    [self.view addConstraints:added]; \
} while (0)

#define ROW(BODY) @"H:|-" BODY @"-|"

#define FILL(VIEW) \
    ADD_VFL(@"H:|[" @#VIEW @"]|", NSDictionaryOfVariableBindings(VIEW)); \
    ADD_VFL(@"V:|[" @#VIEW @"]|", NSDictionaryOfVariableBindings(VIEW))

#endif
