import player

turns = {
    "left": player.turn_left,
    "right": player.turn_right,
}

# {layer}
def layer(top, bottom):
    return top + bottom

# {kitchen}
kitchen = {
    "bread": layer("(", ")"),
    "salad": layer("~", "~"),
    "cheese": layer("=", "="),
}

# {guests}
for steps, turn, filling, layers in plan:
    def sandwich():
        return filling
    player.move_forward(steps)
    player.write(sandwich())
    turns[turn]()
