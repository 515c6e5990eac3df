import player

# {add}
def add(a, b):
    return a + b

# {walk}
player.move_forward(add(first, second))
player.turn_right()
player.move_forward(add(second, third))
