import player

# {shell}
for steps in range(3):
    player.move_forward(steps)
    player.turn_right()
