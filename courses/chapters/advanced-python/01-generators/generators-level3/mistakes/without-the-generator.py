import player

for steps in [6, 9, 6, 6, 3, 3]:
    player.move_forward(steps)
    player.turn_right()
