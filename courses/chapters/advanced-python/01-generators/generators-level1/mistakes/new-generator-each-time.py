import player

def route():
    yield 5
    yield 7

player.move_forward(next(route()))
player.turn_right()
player.move_forward(next(route()))
