import player

def route():
    yield 6
    yield 9
    yield 6
    yield 6
    yield 3
    yield 3

for steps in route():
    player.move_forward(next)
    player.turn_right()
