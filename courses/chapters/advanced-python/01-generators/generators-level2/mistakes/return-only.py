import player

def route():
    return 4

steps = route()
player.move_forward(next(steps))
