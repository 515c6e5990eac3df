import player

for i in range(4):
    player.move_forward(3)
    player.turn_right()
