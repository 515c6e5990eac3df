import player

def hop(steps):
    player.move_forward(steps)
    player.turn_right()
