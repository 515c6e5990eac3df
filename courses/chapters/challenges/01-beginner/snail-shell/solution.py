import player

# {shell}
for steps in range(1, 6):
    player.move_forward(steps)
    player.turn_right()
