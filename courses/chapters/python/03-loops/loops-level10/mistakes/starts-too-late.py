import player

for tree in range(2, trees + 1):
    player.move_forward(3)
