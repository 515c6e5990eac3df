import player

for steps in range(1, 5):
    player.move_forward(steps)
    player.turn_right()
