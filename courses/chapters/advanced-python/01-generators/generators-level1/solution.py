import player

# {plan}
def route():
    yield 5
    yield 7

# {walk}
steps = route()
player.move_forward(next(steps))
player.turn_right()
player.move_forward(next(steps))
