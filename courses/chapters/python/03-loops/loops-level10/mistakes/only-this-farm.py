import player

for tree in range(5):
    player.move_forward(3)
