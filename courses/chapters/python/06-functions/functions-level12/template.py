import player

# {step}
def hop(steps):
    player.move_forward(steps)
    player.turn_right()

# {dance}
hop(2)
hop(2)
