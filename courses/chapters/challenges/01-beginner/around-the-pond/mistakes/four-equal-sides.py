import player

for side in range(4):
    player.move_forward(long)
    player.turn_right()
