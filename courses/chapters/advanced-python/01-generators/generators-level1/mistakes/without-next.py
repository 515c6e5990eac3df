import player

def route():
    yield 5
    yield 7

steps = route()
player.move_forward(steps)
