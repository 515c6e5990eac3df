import player

for side in range(4):
    player.move_forward(5)
player.turn_right()
