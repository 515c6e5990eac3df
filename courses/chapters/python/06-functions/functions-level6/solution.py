import player

# {add}
def add(a, b):
    return a + b

# {walk}
player.move_forward(add(2, 3))
player.turn_right()
player.move_forward(add(3, 4))
