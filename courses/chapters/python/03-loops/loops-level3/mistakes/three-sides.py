import player

for side in range(3):
    player.move_forward(length)
    player.turn_right()
