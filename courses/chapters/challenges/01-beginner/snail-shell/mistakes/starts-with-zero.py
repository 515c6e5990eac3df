import player

for steps in range(6):
    player.move_forward(steps)
    player.turn_right()
