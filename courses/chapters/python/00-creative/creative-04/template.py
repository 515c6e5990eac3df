import player

# {teach}
def hop(steps):
    player.turn_left()
    player.move_forward(steps)
    player.turn_right()
    player.move_forward(steps)

# {go}
hop(1)
player.turn_right()
hop(2)
