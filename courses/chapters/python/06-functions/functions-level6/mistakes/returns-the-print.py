import player

def add(a, b):
    return print(a + b)

player.move_forward(add(2, 3))
player.turn_right()
player.move_forward(add(3, 4))
