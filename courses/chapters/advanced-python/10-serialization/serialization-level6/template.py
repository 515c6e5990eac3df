import player
import json

# {names}
names = [
    "north.json",
    "east.json",
    "south.json",
    "west.json",
]

# {try}

# {visit}

# {save}
