import player

for i in range(9):
    player.move_forward(2)
