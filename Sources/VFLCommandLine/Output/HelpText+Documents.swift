extension HelpText {
  /// The topic name of the help about layout files.
  static let documentsTopic = "documents"

  /// The summary of the help topic about layout files.
  static let documentsSummary = "layout files"

  /// The help text about layout files: an example in both formats, and all directives and keys.
  static let documents = """
    A .vfl text is written by people. It has one format string per line, `//` comments, blank lines,
    and directives.

        // A title with a badge, and two columns under it.
        @container 320x480
        @metrics gap: 12
        @view title intrinsic: 200x28 hugging: 251x750
        @view left, right
        @view badge parent: title intrinsic: 16x16

        |-[title]-|
        @options alignAllTop, alignAllBottom
        |-[left]-gap-[right(left)]-|
        V:|-[title]-gap-[left]-|
        V:|-2-[badge]
        H:[badge]-4-|
        @constraint title.height >= 0.05 * |.height @900

    A JSON document contains the same layout for programs:

        {"container": {"width": 320, "height": 480},
         "metrics": {"gap": 12},
         "views": {"title": {"intrinsic": [200, 28], "hugging": [251, 750]},
                   "left": {}, "right": {},
                   "badge": {"parent": "title", "intrinsic": [16, 16]}},
         "formats": ["|-[title]-|",
                     {"format": "|-[left]-gap-[right(left)]-|",
                      "options": ["alignAllTop", "alignAllBottom"]},
                     "V:|-[title]-gap-[left]-|", "V:|-2-[badge]", "H:[badge]-4-|"],
         "constraints": ["title.height >= 0.05 * |.height @900"]}

    All directives and keys are optional. An unknown directive or key is an error.

      @dialect extended    "dialect": "apple", or "extended" for the extended
                           dialect
      @container 320x480   "container": {"width": 320, "height": 480}
                           `-` or null leaves a dimension free; also margins
      @direction rtl       "direction": "rtl" or "ltr"
      @spacing classic     "spacing": the meaning of `-` at an edge of the
                           superview: classic, layoutMargins or layoutMarginsGuide;
                           in the extended dialect also container: 8, sibling: 8 or
                           {"container": 8, "sibling": 8}
      @metrics m: 8, n: 2  "metrics": {"m": 8, "n": "2"}
      @view a ...          "views": {"a": {...}}; frames are printed in this order
        parent: b          "parent": "b"; none or null: no superview; default:
                           the container
        intrinsic: 80x21   "intrinsic": [80, 21]; `-` or null: no content size
        text: "Sign in"    "text": "Sign in": a label with one line, whose size is
                           estimated unless there is `intrinsic`
        font: 17           "font": 17: the font size of the text
        key: "login.title" "key": "login.title": the key of its translations;
                           default: the text
        hugging: 251x250   "hugging": [251, 250]; default: 250
        compression: 750   "compression": [750, 750]; default: 750
        baselines: 14,4    "baselines": [14, 4]: distance of the first baseline
                           from the top, and of the last one from the bottom
        margins: 8,8,8,8   "margins": [8, 8, 8, 8] or 8: top, leading, bottom,
                           trailing
      @array cells: a, b   "arrays": {"cells": ["a", "b"]}, extended dialect only
      @options ...         "options": [...] of a format string; the directive
                           applies to the next format string
      @constraint ...      "constraints": equations of view.attribute terms; `|`
                           is the container

    These directives and keys are for `vfl verify`. Other subcommands use the usual values.

      @container width: 320..430, height: 44
                           "container": {"width": [320, 430], "height": 44}
      @metrics m: 8..16    "metrics": {"m": [8, 16]}
      @view a intrinsic: 40..90x20
                           "intrinsic": [[40, 90], 20]
      @view a intrinsic: 40x20 * text
                           "intrinsic": [40, 20], "scale": "text"
      @scale text: 0.8..3  "scales": {"text": [0.8, 3]}
      @direction both      "direction": "both"
      @require ...         "require": ["inside", "a.width >= 44"]
      @overlap a, b        "overlap": [["a", "b"]]: may overlap

    Sizes, baselines and margins are numbers between -1e15 and 1e15.

    Several documents can form one layout. The last value of the container size, the direction and
    the spacing counts, with a warning if it differs from an earlier value. A view or metric must not
    be declared twice. Flags override all documents.
    """
}
