"""The place in a JSON text that Python could not read."""

from hopcode import OWN_BUILTINS as __builtins__

LONGEST_NEAR = 30


def near_place(error):
    """The rest of the JSON line after the place where Python stopped reading; empty at the end of the text."""
    text, start = getattr(error, 'doc', None), getattr(error, 'pos', None)
    if type(text) is not str or type(start) is not int:
        return {}
    rest = text[start : start + LONGEST_NEAR].lstrip()
    return {'near': rest.split('\n')[0]}
