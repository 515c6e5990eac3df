import player

for side in range(3):
    player.move_forward(5)
    player.turn_right()
