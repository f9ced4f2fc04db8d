extension HelpText {
  /// The name under which the help about documents is found.
  static let documentsTopic = "documents"

  /// The subject of the help about documents, in a few words.
  static let documentsSummary = "layouts in files"

  /// Both forms of one layout, and every key and directive.
  static let documents = """
    A .vfl text is for people: a format a line, `//` comments, blank lines, and directives.

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

    A JSON document says the same for programs.

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

    Directives and keys; each may be left out, and one that is not known is an error:

      @dialect extended    "dialect": "apple", or "extended" for formats of more
                           than Apple has
      @container 320x480   "container": {"width": 320, "height": 480}
                           a size that is `-`, or null, is free; also margins
      @direction rtl       "direction": "rtl" or "ltr"
      @spacing classic     "spacing": what `-` means at the superview's edge:
                           classic, layoutMargins or layoutMarginsGuide; of the
                           extended dialect also container: 8, sibling: 8 or
                           {"container": 8, "sibling": 8}
      @metrics m: 8, n: 2  "metrics": {"m": 8, "n": "2"}
      @view a ...          "views": {"a": {...}}; frames are printed in this order
        parent: b          "parent": "b"; none, or null: in no view; else in the
                           container
        intrinsic: 80x21   "intrinsic": [80, 21]; `-`, or null: no content size
        hugging: 251x250   "hugging": [251, 250]; 250 unless given
        compression: 750   "compression": [750, 750]; 750 unless given
        baselines: 14,4    "baselines": [14, 4]: the first below the top, the last
                           above the bottom
        margins: 8,8,8,8   "margins": [8, 8, 8, 8] or 8: top, leading, bottom,
                           trailing
      @array cells: a, b   "arrays": {"cells": ["a", "b"]}, of the extended dialect
      @options ...         "options": [...] of a format; the directive is for the
                           next one
      @constraint ...      "constraints": equations over view.attribute; `|` is the
                           container

    Sizes, baselines and margins lie between -1e15 and 1e15.

    When several documents make one layout, what a later one says about the container, the
    direction and the spacing counts, with a warning where it is something else than before; and no
    view or metric may be given twice. What a flag says counts over all documents.
    """
}
