### What explains itself, and how the rules lead to the board.

about-what = Explanation
about-rules = In the rules
about-before = The one before
about-next = The next one
about-not-here = That is not in sight now: it lies on another tab, or comes later in the game.
rules-show = Show on the board
rules-contents = Contents
rules-back = Back to the table
