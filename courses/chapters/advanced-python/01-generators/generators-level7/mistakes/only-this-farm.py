import player

for length in [2, 2, 4, 4, 6, 6, 8, 8]:
    player.move_forward(length)
    player.turn_right()
