import player

turns = {
    "left": player.turn_left,
    "right": player.turn_right,
}

def layer(top, bottom):
    def decorator(inside):
        def wrapper():
            return top + inside() + bottom
        return wrapper
    return decorator

kitchen = {
    "bread": layer("(", ")"),
    "salad": layer("~", "~"),
    "cheese": layer("=", "="),
}

for steps, turn, filling, layers in plan:
    def sandwich():
        return filling
    for name in layers[::-1]:
        sandwich = kitchen[name](sandwich)
    player.move_forward(steps)
    player.write(sandwich())
    turns[turn]()
