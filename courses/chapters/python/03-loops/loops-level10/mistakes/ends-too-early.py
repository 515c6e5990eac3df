import player

for tree in range(1, trees):
    player.move_forward(3)
