import player

def route():
    yield 6
    yield 9
    yield 6
    yield 6
    yield 3
    yield 3

for steps in route:
    player.move_forward(steps)
    player.turn_right()
