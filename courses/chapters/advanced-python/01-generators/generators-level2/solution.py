import player

# {plan}
def route():
    yield 4
    yield 6
    yield 3

# {walk}
steps = route()
player.move_forward(next(steps))
player.turn_right()
player.move_forward(next(steps))
player.turn_right()
player.move_forward(next(steps))
