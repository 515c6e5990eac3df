import player

# {add}
def add(a, b):
    print(a + b)

# {walk}
player.move_forward(add(first, second))
player.turn_right()
player.move_forward(add(second, third))
