"""Where JSON could not be read."""

from hopcode import OWN_BUILTINS as __builtins__

LONGEST_NEAR = 30


def near_place(error):
    """The text of the line of JSON from the place on where Python stopped reading; empty at its end."""
    text, start = getattr(error, 'doc', None), getattr(error, 'pos', None)
    if type(text) is not str or type(start) is not int:
        return {}
    rest = text[start : start + LONGEST_NEAR].lstrip()
    return {'near': rest.split('\n')[0]}
