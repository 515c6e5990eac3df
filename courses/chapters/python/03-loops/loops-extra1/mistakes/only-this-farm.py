import player

for size in range(2, 5, 2):
    for side in range(4):
        player.move_forward(size)
        player.turn_right()
