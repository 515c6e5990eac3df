import player

# {trees}
for tree in range(1, trees + 1):
    player.move_forward(3)
