import player

def add(a, b):
    return a

player.move_forward(add(first, second))
player.turn_right()
player.move_forward(add(second, third))
