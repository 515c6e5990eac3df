import player

def go(steps):
    player.move_forward(steps)

go()
