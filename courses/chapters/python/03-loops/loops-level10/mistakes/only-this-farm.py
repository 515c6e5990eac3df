import player

for tree in range(6):
    player.move_forward(2)
