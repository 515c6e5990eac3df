"""The Python side of the game: runs one program against the farm and reports everything that happened.

Programs can change the interpreter's builtins, so every module here starts with its own copy of them:
``from hopcode import OWN_BUILTINS as __builtins__``.
"""

import builtins

OWN_BUILTINS = dict(vars(builtins))
