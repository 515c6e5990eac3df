import player

for side in range(4):
    player.turn_right()
    player.move_forward(length)
