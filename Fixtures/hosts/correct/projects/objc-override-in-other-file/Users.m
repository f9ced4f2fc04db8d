#import "Panel.h"
#import "TitledPanel.h"

void Open(Panel *panel, TitledPanel *titled)
{
    [panel attach:@"V:|[content]|"];
    [titled attach:@"H:|-[title]-|"];
    Panel *upcast = titled;
    [upcast attach:@"V:[title(>=20)]"];
}
