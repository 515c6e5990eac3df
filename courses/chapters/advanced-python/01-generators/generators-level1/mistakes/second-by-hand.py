import player

def route():
    yield 5
    yield 7

steps = route()
player.move_forward(next(steps))
player.turn_right()
player.move_forward(7)
