import player

for side in range(4):
    player.move_forward(length)
    player.turn_left()
