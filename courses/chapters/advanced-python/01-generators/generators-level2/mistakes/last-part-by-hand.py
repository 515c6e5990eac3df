import player

def route():
    yield 4
    yield 6

steps = route()
player.move_forward(next(steps))
player.turn_right()
player.move_forward(next(steps))
player.turn_right()
player.move_forward(3)
